import Synchronization

/// Keeps the value that was computed last, for callers that ask for the same thing twice in a row.
final class LastValue<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let last = Mutex<(key: Key, value: Value)?>(nil)

  /// The value for a key, computed if it is not the last one.
  func value(for key: Key, _ compute: () -> Value) -> Value {
    if let known = last.withLock({ $0 }), known.key == key { return known.value }
    let value = compute()
    last.withLock { $0 = (key, value) }
    return value
  }
}
