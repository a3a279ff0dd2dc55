import Crypto
public import IntentKit

#if !Sealing
  #error(
    "this product needs the trait Sealing: write traits: [\"Sealing\"] where your package depends on NumberRace"
  )
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Seals the state of conversations, so that clients can hold it and give it back unchanged: a server needs
/// no memory of its own.
///
/// The state is signed (HMAC with SHA-256, RFC 2104), not hidden: whoever holds it can read it. Nor does
/// the seal keep a client from giving back an older state; what must not happen twice is stored under
/// `HandlingContext/idempotencyKey`, which is the same in both.
///
/// ```swift
/// let seal = try ConversationSeal(secret: secret)
/// let text = try seal.seal(conversation.state)
/// let state = try seal.open(text)
/// ```
public struct ConversationSeal: Sendable {
  private let key: SymmetricKey

  /// The fewest bytes of a secret.
  public static let minimumSecretLength = 32
  /// The most characters of a sealed state that are looked at.
  public static let maximumLength = 200_000

  /// A seal.
  ///
  /// - Parameter secret: Random bytes that only those who open seals know, at least 32.
  /// - Throws: ``SealError/secretTooShort(_:)`` if there are fewer.
  public init(secret: [UInt8]) throws(SealError) {
    guard secret.count >= Self.minimumSecretLength else { throw .secretTooShort(secret.count) }
    key = SymmetricKey(data: secret)
  }

  /// Seals a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The state and its signature in characters that URLs and headers allow.
  public func seal(_ state: ConversationState) -> String {
    let data = Data(JSON.encode(state).utf8)
    let signature = HMAC<SHA256>.authenticationCode(for: data, using: key)
    return Self.text(data) + "." + Self.text(Data(signature))
  }

  /// Opens a seal.
  ///
  /// - Parameter text: A sealed state.
  /// - Returns: The state as it was sealed. Whether it has expired is found out when it is gone on with.
  /// - Throws: ``SealError`` if it was not sealed with this secret, or was changed.
  public func open(_ text: String) throws(SealError) -> ConversationState {
    guard text.utf8.count <= Self.maximumLength else { throw .notSealed }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let data = Self.data(parts[0]), let signature = Self.data(parts[1])
    else {
      throw .notSealed
    }
    guard HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: data, using: key) else {
      throw .wrongSignature
    }
    do throws(JSONError) {
      return try JSON.decode(ConversationState.self, from: data)
    } catch {
      throw .otherVersion
    }
  }

  /// Base 64 with the alphabet for URLs and without padding (RFC 4648, section 5).
  private static func text(_ data: Data) -> String {
    var text = data.base64EncodedString()
    while text.hasSuffix("=") { text.removeLast() }
    return String(
      text.map { character in
        switch character {
        case "+": "-"
        case "/": "_"
        default: character
        }
      })
  }

  private static func data(_ text: Substring) -> Data? {
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    else { return nil }
    var base64 = String(
      text.map { character in
        switch character {
        case "-": "+"
        case "_": "/"
        default: character
        }
      })
    base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
    return Data(base64Encoded: base64)
  }
}

extension ConversationSession {
  /// Creates a conversation that continues from a sealed state. What the user agreed to in it before
  /// counts, which it does not if the state could have been changed: then it is asked again.
  ///
  /// - Parameters:
  ///   - assistant: The assistant.
  ///   - sealed: The sealed state.
  ///   - seal: The seal.
  ///   - host: The app around the conversation, if it can open activities or unlock the device.
  /// - Throws: ``SealError`` if it was not sealed with this secret, or was changed.
  public init(
    _ assistant: Assistant, opening sealed: String, with seal: ConversationSeal,
    host: (any ConversationHost)? = nil
  ) throws(SealError) {
    self.init(assistant, sealed: try seal.open(sealed), host: host)
  }
}

/// The reason why a seal cannot be made or opened.
public enum SealError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The secret has too few bytes.
  case secretTooShort(Int)
  /// The text does not have the form of a sealed state.
  case notSealed
  /// The state was changed, or sealed with another secret.
  case wrongSignature
  /// The state was sealed by a version whose states this one cannot read.
  case otherVersion

  /// A description of the problem.
  public var description: String {
    switch self {
    case .secretTooShort(let count):
      "a secret of \(count) bytes is too short: \(ConversationSeal.minimumSecretLength) are the least"
    case .notSealed: "this is not a sealed conversation"
    case .wrongSignature: "the conversation was changed, or sealed with another secret"
    case .otherVersion: "the conversation was sealed by a version that this one cannot read"
    }
  }
}
