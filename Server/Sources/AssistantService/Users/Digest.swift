import Crypto
import Foundation

/// Digests of texts, by SHA-256.
enum Digest {
  /// The digest of a text, in hexadecimal.
  static func of(_ text: String) -> String { hexadecimal(SHA256.hash(data: Data(text.utf8))) }

  /// Bytes in hexadecimal.
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
