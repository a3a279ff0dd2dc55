public import IntentKit

/// The identifier of a request: a whole number or a string.
///
/// It can be decoded from a message of which nothing else can be used.
public struct MCPRequestID: Hashable, Sendable, Decodable {
  let json: JSON

  /// The identifier that a JSON value is; fails if it is none.
  ///
  /// - Parameter json: The value.
  public init?(_ json: JSON) {
    switch json {
    case .integer, .string: self.json = json
    default: return nil
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id
  }

  /// Decodes the identifier of a message.
  ///
  /// - Parameter decoder: The decoder of the message.
  /// - Throws: `DecodingError` if it has none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    json =
      if let number = try? container.decode(Int.self, forKey: .id) { .integer(number) } else {
        .string(try container.decode(String.self, forKey: .id))
      }
  }
}
