/// What an assistant answers.
public struct Turn: Sendable {
  /// What is said and shown.
  public let dialogue: Dialogue
  /// What is said last: the answer or the question, without what is said before it of the steps of a shortcut
  /// or of what was not understood.
  public let ending: Dialogue
  /// What the conversation waits for now.
  public let expectation: Expectation
  /// What became of an intent, if one was carried out or failed.
  public let outcome: Outcome?
  /// What the steps of a shortcut came to that were done in this turn, in order.
  public let steps: [Outcome]
  /// Why what was done could not be remembered for the user; nothing if it was, or was not to be. It was done
  /// all the same.
  public let memoryFailure: String?

  /// What a conversation waits for.
  public enum Expectation: Hashable, Sendable {
    /// Any request; nothing is open.
    case request
    /// A value for a parameter, with what could be offered to tap.
    case value(intent: String, parameter: String, suggestions: [String])
    /// One of some things.
    case choice([String])
    /// Yes or no to what an intent would do.
    case confirmation(intent: String)
    /// Yes or no to what could be done next.
    case offer(Invocation)
  }

  /// Whether a question is open.
  public var isQuestion: Bool { expectation != .request }
}
