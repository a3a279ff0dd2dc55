extension JSONSchema {
  /// The schema of a query for entities by their properties: the coded form of ``PropertyQuery``.
  ///
  /// - Parameter entity: The entity type.
  /// - Returns: The schema, in which a condition is defined once, for conditions are made of conditions.
  public static func query(of entity: EntityDescription) -> JSON {
    let sortable = entity.properties.filter(\.isSortable).map { JSON.string($0.name) }
    let order: JSON = [
      "type": "object",
      "properties": ["property": ["enum": .array(sortable)], "descending": ["type": "boolean"]],
      "required": ["property"], "additionalProperties": false,
    ]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string("Query for entities of type '\(entity.type)'"),
      "type": "object",
      "properties": [
        "where": reference,
        "sort": [
          "type": "array", "items": order, "maxItems": .integer(PropertyQuery.maximumOrderCount),
        ],
        "limit": ["type": "integer", "minimum": 0],
      ],
      "additionalProperties": false,
      "$defs": ["condition": condition(on: entity.properties)],
    ]
  }

  /// The schema of the properties of an entity that was found.
  public static func properties(of entity: EntityDescription, in language: String) -> JSON {
    let members = entity.properties.map { property -> (String, JSON) in
      guard case .object(var schema) = schema(of: property.kind) else {
        return (property.name, [:])
      }
      schema["title"] = .string(property.title(in: language))
      return (property.name, .object(schema))
    }
    return [
      "type": "object",
      "properties": .object(Dictionary(members, uniquingKeysWith: { first, _ in first })),
    ]
  }

  private static let reference: JSON = ["$ref": "#/$defs/condition"]

  private static func condition(on properties: [PropertyDeclaration]) -> JSON {
    let names = properties.map { JSON.string($0.name) }
    func form(_ key: String, _ schema: JSON) -> JSON {
      [
        "type": "object", "properties": [key: schema], "required": [.string(key)],
        "additionalProperties": false,
      ]
    }
    let list: JSON = ["type": "array", "items": reference]
    return [
      "anyOf": .array(
        properties.map(comparisons) + [
          form("hasValue", ["enum": .array(names)]), form("not", reference), form("all", list),
          form("any", list),
        ])
    ]
  }

  /// The schema of the comparisons of a property.
  private static func comparisons(of property: PropertyDeclaration) -> JSON {
    let operand = operand(of: property.kind)
    var members: [String: JSON] = ["property": ["const": .string(property.name)]]
    for comparison in property.comparisons {
      members[comparison.rawValue] =
        comparison == .between ? pair(of: operand, property.kind) : operand
    }
    return [
      "type": "object", "properties": .object(members), "required": ["property"],
      "minProperties": 2, "maxProperties": 2, "additionalProperties": false,
    ]
  }

  private static func pair(of operand: JSON, _ kind: ParameterKind) -> JSON {
    let pair: JSON = ["type": "array", "items": operand, "minItems": 2, "maxItems": 2]
    guard case .temporal(let kind, _) = kind, kind != .time else { return pair }
    return ["anyOf": [pair, schema(of: .temporal(.period))]]
  }

  /// The values that a property of a kind can be compared with: bounds may be beyond its range.
  private static func operand(of kind: ParameterKind) -> JSON {
    switch kind {
    case .integer: ["type": "integer"]
    case .decimal: ["type": "string", "pattern": "^-?[0-9]+(\\.[0-9]{1,18})?$"]
    case .text: ["type": "string"]
    case .entity:
      [
        "anyOf": [
          ["type": "string"],
          [
            "type": "object",
            "properties": [
              "id": ["type": "string"], "name": ["type": "string"], "subtitle": ["type": "string"],
            ], "required": ["id"], "additionalProperties": false,
          ],
        ]
      ]
    default: schema(of: kind)
    }
  }
}
