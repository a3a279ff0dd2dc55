import AssistantService
import Foundation
import IntentKit
import IntentMCP
import Synchronization

/// The sessions of clients that shake hands (revisions up to 2025-11-25), by their identifiers.
final class ToolSessions: Sendable {
  /// A session over HTTP, of one token of a user: each request has a stream of its own for what belongs to it.
  final class Session: Sendable {
    let user: String
    private let session: MCPSession
    private let routes: Routes

    fileprivate init(_ server: MCPServer, user: String) {
      self.user = user
      let routes = Routes()
      self.routes = routes
      session = MCPSession(server, drop: { routes.end($0) }) { routes.send($0) }
    }

    /// Takes in a message that has no answer, in a request over HTTP with an identifier.
    func receive(_ message: JSON, of request: String) async {
      await UserAccess.$sessionRequest.withValue(request) { await session.receive(message) }
    }

    /// Takes in a request. If the client goes away, or nobody reads the answers any more, the work on it is stopped.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - id: Its identifier.
    ///   - outer: The identifier of the request over HTTP.
    ///   - canAsk: Whether the client can be asked something before the answer.
    /// - Returns: What is sent until it is answered, the answer last. There is none if the request is cancelled.
    func answers(
      to request: JSON, _ id: JSON, of outer: String, canAsk: Bool
    ) async -> AsyncStream<JSON> {
      let (stream, continuation) = AsyncStream<JSON>.makeStream()
      guard routes.begin(id, continuation) else {
        continuation.yield([
          "jsonrpc": "2.0", "id": id,
          "error": ["code": -32600, "message": "a request with this id is not answered yet"],
        ])
        continuation.finish()
        return stream
      }
      continuation.onTermination = { [session] termination in
        if case .cancelled = termination { Task { await session.cancel(id) } }
      }
      await UserAccess.$sessionRequest.withValue(outer) {
        await Route.$current.withValue(id) { await session.receive(request, canAsk: canAsk) }
      }
      return stream
    }

    func end() async {
      await session.cancel()
      await session.finish()
    }
  }

  /// The request on whose behalf something runs; tasks that it starts inherit it.
  private enum Route {
    @TaskLocal static var current: JSON?
  }

  /// Hands on what is sent to the stream of the request that it belongs to.
  private final class Routes: Sendable {
    private struct State {
      var streams: [JSON: AsyncStream<JSON>.Continuation] = [:]
      /// The requests on whose behalf the client was asked something.
      var questions: [JSON: JSON] = [:]
    }

    private let state = Mutex(State())

    func begin(_ id: JSON, _ stream: AsyncStream<JSON>.Continuation) -> Bool {
      state.withLock { state in
        guard state.streams[id] == nil else { return false }
        state.streams[id] = stream
        return true
      }
    }

    /// Ends the stream of a request that has no answer.
    func end(_ id: JSON) {
      state.withLock { state in
        state.questions = state.questions.filter { $0.value != id }
        return state.streams.removeValue(forKey: id)
      }?.finish()
    }

    func send(_ message: JSON) {
      let current = Route.current
      state.withLock { state in
        let id = message["id"]
        if message["method"] == nil {
          // The answer to a request, which ends its stream. Without an identifier it answers what was just received, as the
          // answers to a batch do.
          let id = id == nil || id == .null ? current : id
          guard let stream = id.flatMap({ state.streams.removeValue(forKey: $0) }) else { return }
          stream.yield(message)
          stream.finish()
          state.questions = state.questions.filter { $0.value != id }
          return
        }
        let asked = message["params"]?["requestId"].flatMap { state.questions[$0] }
        guard let route = current ?? asked else { return }
        if let id { state.questions[id] = route }
        state.streams[route]?.yield(message)
      }
    }
  }

  private struct State {
    var sessions: [String: (session: Session, used: ContinuousClock.Instant)] = [:]
  }

  private let state = Mutex(State())
  private let maximum: Int
  private static let lifetime = Duration.seconds(3600)

  init(maximum: Int) {
    self.maximum = maximum
  }

  /// Begins a session. If a user has too many, the one that was not used for longest ends.
  func begin(_ server: MCPServer, user: String) async -> (id: String, session: Session) {
    let session = Session(server, user: user)
    let id = UUID().uuidString.lowercased()
    let old = state.withLock { state -> [Session] in
      let now = ContinuousClock.now
      var ended = state.sessions.filter { now - $0.value.used > Self.lifetime }.map(\.key)
      let own = state.sessions.filter { $0.value.session.user == user && !ended.contains($0.key) }
      if own.count >= maximum, let oldest = own.min(by: { $0.value.used < $1.value.used }) {
        ended.append(oldest.key)
      }
      state.sessions[id] = (session, now)
      return ended.compactMap { state.sessions.removeValue(forKey: $0)?.session }
    }
    for session in old { await session.end() }
    return (id, session)
  }

  /// The session of a user with an identifier; `nil` if there is none.
  func session(_ id: String, of user: String) -> Session? {
    state.withLock { state in
      guard let session = state.sessions[id]?.session, session.user == user else { return nil }
      state.sessions[id]?.used = .now
      return session
    }
  }

  /// Ends all sessions, because the server stops: what waits for a person would let it wait too.
  func endAll() async {
    let all = state.withLock { state in
      defer { state.sessions = [:] }
      return state.sessions.values.map(\.session)
    }
    for session in all { await session.end() }
  }

  /// Ends a session of a user; whether there was one.
  func end(_ id: String, of user: String) async -> Bool {
    let session = state.withLock { state -> Session? in
      guard state.sessions[id]?.session.user == user else { return nil }
      return state.sessions.removeValue(forKey: id)?.session
    }
    await session?.end()
    return session != nil
  }
}
