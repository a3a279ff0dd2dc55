extension StringProtocol {
  /// The text with everything visible that a terminal would act on or not show: `\u{1B}` for an escape.
  ///
  /// For text from outside, such as names, files and arguments, where it is shown to a person. Controls, marks
  /// of writing direction and characters without width are written out. Joiners stay where they are part of
  /// spelling: between two letters of other scripts, or two parts of an emoji.
  var visible: String { visible(keeping: []) }

  /// The same for a text of several lines, which has some controls of its own.
  func visible(keeping kept: KeptControls) -> String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(self) }
    let scalars = Array(unicodeScalars)
    var text = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      if kept.contains(.styles), let length = styleLength(scalars[place...]) {
        text += scalars[place..<(place + length)]
        place += length
        continue
      }
      if !scalar.isHidden || (kept.contains(.lines) && (scalar == "\n" || scalar == "\t"))
        || isSpelling(place, in: scalars)
      {
        text.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      }
      place += 1
    }
    return String(text)
  }
}

/// The controls that a text of our own has.
struct KeptControls: OptionSet, Sendable {
  let rawValue: Int
  /// Newlines and tabs.
  static let lines = KeptControls(rawValue: 1)
  /// Colours and weights, as ``Style`` writes them.
  static let styles = KeptControls(rawValue: 2)
}

extension Unicode.Scalar {
  /// Whether a terminal acts on the scalar or does not show it.
  fileprivate var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    // The soft hyphen, the Arabic letter mark, the Mongolian vowel separator.
    case 0xAD, 0x61C, 0x180E: true
    // Spaces without width, joiners, marks of direction; separators of lines; overrides and isolates.
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    // Tags.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}

/// Whether a hidden scalar is part of how a word or an emoji is spelled.
private func isSpelling(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
  if scalars[place].isJoiner {
    guard place > 0, place + 1 < scalars.count else { return false }
    return [scalars[place - 1], scalars[place + 1]].allSatisfy {
      !$0.isASCII && !$0.isHidden && !$0.properties.isWhitespace
    }
  }
  // The flags of England, Scotland and Wales are a black flag with tags.
  guard scalars[place].isTag else { return false }
  let base = scalars[..<place].last { !$0.isTag }
  return base?.value == 0x1F3F4
}

/// The length of a sequence at the beginning that sets a colour or a weight, and hides no text.
private func styleLength(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
  guard scalars.starts(with: ["\u{1B}", "["]),
    let end = scalars.prefix(16).dropFirst(2).firstIndex(of: "m")
  else { return nil }
  let codes = String(String.UnicodeScalarView(scalars[(scalars.startIndex + 2)..<end]))
    .split(separator: ";", omittingEmptySubsequences: false)
  let allowed = codes.allSatisfy { code in
    switch Int(code) {
    case 0?, 1?, 2?, 3?, 4?, 22?, 23?, 24?, 31?, 32?, 33?, 34?, 35?, 36?, 39?: true
    default: false
    }
  }
  return allowed ? end - scalars.startIndex + 1 : nil
}
