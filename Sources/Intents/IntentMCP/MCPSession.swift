public import IntentKit

/// A client at the other end of a stream, such as standard input and output.
///
/// Requests are worked on side by side, each until it is answered or the client cancels it.
public actor MCPSession {
  private let server: MCPServer
  private let send: @Sendable (JSON) -> Void
  private let drop: @Sendable (JSON) -> Void
  private var batches: [JSON: Batch] = [:]
  /// The client that shook hands; `nil` before, and for those of the stateless revision.
  private var peer: Peer?
  private var running: [JSON: Task<Void, Never>] = [:]
  /// The number of requests that are worked on, and those that wait for one to end, in order.
  private var busyCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var asked: [String: CheckedContinuation<JSON?, Never>] = [:]
  private var askedCount = 0
  private var hasEnded = false

  /// The maximum number of requests that are worked on at once; others wait.
  public static let maximumConcurrency = 64
  /// The maximum number of requests that are worked on or wait.
  public static let maximumRequests = 10_000

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - drop: Called with the identifier of a request that ends without an answer, because it was cancelled; for a batch,
  ///     with the array of its identifiers.
  ///   - send: Sends a message to the client, whole: it may be called by several tasks.
  public init(
    _ server: MCPServer, drop: @escaping @Sendable (JSON) -> Void = { _ in },
    send: @escaping @Sendable (JSON) -> Void
  ) {
    self.server = server
    self.drop = drop
    self.send = send
  }

  /// Takes a message in, or a batch of them from a client of the revision 2025-03-26. It returns when the work on it has
  /// begun.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - canAsk: Whether requests can be sent to the client before the message is answered. If not, a question is a result.
  public func receive(_ message: JSON, canAsk: Bool = true) {
    guard let elements = message.elements, !elements.isEmpty, peer?.version.hasBatches == true
    else { return take(message, canAsk) }
    let ids = Self.requests(in: elements)
    let batch = Batch(ids)
    for id in ids where running[id] == nil { batches[id] = batch }
    for element in elements { take(element, canAsk) }
  }

  /// The identifiers of the requests in a batch, each once.
  public static func requests(in elements: [JSON]) -> [JSON] {
    var ids: [JSON] = []
    for element in elements where element["method"] != nil {
      if let id = element["id"].flatMap(MCPRequestID.init)?.json, !ids.contains(id) {
        ids.append(id)
      }
    }
    return ids
  }

  private func take(_ message: JSON, _ canAsk: Bool) {
    do throws(MCPError) {
      switch try RPCMessage(message) {
      case .request(let id, let method, let parameters):
        do throws(MCPError) {
          try begin(id, method, parameters, canAsk)
        } catch {
          settle(id, RPCMessage.answer(id, .failure(error)))
        }
      case .notification("notifications/cancelled", let parameters):
        if let id = parameters["requestId"] { cancel(id) }
      case .notification: break
      case .response(let id, let result):
        if let id = id.string { asked.removeValue(forKey: id)?.resume(returning: result) }
      }
    } catch {
      // What is no request has no answer, or two sides could answer each other without end.
      guard message.members?["error"] == nil, message.members?["result"] == nil else { return }
      let id = message.members?["id"]
      if id == nil, message.members?["method"] != nil { return }
      refuse(error, id: id.flatMap(MCPRequestID.init))
    }
  }

  /// Takes a message in as text.
  public func receive(_ bytes: some Sequence<UInt8>) {
    do throws(MCPError.Unreadable) {
      receive(try MCPError.message(bytes))
    } catch {
      refuse(error.error, id: error.id)
    }
  }

  /// Tells the client of a message that cannot be used.
  public func refuse(_ error: MCPError, id: MCPRequestID? = nil) {
    let id = id?.json ?? .null
    settle(id, RPCMessage.answer(id, .failure(error)))
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

  /// Stops the work on a request, as far as it can be stopped.
  public func cancel(_ id: JSON) { running[id]?.cancel() }

  private func begin(
    _ id: JSON, _ method: String, _ parameters: [String: JSON], _ canAsk: Bool
  ) throws(MCPError) {
    guard running[id] == nil else {
      throw .invalidRequest("a request with this id is not answered yet")
    }
    guard running.count < Self.maximumRequests else {
      throw MCPError(-32010, "\(Self.maximumRequests) requests are not answered yet: wait for one")
    }
    let peer: Peer
    if let version = try Peer.statelessVersion(parameters) {
      peer = try Peer(stateless: parameters, version)
    } else if method == "initialize" {
      return settle(id, RPCMessage.answer(id, .success(try shakeHands(parameters))))
    } else if method == "ping" {
      // It is answered also while everything that can be worked on at once waits for a person.
      return settle(id, RPCMessage.answer(id, .success([:])))
    } else if let known = self.peer {
      peer = canAsk ? known : Peer(version: known.version, elicitation: .none)
    } else {
      throw .invalidRequest(
        "begin with 'initialize', or name the revision of the protocol in _meta, '\(MetaKey.version)'"
      )
    }
    running[id] = Task {
      await takeTurn()
      let result = await server.result(method, parameters, peer, send)
      endTurn()
      running[id] = nil
      // A request that was cancelled has no answer.
      settle(id, Task.isCancelled ? nil : RPCMessage.answer(id, result))
    }
  }

  /// Sends the answer to a request; with those to the others, if it came in a batch.
  private func settle(_ id: JSON, _ answer: JSON?) {
    guard let batch = batches.removeValue(forKey: id) else {
      return answer.map(send) ?? drop(id)
    }
    batch.waiting.remove(id)
    if let answer { batch.answers.append(answer) }
    guard batch.waiting.isEmpty else { return }
    if batch.answers.isEmpty { drop(.array(batch.ids)) } else { send(.array(batch.answers)) }
  }

  /// Requests that came in one message, and are answered in one.
  private final class Batch {
    let ids: [JSON]
    var waiting: Set<JSON>
    var answers: [JSON] = []

    init(_ ids: [JSON]) {
      self.ids = ids
      waiting = Set(ids)
    }
  }

  private func takeTurn() async {
    guard busyCount >= Self.maximumConcurrency else {
      busyCount += 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func endTurn() {
    if waiting.isEmpty { busyCount -= 1 } else { waiting.removeFirst().resume() }
  }

  /// Agrees on a revision: the one that the client names, or else the latest with a handshake.
  ///
  /// - Throws: ``MCPError`` if hands were shaken before, or if the client does not say who it is and what it can do.
  private func shakeHands(_ parameters: [String: JSON]) throws(MCPError) -> JSON {
    guard peer == nil else { throw .invalidRequest("'initialize' was answered before") }
    guard let name = parameters["protocolVersion"]?.string else {
      throw .invalidParameters("'protocolVersion' is missing: the revision, such as '2025-11-25'")
    }
    guard let capabilities = parameters["capabilities"]?.members else {
      throw .invalidParameters("'capabilities' is missing: an object, of what the client can do")
    }
    guard let client = parameters["clientInfo"]?.members, client["name"]?.string != nil else {
      throw .invalidParameters("'clientInfo' is missing: an object with the client's name")
    }
    let named = ProtocolVersion(rawValue: name)
    let version = named.flatMap { $0.isStateless ? nil : $0 } ?? .latestWithHandshake
    let canAsk = version.hasStructuredResults && Peer.hasForms(capabilities)
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
    let id = "server-\(askedCount)"
    let request = RPCMessage.request(id, "elicitation/create", parameters)
    // While a person thinks, others are worked for.
    endTurn()
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<JSON?, Never>) in
        guard !hasEnded, !Task.isCancelled else { return continuation.resume(returning: nil) }
        asked[id] = continuation
        send(request)
      }
    } onCancel: {
      Task { await self.giveUp(id) }
    }
    await takeTurn()
    return answer
  }

  private func giveUp(_ id: String) {
    guard let continuation = asked.removeValue(forKey: id) else { return }
    send(RPCMessage.notification("notifications/cancelled", ["requestId": .string(id)]))
    continuation.resume(returning: nil)
  }
}
