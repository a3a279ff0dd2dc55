import ServiceLifecycle
import Synchronization

/// Tells streams, and those who ask whether the server is ready, that it stops.
final class Stopping: Service {
  private let flag = Atomic(false)
  private let sessions: ToolSessions

  init(_ sessions: ToolSessions) {
    self.sessions = sessions
  }

  var isStopping: Bool { flag.load(ordering: .relaxed) }

  func run() async throws {
    try? await gracefulShutdown()
    flag.store(true, ordering: .relaxed)
    // A question that is open would hold the server up until a person answers.
    await sessions.endAll()
  }
}
