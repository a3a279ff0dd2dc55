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
}

/// The answer to a turn, and the state after it.
public struct AnsweredTurn: Encodable, Sendable {
  /// The sealed state, to be given back with the next turn.
  public let state: String
  /// The answer.
  public let turn: Turn
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
