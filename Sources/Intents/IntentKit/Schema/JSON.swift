/// A JSON value, for use with any coder.
public indirect enum JSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case decimal(DecimalNumber)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object.
  case object([String: JSON])
}

extension JSON: Codable {
  /// Decodes a value.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if a number with a fraction has more than 15 digits, a whole one does not fit in 64 bits, or
  ///   values are nested more than 32 levels deep.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= 32 else {
      throw decoder.error("values can be nested 32 levels deep at most")
    }
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var members: [String: JSON] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(JSON.self, forKey: key)
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSON] = []
      while !container.isAtEnd { elements.append(try container.decode(JSON.self)) }
      self = .array(elements)
    } else {
      self = try Self.single(try decoder.singleValueContainer(), decoder)
    }
  }

  private static func single(
    _ container: any SingleValueDecodingContainer, _ decoder: any Decoder
  ) throws -> JSON {
    if container.decodeNil() { return .null }
    if let boolean = try? container.decode(Bool.self) { return .boolean(boolean) }
    if let integer = try? container.decode(Int.self) { return .integer(integer) }
    if let text = try? container.decode(String.self) { return .string(text) }
    let number = try container.decode(Double.self)
    // Up to 15 digits, the description of a Double has the digits that the number was written with.
    guard let decimal = DecimalNumber("\(number)"),
      decimal.coefficient.magnitude < 1_000_000_000_000_000
    else {
      throw decoder.error(
        "\(number) has more than 15 digits, or an exponent: write it as a text, such as \"20.50\"")
    }
    return .decimal(decimal)
  }

  /// Encodes the value.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .decimal(let value): try (Double("\(value)") ?? 0).encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a Boolean.
  ///
  /// - Parameter value: `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates a whole number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates an array.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Creates an object; for a repeated name, the last value is used.
  ///
  /// - Parameter elements: The names and values.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
