/// An exact decimal number: a whole number of units, tenths, hundredths and so on.
///
/// ```swift
/// let amount = DecimalNumber("20.50")
/// amount?.coefficient     // 2050
/// amount?.fractionDigits  // 2
/// ```
///
/// Two numbers are equal if they are worth the same: 20.5 equals 20.50.
public struct DecimalNumber: Sendable {
  /// The digits, as a whole number.
  public let coefficient: Int
  /// The number of fraction digits, 0 to 18.
  public let fractionDigits: Int

  /// The most digits that there can be after the point.
  public static let maximumFractionDigits = 18

  /// A number from its digits; `nil` for a count of fraction digits that is not 0 to 18.
  public init?(coefficient: Int, fractionDigits: Int) {
    guard (0...Self.maximumFractionDigits).contains(fractionDigits) else { return nil }
    self.coefficient = coefficient
    self.fractionDigits = fractionDigits
  }

  /// A whole number.
  public init(_ value: Int) {
    coefficient = value
    fractionDigits = 0
  }

  /// A number from its notation.
  ///
  /// - Parameter text: Digits with at most one point between or before them and perhaps a sign before that;
  ///   fails for anything else, and for numbers of more than 18 digits after the point or more than
  ///   64 bits in all.
  public init?(_ text: some StringProtocol) {
    var digits = ""
    var fractionDigits: Int?
    for (index, character) in text.enumerated() {
      switch character {
      case "-", "+":
        guard index == 0 else { return nil }
        digits.append(character)
      case ".":
        guard fractionDigits == nil else { return nil }
        // ".50" is a half.
        if digits.last.map({ "0"..."9" ~= $0 }) != true { digits.append("0") }
        fractionDigits = 0
      case "0"..."9":
        digits.append(character)
        fractionDigits? += 1
      default: return nil
      }
    }
    guard fractionDigits != 0, let coefficient = Int(digits) else { return nil }
    self.init(coefficient: coefficient, fractionDigits: fractionDigits ?? 0)
  }

  /// The number with no zeros at the end of its fraction.
  public var reduced: DecimalNumber {
    var (digits, count) = (coefficient, fractionDigits)
    while count > 0, digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    return DecimalNumber(digits, count)
  }

  /// The number in the smallest unit, where a unit has this many decimals: 2050 for 20.5 in
  /// hundredths.
  ///
  /// - Parameter digits: How many decimals a unit has.
  /// - Returns: The count; `nil` if the number has more decimals than that or is too large.
  public func units(fractionDigits digits: Int) -> Int? {
    let number = reduced
    guard (number.fractionDigits...Self.maximumFractionDigits).contains(digits) else { return nil }
    var units = number.coefficient
    for _ in number.fractionDigits..<digits {
      let (product, overflow) = units.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      units = product
    }
    return units
  }

  private init(_ coefficient: Int, _ fractionDigits: Int) {
    self.coefficient = coefficient
    self.fractionDigits = fractionDigits
  }
}

extension DecimalNumber: Hashable, Comparable {
  /// Whether two numbers are worth the same.
  public static func == (first: DecimalNumber, second: DecimalNumber) -> Bool {
    let (first, second) = (first.reduced, second.reduced)
    return first.coefficient == second.coefficient && first.fractionDigits == second.fractionDigits
  }

  /// Hashes the value, so that equal numbers have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reduced.coefficient)
    hasher.combine(reduced.fractionDigits)
  }

  /// Whether a number is less than another.
  public static func < (first: DecimalNumber, second: DecimalNumber) -> Bool {
    // 64 bits times 10¹⁸ fits in 128 bits.
    Int128(first.coefficient) * power(second.fractionDigits)
      < Int128(second.coefficient) * power(first.fractionDigits)
  }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The digits with a point before the fraction, such as `-20.50`.
  public var description: String {
    guard fractionDigits > 0 else { return "\(coefficient)" }
    var digits = "\(coefficient.magnitude)"
    digits = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.count)) + digits
    let point = digits.index(digits.endIndex, offsetBy: -fractionDigits)
    return (coefficient < 0 ? "-" : "") + digits[..<point] + "." + digits[point...]
  }
}
