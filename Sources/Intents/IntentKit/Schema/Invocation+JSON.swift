extension Invocation {
  /// Creates an invocation from a program's JSON, validated against the intent's declaration.
  /// Missing values are asked for in the conversation.
  ///
  /// The form is that of ``JSONSchema/parameters(of:)``. A string names an entity; an object with
  /// an `id` refers to one. The case of an enumeration may be given by any of its names.
  ///
  /// ```swift
  /// let call = try Invocation(
  ///   intent: "SolveGame", json: ["target": 952, "numbers": [25, 50, 75, 100, 3, 6]], in: assistant.catalog)
  /// ```
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - json: The values by parameter name.
  ///   - catalog: The intents.
  /// - Throws: ``InvocationError`` for the first invalid value, with its path and the allowed
  ///   values.
  public init(
    intent: String, json: JSON, in catalog: IntentCatalog
  ) throws(InvocationError) {
    guard let declaration = catalog[intent] else {
      throw InvocationError(
        "",
        "there is no intent '\(intent)'; there are "
          + catalog.intents.map(\.name).joined(separator: ", "))
    }
    guard case .object(let members) = json else {
      throw InvocationError("", "expected an object with values by the names of parameters")
    }
    var values: [String: IntentValue] = [:]
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      guard let parameter = declaration.parameter(key) else {
        throw InvocationError(
          key,
          "\(intent) has no such parameter; it has "
            + declaration.parameters.map(\.name).joined(separator: ", "))
      }
      if member == .null { continue }
      values[key] = try parameter.kind.value(of: member, at: key)
    }
    self.init(intent: intent, values: values)
  }
}

/// An invalid value in a program's call.
public struct InvocationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, such as `numbers[2]`; empty for the call as a whole.
  public let path: String
  /// The fault and the allowed values.
  public let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}

extension ParameterKind {
  /// The value that the JSON represents.
  fileprivate func value(of json: JSON, at path: String) throws(InvocationError) -> IntentValue {
    switch (self, json) {
    case (.list(let kind, let count), .array(let elements)):
      guard count.contains(elements.count) else {
        throw InvocationError(
          path,
          (elements.count == 1 ? "there is 1 element; " : "there are \(elements.count) elements; ")
            + (count.lowerBound == count.upperBound
              ? "\(count.lowerBound) are needed"
              : "\(count.lowerBound) to \(count.upperBound) are allowed")
        )
      }
      var values: [IntentValue] = []
      for (place, element) in elements.enumerated() {
        values.append(try kind.value(of: element, at: "\(path)[\(place)]"))
      }
      return .list(values)
    case (.entity(let kind), .object(let members)):
      if kind.allowsAll, members == ["all": true] { return .allEntities(of: kind.type) }
      guard case .string(let id)? = members["id"],
        Set(members.keys).isSubset(of: ["id", "name", "subtitle"])
      else { throw InvocationError(path, "expected \(schemaText)") }
      return .entity(EntityReference(type: kind.type, id: id, name: id))
    case (.entity, .string(let name)): return .text(name)
    default:
      guard let value = plainValue(of: json), contains(value) else {
        throw InvocationError(path, "\(json.notation) is not allowed; expected \(schemaText)")
      }
      return value
    }
  }

  private func plainValue(of json: JSON) -> IntentValue? {
    switch (self, json) {
    case (.integer, .integer(let number)): .integer(number)
    case (.decimal, .integer(let number)): .decimal(DecimalNumber(number))
    case (.decimal, .decimal(let number)): DecimalNumber(number).map { .decimal($0) }
    case (.decimal, .string(let text)): DecimalNumber(text).map { .decimal($0) }
    case (.money, .integer(let number)): .money(MoneyAmount(DecimalNumber(number)))
    case (.money, .decimal(let number)): DecimalNumber(number).map { .money(MoneyAmount($0)) }
    case (.money, .string(let text)): MoneyAmount(text).map { .money($0) }
    case (.temporal(let kind, _), .string(let text)):
      TemporalValue(text, of: kind).map { .temporal($0) }
    case (.boolean, .boolean(let boolean)): .boolean(boolean)
    case (.text, .string(let text)): .text(text)
    case (.enumeration(_, let cases), .string(let name)):
      cases.identifier(named: name).map { .enumeration($0) }
    default: nil
    }
  }

  /// The allowed values, described for programmers.
  var schemaText: String {
    switch self {
    case .integer(let ranges):
      "a whole number, "
        + ranges.map { range in
          range.lowerBound == range.upperBound
            ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        }.joined(separator: ", ")
    case .decimal(let range, let digits):
      "a number from \(range.lowerBound) to \(range.upperBound) with at most \(digits) digits after the point, as a "
        + "number or a text such as \"20.50\""
    case .money: "an amount such as \"20.50 GBP\", 20.5 or 20"
    case .temporal(let kind, _): kind.notation
    case .boolean: "true or false"
    case .text(let length): "a text of 1 to \(length) characters"
    case .enumeration(_, let cases): "one of \(cases.map(\.id).joined(separator: ", "))"
    case .entity(let kind):
      "a name, or an object with an \"id\"" + (kind.allowsAll ? ", or {\"all\": true}" : "")
    case .list(let kind, let count):
      "an array of \(count.lowerBound) to \(count.upperBound) elements, each \(kind.schemaText)"
    case .object: "nothing"
    }
  }
}

extension [ParameterKind.EnumCase] {
  /// The identifier of the case with an identifier, or else of the only one that has a name, in any case of letters.
  fileprivate func identifier(named name: String) -> String? {
    if contains(where: { $0.id == name }) { return name }
    let name = name.lowercased()
    let named = filter { ([$0.id, $0.name] + $0.synonyms).contains { $0.lowercased() == name } }
    return named.count == 1 ? named[0].id : nil
  }
}

extension JSON {
  /// The value in its written form, shortened.
  var notation: String {
    switch self {
    case .string(let value): JSON.string(String(value.prefix(80))).text
    case .array: "an array"
    case .object: "an object"
    default: text
    }
  }
}

extension DecimalNumber {
  /// The number of a JSON value; `nil` if it has more fraction digits, or does not fit in 64 bits.
  init?(_ json: JSON.Decimal) {
    guard let coefficient = Int(exactly: json.significand), (-18...0).contains(json.exponent)
    else { return nil }
    self.init(coefficient: coefficient, fractionDigits: -json.exponent)
  }
}
