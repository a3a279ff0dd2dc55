public import IntentKit

/// The answer to what a voice session heard.
public struct VoiceReply: Hashable, Sendable {
  /// The text to say.
  public let spoken: String
  /// The words that were acted on; `nil` if none were.
  public let heard: String?
  /// The conversation's turn; `nil` if the session itself asks.
  public let turn: Turn?
  /// The reason for the answer.
  public let kind: Kind

  /// The reason for an answer.
  public enum Kind: Hashable, Sendable {
    /// The words were understood.
    case understood
    /// The session asks which of several sentences was said.
    case doubt([String])
    /// The session asks whether this was said, because it would change something.
    case readBack(String)
    /// Nothing was said.
    case silence
    /// The words are not among those that can be said, or are not clear enough.
    case notCaught
  }
}
