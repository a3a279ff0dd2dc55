extension SharedDatabase {
  /// Makes an identifier of 64 random bits.
  ///
  /// - Returns: Letters and digits.
  package static func newID() -> String { String(UInt64.random(in: 0...UInt64.max), radix: 36) }

  /// The key by which names are compared: case and the number of spaces make no difference.
  ///
  /// - Parameter name: A name.
  /// - Returns: A text that is equal for equal names.
  package static func key(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
