/// Makes texts comparable: letters are folded; spaces, hyphens and apostrophes are dropped.
struct LetterFolding: Sendable {
  private let folding: @Sendable (Character) -> String
  /// The letters of the rules as the rules encode them: a letter and its accent can be one or two scalars.
  private var letters: [Character: [UInt32]] = [:]

  /// The letters that ASCII characters become, by their codes.
  private let plainASCII: [[UInt32]]

  /// A folded text.
  struct Folded {
    /// The values of the scalars.
    var scalars: [UInt32] = []
    /// The ends of letters: how many scalars there are up to them, and where they are in the text.
    var ends: [(count: Int, end: String.Index)] = []
  }

  init(_ rules: NumberRules, _ folding: @escaping @Sendable (Character) -> String) {
    self.folding = folding
    plainASCII = (0..<0x80 as Range<UInt8>).map { code in
      Self.plain(folding(Character(Unicode.Scalar(code)))).unicodeScalars.map(\.value)
    }
    var letters: [Character: [UInt32]] = [:]
    for set in rules.sets {
      for parts in set.rules.map(\.parts) + [set.negative ?? []] {
        for part in parts {
          for text in part.texts {
            for letter in text where !letter.isASCII {
              for folded in Self.plain(folding(letter)) {
                letters[folded] = folded.unicodeScalars.map(\.value)
              }
            }
          }
        }
      }
    }
    self.letters = letters
  }

  /// The text in scalars, up to a number of them.
  func fold(_ text: some StringProtocol, limit: Int = .max) -> Folded {
    var folded = Folded()
    var place = text.startIndex
    while place < text.endIndex, folded.scalars.count < limit {
      let letter = text[place]
      place = text.index(after: place)
      append(letter, to: &folded.scalars)
      let count = folded.scalars.count
      if count > folded.ends.last?.count ?? 0 { folded.ends.append((count, place)) }
    }
    return folded
  }

  private func append(_ letter: Character, to scalars: inout [UInt32]) {
    if Self.isDropped(letter) { return }
    if let ascii = letter.asciiValue, !letter.isNewline {
      scalars += ascii < 0x80 ? plainASCII[Int(ascii)] : []
      return
    }
    for folded in Self.plain(folding(letter)) {
      scalars += letters[folded] ?? folded.unicodeScalars.map(\.value)
    }
  }

  /// Invisible characters and letters that differ by place or keyboard only are made alike.
  private static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x307, 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF: continue
      case 0x131: result.append("i")
      case 0x3C2: result.append("σ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isDropped(_ letter: Character) -> Bool {
    guard let first = letter.unicodeScalars.first else { return true }
    switch first.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return false
    // Hyphens, apostrophes, and what cannot be seen.
    case 0x27, 0x2D, 0x2010...0x2013, 0x2018, 0x2019, 0x2BC, 0xAD, 0x200B, 0x2060, 0xFEFF:
      return true
    default: return first.properties.isWhitespace
    }
  }
}

extension RulePart {
  /// The words of the part itself.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): forms
    default: []
    }
  }
}
