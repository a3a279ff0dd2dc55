/// A word of a template and the spaces after it.
struct Chunk: Sendable {
  /// The letters without case.
  let letters: [Unicode.Scalar]
  /// The text as it was written.
  let text: [Unicode.Scalar]
  /// The letters without case, and without spaces between letters of scripts that have none.
  let joined: [Unicode.Scalar]
  /// The number of spaces it begins with.
  let leadingSpaces: Int
  /// Whether it ends a word, so that more spaces may follow.
  let endsWord: Bool
  /// Whether it is nothing but spaces, or empty.
  let isBlank: Bool

  init(_ text: String) {
    self.init(TrackedText.normalizedTemplate(text))
  }

  init(_ normalized: [Unicode.Scalar]) {
    letters = CaseFolding.fold(normalized)
    self.text = normalized
    var joined = TrackedText(String(normalized))
    joined.removeSpacesOfSpacelessScripts()
    self.joined = CaseFolding.fold(joined.letters)
    leadingSpaces = normalized.prefix { $0.isSpace }.count
    // Articles with elision attach to the next word: "dell'angolo".
    endsWord = normalized.last == " " || normalized.last == "'"
    isBlank = normalized.trimmed.isEmpty
  }

  /// The text without spaces at both ends.
  var word: ArraySlice<Unicode.Scalar> { text.trimmed }
}
