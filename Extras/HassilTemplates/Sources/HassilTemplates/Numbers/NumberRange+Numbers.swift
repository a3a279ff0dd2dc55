import IntentKit

extension HassilTemplates.NumberRange {
  /// The number of numbers, at most a limit.
  func count(limit: Int) -> Int {
    // In 128 bits, in which the difference of two of 64 bits does not overflow.
    let wholes = (Int128(bounds.upperBound) - Int128(bounds.lowerBound)) / Int128(step) + 1
    return Int(min(Int128(limit), wholes * Int128(1 + tenths.count)))
  }

  /// The number at a place in their order, below ``count(limit:)``; `nil` if it is too large.
  func number(at place: Int) -> DecimalNumber? {
    let (index, fraction) = place.quotientAndRemainder(dividingBy: 1 + tenths.count)
    let exact = Int128(bounds.lowerBound) + Int128(index) * Int128(step)
    guard let whole = Int(exactly: exact) else { return nil }
    if fraction == 0 { return DecimalNumber(whole) }
    let (product, isOverProduct) = whole.multipliedReportingOverflow(by: 10)
    let (sum, isOverSum) = product.addingReportingOverflow(tenths[fraction - 1])
    guard !isOverProduct, !isOverSum else { return nil }
    return DecimalNumber(coefficient: sum, fractionDigits: 1)
  }

  /// The first numbers, in order.
  func numbers(limit: Int) -> [DecimalNumber] {
    (0..<count(limit: limit)).compactMap { number(at: $0) }
  }

  private var tenths: [Int] {
    switch fractions {
    case .none: []
    case .halves: [5]
    case .tenths: Array(1...9)
    }
  }

  /// Whether a number is in the range. A fraction may follow the last number too.
  func contains(_ number: DecimalNumber) -> Bool {
    guard let tenths = number.tenths else { return false }
    // Rounded down, so that -0.5 belongs to -1. In 128 bits, in which a difference of 64 bits does not overflow.
    let fraction = (tenths % 10 + 10) % 10
    let whole = (tenths - fraction) / 10
    switch fractions {
    case .none: if fraction != 0 { return false }
    case .halves: if fraction % 5 != 0 { return false }
    case .tenths: break
    }
    return whole >= Int128(bounds.lowerBound) && whole <= Int128(bounds.upperBound)
      && (whole - Int128(bounds.lowerBound)) % Int128(step) == 0
  }

  /// The value that a number stands for; `nil` if it is too large.
  func value(of number: DecimalNumber) -> IntentValue? {
    guard let multiplier else { return Self.value(number) }
    let (product, isOver) = number.coefficient.multipliedReportingOverflow(
      by: multiplier.coefficient)
    guard !isOver else { return nil }
    return DecimalNumber(
      coefficient: product, fractionDigits: number.fractionDigits + multiplier.fractionDigits
    ).map(Self.value)
  }

  /// A number as a value: whole if it can be.
  static func value(_ number: DecimalNumber) -> IntentValue {
    let reduced = number.reduced
    return reduced.fractionDigits == 0 ? .integer(reduced.coefficient) : .decimal(reduced)
  }
}

extension DecimalNumber {
  /// The number in tenths, if that is a whole number.
  fileprivate var tenths: Int128? {
    let number = reduced
    return switch number.fractionDigits {
    case 0: 10 * Int128(number.coefficient)
    case 1: Int128(number.coefficient)
    default: nil
    }
  }
}
