import Dispatch
import Foundation
import Synchronization

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

  /// Does work in a task that is cancelled when one of these comes: see ``catchAll()``.
  static func cancelling<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    catchAll()
    let task = Task(operation: work)
    let watch = Task {
      while !isRequested { try await Task.sleep(for: .milliseconds(50)) }
      task.cancel()
    }
    defer { watch.cancel() }
    return try await task.value
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
