import Synchronization

/// Messages in several languages. Each is read when it is first used.
///
/// ```swift
/// let texts = ["en": english, "it": italian]
/// let catalog = MessageCatalog(languages: ["en", "it"]) { texts[$0] }
/// catalog["it"].text("started", ["minutes": 5])
/// ```
///
/// A language that cannot be read is said in the first one. Of that, a message that cannot be read is said as its key. ``check()`` tells
/// what is wrong: call it in a test, or when texts are loaded.
public final class MessageCatalog: Sendable {
  /// The codes of the languages, with the first one at the beginning.
  public let languages: [String]
  let text: @Sendable (String) -> String?
  private let rules: @Sendable (String) -> LanguageRules
  private let known = Mutex<[String: MessageTexts]>([:])

  /// Messages in some languages, with the rules that their texts have, or else those that this package has for the language.
  ///
  /// - Parameters:
  ///   - languages: The codes of the languages, the first one at the beginning. It names the variables, and words what others lack.
  ///   - text: The text of a language; ``MessageTexts`` tells how it is written.
  public convenience init(
    languages: [String], text: @escaping @Sendable (String) -> String?
  ) {
    self.init(languages: languages, text: text) { MessageCatalog.conversations[$0].rules }
  }

  init(
    languages: [String], text: @escaping @Sendable (String) -> String?,
    rules: @escaping @Sendable (String) -> LanguageRules
  ) {
    self.languages = languages
    self.text = text
    self.rules = rules
  }

  /// The messages of a language; those of the first one if it is unknown, or cannot be read.
  public subscript(language: String) -> MessageTexts {
    if let texts = known.withLock({ $0[language] }) { return texts }
    guard let texts = try? read(language) else { return first }
    known.withLock { $0[language] = texts }
    return texts
  }

  /// The texts by language, as they were given.
  package var texts: [String: String] {
    languages.reduce(into: [:]) { texts, language in texts[language] = text(language) }
  }

  private var first: MessageTexts {
    let language = languages.first ?? ""
    if let texts = known.withLock({ $0[language] }) { return texts }
    var faults: [LanguageFile.Fault] = []
    let texts = MessageTexts(
      language: language, text(language) ?? "", rules: rules(language), template: nil,
      faults: &faults)
    known.withLock { $0[language] = texts }
    return texts
  }

  /// Reads all languages.
  ///
  /// - Throws: ``TranslationError`` at the first line that cannot be read.
  public func check() throws(TranslationError) {
    for language in languages { _ = try read(language) }
  }

  /// What can be read of a translation, and what is wrong with it.
  package typealias Checked = (texts: MessageTexts, faults: [LanguageFile.Fault])

  /// Reads what can be read of a translation, and compares it with the first language. The rules of
  /// the language are those of the given texts if they are not in this one. The result has the
  /// messages, and all lines that cannot be read.
  package func checked(
    _ text: String, as language: String, rulesOf texts: MessageTexts?
  ) -> Checked {
    var faults: [LanguageFile.Fault] = []
    let read = MessageTexts(
      language: language, text, rules: texts?.rules ?? LanguageRules(), template: first,
      faults: &faults)
    return (read, faults)
  }

  /// Reads the messages of a language.
  ///
  /// - Throws: ``TranslationError`` at the first line that cannot be read.
  public func read(_ language: String) throws(TranslationError) -> MessageTexts {
    guard let text = text(language) else {
      throw TranslationError(language: language, line: 0, reason: "there is no text")
    }
    do throws(LanguageFile.Fault) {
      return try MessageTexts(
        language: language, text, rules: rules(language),
        template: language == languages.first ? nil : first)
    } catch {
      throw TranslationError(language: language, line: error.line, reason: error.reason)
    }
  }
}
