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

  /// Creates a server. The caller answers the calls, and is of the same assistant.
  public init(
    _ assistant: Assistant, _ caller: IntentCaller, resources: [any MCPResources],
    about info: MCPServerInfo
  ) {
    self.assistant = assistant
    self.caller = caller
    self.resources = resources
    self.info = info
  }

  /// The revisions of the protocol that are spoken, by their dates.
  public static let revisions = ProtocolVersion.allCases.map(\.rawValue)

  /// Answers a request of the stateless revision, for transports without sessions; `nil` to
  /// notifications. The notifications that belong to the request come before its answer.
  ///
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
      let result = try await handle(method, parameters, peer, notify)
      return .success(result.json(peer.version, from: info))
    } catch {
      return .failure(error)
    }
  }

  private func handle(
    _ method: String, _ parameters: [String: JSON], _ peer: Peer,
    _ notify: @escaping @Sendable (JSON) -> Void
  ) async throws(MCPError) -> MethodResult {
    // Nothing is listed in pages, so no cursor was ever given out.
    if method.hasSuffix("/list"), let cursor = parameters["cursor"] {
      throw .invalidParameters(
        "there is no page '\(cursor.string ?? cursor.text)': lists are whole")
    }
    return switch method {
    case "server/discover" where peer.version.isStateless:
      MethodResult(
        [
          "supportedVersions": .array(Self.revisions.map(JSON.string)),
          "capabilities": capabilities, "instructions": .string(info.instructions),
        ], caching: .declared(isPublic: true))
    case "ping" where !peer.version.isStateless: MethodResult([:])
    case "tools/list":
      MethodResult(
        ["tools": .array(assistant.catalog.intents.map { tool($0, peer.version) })],
        caching: .declared(isPublic: false))
    case "tools/call": MethodResult(try await ToolCall(self, peer, notify).result(parameters))
    case "resources/list": try await listResources()
    case "resources/templates/list":
      MethodResult(
        ["resourceTemplates": .array(resources.flatMap(\.templates).map(\.json))],
        caching: .declared(isPublic: true))
    case "resources/read": try await readResource(parameters, peer.version)
    default: throw .unknownMethod(method)
    }
  }

  var capabilities: JSON {
    resources.isEmpty ? ["tools": [:]] : ["tools": [:], "resources": [:]]
  }
}
