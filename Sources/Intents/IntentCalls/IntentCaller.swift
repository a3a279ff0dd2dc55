public import IntentKit

/// Answers the calls of programs: they can fill in an intent, but never skip what a person must agree
/// to.
///
/// ```swift
/// let caller = IntentCaller(assistant)
/// let answer = await caller.answer(.request(intent: "TransferMoney", values: ["to": "Anna"]))
/// ```
///
/// The token of an agreement is the sealed state of a conversation that waits for it. With a `ConversationSeal` the caller
/// keeps no state between calls, so any process with the secret can go on; a ``ProcessSeal`` keeps it in the process. What was
/// agreed to is handled under the same idempotency key however often the token is sent. The same holds for the token of a
/// value that is needed.
public struct IntentCaller: Sendable {
  let assistant: Assistant
  private let seal: any Seal

  /// Creates a caller.
  public init(_ assistant: Assistant, seal: any Seal = ProcessSeal()) {
    self.assistant = assistant
    self.seal = seal
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - id: A name of a request that begins, from which its idempotency key follows: 32 hexadecimal digits, the same only
  ///     for the same request. A random one if `nil`.
  ///   - opened: What the token of the call waits for, if it was opened before.
  ///   - isLocked: Whether the device is locked.
  ///   - progress: Called with the progress of long work.
  /// - Returns: The answer.
  public func answer(
    _ call: IntentCall, id: String? = nil, opened: WaitingCall? = nil, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async -> CallAnswer {
    func waiting(_ token: String) async throws(SealError) -> WaitingCall? {
      if let opened { opened } else { try await open(token) }
    }

    let conversation: ConversationSession
    let event: ConversationEvent
    do {
      switch call {
      case .request(let intent, let values):
        let begun =
          if let id { assistant.newConversation(id: id) } else { assistant.newConversation() }
        guard let begun else {
          return .refused("the name of a request has 32 hexadecimal digits")
        }
        conversation = begun
        event = .begin(
          try Invocation(intent: intent, json: values, in: assistant.catalog), by: .assistant)
      case .agreement(let token):
        guard let waiting = try await waiting(token), waiting.parameter == nil else {
          return .refused("the token is of no agreement that is waited for")
        }
        conversation = waiting.conversation
        event = .answer(.agreement(true))
      case .words(let token, let text):
        guard let waiting = try await waiting(token), waiting.parameter != nil else {
          return .refused(Self.noValue)
        }
        let turn = await waiting.conversation.respond(
          to: text, isLocked: isLocked, progress: progress)
        return await answer(turn, waiting.conversation)
      case .answer(let token, let json):
        guard let waiting = try await waiting(token), let parameter = waiting.parameter else {
          return .refused(Self.noValue)
        }
        let given = try Invocation(
          intent: waiting.intent, json: .object([parameter: json]), in: assistant.catalog)
        guard let value = given.values[parameter] else {
          return .refused("\(parameter): a value is needed")
        }
        conversation = waiting.conversation
        event = .answer(.value(value))
      case .find(let type, let query):
        if isLocked { return .refused(Self.locked) }
        return .found(try await assistant.entities(ofType: type, where: query))
      case .count(let type, let query):
        if isLocked { return .refused(Self.locked) }
        return .counted(try await assistant.count(ofType: type, where: query.condition))
      }
    } catch {
      return .refused("\(error)")
    }
    let turn = await conversation.send(event, isLocked: isLocked, progress: progress)
    return await answer(turn, conversation)
  }

  /// Opens a token without using it up.
  ///
  /// - Parameter token: The token.
  /// - Returns: What it waits for; `nil` if it waits for nothing.
  /// - Throws: `SealError` if it was not sealed with this secret, or was changed.
  public func open(_ token: String) async throws(SealError) -> WaitingCall? {
    let conversation = try ConversationSession(assistant, opening: token, with: seal)
    return switch await conversation.pendingQuestion {
    case .value(let intent, let parameter, _)?: WaitingCall(intent, parameter, conversation)
    case .agreement(let intent, _)?: WaitingCall(intent, nil, conversation)
    case nil: nil
    }
  }

  private static let noValue = "the token is of no value that is waited for"

  /// The entities of a user are private.
  private static let locked = "entities cannot be queried while the device is locked"

  private func answer(_ turn: Turn, _ conversation: ConversationSession) async -> CallAnswer {
    guard let question = await conversation.pendingQuestion else {
      guard let outcome = turn.outcome else { return .refused(turn.dialogue.displayed) }
      return .done(outcome)
    }
    switch question {
    case .value(let intent, let parameter, let choices):
      guard
        let declaration = assistant.catalog[intent]?.parameter(parameter)
      else { return .refused(turn.dialogue.displayed) }
      var suggestions: [String] = []
      if case .value(_, _, let suggested) = turn.expectation { suggestions = suggested }
      return .needsValue(
        .init(
          intent: intent, parameter: parameter, question: turn.dialogue.displayed,
          schema: JSONSchema.schema(of: declaration), choices: choices.map(JSONSchema.json),
          suggestions: suggestions, token: seal.seal(await conversation.state)))
    case .agreement(let intent, let values):
      return .needsAgreement(
        .init(
          intent: intent, sentence: turn.dialogue.displayed,
          values: .object(values.mapValues(JSONSchema.json)),
          token: seal.seal(await conversation.state)))
    }
  }
}

/// A call that waits for an agreement or for a value.
public struct WaitingCall: Sendable {
  /// The name of the intent.
  public let intent: String
  /// The name of the parameter whose value is waited for; `nil` for an agreement.
  public let parameter: String?
  let conversation: ConversationSession

  fileprivate init(_ intent: String, _ parameter: String?, _ conversation: ConversationSession) {
    self.intent = intent
    self.parameter = parameter
    self.conversation = conversation
  }
}
