/// Lets clients hold the state of a conversation and give it back unchanged.
///
/// `ConversationSeal` (in `IntentSealing`) signs states, so that any process with its secret goes on. `ProcessSeal` (in
/// `IntentCalls`) keeps them, and needs no other package.
public protocol Seal: Sendable {
  /// The text that stands for a state, in characters that URLs and headers allow.
  func seal(_ state: ConversationState) -> String

  /// The state that a text stands for, as it was sealed. The conversation that continues from it finds out whether it
  /// has expired.
  ///
  /// - Throws: ``SealError`` if this seal did not make the text.
  func open(_ text: String) throws(SealError) -> ConversationState
}

extension ConversationSession {
  /// Creates a conversation that continues from a sealed state. What the user agreed to in it before counts, which it
  /// does not if the state could have been changed: then it is asked again.
  ///
  /// - Throws: ``SealError`` if the seal did not make the text.
  public init(
    _ assistant: Assistant, opening sealed: String, with seal: any Seal,
    host: (any ConversationHost)? = nil
  ) throws(SealError) {
    self.init(assistant, sealed: try seal.open(sealed), host: host)
  }
}

/// The reason why a seal cannot be made or opened.
public enum SealError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The secret has too few bytes.
  case secretTooShort(Int, minimum: Int)
  /// The text is no sealed state, or is no longer kept.
  case notSealed
  /// The state was changed, or sealed with another secret.
  case wrongSignature
  /// The state was sealed by a version whose states this one cannot read.
  case otherVersion

  /// A description of the problem.
  public var description: String {
    switch self {
    case .secretTooShort(let count, let minimum):
      "a secret of \(count) bytes is too short; \(minimum) bytes are the minimum"
    case .notSealed: "this is not a sealed conversation"
    case .wrongSignature: "the conversation was changed, or sealed with another secret"
    case .otherVersion: "the conversation was sealed by a version that this one cannot read"
    }
  }
}
