import AssistantService
import HTTPTypes
import Hummingbird
import IntentKit
import Logging
import Metrics
import NIOHTTP1

/// Finds the endpoint of each request, lets the request in, answers errors with problem details, and notes what came of it.
///
/// The endpoint that answers is the one whose rules were checked, as there is one look at the path only.
struct EndpointResponder: HTTPResponder {
  let policy: AccessPolicy
  let endpoints: EndpointTable
  let deadlines: BodyDeadlines
  private let unknown = RequestMeasurements(route: "unknown", methods: [])

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    let start = ContinuousClock.now
    var context = context
    context.deadlines = deadlines
    if let peer = context.channel.remoteAddress?.ipAddress {
      context.address = policy.addresses.find(peer, request.headers)
    }
    let found = endpoints.route(of: request.uri.path)
    context.values = found?.values ?? []
    var origin: String?
    var response: Response
    do {
      try policy.checkHost(request.head.authority, others: request.headers[.otherHost])
      origin = try policy.checkOrigin(request.headers[.origin], request.head.authority)
      if let coding = request.headers[.transferEncoding], coding.contains(",") {
        throw ServiceProblem(
          .unsupportedType,
          "the body must have no coding but 'chunked', not '\(coding.prefix(100))'")
      }
      if let coding = request.headers[.contentEncoding], coding.lowercased() != "identity" {
        throw ServiceProblem(
          .unsupportedType, "the body must not be compressed, as by '\(coding.prefix(100))'")
      }
      response = try await answer(request, found?.route, &context, sharedWith: origin)
    } catch let error as HTTPParserError {
      // The connection ends with it.
      note(request, found?.route, context, .badRequest, .now - start)
      throw error
    } catch {
      response = refusal(error, context)
    }
    ResponseCompression.mark(&response, to: request.method)
    SecurityHeaders.add(to: &response, sharedWith: origin)
    response.headers[.requestID] = context.id
    note(request, found?.route, context, response.status, .now - start)
    return response
  }

  private func answer(
    _ request: Request, _ route: EndpointTable.Route?, _ context: inout ServerContext,
    sharedWith origin: String?
  ) async throws -> Response {
    if let origin, request.method == .options { return SecurityHeaders.preflight(origin) }
    guard let route else {
      throw ServiceProblem(
        .notFound, "there is nothing here; '/openapi.json' describes what there is")
    }
    guard let endpoint = route.endpoint(request.method) else {
      let allowed = route.methods.map(\.rawValue).joined(separator: ", ")
      var response = refusal(
        ServiceProblem(
          .methodNotAllowed,
          "'\(route.path)' has \(allowed), not \(request.method.rawValue.prefix(20))"), context)
      response.headers[.allow] = allowed
      return response
    }
    if !endpoint.isOpen {
      let user = try policy.user(
        authorization: request.headers[.authorization], request: context.id)
      try user.access.require(endpoint.scope, for: endpoint.operation.name)
      context.user = user
    }
    let response = try await endpoint.handle(request, context)
    if endpoint.isAudited { context.user?.access.note(endpoint.operation.name, "done") }
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func refusal(_ error: any Error, _ context: ServerContext) -> Response {
    if let problem = ServiceProblem(error) {
      Counter(
        label: "numberrace_refusals_total", dimensions: [("kind", problem.kind.rawValue)]
      ).increment()
      return ProblemDetails.response(problem, request: context.id)
    }
    if error is CancellationError {
      return ProblemDetails.response(
        ServiceProblem(.stopped, "the request was cancelled"), request: context.id)
    }
    context.logger.error("a request failed", metadata: ["error": "\(error)"])
    return ProblemDetails.response(
      ServiceProblem(.unavailable, "the server failed; its log has the reason under the instance"),
      request: context.id)
  }

  private func note(
    _ request: Request, _ route: EndpointTable.Route?, _ context: ServerContext,
    _ status: HTTPResponse.Status, _ time: Duration
  ) {
    let method = request.method.rawValue
    (route?.measurements ?? unknown).note(method: method, status: status.code, time)
    guard context.logger.logLevel <= .info else { return }
    context.logger.info(
      "request",
      metadata: [
        "method": "\(method)", "route": "\(route?.path ?? "unknown")", "status": "\(status.code)",
        "milliseconds": "\(Int((time / .milliseconds(1)).rounded()))",
        "user": "\(context.user?.name ?? "-")", "address": "\(context.address)",
      ])
  }
}
