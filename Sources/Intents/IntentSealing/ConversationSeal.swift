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
/// let text = seal.seal(await conversation.state)
/// let state = try seal.open(text)
/// ```
public struct ConversationSeal: Seal {
  private let key: SymmetricKey

  /// The fewest bytes of a secret.
  public static let minimumSecretLength = 32
  /// The most characters of a sealed state that are looked at.
  public static let maximumLength = 200_000

  /// A seal.
  ///
  /// - Parameter secret: Random bytes that only those who open seals know, at least 32.
  /// - Throws: `SealError.secretTooShort` if there are fewer.
  public init(secret: [UInt8]) throws(SealError) {
    guard secret.count >= Self.minimumSecretLength else {
      throw .secretTooShort(secret.count, minimum: Self.minimumSecretLength)
    }
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
  /// - Throws: `SealError` if it was not sealed with this secret, or was changed.
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
