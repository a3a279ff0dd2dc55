public import IntentKit
import Synchronization

/// A seal that keeps the states in this process and gives clients random names for them.
///
/// It needs no secret and no other package, and suits whatever serves its clients from one process for as long as they talk.
/// With several processes, or one that may restart, use `ConversationSeal` (in `IntentSealing`).
public final class ProcessSeal: Seal {
  /// The number of states that are kept.
  public let capacity: Int
  private let kept = Mutex((states: [String: ConversationState](), names: [String](), oldest: 0))

  /// Creates a seal.
  ///
  /// - Parameter capacity: The number of states that are kept, at least 1. A new one takes the place of the oldest.
  public init(capacity: Int = 1000) {
    self.capacity = max(1, capacity)
  }

  /// Keeps a state, and returns a random name for it. Beyond ``capacity``, it takes the place of
  /// the oldest.
  public func seal(_ state: ConversationState) -> String {
    let digits = String(UInt128.random(in: .min ... .max), radix: 16)
    let name = String(repeating: "0", count: 32 - digits.count) + digits
    kept.withLock { kept in
      kept.states[name] = state
      guard kept.names.count == capacity else { return kept.names.append(name) }
      kept.states[kept.names[kept.oldest]] = nil
      kept.names[kept.oldest] = name
      kept.oldest = (kept.oldest + 1) % capacity
    }
    return name
  }

  /// Returns the state with a name, as often as it is asked for. Throws `SealError.notSealed` if
  /// the name is unknown, or its state was replaced.
  public func open(_ text: String) throws(SealError) -> ConversationState {
    guard let state = kept.withLock({ $0.states[text] }) else { throw .notSealed }
    return state
  }
}
