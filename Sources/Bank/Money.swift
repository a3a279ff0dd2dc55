/// A currency.
public struct Currency: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Its code (ISO 4217), such as `GBP`.
  public let code: String
  /// How many digits its amounts have after the point (the minor unit of ISO 4217).
  public let digits: Int

  /// The currencies that there are.
  public static let all = [
    Currency(code: "GBP", digits: 2), Currency(code: "EUR", digits: 2),
    Currency(code: "USD", digits: 2), Currency(code: "CHF", digits: 2),
    Currency(code: "JPY", digits: 0), Currency(code: "KWD", digits: 3),
  ]

  private init(code: String, digits: Int) {
    self.code = code
    self.digits = digits
  }

  /// The currency of a code; fails if there is none.
  ///
  /// - Parameter code: The code, in letters of any case.
  public init?(_ code: String) {
    guard let found = Self.all.first(where: { $0.code == code.uppercased() }) else { return nil }
    self = found
  }

  /// The code.
  public var description: String { code }

  /// What people call several units of it.
  public var plural: String {
    switch code {
    case "GBP": "pounds"
    case "EUR": "euros"
    case "USD": "dollars"
    case "CHF": "francs"
    case "KWD": "dinars"
    default: "yen"
    }
  }
}

/// An exact amount of money, as a whole number of the smallest unit of its currency.
public struct Money: Hashable, Sendable, CustomStringConvertible {
  /// How many of the smallest unit: pence, cents.
  public let units: Int
  /// The currency.
  public let currency: Currency

  /// An amount.
  ///
  /// - Parameters:
  ///   - units: How many of the smallest unit.
  ///   - currency: The currency.
  public init(units: Int, _ currency: Currency) {
    self.units = units
    self.currency = currency
  }

  /// An amount from its notation, such as `20` or `20.50`; fails if it has more digits after the point than the
  /// currency, or is too large, or none.
  ///
  /// - Parameters:
  ///   - text: Digits, perhaps with a sign before and a point between them.
  ///   - currency: The currency.
  public init?(_ text: String, _ currency: Currency) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let first = parts.first, first.last?.isNumber == true
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard parts.count == 1 || !fraction.isEmpty, fraction.count <= currency.digits,
      fraction.allSatisfy({ ("0"..."9") ~= $0 })
    else { return nil }
    let zeros = String(repeating: "0", count: currency.digits - fraction.count)
    guard let units = Int(first + fraction + zeros) else { return nil }
    self.init(units: units, currency)
  }

  /// The number without the currency, such as `20.50`.
  public var number: String {
    guard currency.digits > 0 else { return "\(units)" }
    var digits = "\(units.magnitude)"
    digits =
      String(repeating: "0", count: max(0, currency.digits + 1 - digits.count)) + digits
    let point = digits.index(digits.endIndex, offsetBy: -currency.digits)
    return (units < 0 ? "-" : "") + digits[..<point] + "." + digits[point...]
  }

  /// The amount as people write it: `£20.50`, `1000 JPY`.
  public var description: String {
    let signs = ["GBP": "£", "EUR": "€", "USD": "$"]
    guard let sign = signs[currency.code] else { return "\(number) \(currency)" }
    return units < 0 ? "-\(sign)\(number.dropFirst())" : "\(sign)\(number)"
  }
}
