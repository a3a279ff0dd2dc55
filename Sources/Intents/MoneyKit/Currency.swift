/// A currency of ISO 4217.
///
/// ```swift
/// Currency("gbp")?.digits  // 2
/// Currency("JPY")?.digits  // 0
/// ```
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// The code, such as `GBP`.
  public let code: String
  /// The number of digits after the point, from 0 to 4: the minor unit of ISO 4217.
  public let digits: Int
  /// The sign written before amounts, such as `£`; `nil` for currencies written by their codes.
  public var sign: String? { Self.signs[code] }

  /// All currencies, by their codes.
  ///
  /// Source: ISO 4217:2015, list one, without funds, metals and testing codes.
  public static let all: [Currency] = codes.flatMap { digits, codes in
    codes.split { $0.isWhitespace }.map { Currency(String($0), digits) }
  }.sorted { $0.code < $1.code }

  /// Pounds sterling.
  public static let pound = Currency("GBP", 2)

  private init(_ code: String, _ digits: Int) {
    self.code = code
    self.digits = digits
  }

  /// The currency with a code; `nil` if there is none.
  ///
  /// - Parameter code: The code, in letters of any case.
  public init?(_ code: String) {
    guard let found = Self.byCode[code.uppercased()] else { return nil }
    self = found
  }

  /// The code, such as `GBP`.
  public var description: String { code }

  private static let byCode = all.reduce(into: [:]) { $0[$1.code] = $1 }

  private static let signs = ["GBP": "£", "EUR": "€", "USD": "$"]

  private static let codes: [(digits: Int, codes: String)] = [
    (
      0,
      """
      BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
      """
    ),
    (
      2,
      """
      AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD
      CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
      GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD
      MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP
      PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
      TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD YER ZAR ZMW ZWG
      """
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
  ]
}

extension Currency {
  /// The English word for several units, such as "pounds"; the code where this table has no word.
  public var plural: String { Self.plurals[code] ?? code }

  private static let plurals = [
    "AUD": "Australian dollars", "CAD": "Canadian dollars", "CHF": "francs", "CNY": "yuan",
    "CZK": "koruny", "DKK": "kroner", "EUR": "euros", "GBP": "pounds", "HUF": "forints",
    "INR": "rupees", "JPY": "yen", "KRW": "won", "KWD": "dinars", "MXN": "pesos", "NOK": "kroner",
    "NZD": "New Zealand dollars", "PLN": "zlotys", "SEK": "kronor", "TRY": "lira",
    "USD": "dollars", "ZAR": "rand",
  ]
}
