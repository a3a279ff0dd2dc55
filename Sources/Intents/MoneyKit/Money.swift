/// An exact amount of money in a known currency, as a whole number of its smallest unit.
///
/// An amount as someone says it, whose currency may be missing, is a ``MoneyAmount``.
public struct Money: Hashable, Sendable, CustomStringConvertible {
  /// The number of smallest units: pence, cents.
  public let units: Int
  /// The currency, whose ``Currency/digits`` say how many smallest units make a whole one.
  public let currency: Currency

  /// An amount.
  public init(units: Int, _ currency: Currency) {
    self.units = units
    self.currency = currency
  }

  /// An amount from its notation, such as `20` or `20.50`; `nil` if the text is not a number, has more digits
  /// after the point than the currency, or does not fit in 64 bits.
  ///
  /// - Parameters:
  ///   - text: The digits, with an optional sign before and an optional point between them.
  ///   - currency: The currency.
  public init?(_ text: String, _ currency: Currency) {
    // Not reduced: "20.500" is a slip in a currency of two digits.
    guard let number = DecimalNumber(text), number.fractionDigits <= currency.digits else {
      return nil
    }
    self.init(number, currency)
  }

  /// The amount of a number of units of a currency; `nil` if it has more digits after the point than the
  /// currency, or does not fit in 64 bits.
  public init?(_ number: DecimalNumber, _ currency: Currency) {
    guard let units = number.units(fractionDigits: currency.digits) else { return nil }
    self.init(units: units, currency)
  }

  /// The number of units of the currency, such as 20.50 pounds.
  public var decimal: DecimalNumber {
    // A currency has at most four digits, which a decimal number always holds.
    DecimalNumber(coefficient: units, fractionDigits: currency.digits) ?? DecimalNumber(units)
  }

  /// The amount as people write it: `£20.50`, `1000 JPY`.
  public var description: String { MoneyAmount(self).text() }
}
