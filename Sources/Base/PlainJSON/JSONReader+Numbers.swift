extension JSONReader {
  mutating func number() throws(JSONError) -> JSON {
    let start = position
    var digits = Digits(isNegative: takesHere(UInt8(ascii: "-")))
    let whole = position
    try take(&digits)
    guard bytes[whole] != UInt8(ascii: "0") || position == whole + 1 else {
      throw syntax("a number begins with 0")
    }
    var scale = 0
    if takesHere(UInt8(ascii: ".")) {
      let point = position
      try take(&digits)
      scale = position - point
    }
    var power = 0
    if takesHere(UInt8(ascii: "e")) || takesHere(UInt8(ascii: "E")) { power = try exponent() }
    if digits.significand == 0 { return .integer(0) }

    // Neither a text nor an exponent is long enough for this to overflow.
    var exponent = power + digits.zeros - scale
    let range = (-323 - digits.count)...(309 - digits.count)
    if !range.contains(exponent) || digits.areCutOff {
      guard leniency.contains(.longNumbers) else {
        position = start
        throw refusal(
          digits.areCutOff
            ? "is a number whose digits do not fit in 64 bits"
            : "is a number beyond the range of floating point")
      }
      exponent = min(max(exponent, range.lowerBound), range.upperBound)
    }
    return Self.number(digits.significand, exponent)
  }

  /// The number of so many powers of ten.
  private static func number(_ significand: Int64, _ exponent: Int) -> JSON {
    if (0...18).contains(exponent) {
      let power: Int64 = (0..<exponent).reduce(1) { power, _ in power * 10 }
      let (whole, overflow) = significand.multipliedReportingOverflow(by: power)
      if !overflow, let integer = Int(exactly: whole) { return .integer(integer) }
    }
    return .decimal(JSON.Decimal(significand: significand, exponent: exponent))
  }

  private mutating func take(_ digits: inout Digits) throws(JSONError) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      digits.append(Int64(byte - UInt8(ascii: "0")))
      position += 1
    }
    guard position > start else { throw syntax("a digit is missing") }
  }

  /// The power of ten after the letter, of which those beyond a million are all alike.
  private mutating func exponent() throws(JSONError) -> Int {
    let isNegative = takesHere(UInt8(ascii: "-"))
    if !isNegative { _ = takesHere(UInt8(ascii: "+")) }
    let start = position
    var exponent = 0
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    guard position > start else { throw syntax("a digit is missing") }
    return isNegative ? -exponent : exponent
  }

  /// The digits of a number, as they come.
  private struct Digits {
    let isNegative: Bool
    /// The number that they make, without zeros at its end.
    var significand: Int64 = 0
    /// The zeros at the end, and the digits that were cut off.
    var zeros = 0
    /// The number of digits of the significand.
    var count = 0
    var areCutOff = false

    init(isNegative: Bool) {
      self.isNegative = isNegative
    }

    mutating func append(_ digit: Int64) {
      guard digit != 0, !areCutOff else {
        if significand != 0 { zeros += 1 }
        return
      }
      // Zeros that turn out not to be at the end are digits like others.
      var (number, overflow) = (significand, significand != 0 && zeros > 18)
      for place in 0...(overflow ? 0 : zeros) {
        let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        let last = place == zeros ? (isNegative ? -digit : digit) : 0
        let (sum, isBeyond) = product.addingReportingOverflow(last)
        overflow = overflow || isTooLarge || isBeyond
        number = sum
      }
      if overflow {
        areCutOff = true
        zeros += 1
      } else {
        significand = number
        count += zeros + 1
        zeros = 0
      }
    }
  }
}
