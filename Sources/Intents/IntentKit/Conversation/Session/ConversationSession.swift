/// A conversation with an assistant: user events go in, and a ``Turn`` comes out.
///
/// ```swift
/// let conversation = assistant.newConversation()
/// let turn = await conversation.respond(to: "solve a numbers game")
/// print(turn.dialogue.displayed)  // What is the target?
/// ```
///
/// A conversation asks only for missing values, in declaration order. It takes several values from
/// one answer and understands yes and no, cancel, help, repeat, start again, go back, corrections
/// and a change of subject. It answers a side question and then returns to the open question. After
/// several answers that it does not understand, it offers choices and gives up.
///
/// Several tasks can use it concurrently; their turns run in order of arrival. (A handler must not
/// wait for a turn of its own session, which would deadlock.) When its task is cancelled, a turn
/// ends early and says so. The ``state`` can be stored and continued in another process.
///
/// The logic is in `ConversationReducer`, which is pure; the session carries out its effects.
public actor ConversationSession {
  /// The assistant, whose intents can be requested.
  public nonisolated let assistant: Assistant
  /// The state after the last turn.
  public private(set) var state: ConversationState
  /// Whether the state was made by this session, and not given to it.
  private var isOwnState = false
  /// Whether nobody can have changed the state that was given to it.
  private let isSealed: Bool
  private let host: any ConversationHost
  private var isFirstTurn = true
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The maximum length of an utterance, in characters. Longer ones are not understood.
  public static let maximumUtteranceLength = 1000

  /// Creates a conversation that continues from a state. If the state has expired or does not match the assistant's
  /// intents, the conversation starts over, and says so if a question was open.
  public init(
    _ assistant: Assistant, state: ConversationState, host: (any ConversationHost)? = nil
  ) {
    self.assistant = assistant
    self.state = state
    self.host = host ?? NoHost()
    isSealed = false
  }

  /// Creates a conversation that continues from a state that nobody can have changed, so that what was
  /// agreed to in it before counts.
  package init(
    _ assistant: Assistant, sealed state: ConversationState, host: (any ConversationHost)? = nil
  ) {
    self.assistant = assistant
    self.state = state
    self.host = host ?? NoHost()
    isSealed = true
  }

  /// Answers an utterance, spoken or typed, and tells of the progress of long work.
  public func respond(
    to utterance: String, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async -> Turn {
    await send(.say(utterance), isLocked: isLocked, progress: progress)
  }

  /// Answers a link, and tells of the progress of long work. Anyone can make a link, so an intent with a risk is
  /// confirmed.
  ///
  /// - Throws: ``LinkError`` if the link is not one of the assistant's.
  public func open(
    link: String, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async throws(LinkError) -> Turn {
    let activity = try UserActivity(
      link: link, scheme: assistant.linkScheme, catalog: assistant.catalog)
    return await send(.open(activity), isLocked: isLocked, progress: progress)
  }

  /// Tells what the app shows now, so that "it" and "that list" refer to it: the entities on the screen, of which the
  /// first twenty are kept in mind; none if what is shown does not matter.
  public func show(_ entities: [EntityReference]) async {
    await waitForTurn()
    defer { endTurn() }
    state.onScreen = Array(entities.prefix(ConversationState.onScreenCount))
  }

  /// Answers an event, and tells of the progress of long work. Any event except an utterance and an answer discards the
  /// open drafts.
  public func send(
    _ event: ConversationEvent, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async -> Turn {
    await waitForTurn()
    defer { endTurn() }
    let reducer = assistant.reducer
    let now = assistant.environment.now
    let start = now()
    let runner = EffectRunner(assistant, host, progress)
    // Interrupted attempts are private, so they are not reported on a locked device.
    let notices = isFirstTurn && !isLocked ? await assistant.settleAttempts() : []
    if !isLocked { isFirstTurn = false }
    let facts =
      if case .say(let utterance) = event { await facts(for: utterance, at: start) } else {
        TurnFacts()
      }
    var (state, effect) = reducer.reduce(
      state, isOwn: isOwnState, isSealed: isSealed, event, isLocked: isLocked, notices: notices,
      facts: facts, at: start
    )
    while true {
      if case .say(let turn) = effect {
        self.state = state
        isOwnState = true
        return assistant.addingLinks(to: turn)
      }
      let answer = await runner.carryOut(effect, in: state)
      (state, effect) = reducer.reduce(state, answer: answer, at: now())
    }
  }

  package var isIdle: Bool { !isBusy }

  /// The facts to answer an utterance from.
  func facts(for utterance: String, at now: Timestamp) async -> TurnFacts {
    let needed = assistant.reducer.neededFacts(state, for: utterance, at: now)
    var facts = TurnFacts()
    if needed.contains(.names) { facts.names = await assistant.knownNames() }
    if needed.contains(.deeds) { facts.deeds = try? await assistant.deeds() }
    if needed.contains(.usual) { facts.usual = try? await assistant.usualProposal() }
    return facts
  }

  private func waitForTurn() async {
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isBusy = true
    }
  }

  private func endTurn() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
