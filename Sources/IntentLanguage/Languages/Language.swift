public import IntentKit

/// A language that conversations are held in: its code, what is said in it, and the data by which sentences in it are
/// read.
///
/// ```swift
/// let assistant = try Assistant(plugins: [Plugin(SetTimerHandler())], language: .french)
/// ```
///
/// A language is a value made of parts. The parts that ``english`` and ``french`` are made of are public, so a language of
/// your own can share some of them. `Docs/AddingALanguage.md` shows how to make one.
public struct Language: Sendable {
  /// The code of ISO 639-1, by which intents are translated and handlers choose their words.
  public let code: String
  /// Words the messages of conversations.
  public let wording: any Wording
  /// Contractions and elisions.
  public let spelling: Spelling
  /// The words around names: articles, plurals and "all".
  public let names: NameWords
  /// How numbers and amounts of money are said and written.
  public let numbers: NumberWords
  private let makeConversation: @Sendable () -> ConversationWords
  private let makeArithmetic: @Sendable () -> ArithmeticWords

  /// What people say about the conversation itself.
  public var conversation: ConversationWords { makeConversation() }
  /// The words for operations and equality.
  public var arithmetic: ArithmeticWords { makeArithmetic() }

  /// Makes a language. Keep the tables that it is made of in static constants, for recognisers ask for them when they are
  /// made.
  ///
  /// - Parameters:
  ///   - code: The code of ISO 639-1.
  ///   - wording: Words the messages of conversations.
  ///   - spelling: Contractions and elisions.
  ///   - names: The words around names.
  ///   - conversation: What people say about the conversation itself.
  ///   - numbers: How numbers and amounts of money are said and written.
  ///   - arithmetic: The words for operations and equality.
  public init(
    code: String, wording: any Wording, spelling: Spelling = Spelling(),
    names: NameWords = NameWords(),
    conversation: @autoclosure @escaping @Sendable () -> ConversationWords,
    numbers: NumberWords = .digits,
    arithmetic: @autoclosure @escaping @Sendable () -> ArithmeticWords = ArithmeticWords()
  ) {
    self.code = code
    self.wording = wording
    self.spelling = spelling
    self.names = names
    self.numbers = numbers
    makeConversation = conversation
    makeArithmetic = arithmetic
  }
}

extension Language: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
