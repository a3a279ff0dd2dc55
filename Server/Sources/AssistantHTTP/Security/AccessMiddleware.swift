import AssistantService
import HTTPTypes
import Hummingbird
import IntentKit
import Logging
import Metrics

/// Lets requests in, answers errors with problem details, and notes what came of each request.
struct AccessMiddleware: RouterMiddleware {
  let policy: AccessPolicy
  let endpoints: EndpointTable
  let deadlines: BodyDeadlines
  private let measurements = RequestMeasurements()

  init(policy: AccessPolicy, endpoints: EndpointTable, deadlines: BodyDeadlines) {
    self.policy = policy
    self.endpoints = endpoints
    self.deadlines = deadlines
  }

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    var context = context
    context.route = endpoints.route(of: request.uri.path)
    context.deadlines = deadlines
    var origin: String?
    var response: Response
    do {
      try policy.checkHost(request.head.authority)
      origin = try policy.checkOrigin(request.headers[.origin], request.head.authority)
      if let origin, request.method == .options {
        response = SecurityHeaders.preflight(origin)
      } else {
        if endpoints.needsUser(context.route) {
          context.user = try policy.user(authorization: request.headers[.authorization])
        }
        response = try await next(request, context)
      }
    } catch {
      response = answer(error, request, context)
    }
    SecurityHeaders.add(to: &response, sharedWith: origin)
    response.headers[SecurityHeaders.requestID] = context.id
    note(request, context, response.status, .now - start)
    return response
  }

  private func answer(
    _ error: any Error, _ request: Request, _ context: ServerContext
  ) -> Response {
    if let problem = wrongMethod(request, context) ?? ServiceProblem(error) {
      Counter(
        label: "numberrace_refusals_total", dimensions: [("kind", problem.kind.rawValue)]
      ).increment()
      var response = ProblemDetails.response(problem, request: context.id)
      if problem.kind == .methodNotAllowed {
        response.headers[.allow] = endpoints.methods(of: context.route).joined(separator: ", ")
      }
      return response
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

  /// The problem that a path does not have the method, for which the router finds nothing.
  private func wrongMethod(_ request: Request, _ context: ServerContext) -> ServiceProblem? {
    let allowed = endpoints.methods(of: context.route)
    guard !allowed.isEmpty, !allowed.contains(request.method.rawValue) else { return nil }
    return ServiceProblem(
      .methodNotAllowed,
      "'\(context.route)' has \(allowed.joined(separator: ", ")), not \(request.method.rawValue.prefix(20))"
    )
  }

  private func note(
    _ request: Request, _ context: ServerContext, _ status: HTTPResponse.Status, _ time: Duration
  ) {
    let method = request.method.rawValue
    let isKnown = endpoints.methods(of: context.route).contains(method)
    measurements.note(
      method: isKnown ? method : "other", route: context.route, status: status.code, time)
    guard context.logger.logLevel <= .info else { return }
    context.logger.info(
      "request",
      metadata: [
        "method": "\(method)", "route": "\(context.route)", "status": "\(status.code)",
        "milliseconds": "\(Int((time / .milliseconds(1)).rounded()))",
        "user": "\(context.user?.name ?? "-")",
      ])
  }
}
