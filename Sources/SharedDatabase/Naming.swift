extension SharedDatabase {
  /// What tells something new from all else: 64 random bits.
  ///
  /// - Returns: Letters and digits.
  package static func newID() -> String { String(UInt64.random(in: 0...UInt64.max), radix: 36) }

  /// What makes two names the same: neither case nor the number of spaces makes a difference.
  ///
  /// - Parameter name: A name.
  /// - Returns: What is equal for names that are the same.
  package static func key(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
