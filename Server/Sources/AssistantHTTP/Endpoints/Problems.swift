import AssistantService
import HTTPTypes
import Hummingbird
import IntentKit

extension ServiceProblem.Kind {
  var status: HTTPResponse.Status { form.status }
  var title: String { form.title }

  private var form: (status: HTTPResponse.Status, title: String) {
    switch self {
    case .invalidInput: (.unprocessableContent, "The input is not allowed")
    case .unauthorized: (.unauthorized, "A valid token is needed")
    case .forbidden: (.forbidden, "The request comes from a place that is not allowed")
    case .insufficientScope: (.forbidden, "The token may not do that")
    case .notFound: (.notFound, "There is no such thing")
    case .methodNotAllowed: (.methodNotAllowed, "The method is not allowed here")
    case .notAcceptable: (.notAcceptable, "No accepted form of the answer")
    case .unsupportedType: (.unsupportedMediaType, "The type of the body is not read here")
    case .tooLarge: (.contentTooLarge, "The input is too long")
    case .tooSlow: (.requestTimeout, "The input came too slowly")
    case .conflict: (.conflict, "The request is being answered")
    case .limitReached: (.tooManyRequests, "The limit is reached")
    case .busy: (.serviceUnavailable, "All cores are busy")
    case .stopped: (.unprocessableContent, "The search was stopped without an answer")
    case .unavailable: (.serviceUnavailable, "The service is not available")
    }
  }
}

/// The details of a problem, by RFC 9457.
enum ProblemDetails {
  static let mediaType = "application/problem+json"

  static let schema = Schema.object(
    [
      .init("type", .text().described("The kind: `urn:numberrace:problem:` and its name.")),
      .init("title", .text()), .init("status", .integer(400...599)),
      .init("detail", .text().described("What is wrong, and what is allowed.")),
      .init("instance", .text().described("The request, as the logs of the server name it.")),
      .init(
        "pointer", .text().described("The place of the fault in the input, by RFC 6901."),
        isRequired: false),
      .init(
        "scope",
        .enumeration(TokenScope.allCases.map(\.rawValue)).described(
          "The scope that the token would need, if that is what is missing."), isRequired: false),
    ], isOpen: true)

  static func json(_ problem: ServiceProblem, request id: String) -> JSON {
    var members: [String: JSON] = [
      "type": .string("urn:numberrace:problem:\(problem.kind.rawValue)"),
      "title": .string(problem.kind.title), "status": .integer(problem.kind.status.code),
      "detail": .string(problem.detail), "instance": .string("urn:numberrace:request:\(id)"),
    ]
    members["scope"] = (problem.scope?.rawValue).map(JSON.string)
    members["pointer"] = problem.place.map(JSON.string)
    return .object(members)
  }

  static func response(_ problem: ServiceProblem, request id: String) -> Response {
    var response = Response.json(
      json(problem, request: id), status: problem.kind.status, type: mediaType)
    if let seconds = problem.retryAfter { response.headers[.retryAfter] = "\(seconds)" }
    if let scope = problem.scope {
      response.headers[.wwwAuthenticate] =
        "Bearer error=\"insufficient_scope\", scope=\"\(scope.rawValue)\""
    }
    if problem.kind == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
    return response
  }
}

extension ServiceProblem {
  /// The problem that an error of a handler is.
  init?(_ error: any Error) {
    switch error {
    case let problem as ServiceProblem: self = problem
    case let error as HTTPError where error.status == .contentTooLarge:
      self.init(.tooLarge, "the body is too long")
    case let error as HTTPError where (400..<500).contains(error.status.code):
      self.init(.invalidInput, error.body ?? error.status.reasonPhrase)
    default: return nil
    }
  }
}

private extension HTTPResponse.Status {
  static let unprocessableContent = HTTPResponse.Status(
    code: 422, reasonPhrase: "Unprocessable Content")
}
