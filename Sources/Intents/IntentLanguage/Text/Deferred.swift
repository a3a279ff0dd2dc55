import Synchronization

/// A value that is computed when it is first needed, once, whichever thread needs it.
final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case known(Value)
  }

  private let state: Mutex<State>

  /// - Parameter compute: Computes the value; it must not need the value itself.
  init(_ compute: @escaping @Sendable () -> Value) {
    state = Mutex(.pending(compute))
  }

  var value: Value {
    state.withLock { state in
      switch state {
      case .known(let value): return value
      case .pending(let compute):
        let value = compute()
        state = .known(value)
        return value
      }
    }
  }

  var isComputed: Bool {
    state.withLock { state in
      if case .known = state { true } else { false }
    }
  }
}
