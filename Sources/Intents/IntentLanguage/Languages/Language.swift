public import IntentKit

/// A language of conversations: its code, its wording, and the words for parsing it.
///
/// ```swift
/// let assistant = try Assistant(plugins: [Plugin(SetTimerHandler())], language: .french)
/// ```
///
/// The words are a text that a translator can write: `Docs/AddingALanguage.md` shows how. They are parsed when they are first
/// needed.
public struct Language: Sendable {
  /// The ISO 639-1 code, by which intents are translated and handlers choose their messages.
  public let code: String
  /// The wording of the conversations' messages.
  public let wording: any Wording
  private let tables: LanguageTables
  /// The text of the words.
  private let words: @Sendable () -> String

  /// Creates a language from the text of its words, in the format of `LanguageFile`. A section or key that is left out
  /// has no words.
  ///
  /// ```swift
  /// let italian = try Language(code: "it", words: text, wording: TextWording("it", messages))
  /// ```
  ///
  /// - Parameters:
  ///   - code: The ISO 639-1 code.
  ///   - words: The words by which sentences are understood.
  ///   - wording: The wording of the conversations' messages.
  ///   - lexicon: The numbers in words, by rules of your own; `nil` for those of the text.
  /// - Throws: `LanguageFile.Fault` with the first line that cannot be read, and what is allowed.
  public init(
    code: String, words: String, wording: any Wording, lexicon: NumberLexicon? = nil
  ) throws(LanguageFile.Fault) {
    self.init(code: code, wording: wording, lexicon: lexicon) { words }
    if let fault = tables.faults.first { throw fault }
  }

  init(
    code: String, wording: any Wording, lexicon: NumberLexicon? = nil,
    words: @escaping @Sendable () -> String
  ) {
    self.code = code
    self.wording = wording
    self.words = words
    tables = LanguageTables(words, code: code, lexicon: lexicon)
  }

  /// The text of the words.
  package var text: String { words() }
  package var spelling: Spelling { value(of: tables.spelling) }
  /// The words around names: articles, plurals and "all".
  var names: NameWords { value(of: tables.names) }
  /// The spoken and written forms of numbers and amounts of money.
  var numbers: NumberWords { value(of: tables.numbers) }
  /// The words for operations and equality.
  var arithmetic: ArithmeticWords { value(of: tables.arithmetic) }
  /// The commands to the conversation itself.
  var conversation: ConversationWords { value(of: tables.conversation) }
  /// The words around and in requests.
  var requests: RequestWords { value(of: tables.requests) }
  /// The words for dates, times, durations and recurrences.
  var times: TimeWords { value(of: tables.times) }

  private func value<Value>(of table: LanguageTables.Table<Value>) -> Value {
    switch table.value {
    case .success(let value): return value
    case .failure(let fault):
      // The initializer has read the texts of others. Those of this module are in its code, and tests read them.
      preconditionFailure("The words of '\(code)', \(fault)")
    }
  }
}

extension Language: CustomStringConvertible {
  /// The ISO 639-1 code, such as `fr`.
  public var description: String { code }
}
