import AssistantService
import Foundation
import HTTPTypes
import Hummingbird
import IntentKit
import IntentMCP
import NumberRaceAssistant

/// The Model Context Protocol over HTTP: a message is posted, and its answer comes back, or a stream that ends with it.
///
/// Source: the transport "Streamable HTTP" of the revisions 2025-11-25 and 2026-07-28 of
/// <https://modelcontextprotocol.io/specification>.
struct ToolEndpoint: Sendable {
  let assistants: UserAssistants
  let allowances: Allowances
  let limits: ServiceLimits
  let sessions: ToolSessions

  static let path = "/mcp"
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  var all: [Endpoint] {
    let form = Schema.object([], isOpen: true)
    let post = ServiceOperation(
      "postMessage", "Send a message of the Model Context Protocol",
      explanation:
        "Revisions 2024-11-05 to 2025-11-25, with sessions, and the stateless 2026-07-28; with the headers that they name.",
      input: form, output: form)
    let end = ServiceOperation(
      "endSession", "End a session of the Model Context Protocol", output: form)
    return [
      Endpoint(
        method: .post, path: Self.path, operation: post, refusal: Self.refusalForm, isTurn: true
      ) { request, context in try await take(request, context) },
      Endpoint(method: .delete, path: Self.path, operation: end) { request, context in
        let (id, user) = (try sessionID(request), try context.requireUser())
        guard await sessions.end(id, of: user.access.id) else {
          throw ServiceProblem(.notFound, "there is no session '\(id.prefix(100))'")
        }
        return .json([String: String]())
      },
    ]
  }

  /// An error of JSON-RPC 2.0.
  private static let refusalForm = Schema.object(
    [
      .init("jsonrpc", .text()),
      .init(
        "error",
        .object([.init("code", .integer()), .init("message", .text())], isOpen: true)),
    ], isOpen: true)

  private func take(_ request: Request, _ context: ServerContext) async throws -> Response {
    let user = try context.requireUser()
    try request.checkType(.json)
    let message: JSON
    let body = try await request.wholeBody(limits, context)
    do throws(MCPError.Unreadable) {
      message = try MCPError.message(body.readableBytesView)
    } catch {
      return Self.refusal(error.error, id: error.id?.json)
    }
    if let batch = message.elements, batch.isEmpty || batch.contains(where: { $0.members == nil }) {
      return Self.refusal(
        .invalidRequest("a batch has messages, and nothing else"), id: nil)
    }
    try allowances.takeTurn(of: context.client)
    for each in message.elements ?? [message] { try check(each, user) }
    let batch = message.elements.map { JSON.array(MCPSession.requests(in: $0)) }
    // What is answered: a request, or the requests of a batch.
    let asked = batch == [] ? nil : batch ?? (message["method"] == nil ? nil : message["id"])
    let isRequest = asked != nil
    if message["params"]?["_meta"]?[Self.versionKey] != nil {
      return try await answerStateless(message, request, user, context)
    }
    if message["method"]?.string == "initialize", isRequest {
      let (id, session) = await sessions.begin(try assistants.tools(of: user), user: user.access.id)
      var response = try await Self.respond(session, message, asked, request, context)
      response.headers[.toolSession] = id
      return response
    }
    guard request.headers[.toolSession] != nil else {
      return Self.refusal(
        .invalidRequest(
          "begin with 'initialize', or name the revision of the protocol in _meta, '\(Self.versionKey)'"
        ), id: message["id"])
    }
    let id = try sessionID(request)
    guard let session = sessions.session(id, of: user.access.id) else {
      // By this the client knows that it has to begin again.
      throw ServiceProblem(
        .notFound, "there is no session '\(id.prefix(100))' any more: begin with 'initialize'")
    }
    if let version = request.headers[.toolVersion],
      !MCPServer.revisions.contains(version)
    {
      return Self.refusal(.unsupportedVersion(version), id: message["id"])
    }
    guard isRequest else {
      await session.receive(message, of: context.id)
      return Response(status: .accepted)
    }
    return try await Self.respond(session, message, asked, request, context)
  }

  /// Refuses the call of a tool that needs more than the token may do, before there is an answer. What the tool does in turn is
  /// watched over too.
  private func check(_ message: JSON, _ user: ServiceUser) throws(ServiceProblem) {
    switch message["method"]?.string {
    case "tools/call":
      guard let name = message["params"]?["name"]?.string,
        let intent = try assistants.assistant(of: user, in: .english).catalog[name]
      else { return }
      try user.access.begin(name, intent.risk)
    case "resources/read": user.access.note("resources/read", "done")
    default: return
    }
  }

  private func sessionID(_ request: Request) throws(ServiceProblem) -> String {
    guard let id = request.headers[.toolSession] else {
      throw .invalidInput("the header 'Mcp-Session-Id' is missing")
    }
    return id
  }

