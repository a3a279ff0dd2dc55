/// A JSON value.
///
/// ```swift
/// let game = try JSON(parsing: #"{"target": 952, "numbers": [25, 50]}"#)
/// game["target"]                          // 952
/// JSON.object(["solved": true]).text      // {"solved":true}
/// ```
///
/// Two values are equal if they are the same JSON: the order of members, and how numbers and strings were spelled, make no
/// difference. Member names are compared as Swift compares strings, by canonical equivalence.
///
/// Source: RFC 8259.
public indirect enum JSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case boolean(Bool)
  /// A whole number that fits in an `Int`, however it was written: `1e3` is 1000.
  case integer(Int)
  /// Any other number.
  case decimal(Decimal)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object.
  case object([String: JSON])
}

extension JSON {
  /// An exact decimal number: a whole number times a power of ten.
  public struct Decimal: Hashable, Sendable {
    /// The significant digits as a whole number, without zeros at the end.
    public let significand: Int64
    /// The power of ten that the significand is multiplied by, negative for fractions.
    public let exponent: Int

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - significand: A whole number.
    ///   - exponent: The power of ten to multiply it by.
    public init(significand: Int64, exponent: Int) {
      var (significand, exponent) = (significand, significand == 0 ? 0 : exponent)
      while significand != 0, significand % 10 == 0, exponent < .max {
        significand /= 10
        exponent += 1
      }
      self.significand = significand
      self.exponent = exponent
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Creates an object; for a repeated name, the last value is used.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    var members: [String: JSON] = [:]
    for (name, value) in elements { members[name] = value }
    self = .object(members)
  }
}
