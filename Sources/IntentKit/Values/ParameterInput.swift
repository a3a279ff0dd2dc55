/// Something given for a parameter that has not been resolved yet: a value, or a name by which an entity was called.
///
/// A name is never taken for an identifier. Only a reference that the app itself made (``IntentValue/entity(_:)``)
/// names an entity by its identifier.
public indirect enum ParameterInput: Hashable, Sendable, Codable {
  /// A value.
  case value(IntentValue)
  /// The name of an entity, as someone said or wrote it.
  case name(String)
  /// Several inputs, for a list.
  case list([ParameterInput])
}

extension ParameterInput {
  /// The value, if nothing in it must be looked up.
  var resolved: IntentValue? {
    switch self {
    case .value(let value): return value
    case .name: return nil
    case .list(let elements):
      let values = elements.compactMap(\.resolved)
      return values.count == elements.count ? .list(values) : nil
    }
  }

  /// The value as one would write it: a name is a text, which is a name again where an entity is wanted.
  var written: IntentValue {
    switch self {
    case .value(let value): value
    case .name(let name): .text(name)
    case .list(let elements): .list(elements.map(\.written))
    }
  }

  /// Whether lists have no lists in them.
  var isFlat: Bool {
    switch self {
    case .value, .name: true
    case .list(let elements):
      elements.allSatisfy { if case .list = $0 { false } else { true } }
    }
  }

  /// The elements of a list; `nil` for other inputs.
  var elements: [ParameterInput]? {
    switch self {
    case .value(.list(let values)): values.map { .value($0) }
    case .list(let elements): elements
    case .value, .name: nil
    }
  }

  /// Replaces an element of a list, or the input itself where it is no list.
  func replacing(_ place: Int?, by input: ParameterInput) -> ParameterInput {
    guard let place, var elements, elements.indices.contains(place) else { return input }
    elements[place] = input
    return .list(elements)
  }
}

extension ParameterKind {
  /// The input for a parameter of this kind that a value from outside stands for: the forms that links, programs
  /// and people write are accepted, such as digits in a text for a number, one value for a list of one, the name of
  /// a case. For an entity, a text is a name.
  ///
  /// - Parameter value: A value.
  /// - Returns: The input. Whether it is allowed is decided when it is resolved.
  public func input(_ value: IntentValue) -> ParameterInput {
    switch (self, value) {
    case (.entity, .text(let name)): return .name(name)
    // Whether it is there by now, and whether the user wants it, is found out again.
    case (.entity, .newEntity(let new)): return .name(new.name)
    case (.list(let kind, _), .list(let elements)):
      let inputs = elements.map(kind.input)
      let input = ParameterInput.list(inputs)
      return input.resolved.map { .value($0) } ?? input
    case (.list, _): return input(.list([value]))
    default: return .value(converted(value))
    }
  }

  /// A value in the form of this kind, where that is only a matter of form.
  private func converted(_ value: IntentValue) -> IntentValue {
    switch (self, value) {
    case (.money, .integer(let number)): .money(MoneyAmount(DecimalNumber(number)))
    case (.money, .decimal(let number)): .money(MoneyAmount(number))
    case (.money, .text(let text)): MoneyAmount(text).map { .money($0) } ?? value
    case (.decimal, .integer(let number)): .decimal(DecimalNumber(number))
    case (.decimal, .text(let text)): DecimalNumber(text).map { .decimal($0) } ?? value
    case (.integer, .text(let text)): Int(text).map { .integer($0) } ?? value
    case (.boolean, .text("true")): .boolean(true)
    case (.boolean, .text("false")): .boolean(false)
    case (.enumeration(_, let cases), .text(let text)):
      (cases.first { $0.id == text } ?? cases.first { $0.answers(to: text) })
        .map { .enumeration($0.id) } ?? value
    default: value
    }
  }
}
