/// Texts by Unicode scalars: what is read here has no characters of several, and a build without Unicode's tables need not know of any.
extension String {
  /// The parts of the text between separators; those between two of them, and at an end, may be empty.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = ""
    for scalar in unicodeScalars {
      if scalar == separator {
        parts.append(part)
        part = ""
      } else {
        part.unicodeScalars.append(scalar)
      }
    }
    parts.append(part)
    return parts
  }

  /// The beginning of the text, of at most this many scalars.
  package func beginning(_ count: Int) -> String {
    var beginning = ""
    var left = count
    for scalar in unicodeScalars {
      guard left > 0 else { break }
      beginning.unicodeScalars.append(scalar)
      left -= 1
    }
    return beginning
  }

  /// The text without white space around it.
  package var trimmed: String {
    var trimmed = ""
    // White space counts only once something follows it.
    var space = ""
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        if !trimmed.isEmpty { space.unicodeScalars.append(scalar) }
      } else {
        trimmed += space
        trimmed.unicodeScalars.append(scalar)
        space = ""
      }
    }
    return trimmed
  }

  /// The value of decimal digits from 0 to 9; `nil` for any other text, and for values that are too large.
  package var digitsValue: UInt64? {
    guard !utf8.isEmpty else { return nil }
    var value: UInt64 = 0
    for byte in utf8 {
      guard (0x30...0x39).contains(byte) else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isSumTooLarge) = product.addingReportingOverflow(UInt64(byte - 0x30))
      if isTooLarge || isSumTooLarge { return nil }
      value = sum
    }
    return value
  }
}
