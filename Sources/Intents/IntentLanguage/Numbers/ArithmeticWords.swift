import IntentKit

/// The words of a language for operations, brackets and equality.
struct ArithmeticWords: Sendable {
  /// The signs by the words for them: `+`, `−`, `×`, `÷`, `%`, `=`, brackets, and `;` between steps. The first match is used.
  private(set) var signs: [(words: [String], sign: String)] = []
  /// The texts as they are written, with their signs.
  private(set) var written: [(text: String, sign: String)] = []

  init() {}

  init(_ file: LanguageFile, _ spelling: Spelling) throws(LanguageFile.Fault) {
    var table = WordTable("arithmetic", of: file)
    for sign in ["+", "−", "×", "÷", "%", "=", "(", ")", ";"] {
      written += table.texts(sign).map { ($0, sign) }
    }
    try table.finish()
    // Longer texts are found before those that they begin with.
    written.sort { $0.text.count > $1.text.count }
    signs = written.map { (Sentence.words($0.text, spelling), $0.sign) }
  }
}
