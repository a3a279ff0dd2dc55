/// Text that a file can hold and give back as it was.
package enum StoredText {
  /// The first control character of a text, among which are line breaks. U+0000 would end the text for SQLite.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its code point, such as `U+0007`; `nil` if there is none.
  package static func control(in text: String) -> String? {
    text.unicodeScalars.first {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }.map(code)
  }

  /// The first character of a text that sets the direction of what follows it, also outside of the text.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its code point; `nil` if there is none.
  package static func directionChange(in text: String) -> String? {
    text.unicodeScalars.first {
      (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }.map(code)
  }

  /// Checks a text that a file has in a column of its own, rather than as JSON, which escapes such characters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The role of the text, for the error: "the id of a donation".
  /// - Returns: The text.
  /// - Throws: ``TextError`` if U+0000 is in it.
  package static func checked(_ text: String, _ name: String) throws -> String {
    guard isStorable(text) else { throw TextError(name: name) }
    return text
  }

  /// Whether a text can be stored, and so can be found: asked for one with U+0000 in it, SQLite finds what comes before
  /// that.
  package static func isStorable(_ text: String) -> Bool { !text.utf8.contains(0) }

  /// The code point of a character, as Unicode writes it.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// A text that cannot be stored because it contains U+0000. The stored data is unchanged.
public struct TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the text's role.
  public let name: String

  /// The problem, and what is allowed.
  public var description: String {
    "\(name) has the character U+0000 in it, with which it cannot be stored"
  }
}
