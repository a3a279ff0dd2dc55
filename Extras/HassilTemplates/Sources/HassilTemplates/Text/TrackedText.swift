import Foundation

/// A text that is changed step by step, and for each letter its place in the original, so that the place of a value
/// can be told.
struct TrackedText: Equatable {
  /// The letters.
  private(set) var letters: [Unicode.Scalar]
  /// For each letter, the index of the scalar of the original that it comes from.
  private(set) var offsets: [Int]

  init(_ text: String) {
    letters = Array(text.unicodeScalars)
    offsets = Array(letters.indices)
  }

  /// Replaces matches, from left to right.
  ///
  /// - Parameters:
  ///   - replacement: The letter that takes the place of each match, if any.
  ///   - end: The end of the match that begins at a place; `nil` if none does.
  mutating func replace(
    with replacement: Unicode.Scalar? = nil, where end: ([Unicode.Scalar], Int) -> Int?
  ) {
    var new: [Unicode.Scalar] = []
    var newOffsets: [Int] = []
    var kept = 0
    var place = 0
    while place < letters.count {
      guard let stop = end(letters, place), stop > place else {
        place += 1
        continue
      }
      new += letters[kept..<place]
      newOffsets += offsets[kept..<place]
      if let replacement {
        new.append(replacement)
        newOffsets.append(offsets[place])
      }
      kept = stop
      place = stop
    }
    guard kept > 0 else { return }
    letters = new + letters[kept...]
    offsets = newOffsets + offsets[kept...]
  }

  /// Makes one space of each run of white space.
  mutating func normalizeSpaces() {
    guard
      letters.indices.contains(where: {
        letters[$0].isSpace && (letters[$0] != " " || ($0 > 0 && letters[$0 - 1].isSpace))
      })
    else { return }
    replace(with: " ") { letters, place in
      letters[place].isSpace
        ? letters[place...].firstIndex { !$0.isSpace } ?? letters.endIndex : nil
    }
  }

  /// Removes white space at both ends.
  mutating func trim() { keep(letters.trimmed.indices) }

  /// Removes all but a part.
  mutating func keep(_ part: Range<Int>) {
    guard part.count < letters.count else { return }
    offsets = Array(offsets[part])
    letters = Array(letters[part])
  }

  /// Removes spaces between letters of scripts that have none.
  mutating func removeSpacesOfSpacelessScripts() {
    guard letters.contains(where: \.isOfSpacelessScript) else { return }
    replace(where: Self.endOfSpacesOfSpacelessScript)
  }

  static func endOfSpacesOfSpacelessScript(_ letters: [Unicode.Scalar], _ place: Int) -> Int? {
    guard letters[place].isSpace, place > 0, letters[place - 1].isOfSpacelessScript,
      let end = letters[place...].firstIndex(where: { !$0.isSpace }),
      letters[end].isOfSpacelessScript
    else { return nil }
    return end
  }

  /// Adds a space at the end, so that each word ends with one.
  mutating func appendSpace() {
    offsets.append(offsets.last.map { $0 + 1 } ?? 0)
    letters.append(" ")
  }

  /// Composes letters and marks to single letters where there are such (NFC).
  mutating func compose() {
    guard letters.contains(where: \.mayCompose) else { return }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: letters)
    let composed = Array(String(view).precomposedStringWithCanonicalMapping.unicodeScalars)
    if composed.count != letters.count {
      offsets = Array(offsets.prefix(composed.count))
      let last = offsets.last.map { $0 + 1 } ?? 0
      offsets += Array(repeating: last, count: composed.count - offsets.count)
    }
    letters = composed
  }

  /// Replaces one letter by another.
  mutating func replace(_ old: Unicode.Scalar, by new: Unicode.Scalar) {
    for place in letters.indices where letters[place] == old { letters[place] = new }
  }
}

extension Unicode.Scalar {
  /// Whether it may be changed by composition. Composed letters below U+0300, and most of Cyrillic, Chinese and
  /// kana, stay as they are.
  fileprivate var mayCompose: Bool {
    switch value {
    case 0..<0x300, 0x400..<0x483, 0x4E00..<0xA000, 0x3041..<0x3099, 0x309B..<0x3100,
      0x2010..<0x2030:
      false
    default: true
    }
  }
}
