/// The coded form is an object: `{"property": "amount", "greater": "20 GBP"}` with the name of a
/// ``PropertyComparison`` as the key of the value, `{"hasValue": "due"}`, `{"not": {…}}`,
/// `{"all": [{…}, {…}]}` or `{"any": [{…}, {…}]}`. Values may be written as texts: what they mean follows
/// from the kind of the property.
extension PropertyCondition: Codable {
  private static let property = AnyKey(stringValue: "property")
  private static let forms = ["hasValue", "not", "all", "any"]

  /// Decodes a condition.
  ///
  /// - Throws: `DecodingError` if this is not the coded form of a condition, or is nested too deeply.
  public init(from decoder: any Decoder) throws {
    // Each level adds at most two keys to the path.
    guard decoder.codingPath.count <= 2 * Self.maximumDepth + 4 else {
      throw decoder.error("conditions can be nested \(Self.maximumDepth) levels deep at most")
    }
    let container = try decoder.container(keyedBy: AnyKey.self)
    let keys = container.allKeys.map(\.stringValue).filter { $0 != Self.property.stringValue }
    let comparisons = PropertyComparison.allCases.map(\.rawValue).joined(separator: ", ")
    guard keys.count == 1, let key = keys.first else {
      throw decoder.error(
        "a condition has a property and one of \(comparisons), or one of hasValue, not, all and any"
      )
    }
    if Self.forms.contains(key), container.contains(Self.property) {
      throw decoder.error("a condition with '\(key)' has no other key")
    }
    switch key {
    case "hasValue":
      self = .hasValue(try container.decode(String.self, forKey: AnyKey(stringValue: key)))
    case "not": self = .not(try container.decode(Self.self, forKey: AnyKey(stringValue: key)))
    case "all": self = .all(try container.decode([Self].self, forKey: AnyKey(stringValue: key)))
    case "any": self = .any(try container.decode([Self].self, forKey: AnyKey(stringValue: key)))
    default:
      guard let comparison = PropertyComparison(rawValue: key) else {
        throw decoder.error("'\(key.prefix(80))' is not a comparison; there are \(comparisons)")
      }
      self = .compare(
        try container.decode(String.self, forKey: Self.property), comparison,
        try container.decode(IntentValue.self, forKey: AnyKey(stringValue: key)))
    }
  }

  /// Encodes the condition.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    func encode(_ value: some Encodable, _ key: String) throws {
      try container.encode(value, forKey: AnyKey(stringValue: key))
    }
    switch self {
    case .compare(let property, let comparison, let value):
      try encode(property, Self.property.stringValue)
      try encode(value, comparison.rawValue)
    case .hasValue(let property): try encode(property, "hasValue")
    case .not(let condition): try encode(condition, "not")
    case .all(let conditions): try encode(conditions, "all")
    case .any(let conditions): try encode(conditions, "any")
    }
  }
}
