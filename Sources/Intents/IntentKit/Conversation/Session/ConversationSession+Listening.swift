/// The input that a conversation listens for, in as much detail as a speech recogniser needs to be told before each turn.
public struct Listening: Hashable, Sendable {
  /// The expected input.
  public let expected: Expected
  /// The open request, to which a correction can refer.
  public let openRequest: OpenRequest?
  /// The follow-ups that can be requested, like anything else, instead of an answer, by the names of their intents; `nil` if
  /// an answer is wanted. It is that of an offer, such as "Shall I solve it?".
  public let followUpsBesides: Set<String>?

  /// Creates the input that is listened for, with the open request, if any, and the follow-ups that can be requested
  /// instead of an answer; `nil` if no request is expected.
  public init(
    expected: Expected, openRequest: OpenRequest? = nil, followUpsBesides: Set<String>? = nil
  ) {
    self.expected = expected
    self.openRequest = openRequest
    self.followUpsBesides = followUpsBesides
  }

  /// The expected input.
  public enum Expected: Hashable, Sendable {
    /// Any request, and those that can only follow the latest result, by the names of their intents.
    case request(followUps: Set<String>)
    /// Values: of the first slot, the first two and so on.
    case values([Slot])
    /// One of several choices, or none.
    case choice([String])
    /// Yes or no.
    case verdict
  }
}

/// A conversation's reaction to an utterance, without its effects.
public enum UtterancePreview: Hashable, Sendable {
  /// The utterance is not understood, or its value is rejected.
  case missed
  /// The conversation would answer without doing anything: with a question, or with information about itself. The request that
  /// would then be open has the values that were understood.
  case answers(Turn, openRequest: OpenRequest?)
  /// An intent would be handled with these values.
  case handles(Invocation)
}

extension ConversationSession {
  /// The input that the conversation listens for after its latest turn; `nil` before the first one.
  public func listening(after turn: Turn?) -> Listening {
    let reduction = Reduction(assistant.reducer, state, assistant.environment.now())
    let open = state.phase.draft.map { reduction.openRequest($0, last: nil) }
    switch state.phase {
    case .collecting(let draft, .value(let place)):
      guard let slot = reduction.parameter(place.parameter, of: draft) else { break }
      let slots = place.element == nil ? reduction.openSlots(draft, slot) : [Slot(slot)]
      return Listening(expected: .values(slots), openRequest: open)
    case .collecting(_, .candidate), .confirming:
      return Listening(expected: .verdict, openRequest: open)
    case .offering:
      return Listening(
        expected: .verdict, openRequest: open,
        followUpsBesides: Set(state.followUps.map(\.intent)))
    case .collecting(_, .which), .choosing:
      guard case .choice(let names) = turn?.expectation else { break }
      return Listening(expected: .choice(names), openRequest: open)
    case .idle, .working: break
    }
    return Listening(
      expected: .request(followUps: Set(state.followUps.map(\.intent))), openRequest: open)
  }

  /// How the conversation would react to an utterance. Values are looked up, resolved and checked, but nothing is
  /// handled, remembered or opened, and the conversation does not change.
  public func preview(_ utterance: String, isLocked: Bool = false) async -> UtterancePreview {
    let reducer = assistant.reducer
    let now = assistant.environment.now
    let start = now()
    let runner = EffectRunner(assistant, NoHost()) { _ in }
    let facts = await facts(for: utterance, at: start)
    let failures = state.failures
    var (next, effect) = reducer.reduce(
      state, isOwn: true, isSealed: true, .say(utterance), isLocked: isLocked, facts: facts,
      at: start)
    while true {
      switch effect {
      case .say(let turn):
        guard next.failures <= failures else { return .missed }
        let reduction = Reduction(reducer, next, now())
        return .answers(
          turn, openRequest: next.phase.draft.map { reduction.openRequest($0, last: nil) })
      case .handle(let permit):
        return .handles(Invocation(intent: permit.call.intent, values: permit.call.values))
      case .remember, .save, .open, .unlock:
        return .missed
      case .lookUp, .suggest, .resolve, .check:
        let answer = await runner.carryOut(effect, in: next)
        (next, effect) = reducer.reduce(next, answer: answer, at: now())
      }
    }
  }
}
