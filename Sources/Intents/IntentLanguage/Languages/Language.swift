public import IntentKit

/// A language of conversations: its code, its wording, and the data for parsing it.
///
/// ```swift
/// let assistant = try Assistant(plugins: [Plugin(SetTimerHandler())], language: .french)
/// ```
///
/// A language is a value composed of parts. The parts of ``english`` and ``french`` are public, so
/// a custom language can reuse them. `Docs/AddingALanguage.md` shows how to create one.
public struct Language: Sendable {
  /// The ISO 639-1 code, by which intents are translated and handlers choose their messages.
  public let code: String
  /// The wording of the conversations' messages.
  public let wording: any Wording
  /// Contractions and elisions.
  public let spelling: Spelling
  /// The words around names: articles, plurals and "all".
  public let names: NameWords
  /// The spoken and written forms of numbers and amounts of money.
  public let numbers: NumberWords
  private let makeConversation: @Sendable () -> ConversationWords
  private let makeRequests: @Sendable () -> RequestWords
  private let makeArithmetic: @Sendable () -> ArithmeticWords
  private let makeTimes: @Sendable () -> TimeWords

  /// The commands to the conversation itself.
  public var conversation: ConversationWords { makeConversation() }
  /// The words around and in requests.
  public var requests: RequestWords { makeRequests() }
  /// The words for operations and equality.
  public var arithmetic: ArithmeticWords { makeArithmetic() }
  /// The words for dates, times, durations and recurrences.
  public var times: TimeWords { makeTimes() }

  /// Creates a language. Keep its tables in static constants, because each new recogniser requests
  /// them.
  ///
  /// - Parameters:
  ///   - code: The ISO 639-1 code.
  ///   - wording: The wording of the conversations' messages.
  ///   - spelling: Contractions and elisions.
  ///   - names: The words around names.
  ///   - conversation: The commands to the conversation itself.
  ///   - requests: The words around and in requests.
  ///   - numbers: The spoken and written forms of numbers and amounts of money.
  ///   - arithmetic: The words for operations and equality.
  ///   - times: The words for dates, times, durations and recurrences.
  public init(
    code: String, wording: any Wording, spelling: Spelling = Spelling(),
    names: NameWords = NameWords(),
    conversation: @autoclosure @escaping @Sendable () -> ConversationWords,
    requests: @autoclosure @escaping @Sendable () -> RequestWords = RequestWords(),
    numbers: NumberWords = .digits,
    arithmetic: @autoclosure @escaping @Sendable () -> ArithmeticWords = ArithmeticWords(),
    times: @autoclosure @escaping @Sendable () -> TimeWords = .digits
  ) {
    self.code = code
    self.wording = wording
    self.spelling = spelling
    self.names = names
    self.numbers = numbers
    makeConversation = conversation
    makeRequests = requests
    makeArithmetic = arithmetic
    makeTimes = times
  }
}

extension Language: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
