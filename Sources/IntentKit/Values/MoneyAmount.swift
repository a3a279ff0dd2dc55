/// An amount of money as someone says it: a number, and perhaps a currency.
///
/// Its value without a type is a text, the number and then the currency: `"20.50 GBP"`, `"20"`.
public struct MoneyAmount: Hashable, Sendable {
  /// How many units of the currency.
  public let number: DecimalNumber
  /// The currency by its code (ISO 4217), if it was said.
  public let currency: String?

  /// An amount.
  ///
  /// - Parameters:
  ///   - number: How many units of the currency.
  ///   - currency: The currency by its code (ISO 4217), if it was said.
  public init(_ number: DecimalNumber, _ currency: String? = nil) {
    self.number = number
    self.currency = currency
  }

  /// An amount from its notation.
  ///
  /// - Parameter text: A number, and perhaps a space and three capital letters; fails for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let number = DecimalNumber(parts[0]) else { return nil }
    let currency = parts.dropFirst().first.map(String.init)
    if let currency {
      guard currency.count == 3, currency.allSatisfy({ ("A"..."Z") ~= $0 }) else { return nil }
    }
    self.init(number, currency)
  }

  /// The amount as people write it.
  func text(decimalSign: Character) -> String {
    let digits = String("\(number)".map { $0 == "." ? decimalSign : $0 })
    guard let currency else { return digits }
    let signs = ["GBP": "£", "USD": "$", "EUR": "€"]
    guard let sign = signs[currency] else { return "\(digits) \(currency)" }
    return digits.hasPrefix("-") ? "-\(sign)\(digits.dropFirst())" : sign + digits
  }
}

extension MoneyAmount: CustomStringConvertible {
  /// The number and then the currency: `20.50 GBP`.
  public var description: String { "\(number)" + (currency.map { " \($0)" } ?? "") }
}

extension MoneyAmount: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias Base = MoneyAmount

  /// Amounts of money.
  public static var kind: ParameterKind { .money }

  /// The amount; nothing of other values.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard case .text(let text) = value else { return nil }
    self.init(text)
  }

  /// The notation.
  public var intentValue: IntentValue { .text(description) }
}
