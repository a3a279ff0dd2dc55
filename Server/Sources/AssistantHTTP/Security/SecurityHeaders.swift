import HTTPTypes
import Hummingbird

/// The headers that each answer has, so that browsers keep to what the page needs.
enum SecurityHeaders {
  static func add(to response: inout Response, sharedWith origin: String?) {
    response.headers[.xContentTypeOptions] = "nosniff"
    if response.headers[.contentSecurityPolicy] == nil {
      response.headers[.contentSecurityPolicy] = policy
    }
    response.headers[.referrerPolicy] = "no-referrer"
    if let origin {
      response.headers[.accessControlAllowOrigin] = origin
      response.headers[.accessControlExposeHeaders] =
        "idempotency-replayed, mcp-session-id, retry-after, www-authenticate, x-request-id"
      response.headers.append(HTTPField(name: .vary, value: "Origin"))
    } else {
      response.headers[.resourcePolicy] = "same-origin"
    }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
  }

  /// The answer to a browser that asks whether a page of another site may send a request.
  static func preflight(_ origin: String) -> Response {
    var response = Response(status: .noContent)
    response.headers[.accessControlAllowMethods] = "GET, POST, DELETE"
    response.headers[.accessControlAllowHeaders] =
      "authorization, content-type, idempotency-key, mcp-session-id, mcp-protocol-version, mcp-method, mcp-name"
    response.headers[.accessControlMaxAge] = "600"
    return response
  }

  private static let policy = policy(scripts: "'self'")
  /// The policy of a page with an engine in WebAssembly.
  static let enginePolicy = policy(scripts: "'self' 'wasm-unsafe-eval'")

  private static func policy(scripts: String) -> String {
    "default-src 'none'; script-src \(scripts); style-src 'self'; img-src 'self' data:; connect-src 'self'; "
      + "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  }
}
