/// An amount of money as someone says it: a number, and possibly a currency.
///
/// ```swift
/// MoneyAmount("20.50 GBP")?.currency   // GBP
/// MoneyAmount("20")?.currency          // nil
/// ```
public struct MoneyAmount: Hashable, Sendable {
  /// The number of units of the currency.
  public let number: DecimalNumber
  /// The currency, if it was said.
  public let currency: Currency?

  /// An amount as it was said: the number may have more digits than the currency.
  public init(_ number: DecimalNumber, _ currency: Currency? = nil) {
    self.number = number
    self.currency = currency
  }

  /// An amount in a known currency.
  public init(_ money: Money) {
    self.init(money.decimal, money.currency)
  }

  /// An amount from its notation; `nil` for anything else, and for currencies that do not exist.
  ///
  /// - Parameter text: A number, optionally followed by a space and the code of a currency in capitals:
  ///   `20.50 GBP`, `20`.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let number = DecimalNumber(parts[0]) else { return nil }
    guard parts.count == 2 else {
      self.init(number)
      return
    }
    guard let currency = Currency(String(parts[1])), currency.code == parts[1] else { return nil }
    self.init(number, currency)
  }

  /// The amount as people write it: `£20.50`.
  ///
  /// - Parameters:
  ///   - decimalSign: The character between units and fractions.
  ///   - groupingSign: The character between thousands; none by default.
  ///   - signPlace: The place of the sign of the currency.
  /// - Returns: The amount with the sign of its currency before it, or the code after it.
  public func text(
    decimalSign: Character = ".", groupingSign: Character? = nil, signPlace: CurrencyPlace = .before
  ) -> String {
    var digits = String("\(number)".map { $0 == "." ? decimalSign : $0 == "-" ? "−" : $0 })
    if let groupingSign { digits = digits.grouped(by: groupingSign, before: decimalSign) }
    guard let currency else { return digits }
    guard let sign = currency.sign else { return "\(digits) \(currency)" }
    if signPlace == .after { return "\(digits) \(sign)" }
    let before = signPlace == .apart ? sign + " " : sign
    return digits.hasPrefix("−") ? "−\(before)\(digits.dropFirst())" : before + digits
  }
}

/// The place of the sign of a currency beside a number.
public enum CurrencyPlace: Sendable {
  /// `£20.50`
  case before
  /// `€ 20,50`
  case apart
  /// `20,50 €`
  case after
}

extension String {
  /// A number with a sign between thousands: "1.500,00".
  fileprivate func grouped(by sign: Character, before decimalSign: Character) -> String {
    let units = prefix { $0 != decimalSign }
    let count = units.count { $0 != "−" }
    var place = count - units.count
    var text = ""
    for digit in units {
      if place > 0, (count - place).isMultiple(of: 3) { text.append(sign) }
      text.append(digit)
      place += 1
    }
    return text + dropFirst(units.count)
  }
}

extension MoneyAmount: CustomStringConvertible {
  /// The number and then the currency: `20.50 GBP`.
  public var description: String { "\(number)" + (currency.map { " \($0)" } ?? "") }
}
