/// Logarithms and powers without a C library, the same on every platform.
package enum Logarithm {
  /// The natural logarithm of a positive number; that of the least positive number for others.
  package static func natural(_ value: Double) -> Double {
    let value = value > .leastNormalMagnitude ? value : .leastNormalMagnitude
    guard value.isFinite else { return .infinity }
    // The significand is brought near 1, where the series of the inverse hyperbolic tangent is short.
    var significand = value.significand
    var exponent = Double(value.exponent)
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    var power = ratio
    for odd in stride(from: 1.0, through: 21, by: 2) {
      sum += power / odd
      power *= square
    }
    return 2 * sum + exponent * logarithmOf2
  }

  /// e to a power.
  package static func exponential(_ power: Double) -> Double {
    guard power > -700 else { return 0 }
    guard power < 700 else { return .infinity }
    let exponent = (power / logarithmOf2).rounded()
    let rest = power - exponent * logarithmOf2
    var term = 1.0
    var sum = 1.0
    for place in 1...18 {
      term *= rest / Double(place)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(exponent), significand: sum)
  }

  /// The logistic function: the probability whose log odds a number is.
  package static func logistic(_ odds: Double) -> Double { 1 / (1 + exponential(-odds)) }

  private static let logarithmOf2 = 0.693_147_180_559_945_3
}
