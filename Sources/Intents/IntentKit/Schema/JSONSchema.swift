/// The JSON Schemas that describe an intent to programs.
///
/// Source: <https://json-schema.org/draft/2020-12>.
public enum JSONSchema {
  /// The schema of an intent's parameters, as an object.
  public static func parameters(of intent: IntentDescription) -> JSON {
    var properties: [String: JSON] = [:]
    for parameter in intent.parameters { properties[parameter.name] = schema(of: parameter) }
    let required = intent.parameters.filter { $0.isRequired && $0.defaultValue == nil }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string(intent.title), "description": .string(intent.explanation),
      "type": "object", "properties": .object(properties),
      "required": .array(required.map { .string($0.name) }), "additionalProperties": false,
    ]
  }

  /// The schema of a parameter.
  public static func schema(of parameter: ParameterDeclaration) -> JSON {
    guard case .object(var schema) = schema(of: parameter.kind) else { return [:] }
    schema["title"] = .string(parameter.title)
    if let help = parameter.help { schema["description"] = .string(help) }
    schema["default"] = parameter.defaultValue.map(json)
    return .object(schema)
  }

  /// The schema of an intent's result. The limits of input are not those of results: a list can be empty.
  public static func result(of intent: IntentDescription) -> JSON {
    guard case .object(var result) = schema(of: intent.resultKind, limited: false) else {
      return [:]
    }
    result["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    result["title"] = .string("Result of \(intent.name)")
    return .object(result)
  }

  /// The schema of a kind of values, with the limits of input or without.
  static func schema(of kind: ParameterKind, limited: Bool = true) -> JSON {
    switch kind {
    case .integer where !limited:
      return ["type": "integer"]
    case .integer(let ranges):
      if ranges.count == 1 { return schema(of: ranges[0]) }
      if ranges.allSatisfy({ $0.lowerBound == $0.upperBound }) {
        return ["type": "integer", "enum": .array(ranges.map { .integer($0.lowerBound) })]
      }
      return ["type": "integer", "anyOf": .array(ranges.map(schema))]
    case .decimal(let range, let digits):
      // A string, because programs that parse numbers as floating point would change them.
      let fraction = digits == 0 ? "" : "(\\.[0-9]{1,\(digits)})?"
      let sign = range.lowerBound < DecimalNumber(0) ? "-?" : ""
      return ["type": "string", "pattern": .string("^\(sign)[0-9]+\(fraction)$")]
    case .money:
      return ["type": "string", "pattern": "^-?[0-9]+(\\.[0-9]{1,18})?( [A-Z]{3})?$"]
    case .temporal(let kind, _):
      return schema(of: kind)
    case .boolean:
      return ["type": "boolean"]
    case .text where !limited:
      return ["type": "string"]
    case .text(let length):
      return ["type": "string", "minLength": 1, "maxLength": .integer(length)]
    case .enumeration(_, let cases):
      return ["type": "string", "enum": .array(cases.map { .string($0.id) })]
    case .entity(let kind):
      return [
        "description": .string(
          "An entity of type '\(kind.type)', by its name or as an object with its id."),
        "anyOf": .array(
          [
            ["type": "string"],
            [
              "type": "object",
              "properties": ["id": ["type": "string"], "name": ["type": "string"]],
              "required": ["id"],
            ],
          ]
            + (kind.allowsAll
              ? [["type": "object", "properties": ["all": ["const": true]], "required": ["all"]]]
              : [])
        ),
      ]
    case .list(let kind, let count):
      var list: [String: JSON] = ["type": "array", "items": schema(of: kind, limited: limited)]
      if limited {
        list["minItems"] = .integer(count.lowerBound)
        list["maxItems"] = .integer(count.upperBound)
      }
      return .object(list)
    case .object(let members):
      return [
        "type": "object",
        "properties": .object(
          Dictionary(
            members.map { ($0.name, schema(of: $0.kind, limited: limited)) },
            uniquingKeysWith: { first, _ in first })
        ),
      ]
    }
  }

  /// The formats are those of RFC 3339. Times have a pattern instead, because that format requires the
  /// offset from UTC, which local times have none of.
  private static func schema(of kind: TemporalKind) -> JSON {
    let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    let time = "([01][0-9]|2[0-3]):[0-5][0-9](:00)?"
    return switch kind {
    case .date: ["type": "string", "format": "date"]
    case .time: ["type": "string", "pattern": .string("^\(time)$")]
    case .moment: ["type": "string", "pattern": .string("^\(date)(T\(time))?$")]
    case .period: ["type": "string", "pattern": .string("^\(date)(/\(date))?$")]
    case .duration: ["type": "string", "format": "duration"]
    case .recurrence: ["type": "string", "pattern": "^[A-Z0-9=;,-]+$"]
    }
  }

  private static func schema(of range: ClosedRange<Int>) -> JSON {
    var schema: [String: JSON] = ["type": "integer"]
    if range.lowerBound != .min { schema["minimum"] = .integer(range.lowerBound) }
    if range.upperBound != .max { schema["maximum"] = .integer(range.upperBound) }
    return .object(schema)
  }

  /// Encodes a value according to its schema; decimal numbers as strings, entities as objects.
  public static func json(_ value: IntentValue) -> JSON {
    switch value {
    case .integer(let number): .integer(number)
    case .decimal(let number): .string("\(number)")
    case .boolean(let boolean): .boolean(boolean)
    case .money(let amount): .string("\(amount)")
    case .temporal(let value): .string("\(value)")
    case .text(let text), .enumeration(let text): .string(text)
    case .entity(let entity):
      .object(
        ["id": .string(entity.id), "name": .string(entity.name)].merging(
          entity.display?.subtitle.map { ["subtitle": .string($0)] } ?? [:]
        ) { first, _ in first })
    case .newEntity(let entity): .string(entity.name)
    case .allEntities: ["all": true]
    case .list(let elements): .array(elements.map(json))
    case .object(let members): .object(members.mapValues(json))
    }
  }
}
