import IntentKit

/// The field of a form for a parameter. Forms know numbers, Booleans, texts and choices only; whatever else there is, is
/// written as text.
struct FormField {
  private let parameter: ParameterDeclaration
  private let choices: [JSON]
  /// Whether one of several values is chosen.
  let isChoice: Bool

  init(_ parameter: ParameterDeclaration, choices: [JSON]) {
    self.parameter = parameter
    self.choices = choices
    isChoice = !choices.isEmpty
  }

  /// A field that was shown before, whose choices are known to the client.
  init(_ parameter: ParameterDeclaration, isChoice: Bool) {
    self.parameter = parameter
    self.isChoice = isChoice
    choices = []
  }

  /// The schema of the field.
  func schema(_ version: ProtocolVersion) -> JSON {
    var schema: [String: JSON] = ["title": .string(parameter.title)]
    if isChoice {
      schema["type"] = "string"
      let names = choices.map { ($0.choiceID, $0.choiceTitle) }
      if version.hasTitledChoices {
        schema["oneOf"] = .array(names.map { ["const": .string($0), "title": .string($1)] })
      } else {
        schema["enum"] = .array(names.map { .string($0.0) })
        schema["enumNames"] = .array(names.map { .string($0.1) })
      }
      return .object(schema)
    }
    let whole = JSONSchema.schema(of: parameter).members ?? [:]
    schema["description"] = whole["description"]
    switch parameter.kind {
    case .integer(let ranges):
      schema["type"] = "integer"
      if let first = ranges.map(\.lowerBound).min(), first != .min {
        schema["minimum"] = .integer(first)
      }
      if let last = ranges.map(\.upperBound).max(), last != .max {
        schema["maximum"] = .integer(last)
      }
    case .boolean: schema["type"] = "boolean"
    case .enumeration:
      schema["type"] = "string"
      schema["enum"] = whole["enum"]
    case .text(let length):
      schema["type"] = "string"
      schema["maxLength"] = .integer(length)
    case .list:
      schema["type"] = "string"
      schema["description"] = "Several values, with commas between."
    default: schema["type"] = "string"
    }
    return .object(schema)
  }

  /// The value that was given in the form, as a call takes it.
  func value(_ given: JSON) -> JSON {
    switch (parameter.kind, given) {
    case (.list(let kind, _), .string(let text)):
      return .array(
        text.split(whereSeparator: { $0 == "," || $0 == ";" || (kind.isNumber && $0 == " ") }).map {
          Self.value(String($0).trimmed, of: kind)
        })
    case (let kind, .string(let text)) where isChoice: return Self.chosen(text, of: kind)
    case (let kind, .string(let text)): return Self.value(text.trimmed, of: kind)
    default: return given
    }
  }

  private static func chosen(_ id: String, of kind: ParameterKind) -> JSON {
    guard case .entity = kind else { return value(id, of: kind) }
    return id == JSON.allID ? ["all": true] : ["id": .string(id)]
  }

  private static func value(_ text: String, of kind: ParameterKind) -> JSON {
    switch kind {
    case .integer: Int(text).map(JSON.integer) ?? .string(text)
    case .boolean: ["true": .boolean(true), "false": .boolean(false)][text] ?? .string(text)
    default: .string(text)
    }
  }
}

extension ParameterKind {
  fileprivate var isNumber: Bool {
    if case .integer = self { true } else { false }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension JSON {
  fileprivate static let allID = "*"

  /// The value as one of several choices.
  fileprivate var choiceID: String {
    switch self {
    case .object(let members): members["all"] == true ? Self.allID : members["id"]?.text ?? line
    case .string(let text): text
    default: line
    }
  }

  fileprivate var choiceTitle: String {
    guard let members else { return choiceID }
    let name = members["all"] == true ? "All" : members["name"]?.text ?? choiceID
    return members["subtitle"]?.text.map { "\(name) (\($0))" } ?? name
  }
}
