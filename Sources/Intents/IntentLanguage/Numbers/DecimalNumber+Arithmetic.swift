import IntentKit

extension DecimalNumber {
  static var half: DecimalNumber {
    DecimalNumber(coefficient: 5, fractionDigits: 1) ?? DecimalNumber(0)
  }

  /// This number of hundredths; `nil` if this is not a whole number.
  var hundredth: DecimalNumber? {
    fractionDigits == 0 ? DecimalNumber(coefficient: coefficient, fractionDigits: 2) : nil
  }

  /// The sum with some hundredths; `nil` if it is too large.
  func addingHundredths(_ hundredths: Int) -> DecimalNumber? {
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: 100)
    let (sum, sumOverflow) = product.addingReportingOverflow(hundredths)
    guard !overflow, !sumOverflow else { return nil }
    return DecimalNumber(coefficient: sum, fractionDigits: 2)
  }

  /// A whole number that is not negative, and half of a unit, which is one or even; `nil` if the sum
  /// is too large.
  static func sum(of whole: Int, andHalf unit: Int) -> DecimalNumber? {
    guard unit > 1 else { return DecimalNumber("\(whole).5") }
    let (sum, overflow) = whole.addingReportingOverflow(unit / 2)
    return overflow ? nil : DecimalNumber(sum)
  }

  /// The product with a whole number, with as few decimals as possible; `nil` if it is too large.
  func times(_ factor: Int) -> DecimalNumber? {
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: factor)
    guard !overflow else { return nil }
    let result = DecimalNumber(coefficient: product, fractionDigits: fractionDigits)
    return factor == -1 ? result : result?.reduced
  }
}
