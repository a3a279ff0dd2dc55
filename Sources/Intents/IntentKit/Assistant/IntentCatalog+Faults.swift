extension IntentCatalog {
  /// The faults of the declarations, except those in their phrases, in the order of registration.
  /// The entity types are those that have a query.
  func faults(entityTypes: Set<String>) -> [RegistrationError.Fault] {
    var faults: [RegistrationError.Fault] = []
    var names: Set<String> = []
    var activityTypes: [String: String] = [:]
    var enumerations: [String: ParameterKind] = [:]
    for intent in intents {
      func add(_ reason: String) { faults.append(.init(intent.name, reason)) }

      if !names.insert(intent.name).inserted { add("another intent has the same name") }
      if !intent.name.isIdentifier { add("'\(intent.name)' is not a name: \(namesAllowed)") }
      if intent.title.allSatisfy(\.isWhitespace) { add("it has no title") }
      if let type = intent.activityType {
        if !type.isIdentifier { add("'\(type)' is not an activity type: \(namesAllowed)") }
        if let other = activityTypes.updateValue(intent.name, forKey: type) {
          add("\(other) has the activity type '\(type)' too")
        }
      }
      for name in intent.summary.parameters where intent.parameter(name) == nil {
        add(
          "its summary names {\(name)}, which is not a parameter: "
            + intent.parameterNames)
      }
      intent.summaryFaults.forEach(add)
      intent.translationFaults.forEach(add)
      var parameterNames: Set<String> = []
      for parameter in intent.parameters {
        if !parameterNames.insert(parameter.name).inserted {
          add("two parameters are called '\(parameter.name)'")
        }
        let kind = parameter.kind.elementKind ?? parameter.kind
        if case .enumeration(let name, _) = kind,
          let other = enumerations.updateValue(kind, forKey: name), other != kind
        {
          add("another enumeration is called '\(name)' too, but has other cases")
        }
        faults += parameter.faults(entityTypes: entityTypes).map { .init(intent.name, $0) }
      }
    }
    return faults
  }

  private var namesAllowed: String { "letters, digits, '-' and '_' are allowed" }
}

extension IntentDescription {
  /// The names of the parameters, for errors about an unknown parameter.
  public var parameterNames: String {
    parameters.isEmpty
      ? "it has none" : "they are " + parameters.map { "{\($0.name)}" }.joined(separator: ", ")
  }
}

extension IntentDescription {
  /// Faults of the summary: values that the confirmation of an always-confirmed intent would omit.
  fileprivate var summaryFaults: [String] {
    guard risk.confirmation == .always else { return [] }
    let said = Set(summary.parameters)
    return parameters.filter { !said.contains($0.name) && !$0.isPrivate }.map {
      "it is always confirmed, but its summary '\(summary.text)' does not name {\($0.name)}"
    }
  }
}

extension ParameterDeclaration {
  fileprivate func faults(entityTypes: Set<String>) -> [String] {
    var faults: [String] = []
    if !name.isIdentifier {
      faults.append(
        "'\(name)' is not the name of a parameter: letters, digits, '-' and '_' are allowed")
    }
    if isRequired, prompt.allSatisfy(\.isWhitespace) {
      faults.append("there is no question for the parameter '\(name)', which is required")
    }
    if let type = kind.entityKind?.type, !entityTypes.contains(type) {
      faults.append(
        "there is no query for the entities '\(type)' of the parameter '\(name)': give its plug-in "
          + "one")
    }
    if let defaultValue, !kind.contains(defaultValue) {
      faults.append("the default of the parameter '\(name)' is none of its values")
    }
    return faults + kind.faults.map { "the parameter '\(name)' \($0)" }
  }
}

extension ParameterKind {
  fileprivate var faults: [String] {
    switch self {
    case .integer(let ranges):
      let isOrdered = zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
      return ranges.isEmpty || !isOrdered
        ? ["needs ranges in ascending order that do not overlap"] : []
    case .decimal(_, let digits):
      let allowed = 0...DecimalNumber.maximumFractionDigits
      return allowed.contains(digits)
        ? [] : ["has \(digits) digits after the point, but 0 to 18 are allowed"]
    case .text(let length):
      return length > 0 ? [] : ["has texts of at most \(length) characters, but 1 is the least"]
    case .enumeration(_, let cases):
      var faults = cases.isEmpty ? ["has no cases"] : []
      var words: [String: String] = [:]
      for each in cases {
        for word in Set(([each.name] + each.synonyms).map { $0.lowercased() }) {
          if let other = words.updateValue(each.id, forKey: word), other != each.id {
            faults.append("calls both '\(other)' and '\(each.id)' \"\(word)\"")
          }
        }
      }
      return faults
    case .list(let kind, let count):
      if kind.elementKind != nil { return ["is a list of lists"] }
      return (count.lowerBound >= 1 ? [] : ["can be an empty list: make it an optional instead"])
        + kind.faults
    case .object: return ["is an object, which only results can be"]
    case .boolean, .money, .temporal, .entity: return []
    }
  }
}

extension String {
  var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
