import AssistantService
import HTTPTypes
import Hummingbird
import IntentKit

/// A declared endpoint: what it takes and gives, and what it does.
struct Endpoint: Sendable {
  typealias Handler = @Sendable (Request, ServerContext) async throws -> Response

  let method: HTTPRequest.Method
  /// The path, with parameters in braces.
  let path: String
  let operation: ServiceOperation
  /// The parameters of the path, the query and the header.
  var parameters: [Parameter] = []
  /// The form of refusals that are no problem details, as those of a protocol with errors of its own.
  var refusal: Schema?
  /// Whether it can be used without a token.
  var isOpen = false
  /// What a token must be allowed to do.
  var scope = TokenScope.lookUp
  /// Whether the audit log has it; of intents, it has what is done.
  var isAudited = false
  /// Whether it counts as a turn of the client.
  var isTurn = false
  var requestForm = Form.json
  var responseForm = Form.json
  let handle: Handler

  /// The form of a body.
  enum Form: String, Sendable {
    case json = "application/json"
    case lines = "application/jsonl"
    case events = "text/event-stream"
    case text = "text/plain"
  }

  /// A parameter of the path, the query or the header.
  struct Parameter: Sendable {
    let name: String
    let schema: Schema
    let place: Place

    enum Place: String { case path, query, header }

    static func path(_ name: String, _ schema: Schema) -> Parameter {
      Parameter(name: name, schema: schema, place: .path)
    }

    static func query(_ name: String, _ schema: Schema) -> Parameter {
      Parameter(name: name, schema: schema, place: .query)
    }
  }
}

extension Endpoint.Parameter {
  /// The checked value of a parameter of the query; `nil` if it is not given.
  func value(in request: Request) throws(ServiceProblem) -> JSON? {
    guard let text = request.uri.queryParameters[Substring(name)] else { return nil }
    return try value(of: String(text))
  }

  /// The value of the text of a parameter: a number if its schema wants one.
  private func value(of text: String) throws(ServiceProblem) -> JSON {
    let json: JSON = Int(text).map { .integer($0) } ?? .string(text)
    do throws(ServiceProblem) {
      if case .integer = json, (try? schema.check(json)) != nil { return json }
      try schema.check(.string(text))
      return .string(text)
    } catch {
      let reason = error.detail.replacing("the body", with: "the parameter '\(name)'")
      throw .invalidInput(reason, at: "/\(name)")
    }
  }
}
