/// The revisions of the Model Context Protocol that are spoken.
///
/// Source: <https://modelcontextprotocol.io/specification>.
enum ProtocolVersion: String, CaseIterable {
  /// The revisions with a handshake, the oldest first.
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// The stateless revision: each request says which revision it is of, and what the client can do.
  case july2026 = "2026-07-28"

  /// The latest revision with a handshake, which is offered to clients that ask for an unknown one.
  static let latestWithHandshake = november2025

  /// Whether it has no handshake.
  var isStateless: Bool { self == .july2026 }

  /// Whether several messages can come in one.
  var hasBatches: Bool { self == .march2025 }

  /// Whether tools have a result of their own form, and the server may ask for values.
  var hasStructuredResults: Bool { ![.november2024, .march2025].contains(self) }

  /// Whether choices in forms have titles, and tools have icons.
  var hasTitledChoices: Bool { hasStructuredResults && self != .june2025 }
}

/// Names that the protocol reserves in `_meta`.
enum MetaKey {
  static let version = "io.modelcontextprotocol/protocolVersion"
  static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
  static let serverInfo = "io.modelcontextprotocol/serverInfo"
  static let progressToken = "progressToken"
}
