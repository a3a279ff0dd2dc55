/// The coded form is natural JSON: numbers, texts, `true`, arrays, objects. A value that JSON
/// cannot express is an object with one key: `{"decimal": "20.50"}`, `{"money": "20.50 GBP"}`,
/// `{"date": "2026-11-27"}` and likewise for each ``TemporalKind``, `{"case": "large"}`,
/// `{"entity": {…}}`, `{"newEntity": {…}}`, `{"allEntities": "list"}`. Objects
/// that look like one of these are `{"object": {…}}`.
extension IntentValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case date, time, moment, period, duration, recurrence
    case decimal, money, entity, newEntity, allEntities, object
    case enumeration = "case"
  }

  /// The maximum nesting depth of lists and objects.
  static let maximumDepth = 16

  /// Decodes a value.
  ///
  /// - Throws: `DecodingError` if this is not the coded form of a value, or is nested too deeply.
  public init(from decoder: any Decoder) throws {
    // Each level adds at most two keys to the path.
    guard decoder.codingPath.count <= 64 else {
      throw decoder.error("values can be nested \(Self.maximumDepth) levels deep at most")
    }
    if let members = try? decoder.container(keyedBy: AnyKey.self) {
      if members.allKeys.count == 1, let key = CodingKeys(rawValue: members.allKeys[0].stringValue)
      {
        self = try Self.tagged(try decoder.container(keyedBy: CodingKeys.self), key)
      } else {
        self = .object(try [String: IntentValue](from: decoder))
      }
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [IntentValue] = []
      while !container.isAtEnd { elements.append(try container.decode(IntentValue.self)) }
      self = .list(elements)
    } else {
      self = try Self.single(try decoder.singleValueContainer())
    }
  }

  private static func tagged(
    _ container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
  ) throws -> IntentValue {
    switch key {
    case .decimal:
      let text = try container.decode(String.self, forKey: key)
      guard let number = DecimalNumber(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "'\(text.prefix(80))' is not a decimal number, such as \"20.50\"")
      }
      return .decimal(number)
    case .date, .time, .moment, .period, .duration, .recurrence:
      let text = try container.decode(String.self, forKey: key)
      guard let kind = TemporalKind(rawValue: key.rawValue),
        let value = TemporalValue(text, of: kind)
      else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription:
            "'\(text.prefix(80))' is not \(TemporalKind(rawValue: key.rawValue)?.notation ?? "")")
      }
      return .temporal(value)
    case .money: return .money(try container.decode(MoneyAmount.self, forKey: key))
    case .enumeration: return .enumeration(try container.decode(String.self, forKey: key))
    case .entity: return .entity(try container.decode(EntityReference.self, forKey: key))
    case .newEntity: return .newEntity(try container.decode(NewEntity.self, forKey: key))
    case .allEntities: return .allEntities(of: try container.decode(String.self, forKey: key))
    case .object: return .object(try container.decode([String: IntentValue].self, forKey: key))
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> IntentValue {
    if let boolean = try? container.decode(Bool.self) { return .boolean(boolean) }
    if let integer = try? container.decode(Int.self) { return .integer(integer) }
    if let text = try? container.decode(String.self) { return .text(text) }
    throw DecodingError.dataCorruptedError(
      in: container,
      debugDescription:
        "expected a whole number, a text, true, false, an array or an object; other numbers are "
        + "written {\"decimal\": \"20.50\"}")
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    func tag(_ key: CodingKeys, _ value: some Encodable) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: key)
    }
    switch self {
    case .integer(let value): try value.encode(to: encoder)
    case .boolean(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    case .list(let value): try value.encode(to: encoder)
    case .decimal(let value): try tag(.decimal, value.description)
    case .money(let value): try tag(.money, value)
    case .temporal(let value):
      try tag(CodingKeys(rawValue: value.kind.rawValue) ?? .object, value.description)
    case .enumeration(let value): try tag(.enumeration, value)
    case .entity(let value): try tag(.entity, value)
    case .newEntity(let value): try tag(.newEntity, value)
    case .allEntities(let type): try tag(.allEntities, type)
    case .object(let value):
      let looksTagged =
        value.count == 1 && value.keys.allSatisfy { CodingKeys(rawValue: $0) != nil }
      if looksTagged { try tag(.object, value) } else { try value.encode(to: encoder) }
    }
  }
}
