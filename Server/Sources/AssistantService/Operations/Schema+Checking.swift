public import IntentKit

extension Schema {
  /// Decodes a value that fits the schema.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput` that says what is wrong where, and what is allowed.
  public func decode(_ bytes: some Sequence<UInt8>) throws(ServiceProblem) -> JSON {
    let value: JSON
    do throws(JSONError) {
      value = try JSON(parsing: bytes, maximumDepth: 32)
    } catch {
      let problem = ServiceProblem(error, in: "the body")
      guard error.kind == .syntax else { throw problem }
      throw .invalidInput("\(problem.detail); send an object such as \(exampleText)")
    }
    try check(value)
    return value
  }

  /// Checks a value.
  ///
  /// - Throws: ``ServiceProblem`` of the kind `invalidInput` that says what is wrong where, and what is allowed.
  public func check(_ value: JSON) throws(ServiceProblem) {
    var place = JSONPath()
    try check(value, at: &place)
  }

  private var exampleText: String {
    json["examples"]?.elements?.first?.text ?? "the one in the description of the service"
  }

  private func check(_ value: JSON, at place: inout JSONPath) throws(ServiceProblem) {
    func problem(_ reason: String) -> ServiceProblem {
      .invalidInput("\(place.description(of: "the body")) \(reason)", at: place.pointer)
    }
    if case .anything = kind { return }
    if case .null = value { throw problem("must not be null") }
    switch kind {
    case .integer(let range):
      guard case .integer(let number) = value else { throw problem(Self.wish(of: range)) }
      guard range.contains(number) else { throw problem("\(Self.wish(of: range)), not \(number)") }
    case .boolean:
      guard case .boolean = value else { throw problem("must be true or false") }
    case .text(let length):
      guard case .string(let text) = value else { throw problem("must be a text in quotes") }
      let count = text.unicodeScalars.count
      guard length.contains(count) else {
        throw problem(
          "must have \(length.lowerBound) to \(length.upperBound) characters, not \(count)")
      }
    case .enumeration(let values):
      let allowed = "must be one of \(values.joined(separator: ", "))"
      guard case .string(let text) = value else { throw problem(allowed) }
      guard values.contains(text) else { throw problem("\(allowed), not '\(text.prefix(100))'") }
    case .array(let element, let count):
      guard case .array(let elements) = value else { throw problem("must be an array") }
      guard count.contains(elements.count) else {
        throw problem(
          "must have \(count.lowerBound) to \(count.upperBound) elements, not \(elements.count)")
      }
      for (index, each) in elements.enumerated() {
        place.steps.append(.index(index))
        try element.check(each, at: &place)
        place.steps.removeLast()
      }
    case .object(let fields, let isOpen):
      guard case .object(let members) = value else { throw problem("must be an object") }
      try Self.check(members, fields, isOpen, at: &place)
    case .either(let schemas):
      var reason: ServiceProblem?
      for schema in schemas {
        do throws(ServiceProblem) {
          var inside = place
          return try schema.check(value, at: &inside)
        } catch {
          reason = reason.map { $0.or(error) } ?? error
        }
      }
      throw reason ?? problem("is not allowed")
    case .anything: break
    }
  }

  private static func check(
    _ members: [String: JSON], _ fields: [Field], _ isOpen: Bool, at place: inout JSONPath
  ) throws(ServiceProblem) {
    var known = 0
    for field in fields {
      if let member = members[field.name] {
        place.steps.append(.key(field.name))
        try field.schema.check(member, at: &place)
        place.steps.removeLast()
        known += 1
      } else if field.isRequired {
        throw .invalidInput(
          "\(place.description(of: "the body")) lacks the key '\(field.name)'", at: place.pointer)
      }
    }
    guard !isOpen, known < members.count else { return }
    let unknown = members.keys.filter { key in !fields.contains { $0.name == key } }.min() ?? ""
    throw .invalidInput(
      "\(place.description(of: "the body")) has the unknown key '\(unknown.prefix(100))'; the keys are "
        + fields.map(\.name).joined(separator: ", "), at: place.pointer)
  }

  private static func wish(of range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "must be a whole number that fits in 64 bits"
    case (let least, .max): "must be a whole number, at least \(least)"
    case (let least, let most): "must be a whole number from \(least) to \(most)"
    }
  }
}
