public import Foundation

/// A token of a user, as it is kept: its digest, not the token itself, which is known once, when it is made.
public struct UserToken: Hashable, Sendable, Codable {
  /// The name, by which it is revoked and the audit log tells who did something.
  public let name: String
  /// What it may do.
  public let scope: TokenScope
  /// The time from which on it is not valid; `nil` if it has no end.
  public let expires: Date?
  /// The SHA-256 digest, in hexadecimal.
  let digest: String

  /// Whether it is not valid any more.
  public func isExpired(at now: Date = .now) -> Bool { expires.map { $0 <= now } ?? false }

  init(_ text: String, name: String, scope: TokenScope, expires: Date?) {
    self.name = name
    self.scope = scope
    // The file has whole seconds.
    self.expires = expires.map { Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded()) }
    digest = Digest.of(text)
  }

  /// A token of which only the digest is known, without limits.
  init(digest: String, name: String) {
    self.name = name
    self.digest = digest
    scope = .pay
    expires = nil
  }

  /// The text of a new token, of 256 random bits.
  static func newText() -> String {
    "nr_"
      + Data(random(32)).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  private enum CodingKeys: String, CodingKey {
    case name, scope, expires, digest
  }

  /// Decodes a token.
  ///
  /// - Throws: `DecodingError` if it has not the form of one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    scope = try container.decode(TokenScope.self, forKey: .scope)
    expires = try container.decodeIfPresent(Int.self, forKey: .expires).map {
      Date(timeIntervalSince1970: TimeInterval($0))
    }
    digest = try container.decode(String.self, forKey: .digest)
  }

  /// Encodes the token; the end of its time in seconds since 1970.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(scope, forKey: .scope)
    try container.encodeIfPresent(expires.map { Int($0.timeIntervalSince1970) }, forKey: .expires)
    try container.encode(digest, forKey: .digest)
  }
}
