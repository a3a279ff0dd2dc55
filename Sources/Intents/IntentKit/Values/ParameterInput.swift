/// An unresolved input for a parameter: a value, or the name of an entity.
///
/// A name is never treated as an identifier. Only a reference that the app itself created
/// (``IntentValue/entity(_:)``) contains an identifier.
public indirect enum ParameterInput: Hashable, Sendable, Codable {
  /// A value that needs no lookup.
  case value(IntentValue)
  /// The name of an entity, as someone said or wrote it.
  case name(String)
  /// Several inputs, for a list.
  case list([ParameterInput])
}

extension ParameterInput {
  /// The value, if no lookup is needed.
  var resolved: IntentValue? {
    switch self {
    case .value(let value): return value
    case .name: return nil
    case .list(let elements):
      let values = elements.compactMap(\.resolved)
      return values.count == elements.count ? .list(values) : nil
    }
  }

  /// The value in its written form: a name is a text, which is parsed as a name where an entity is
  /// expected.
  var written: IntentValue {
    switch self {
    case .value(let value): value
    case .name(let name): .text(name)
    case .list(let elements): .list(elements.map(\.written))
    }
  }

  /// Whether lists contain no lists.
  var isFlat: Bool {
    switch self {
    case .value, .name: true
    case .list(let elements):
      elements.allSatisfy { if case .list = $0 { false } else { true } }
    }
  }

  /// The texts and names in the input.
  package var texts: [String] {
    switch self {
    case .value(.text(let text)), .name(let text): [text]
    case .value, .list: elements?.flatMap(\.texts) ?? []
    }
  }

  /// The elements of a list; `nil` for other inputs.
  package var elements: [ParameterInput]? {
    switch self {
    case .value(.list(let values)): values.map { .value($0) }
    case .list(let elements): elements
    case .value, .name: nil
    }
  }

  /// Replaces an element of a list, or the input itself if it is not a list.
  func replacing(_ place: Int?, by input: ParameterInput) -> ParameterInput {
    guard let place, var elements, elements.indices.contains(place) else { return input }
    elements[place] = input
    return .list(elements)
  }
}

extension ParameterKind {
  /// Converts an external value to an input for a parameter of this kind. The forms that links,
  /// programs and people write are accepted: digits in a text for a number, a single value for a
  /// list, the name of a case. For an entity, a text is a name.
  ///
  /// - Parameter value: A value.
  /// - Returns: The input. It is validated when it is resolved.
  public func input(_ value: IntentValue) -> ParameterInput {
    switch (self, value) {
    case (.entity, .text(let name)): return .name(name)
    // Whether it exists by now, and whether the user wants it, is determined again.
    case (.entity, .newEntity(let new)): return .name(new.name)
    case (.list(let kind, _), .list(let elements)):
      let inputs = elements.map(kind.input)
      let input = ParameterInput.list(inputs)
      return input.resolved.map { .value($0) } ?? input
    case (.list, _): return input(.list([value]))
    default: return .value(converted(value))
    }
  }

  /// Converts a value to the form of this kind, if only the form differs.
  private func converted(_ value: IntentValue) -> IntentValue {
    switch (self, value) {
    case (.money, .integer(let number)): .money(MoneyAmount(DecimalNumber(number)))
    case (.money, .decimal(let number)): .money(MoneyAmount(number))
    case (.money, .text(let text)): MoneyAmount(text).map { .money($0) } ?? value
    case (.decimal, .integer(let number)): .decimal(DecimalNumber(number))
    case (.decimal, .text(let text)): DecimalNumber(text).map { .decimal($0) } ?? value
    case (.temporal(let kind, _), .temporal(let time)):
      time.converted(to: kind).map { .temporal($0) } ?? value
    case (.temporal(let kind, _), .text(let text)):
      TemporalValue(text, of: kind).map { .temporal($0) } ?? value
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
