public import IntentKit

/// The declared form of a JSON value, for input that is checked against it and for the description that is served.
///
/// ```swift
/// let schema = Schema.object([
///   .init("target", .integer(0...999_999)), .init("rules", .text(), isRequired: false)])
/// let input = try schema.decode(#"{"target": 952}"#.utf8)
/// ```
public struct Schema: Hashable, Sendable {
  let kind: Kind
  private var explanation: String?
  private var examples: [JSON] = []

  indirect enum Kind: Hashable, Sendable {
    case integer(ClosedRange<Int>)
    case boolean
    case text(ClosedRange<Int>)
    case enumeration([String])
    case array(Schema, ClosedRange<Int>)
    case object([Field], isOpen: Bool)
    case either([Schema])
    case anything(JSON)
  }

  /// A member of an object.
  public struct Field: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The schema of its value.
    public let schema: Schema
    /// Whether it must be there.
    public let isRequired: Bool

    /// Creates a member.
    public init(_ name: String, _ schema: Schema, isRequired: Bool = true) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  init(_ kind: Kind) { self.kind = kind }

  /// A whole number in a range.
  public static func integer(_ range: ClosedRange<Int> = .min ... .max) -> Schema {
    Schema(.integer(range))
  }

  /// `true` or `false`.
  public static let boolean = Schema(.boolean)

  /// A string of a length, in Unicode scalars.
  public static func text(_ length: ClosedRange<Int> = 0...100_000) -> Schema {
    Schema(.text(length))
  }

  /// One of several strings.
  public static func enumeration(_ values: [String]) -> Schema { Schema(.enumeration(values)) }

  /// An array of a number of elements that fit a schema.
  public static func array(_ element: Schema, _ count: ClosedRange<Int> = 0...100_000) -> Schema {
    Schema(.array(element, count))
  }

  /// An object.
  ///
  /// - Parameters:
  ///   - fields: Its members.
  ///   - isOpen: Whether it may have other members too, as results may in later versions.
  /// - Returns: The schema.
  public static func object(_ fields: [Field], isOpen: Bool = false) -> Schema {
    Schema(.object(fields, isOpen: isOpen))
  }

  /// A value that fits one of several schemas.
  public static func either(_ schemas: [Schema]) -> Schema { Schema(.either(schemas)) }

  /// Any value, which a JSON Schema describes; a part of the service checks it by rules of its own.
  public static func anything(_ description: JSON = [:]) -> Schema {
    Schema(.anything(description))
  }

  /// The schema with a description.
  public func described(_ text: String) -> Schema {
    var schema = self
    schema.explanation = text
    return schema
  }

  /// The schema with an example that it allows, in place of an earlier one.
  public func example(_ example: JSON) -> Schema {
    var schema = self
    schema.examples = [example]
    return schema
  }

  /// The schema as JSON Schema.
  ///
  /// Source: <https://json-schema.org/draft/2020-12>.
  public var json: JSON {
    var members: [String: JSON] =
      switch kind {
      case .integer(let range): Self.members(of: range)
      case .boolean: ["type": "boolean"]
      case .text(let length):
        [
          "type": "string", "minLength": .integer(length.lowerBound),
          "maxLength": .integer(length.upperBound),
        ]
      case .enumeration(let values): ["type": "string", "enum": .array(values.map(JSON.string))]
      case .array(let element, let count):
        [
          "type": "array", "items": element.json, "minItems": .integer(count.lowerBound),
          "maxItems": .integer(count.upperBound),
        ]
      case .object(let fields, let isOpen): Self.members(of: fields, isOpen)
      case .either(let schemas): ["anyOf": .array(schemas.map(\.json))]
      case .anything(.object(let description)): description
      case .anything: [:]
      }
    members["description"] = explanation.map(JSON.string) ?? members["description"]
    if !examples.isEmpty { members["examples"] = .array(examples) }
    return .object(members)
  }

  private static func members(of range: ClosedRange<Int>) -> [String: JSON] {
    var members: [String: JSON] = ["type": "integer"]
    if range.lowerBound != .min { members["minimum"] = .integer(range.lowerBound) }
    if range.upperBound != .max { members["maximum"] = .integer(range.upperBound) }
    return members
  }

  private static func members(of fields: [Field], _ isOpen: Bool) -> [String: JSON] {
    var members: [String: JSON] = [
      "type": "object",
      "properties": .object(
        Dictionary(fields.map { ($0.name, $0.schema.json) }, uniquingKeysWith: { $1 })),
    ]
    let required = fields.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { members["required"] = .array(required) }
    if !isOpen { members["additionalProperties"] = false }
    return members
  }
}
