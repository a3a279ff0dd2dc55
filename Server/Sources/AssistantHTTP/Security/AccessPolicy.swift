import AssistantService
import HTTPTypes

/// Who may use the server, from where.
struct AccessPolicy: Sendable {
  let users: UserDirectory
  /// Whether a token is needed; not if only programs on this machine can reach the server.
  let needsToken: Bool
  /// The names of the server besides those of this machine and addresses.
  let hosts: Set<String>
  /// The origins of other sites whose pages may use the server.
  let origins: Set<String>
  /// Tells from which address a client asks.
  let addresses: ClientAddress

  /// Checks the name under which the server was asked. A page of another site that has its name point here asks under that
  /// name (DNS rebinding).
  ///
  /// - Parameters:
  ///   - authority: The name, with the port.
  ///   - others: The value of a second header with a name.
  /// - Throws: ``ServiceProblem`` of the kind `forbidden`.
  func checkHost(_ authority: String?, others: String?) throws(ServiceProblem) {
    guard let authority, !authority.isEmpty else {
      throw ServiceProblem(.forbidden, "the header 'Host' is missing")
    }
    guard others == nil else {
      throw ServiceProblem(.forbidden, "the header 'Host' is there twice")
    }
    let host = Self.host(of: authority)
    guard Self.isAddress(host) || host == "localhost" || hosts.contains(host) else {
      throw ServiceProblem(
        .forbidden,
        "the server is not called '\(host.prefix(100))'; start it with --allow-host \(host.prefix(100)) if it is"
      )
    }
  }

  /// Checks that a request of a page comes from a page of this server, or of a site that was allowed.
  ///
  /// - Returns: The origin of the other site; `nil` if it is none.
  func checkOrigin(_ origin: String?, _ authority: String?) throws(ServiceProblem) -> String? {
    guard let origin else { return nil }
    if let authority, ["http://\(authority)", "https://\(authority)"].contains(origin) {
      return nil
    }
    guard origins.contains(origin) else {
      throw ServiceProblem(
        .forbidden,
        "pages of '\(origin.prefix(100))' may not use this server; --allow-origin lets them")
    }
    return origin
  }

  /// The user of a request.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `unauthorized`, or `unavailable` if the users cannot be read.
  func user(
    authorization: String?, request: String
  ) throws(ServiceProblem) -> ServiceUser {
    guard needsToken else { return users.localOwner(request: request) }
    guard let authorization else {
      throw ServiceProblem(
        .unauthorized, "send the header 'Authorization: Bearer TOKEN', with the token of a user")
    }
    let parts = authorization.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else {
      throw ServiceProblem(.unauthorized, "the header 'Authorization' must be 'Bearer TOKEN'")
    }
    let user: ServiceUser?
    do throws(UserError) {
      user = try users.user(withToken: String(parts[1]), request: request)
    } catch {
      // Anyone may ask; the reason has paths in it, and is what the log of the readiness says.
      throw ServiceProblem(.unavailable, "the file of the users cannot be read")
    }
    guard let user else {
      throw ServiceProblem(.unauthorized, "the token is not valid, or its time is over")
    }
    return user
  }

  /// The name without a port; all of it if it has no such form.
  private static func host(of authority: String) -> String {
    let authority = authority.lowercased()
    guard let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") else {
      return authority
    }
    let isPort = authority[colon...].dropFirst().utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return isPort ? String(authority[..<colon]) : authority
  }

  /// Whether it is an address and no name, so that nobody else can have it point elsewhere.
  private static func isAddress(_ host: String) -> Bool {
    if host.hasPrefix("[") {
      return host.hasSuffix("]")
        && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
