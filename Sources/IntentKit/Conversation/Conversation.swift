/// An exchange in which intents are asked for, completed, agreed to and carried out.
///
/// It asks only for what is missing, in the order of declaration; takes several values from one answer;
/// understands yes and no, cancel, help, repeat, start again, go back, corrections and a change of
/// subject; and after some answers that it does not understand it offers choices and then gives up.
///
/// An answer is held against the question that was asked first, then against commands, corrections and
/// other requests. Where any text could be the answer, the order is commands, corrections, other
/// requests that match exactly, and then the answer.
///
/// A conversation is a value: copies go their own ways, and two never mix. Its ``state`` can be stored
/// and gone on with in another process.
public struct Conversation: Sendable {
  /// The assistant.
  public let assistant: Assistant
  /// Where the conversation stands.
  public private(set) var state: ConversationState

  /// The most characters of an utterance that are looked at; longer ones are not understood.
  public static let maximumUtteranceLength = 1000

  /// A conversation that goes on from a state. If it has expired, the conversation says so when there was
  /// a question open, and begins anew.
  ///
  /// - Parameters:
  ///   - assistant: The assistant.
  ///   - state: Where it stands.
  public init(_ assistant: Assistant, state: ConversationState) {
    self.assistant = assistant
    self.state = state
  }

  /// Answers what the user says.
  ///
  /// - Parameters:
  ///   - utterance: What was said or typed.
  ///   - isLocked: Whether the device is locked.
  ///   - progress: Is told how far long work has come.
  /// - Returns: The answer.
  public mutating func respond(
    to utterance: String, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async -> Turn {
    await turn(isLocked, progress) { await $0.respond(to: utterance) }
  }

  /// Begins an intent that was tapped, or that a program asks for, whatever was open before. What is
  /// missing is asked for.
  ///
  /// - Parameters:
  ///   - invocation: The intent and what is known of its parameters. Entities may be given by their
  ///     identifiers.
  ///   - initiative: Who wants it. What the assistant or a program does by itself is not donated.
  ///   - isLocked: Whether the device is locked.
  ///   - progress: Is told how far long work has come.
  /// - Returns: The answer.
  public mutating func begin(
    _ invocation: Invocation, initiative: Initiative = .user, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async -> Turn {
    await turn(isLocked, progress) { await $0.begin(invocation, initiative: initiative) }
  }

  /// Runs a shortcut, whatever was open before; it need not be one of the assistant's.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - initiative: Who wants it.
  ///   - isLocked: Whether the device is locked.
  ///   - progress: Is told how far long work has come.
  /// - Returns: The answer; its ``Turn/steps`` are what was done.
  public mutating func run(
    _ shortcut: Shortcut, initiative: Initiative = .user, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async -> Turn {
    await turn(isLocked, progress) { turn in
      turn.clear()
      return turn.run(shortcut, initiative: initiative)
    }
  }

  /// Goes on with an activity, by the intent that it belongs to.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - isLocked: Whether the device is locked.
  ///   - progress: Is told how far long work has come.
  /// - Returns: The answer.
  public mutating func `continue`(
    _ activity: UserActivity, isLocked: Bool = false,
    progress: @escaping @Sendable (HandlingProgress) -> Void = { _ in }
  ) async -> Turn {
    let intent = assistant.catalog.intents.first { $0.activityType == activity.type }
    return await begin(
      Invocation(intent: intent?.name ?? activity.type, values: activity.values),
      isLocked: isLocked, progress: progress)
  }

  private mutating func turn(
    _ isLocked: Bool, _ progress: @escaping @Sendable (HandlingProgress) -> Void,
    _ body: (inout ConversationTurn) async -> Turn
  ) async -> Turn {
    var turn = ConversationTurn(assistant, state, isLocked: isLocked, progress: progress)
    let answer = await turn.run(body)
    state = turn.state
    return answer
  }
}
