/// A value as JSON has them, to be written by any encoder.
public indirect enum JSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A text.
  case string(String)
  /// Several values.
  case array([JSON])
  /// Values by name.
  case object([String: JSON])
}

extension JSON: Encodable {
  /// Writes the value.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// `true` or `false`.
  ///
  /// - Parameter value: Which of them.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// A whole number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Several values.
  ///
  /// - Parameter elements: The values.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Values by name; of values with one name, the last.
  ///
  /// - Parameter elements: The names and values.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
