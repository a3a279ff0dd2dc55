import IntentKit

/// The client, as far as a request needs to know it.
struct Peer: Sendable {
  let version: ProtocolVersion
  let elicitation: Elicitation

  /// The ways in which its user can be asked.
  enum Elicitation: Sendable {
    /// Not at all: a question is a result that says what is missing.
    case none
    /// By a result that says what is required. The client calls again with the answers.
    case inResult
    /// By a request to the client. The function returns its result; `nil` if there is none.
    case byRequest(@Sendable (JSON) async -> JSON?)
  }

  /// The revision that a request says it is of; `nil` if it says none.
  ///
  /// - Throws: ``MCPError`` if it is not spoken here, or has a handshake.
  static func statelessVersion(_ parameters: [String: JSON]) throws(MCPError) -> ProtocolVersion? {
    guard let named = parameters["_meta"]?.members?[MetaKey.version] else { return nil }
    guard let name = named.string, let version = ProtocolVersion(rawValue: name) else {
      throw .unsupportedVersion(named.string ?? "\(named)")
    }
    guard version.isStateless else {
      throw .invalidParameters(
        "the revision '\(name)' begins with 'initialize', and is not named in _meta")
    }
    return version
  }

  /// The client that sent a request of the stateless revision.
  ///
  /// - Throws: ``MCPError`` if the request does not say what the client can do.
  init(stateless parameters: [String: JSON], _ version: ProtocolVersion) throws(MCPError) {
    guard let capabilities = parameters["_meta"]?.members?[MetaKey.clientCapabilities]?.members
    else {
      throw .invalidParameters("_meta needs '\(MetaKey.clientCapabilities)', an object")
    }
    self.init(version: version, elicitation: Self.hasForms(capabilities) ? .inResult : .none)
  }

  init(version: ProtocolVersion, elicitation: Elicitation) {
    self.version = version
    self.elicitation = elicitation
  }

  /// Whether a client can show forms: those without a mode can.
  static func hasForms(_ capabilities: [String: JSON]) -> Bool {
    guard let modes = capabilities["elicitation"]?.members else { return false }
    return modes.isEmpty || modes["form"] != nil
  }
}
