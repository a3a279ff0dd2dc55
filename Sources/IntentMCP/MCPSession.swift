public import IntentKit

/// A client at the other end of a stream, such as standard input and output.
///
/// Requests are worked on side by side, each until it is answered or the client cancels it.
public actor MCPSession {
  private let server: MCPServer
  private let send: @Sendable (JSON) -> Void
  /// The client that shook hands; `nil` before, and for those of the stateless revision.
  private var peer: Peer?
  private var running: [JSON: Task<Void, Never>] = [:]
  private var asked: [String: CheckedContinuation<JSON?, Never>] = [:]
  private var askedCount = 0
  private var hasEnded = false

  /// The most requests that are worked on at once.
  public static let maximumRequests = 64

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - send: Sends a message to the client, whole: it may be called by several tasks.
  public init(_ server: MCPServer, send: @escaping @Sendable (JSON) -> Void) {
    self.server = server
    self.send = send
  }

  /// Takes a message in. It returns when the work on it has begun.
  ///
  /// - Parameter message: The message.
  public func receive(_ message: JSON) {
    do throws(MCPError) {
      switch try RPCMessage(message) {
      case .request(let id, let method, let parameters):
        do throws(MCPError) {
          try begin(id, method, parameters)
        } catch {
          send(RPCMessage.answer(id, .failure(error)))
        }
      case .notification("notifications/cancelled", let parameters):
        if let id = parameters["requestId"] { running[id]?.cancel() }
      case .notification: break
      case .response(let id, let result):
        if let id = id.text { asked.removeValue(forKey: id)?.resume(returning: result) }
      }
    } catch {
      refuse(error)
    }
  }

  /// Tells the client of a message that is none.
  ///
  /// - Parameter error: The fault.
  public func refuse(_ error: MCPError) {
    send(RPCMessage.answer(.null, .failure(error)))
  }

  /// Ends the session, when the client has closed the stream: what waits for an answer of the client goes on without
  /// one, and all that runs is waited for.
  public func finish() async {
    hasEnded = true
    for waiting in asked.values { waiting.resume(returning: nil) }
    asked = [:]
    while let (_, task) = running.first { await task.value }
  }

  /// Stops all that runs, as far as it can be stopped.
  public func cancel() {
    for task in running.values { task.cancel() }
  }

  private func begin(_ id: JSON, _ method: String, _ parameters: [String: JSON]) throws(MCPError) {
    guard running[id] == nil else {
      throw .invalidRequest("a request with this id is not answered yet")
    }
    guard running.count < Self.maximumRequests else {
      throw MCPError(-32000, "\(Self.maximumRequests) requests are worked on already: wait for one")
    }
    let peer: Peer
    if let version = try Peer.statelessVersion(parameters) {
      peer = try Peer(stateless: parameters, version)
    } else if method == "initialize" {
      return send(RPCMessage.answer(id, .success(shakeHands(parameters))))
    } else if let known = self.peer {
      peer = known
    } else if method == "ping" {
      return send(RPCMessage.answer(id, .success([:])))
    } else {
      throw .invalidRequest(
        "begin with 'initialize', or name the revision of the protocol in _meta, '\(MetaKey.version)'"
      )
    }
    running[id] = Task {
      let result = await server.result(method, parameters, peer, send)
      running[id] = nil
      // A request that was cancelled has no answer.
      if !Task.isCancelled { send(RPCMessage.answer(id, result)) }
    }
  }

  /// Agrees on a revision: the one that the client names, or else the latest with a handshake.
  private func shakeHands(_ parameters: [String: JSON]) -> JSON {
    let named = parameters["protocolVersion"]?.text.flatMap(ProtocolVersion.init)
    let version = named.flatMap { $0.isStateless ? nil : $0 } ?? .latestWithHandshake
    let canAsk =
      version.hasStructuredResults && Peer.hasForms(parameters["capabilities"]?.members ?? [:])
    peer = Peer(
      version: version,
      elicitation: canAsk ? .byRequest { [weak self] in await self?.ask($0) } : .none)
    return [
      "protocolVersion": .string(version.rawValue), "capabilities": server.capabilities,
      "serverInfo": server.info.json, "instructions": .string(server.info.instructions),
    ]
  }

  /// Asks the client, and waits for its answer.
  private func ask(_ parameters: JSON) async -> JSON? {
    askedCount += 1
    let id = "numberrace-\(askedCount)"
    let request = RPCMessage.request(askedCount, "elicitation/create", parameters)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !hasEnded, !Task.isCancelled else { return continuation.resume(returning: nil) }
        asked[id] = continuation
        send(request)
      }
    } onCancel: {
      Task { await self.giveUp(id) }
    }
  }

  private func giveUp(_ id: String) {
    asked.removeValue(forKey: id)?.resume(returning: nil)
  }
}
