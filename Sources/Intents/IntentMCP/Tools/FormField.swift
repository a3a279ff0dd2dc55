import IntentCalls
import IntentKit

/// The field of a form for a parameter. Forms know numbers, Booleans, texts and choices only; whatever else there is, is
/// written as a person would say it.
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
    schema["description"] = parameter.help.map(JSON.string)
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
    default: schema["type"] = "string"
    }
    return .object(schema)
  }

  /// The call with what was given in the form. What is written as text although it is none is understood as in a conversation.
  func call(_ given: JSON, _ token: String) -> IntentCall {
    guard case .string(let text) = given else { return .answer(token: token, value: given) }
    guard isChoice else {
      switch parameter.kind {
      case .text, .enumeration: return .answer(token: token, value: given)
      default: return .words(token: token, text)
      }
    }
    switch parameter.kind {
    case .entity:
      return .answer(token: token, value: text == JSON.allID ? ["all": true] : ["id": given])
    case .integer: return .answer(token: token, value: Int(text).map(JSON.integer) ?? given)
    default: return .answer(token: token, value: given)
    }
  }
}

extension JSON {
  fileprivate static let allID = "*"

  /// The value as one of several choices.
  fileprivate var choiceID: String {
    switch self {
    case .object(let members): members["all"] == true ? Self.allID : members["id"]?.string ?? text
    case .string(let text): text
    default: text
    }
  }

  fileprivate var choiceTitle: String {
    guard let members else { return choiceID }
    let name = members["all"] == true ? "All" : members["name"]?.string ?? choiceID
    return members["subtitle"]?.string.map { "\(name) (\($0))" } ?? name
  }
}
