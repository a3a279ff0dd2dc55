import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Ctrl-C, for work that can stop early and report what it found.
enum Interruption {
  private static let requested = Atomic(false)

  /// Whether Ctrl-C was pressed since ``catchOnce()``.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// From now on, the first Ctrl-C only asks to stop; a second ends the process.
  static func catchOnce() {
    _ = signal(SIGINT) { _ in
      Interruption.requested.store(true, ordering: .relaxed)
      _ = signal(SIGINT, SIG_DFL)
    }
  }

  /// From now on, Ctrl-C, the end of the terminal and a request to end the process only ask to stop: for a
  /// command that has to give the terminal back first.
  static func catchAll() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { _ in Interruption.requested.store(true, ordering: .relaxed) }
    }
  }
}

extension Platform {
  /// Runs work that ends early when it is cancelled, and cancels it on Ctrl-C.
  static func cancellingOnInterrupt<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    let task = Task(operation: work)
    _ = signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { task.cancel() }
    source.resume()
    defer {
      source.cancel()
      _ = signal(SIGINT, SIG_DFL)
    }
    return await task.value
  }
}
