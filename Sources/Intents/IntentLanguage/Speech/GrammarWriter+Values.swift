import IntentKit

extension GrammarWriter {
  /// The reference to the rule of a slot's values, of as many elements as are wanted; `nil` if no value can be said.
  mutating func rule(of slot: Slot, _ intent: String) -> String? {
    let name = "\(intent)_\(slot.parameter.name)"
    let place = KnownNames.Place(intent: intent, parameter: slot.parameter.name)
    guard case .list(let kind, let wanted) = slot.parameter.kind else {
      if slot.parameter.content == .arithmetic { return calculation() }
      return value(slot.parameter.kind, name, place)
    }
    guard let element = value(kind, name, place) else { return nil }
    let and = knowledge.words.written.and ?? "and"
    let most = slot.count.upperBound
    if most == 1 { return element }
    guard wanted.lowerBound == wanted.upperBound, most <= 12 else {
      // Without "and", two texts are one.
      return kind.isFree ? "\(element) (\(and) \(element))*" : "\(element) ([\(and)] \(element))*"
    }
    // The whole list in one breath, or one element as the answer to a question for it.
    let others = Array(repeating: element, count: most - 1).joined(separator: " ")
    let whole = "\(others) [\(and)] \(element)"
    return slot.count.lowerBound == most ? whole : "(\(element) | \(whole))"
  }

  /// The values of the slots: of the first, and of the first two.
  mutating func values(of slots: [Slot], _ intent: String) -> [String] {
    guard let first = slots.first, let value = rule(of: first, intent) else { return [] }
    guard first.parameter.kind.isNumber, let second = slots.dropFirst().first,
      second.parameter.kind.singleKind.isNumber, let next = rule(of: second, intent),
      let joints = choice(joints(before: second, intent))
    else { return [value] }
    return [value, "\(value) \(joints) \(next)"]
  }

  /// The words that stand before a value in the phrases of its intent, and that an answer can have between two values.
  private func joints(before slot: Slot, _ intent: String) -> [String] {
    let request = OpenRequest(intent: intent, slots: [slot])
    let index = PrepositionIndex(phrases.filter { $0.intent == intent }, request, knowledge)
    return index.parameters.filter {
      $0.value == [slot.parameter.name] && knowledge.words.fillers.contains($0.key)
    }.keys.sorted().map(written)
  }

  private mutating func value(
    _ kind: ParameterKind, _ name: String, _ place: KnownNames.Place
  ) -> String? {
    switch kind {
    case .integer(let ranges): return integer(ranges, name)
    case .decimal: return anyNumber()
    case .money: return money()
    case .boolean: return choice(knowledge.words.yesAndNo.compactMap(sayable))
    case .enumeration(_, let cases):
      return named(name, cases.flatMap { [$0.name] + $0.synonyms })
    case .entity(let entity):
      return named("name_of_\(entity.type)", names.entities[entity.type] ?? [])
    case .text:
      // What is known in one place, such as the items of all lists, differs from place to place.
      return named(name, (names.texts[place] ?? []) + texts)
    case .temporal(let kind, _): return time(kind)
    case .object, .list: return nil
    }
  }

  private mutating func named(_ rule: String, _ names: [String]) -> String? {
    self.rule(
      rule.filter { $0.isLetter || $0.isNumber || $0 == "_" }, names.compactMap(sayable))
  }
}

extension ParameterKind {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .decimal: true
    default: false
    }
  }
}
