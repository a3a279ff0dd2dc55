public import IntentKit
import IntentSealing
public import NumberRaceAssistant

/// A sealed state and the text with which a conversation begins.
public struct BegunConversation: Encodable, Sendable {
  /// The sealed state, to be given back with the next turn.
  public let state: String
  /// The greeting.
  public let greeting: String
  /// The code of the language.
  public let language: String

  /// The declared form.
  public static let schema = Schema.object(
    [
      .init("state", stateSchema), .init("greeting", .text()), .init("language", .text(2...2)),
    ], isOpen: true)

  static let stateSchema = Schema.text(1...ConversationSeal.maximumLength).described(
    "The sealed state. Any process of the service goes on with it; it expires after ten minutes of silence, is good for this user only, and does nothing twice."
  )
}

/// The answer to a turn, and the state after it.
public struct AnsweredTurn: Encodable, Sendable {
  /// The sealed state, to be given back with the next turn.
  public let state: String
  /// The answer.
  public let turn: Turn

  /// The declared form.
  public static let schema = Schema.object(
    [
      .init("state", BegunConversation.stateSchema),
      .init(
        "turn",
        .object(
          [
            .init("spoken", .text().described("What a voice says.")),
            .init("displayed", .text().described("What a screen shows.")),
            .init(
              "expects",
              .object(
                [
                  .init(
                    "kind",
                    .enumeration(["request", "value", "choice", "confirmation", "offer"]))
                ], isOpen: true)),
            .init("outcome", .object([.init("code", .text())], isOpen: true), isRequired: false),
            .init("steps", .array(.anything()), isRequired: false),
            .init("farewell", .boolean, isRequired: false),
            .init(
              "certainty",
              .enumeration(["sure", "guessed", "offered", "missed"]).described(
                "How sure it is what the user said; `sure` if not given."), isRequired: false),
          ], isOpen: true)),
    ], isOpen: true)
}

/// The operations on conversations.
public struct ConversationOperations: Sendable {
  /// Begins a conversation.
  public let begin: ServiceOperation
  /// Continues a conversation.
  public let turn: ServiceOperation

  /// Declares the operations.
  public init() {
    begin = ServiceOperation(
      "beginConversation", "Begin a conversation",
      explanation: "Nothing is kept for it: its state is in the answer, sealed.",
      input: Schema.object([
        .init(
          "language",
          .enumeration(SpokenLanguage.all.map(\.code)).described(
            "The language; English by default."), isRequired: false)
      ]).example(["language": "en"]), output: BegunConversation.schema)
    turn = ServiceOperation(
      "continueConversation", "Say something in a conversation, or answer without words",
      explanation:
        "With `Accept: text/event-stream` the progress of long work comes as events before the answer.",
      input: Schema.object([
        .init("state", BegunConversation.stateSchema),
        .init(
          "say", .text(0...10_000).described("What the user says or types."), isRequired: false),
        .init(
          "event",
          .anything([
            "type": "object",
            "description":
              "A user's action instead of words: an object with one of the keys say, begin, resume, open, run and answer, such as {\"answer\": {\"choice\": 0}}.",
          ]), isRequired: false),
      ]).example(["state": "…", "say": "solve a numbers game"]), output: AnsweredTurn.schema)
  }
}

extension Turn.Expectation {
  /// The intent that is asked about; `nil` if none is.
  fileprivate var intent: String? {
    switch self {
    case .value(let intent, _, _), .confirmation(let intent): intent
    case .offer(let invocation): invocation.intent
    case .request, .choice: nil
    }
  }
}

extension UserAssistants {
  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - language: The language.
  /// - Returns: The sealed state, and a greeting.
  /// - Throws: ``ServiceProblem`` of the kind `unavailable` if the user's files cannot be used.
  public func beginConversation(
    of user: ServiceUser, in language: SpokenLanguage
  ) async throws(ServiceProblem) -> BegunConversation {
    let conversation = try assistant(of: user, in: language).newConversation()
    return BegunConversation(
      state: try stateText(await conversation.state, of: user, language),
      greeting: language.greeting,
      language: language.code)
  }

  /// Continues a conversation.
  ///
  /// - Parameters:
  ///   - state: The sealed state.
  ///   - event: The user's action.
  ///   - user: The user.
  ///   - progress: Called with the progress of long work.
  /// - Returns: The answer, and the state after it.
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput` if the state is not one of this user's, or was changed.
  public func continueConversation(
    _ state: String, with event: ConversationEvent, of user: ServiceUser,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async throws(ServiceProblem) -> AnsweredTurn {
    guard let dot = state.firstIndex(of: "."),
      let language = SpokenLanguage(code: String(state[..<dot]))
    else { throw Self.badState("it is not a sealed conversation") }
    let sealed = String(state[state.index(after: dot)...])
    let assistant = try assistant(of: user, in: language)
    let seal = try seal(of: user, for: Self.purpose(language))
    let conversation: ConversationSession
    do throws(SealError) {
      conversation = try ConversationSession(assistant, opening: sealed, with: seal)
    } catch {
      throw Self.badState("\(error)")
    }
    let turn = await conversation.send(event, progress: progress)
    try user.access.throwRefusal()
    // What may not be done is not asked for either.
    if turn.outcome == nil, turn.steps.isEmpty, let intent = turn.expectation.intent,
      let risk = assistant.catalog[intent]?.risk
    {
      try user.access.begin(intent, risk)
    }
    return AnsweredTurn(
      state: try stateText(await conversation.state, of: user, language), turn: turn)
  }

  private static func badState(_ reason: String) -> ServiceProblem {
    .invalidInput(
      "'state' cannot be used: \(reason); begin a new conversation, or send the last state of this one",
      at: "/state")
  }

  /// Each language has a secret of its own, so that a state cannot be given to another one.
  private static func purpose(_ language: SpokenLanguage) -> String {
    "conversations-\(language.code)"
  }

  private func stateText(
    _ state: ConversationState, of user: ServiceUser, _ language: SpokenLanguage
  ) throws(ServiceProblem) -> String {
    let seal = try seal(of: user, for: Self.purpose(language))
    return "\(language.code).\(seal.seal(state))"
  }
}
