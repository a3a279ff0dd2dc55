public import IntentKit

/// The identifier of a request: a whole number or a string.
public struct MCPRequestID: Hashable, Sendable {
  /// The identifier as JSON.
  public let json: JSON

  /// The identifier that a JSON value is; fails if it is none.
  public init?(_ json: JSON) {
    switch json {
    case .integer, .string: self.json = json
    default: return nil
    }
  }
}
