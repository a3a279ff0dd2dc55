#if canImport(Speech) && canImport(AVFoundation)
  import Synchronization

  /// A value that callbacks of a framework change on any thread.
  final class LockedValue<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) {
      mutex = Mutex(value)
    }

    var value: Value { mutex.withLock { $0 } }

    func change(_ change: (inout Value) -> Void) { mutex.withLock { change(&$0) } }

    /// The value, which is `nil` from then on.
    func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
      mutex.withLock { value in
        defer { value = nil }
        return value
      }
    }
  }
#endif
