public import IntentCalls
public import IntentKit

/// Serves the intents of an assistant to programs that speak the Model Context Protocol: each is a tool.
///
/// A tool cannot do what a person must agree to. Its result then is a question to the person, if the client can
/// show one, or the sentence to agree to, with a token for the client and not for its model.
///
/// ```swift
/// let server = MCPServer(assistant, caller, resources: [], about: info)
/// let session = MCPSession(server) { message in print(message) }
/// await session.receive(message)
/// ```
///
/// Source: the revisions 2025-11-25 and 2026-07-28 of <https://modelcontextprotocol.io/specification>.
public struct MCPServer: Sendable {
  let assistant: Assistant
  let caller: IntentCaller
  let resources: [any MCPResources]
  let info: MCPServerInfo

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - assistant: The assistant whose intents are the tools.
  ///   - caller: Answers the calls, of the same assistant.
  ///   - resources: The resources.
  ///   - info: The description of the server.
  public init(
    _ assistant: Assistant, _ caller: IntentCaller, resources: [any MCPResources],
    about info: MCPServerInfo
  ) {
    self.assistant = assistant
    self.caller = caller
    self.resources = resources
    self.info = info
  }

  /// Answers a request of the stateless revision, for transports without sessions.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - notify: Called with the notifications that belong to the request, before it is answered.
  /// - Returns: The answer; `nil` to notifications.
  /// - Throws: ``MCPError`` if the message is no request of the stateless revision.
  public func answer(
    _ message: JSON, notify: @escaping @Sendable (JSON) -> Void = { _ in }
  ) async throws(MCPError) -> JSON? {
    switch try RPCMessage(message) {
    case .request(let id, let method, let parameters):
      guard let version = try Peer.statelessVersion(parameters) else {
        throw .invalidParameters("_meta needs '\(MetaKey.version)', the revision of the protocol")
      }
      let peer = try Peer(stateless: parameters, version)
      return RPCMessage.answer(id, await result(method, parameters, peer, notify))
    case .notification: return nil
    case .response: throw .invalidRequest("no request was sent that this could answer")
    }
  }

  /// The result of a request.
  func result(
    _ method: String, _ parameters: [String: JSON], _ peer: Peer,
    _ notify: @escaping @Sendable (JSON) -> Void
  ) async -> Result<JSON, MCPError> {
    do throws(MCPError) {
      return .success(stamped(try await handle(method, parameters, peer, notify), peer))
    } catch {
      return .failure(error)
    }
  }

  private func handle(
    _ method: String, _ parameters: [String: JSON], _ peer: Peer,
    _ notify: @escaping @Sendable (JSON) -> Void
  ) async throws(MCPError) -> [String: JSON] {
    switch method {
    case "server/discover" where peer.version.isStateless:
      [
        "supportedVersions": .array(ProtocolVersion.allCases.map { .string($0.rawValue) }),
        "capabilities": capabilities, "instructions": .string(info.instructions),
        "ttlMs": .integer(Self.lifetime), "cacheScope": "public",
      ]
    case "ping" where !peer.version.isStateless: [:]
    case "tools/list":
      [
        "tools": .array(assistant.catalog.intents.map { tool($0, peer.version) }),
        "ttlMs": .integer(Self.lifetime), "cacheScope": "private",
      ]
    case "tools/call": try await ToolCall(self, peer, notify).result(parameters)
    case "resources/list": try await listResources()
    case "resources/templates/list":
      ["resourceTemplates": .array(resources.flatMap(\.templates).map(\.json))]
    case "resources/read": try await readResource(parameters)
    default: throw .unknownMethod(method)
    }
  }

  /// Tools do not change while a server runs. Milliseconds.
  private static let lifetime = 60_000

  var capabilities: JSON {
    resources.isEmpty ? ["tools": [:]] : ["tools": [:], "resources": [:]]
  }

  /// The stateless revision wants each result to say that it is one, and from whom.
  private func stamped(_ result: [String: JSON], _ peer: Peer) -> JSON {
    guard peer.version.isStateless else {
      return .object(result.filter { !["ttlMs", "cacheScope", "resultType"].contains($0.key) })
    }
    var result = result
    if result["resultType"] == nil { result["resultType"] = "complete" }
    var meta = result["_meta"]?.members ?? [:]
    meta[MetaKey.serverInfo] = info.json
    result["_meta"] = .object(meta)
    return .object(result)
  }
}
