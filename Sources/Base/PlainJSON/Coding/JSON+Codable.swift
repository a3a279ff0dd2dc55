extension JSON: Codable {
  /// Decodes a value with any decoder. `JSON.decode(_:from:)` keeps all digits of numbers; others may not.
  ///
  /// - Throws: `DecodingError` if a number with a fraction has more than 15 digits, a whole one does not fit in an `Int`, or
  ///   values are nested more than 32 levels deep.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? JSONValueDecoder {
      self = decoder.value
      return
    }
    func fault(_ text: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
    }
    guard decoder.codingPath.count <= 32 else {
      throw fault("values can be nested 32 levels deep at most")
    }
    if let members = try? decoder.container(keyedBy: AnyJSONKey.self) {
      self = .object([:])
      var decoded: [String: JSON] = [:]
      for key in members.allKeys {
        decoded[key.stringValue] = try members.decode(JSON.self, forKey: key)
      }
      self = .object(decoded)
    } else if var elements = try? decoder.unkeyedContainer() {
      var decoded: [JSON] = []
      while !elements.isAtEnd { decoded.append(try elements.decode(JSON.self)) }
      self = .array(decoded)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let boolean = try? value.decode(Bool.self) {
        self = .boolean(boolean)
      } else if let integer = try? value.decode(Int.self) {
        self = .integer(integer)
      } else if let text = try? value.decode(String.self) {
        self = .string(text)
      } else {
        let number = try value.decode(Double.self)
        // Up to 15 digits, the description of a Double has the digits that the number was written with.
        guard let json = JSON(number), case .decimal(let decimal) = json,
          decimal.significand.magnitude < 1_000_000_000_000_000
        else { throw fault("\(number) has more than 15 digits: write it as a text") }
        self = json
      }
    }
  }

  /// Encodes the value.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? JSONValueEncoder {
      encoder.value = self
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value.double)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSON {
  /// A number; `nil` if it is infinite or not a number, which JSON lacks.
  public init?(_ number: Double) {
    // Its description is the shortest notation that is read as the same number.
    guard number.isFinite, let json = try? JSON(parsing: number.description) else { return nil }
    self = json
  }
}

extension JSON.Decimal {
  /// The closest `Double`.
  public var double: Double { Double("\(significand)e\(exponent)") ?? 0 }
}

/// A key of any name.
struct AnyJSONKey: CodingKey {
  let stringValue: String
  var intValue: Int?

  init(stringValue: String) { self.stringValue = stringValue }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
