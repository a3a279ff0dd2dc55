import HTTPTypes

extension HTTPField.Name {
  static let idempotencyKey = known("Idempotency-Key")
  static let idempotencyReplayed = known("Idempotency-Replayed")
  static let referrerPolicy = known("Referrer-Policy")
  static let resourcePolicy = known("Cross-Origin-Resource-Policy")
  static let toolSession = known("Mcp-Session-Id")
  static let toolVersion = known("MCP-Protocol-Version")
  /// Names the request, as the logs do.
  static let requestID = known("X-Request-ID")
  /// Names the server, if it is there besides the name in the authority.
  static let otherHost = known("Host")

  private static func known(_ name: String) -> Self {
    // The names above are valid.
    Self(name) ?? .vary
  }
}
