/// The coded form is what one would write in JSON: numbers, texts, `true`, arrays. What JSON has no sign
/// for is an object with one key: `{"decimal": "20.50"}`, `{"entity": {…}}`, `{"object": {…}}`.
extension IntentValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case decimal, entity, object
  }

  /// Reads a value.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: `DecodingError` if this is not the coded form of a value.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self),
      let key = container.allKeys.first
    {
      switch key {
      case .decimal:
        let text = try container.decode(String.self, forKey: key)
        guard let number = DecimalNumber(text) else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: container, debugDescription: "'\(text)' is not a decimal number")
        }
        self = .decimal(number)
      case .entity:
        self = .entity(try container.decode(EntityReference.self, forKey: key))
      case .object:
        self = .object(try container.decode([String: IntentValue].self, forKey: key))
      }
      return
    }
    if let elements = try? [IntentValue](from: decoder) {
      self = .list(elements)
      return
    }
    let container = try decoder.singleValueContainer()
    if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a whole number, a text, true, false, an array, or an object "
          + "with the key decimal, entity or object")
    }
  }

  /// Writes the value.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let value): try value.encode(to: encoder)
    case .boolean(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    case .list(let value): try value.encode(to: encoder)
    case .decimal(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value.description, forKey: .decimal)
    case .entity(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: .entity)
    case .object(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: .object)
    }
  }
}
