/// A text that templates are matched against, with all that matching asks of it.
struct MatchText {
  /// The letters as they were said.
  let letters: [Unicode.Scalar]
  /// The letters without case.
  let folded: [Unicode.Scalar]
  /// The place after the last letter that is no space.
  let endOfWords: Int
  /// The place of the last hyphen or underscore; -1 if there is none.
  let lastJoiner: Int
  /// The place of the last space between letters of scripts that have none; -1 if there is none.
  let lastNeedlessSpace: Int

  init(_ letters: [Unicode.Scalar]) {
    self.letters = letters
    folded = CaseFolding.fold(letters)
    endOfWords = letters.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    lastJoiner = letters.lastIndex(where: \.isJoiner) ?? -1
    lastNeedlessSpace =
      letters.indices.last {
        TrackedText.endOfSpacesOfSpacelessScript(letters, $0) != nil
      } ?? -1
  }

  var count: Int { letters.count }

  func skippingSpaces(from place: Int) -> Int {
    var place = place
    while place < letters.count, letters[place].isSpace { place += 1 }
    return place
  }

  /// Whether folded letters stand at a place.
  func has(_ prefix: ArraySlice<Unicode.Scalar>, at place: Int) -> Bool {
    var compared = 0
    return has(prefix, at: place, compared: &compared)
  }

  private func has(
    _ prefix: ArraySlice<Unicode.Scalar>, at start: Int, compared: inout Int
  ) -> Bool {
    guard prefix.count <= folded.count - start else { return false }
    var place = start
    defer { compared += place - start + 1 }
    for letter in prefix {
      if folded[place] != letter { return false }
      place += 1
    }
    return true
  }

  /// The first place from which folded letters stand in the rest of the text from `start`.
  ///
  /// - Parameters:
  ///   - text: The letters.
  ///   - start: The place to search from. Words before it do not count.
  ///   - isAtBorder: Whether it must be at the beginning or the end of a word.
  ///   - compared: Counts the letters that are compared.
  /// - Returns: The place; `nil` if there is none.
  func first(
    _ text: ArraySlice<Unicode.Scalar>, from start: Int, isAtBorder: Bool, compared: inout Int
  ) -> Int? {
    guard start <= folded.count - text.count else { return nil }
    for place in start...(folded.count - text.count)
    where has(text, at: place, compared: &compared) {
      if !isAtBorder || isBorder(place, from: start) { return place }
    }
    return nil
  }

  private func isBorder(_ place: Int, from start: Int) -> Bool {
    let isAfter = place < letters.count && letters[place].isOfWord
    let isBefore = place > start && letters[place - 1].isOfWord
    return isAfter != isBefore
  }
}
