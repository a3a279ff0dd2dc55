/// The words of a language for operations, brackets and equality.
public struct ArithmeticWords: Sendable {
  let signs: [(words: [String], sign: String)]
  /// The texts as they are written, with their signs.
  let written: [(text: String, sign: String)]

  /// Creates the words of a language. The first match is used, so longer texts must precede shorter
  /// ones.
  ///
  /// - Parameters:
  ///   - spelling: Contractions and elisions of the language.
  ///   - signs: The signs by the texts for them: `+`, `−`, `×`, `÷`, `=`, brackets, and `;` between
  ///     steps.
  public init(
    spelling: Spelling = Spelling(), _ signs: KeyValuePairs<String, String> = [:]
  ) {
    written = signs.map { ($0, $1) }
    self.signs = signs.map { (Sentence.words($0, spelling), $1) }
  }
}
