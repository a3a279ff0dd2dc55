import NIOCore
import ServiceLifecycle
import Synchronization

/// Ends the bodies that do not arrive in time. One look a second at all that are awaited costs less than a timer for each.
final class BodyDeadlines: Service {
  private struct Awaited {
    let deadline: ContinuousClock.Instant
    let channel: any Channel
    var isOver = false
  }

  private struct State {
    var awaited: [Int: Awaited] = [:]
    var next = 0
  }

  private let state = Mutex(State())
  private let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
  }

  /// Begins to wait for the body of a channel.
  func begin(_ channel: any Channel) -> Int {
    state.withLock { state in
      state.next &+= 1
      state.awaited[state.next] = Awaited(
        deadline: .now + .seconds(seconds), channel: channel)
      return state.next
    }
  }

  /// Ends the waiting.
  ///
  /// - Returns: Whether the time was over, so that the rest of the body was not read.
  func end(_ id: Int) -> Bool {
    state.withLock { $0.awaited.removeValue(forKey: id)?.isOver ?? false }
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        self.look(at: .now)
      }
    }
  }

  private func look(at now: ContinuousClock.Instant) {
    let late = state.withLock { state -> [any Channel] in
      let ids = state.awaited.filter { !$0.value.isOver && $0.value.deadline < now }.map(\.key)
      return ids.compactMap { id in
        state.awaited[id]?.isOver = true
        return state.awaited[id]?.channel
      }
    }
    // The answer can still be written.
    for channel in late { channel.close(mode: .input, promise: nil) }
  }
}