  /// Answers a request of a session: at once, if nothing else is sent before, or as a stream. A client that wants no stream
  /// cannot be asked: a question is its answer. If the client goes away, the work on it is stopped.
  private static func respond(
    _ session: ToolSessions.Session, _ message: JSON, _ id: JSON?, _ request: Request,
    _ context: ServerContext
  ) async throws -> Response {
    let isStream = message["method"] == "tools/call" && request.wants(.events)
    let answers = await session.answers(
      to: message, id ?? .null, of: context.id, canAsk: isStream)
    guard isStream else {
      let answer = try await context.channel.cancellingOnDisconnection {
        var last: JSON?
        for await answer in answers { last = answer }
        return last
      }
      return answer.map { .json($0) } ?? Response(status: .accepted)
    }
    return .stream(.events) { stream in
      try await stream.writing { yield in
        try await context.channel.cancellingOnDisconnection {
          for await answer in answers { yield(answer) }
        }
      } write: { (stream, answer: JSON) in
        try await stream.writeEvent("message", answer)
      }
    }
  }

  /// Answers a request of the stateless revision. If the client goes away, the work on it is stopped.
  private func answerStateless(
    _ message: JSON, _ request: Request, _ user: ServiceUser, _ context: ServerContext
  ) async throws -> Response {
    if let fault = Self.headerFault(message, request) {
      return .json(
        Self.errorJSON(code: Self.headerMismatch, fault, nil, message["id"]),
        status: .badRequest)
    }
    let server = try assistants.tools(of: user)
    let wantsProgress =
      message["params"]?["_meta"]?["progressToken"] != nil
      && request.wants(.events)
    guard wantsProgress else {
      return try await Self.finish(message) {
        try await context.channel.cancellingOnDisconnection { try await server.answer(message) }
      }
    }
    return .stream(.events) { stream in
      try await stream.writing { yield in
        let answer = try await context.channel.cancellingOnDisconnection { () -> JSON? in
          do {
            return try await server.answer(message, notify: yield)
          } catch let error as MCPError {
            return Self.errorJSON(error, message["id"])
          }
        }
        if let answer { yield(answer) }
      } write: { (stream, message: JSON) in
        try await stream.writeEvent("message", message)
      }
    }
  }

  private static func finish(
    _ message: JSON, _ answer: () async throws -> JSON?
  ) async throws -> Response {
    do {
      guard let answer = try await answer() else { return Response(status: .accepted) }
      // The protocol wants an unknown method to look like an unknown path.
      let isUnknown = answer["error"]?["code"]?.integer == -32601
      return .json(answer, status: isUnknown ? .notFound : .ok)
    } catch let error as MCPError {
      return refusal(error, id: message["id"])
    }
  }

  /// What is repeated in headers, for those in between, must be what the message says.
  ///
  /// - Returns: What is wrong.
  private static func headerFault(_ message: JSON, _ request: Request) -> String? {
    let parameters = message["params"]
    let named =
      ["tools/call": "name", "resources/read": "uri", "prompts/get": "name"][
        message["method"]?.string ?? ""]
    let expected: [(String, String?)] = [
      ("MCP-Protocol-Version", parameters?["_meta"]?[versionKey]?.string),
      ("Mcp-Method", message["method"]?.string),
      ("Mcp-Name", named.flatMap { parameters?[$0]?.string }),
    ]
    for (name, value) in expected {
      guard let value, let field = HTTPField.Name(name) else { continue }
      guard let given = request.headers[field] else {
        return "the header '\(name)' is missing: it must be '\(value)'"
      }
      guard given == value || decoded(given) == value else {
        return "the header '\(name)' is '\(given)', but the message says '\(value)'"
      }
    }
    return nil
  }

  /// Values that headers cannot have are written in base 64.
  private static func decoded(_ value: String) -> String? {
    guard value.hasPrefix("=?base64?"), value.hasSuffix("?=") else { return nil }
    return Data(base64Encoded: String(value.dropFirst(9).dropLast(2))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func refusal(_ error: MCPError, id: JSON?) -> Response {
    .json(errorJSON(error, id), status: .badRequest)
  }

  /// The code of the protocol for headers that do not say what the message says.
  private static let headerMismatch = -32020

  private static func errorJSON(_ error: MCPError, _ id: JSON?) -> JSON {
    errorJSON(code: error.code, error.message, error.data, id)
  }

  private static func errorJSON(
    code: Int, _ message: String, _ data: JSON?, _ id: JSON?
  ) -> JSON {
    var members: [String: JSON] = ["code": .integer(code), "message": .string(message)]
    members["data"] = data
    return ["jsonrpc": "2.0", "id": id ?? .null, "error": .object(members)]
  }
}
