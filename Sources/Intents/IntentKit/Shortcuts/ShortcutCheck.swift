/// Validates a shortcut: values and results of the wrong kind, labels that are undefined where they
/// are used, and limits.
struct ShortcutCheck {
  private let catalog: IntentCatalog
  private(set) var faults: [String] = []
  private var count = 0
  private var labels: Set<String> = []

  init(_ shortcut: Shortcut, _ catalog: IntentCatalog) {
    self.catalog = catalog
    // In code points, any number of which can be one character.
    if shortcut.name.allSatisfy(\.isWhitespace) || shortcut.name.unicodeScalars.count > 100 {
      faults.append("a shortcut needs a name of 1 to 100 characters")
    }
    if shortcut.name.hasControls || shortcut.phrase?.hasControls == true {
      faults.append("names and phrases are one line of text without control characters")
    }
    if shortcut.actions.isEmpty { faults.append("a shortcut needs at least one action") }
    if shortcut.actions.depth > Shortcut.maximumDepth {
      faults.append("actions can be \(Shortcut.maximumDepth) deep within others at most")
      return
    }
    var known: [String: ParameterKind] = [:]
    check(shortcut.actions, &known)
    if count > Shortcut.maximumActions {
      faults.append("there are \(count) actions, but \(Shortcut.maximumActions) are the most")
    }
  }

  /// Checks actions in order. `known` maps labels to the kinds of the available results; the
  /// results of these actions are added.
  private mutating func check(
    _ actions: [Shortcut.Action], _ known: inout [String: ParameterKind]
  ) {
    for action in actions {
      count += 1
      switch action {
      case .step(let step):
        check(step, known)
        guard let label = step.label else { continue }
        if label.isEmpty || label.contains(".") {
          faults.append("'\(label)' is no label: it needs a character, and no point")
        }
        if !labels.insert(label).inserted { faults.append("two steps have the label '\(label)'") }
        known[label] = catalog[step.intent]?.resultKind ?? .object([])
      case .when(let condition, let then, let otherwise):
        check(condition, known)
        // A result of only one branch is not available after both.
        var inside = known
        check(then, &inside)
        inside = known
        check(otherwise, &inside)
      case .repeat(let times, let condition, let actions):
        if !(1...Shortcut.maximumRepeat).contains(times) {
          faults.append("something is repeated \(times) times, but 1 to 100 are allowed")
        }
        check(actions, &known)
        if let condition { check(condition, known) }
      }
    }
  }

  private mutating func check(_ step: Shortcut.Step, _ known: [String: ParameterKind]) {
    guard let intent = catalog[step.intent] else {
      let names = catalog.intents.map(\.name).filter { !$0.hasPrefix(Shortcut.intentPrefix) }
      faults.append("'\(step.intent)' cannot be done: \(names.joined(separator: ", ")) can")
      return
    }
    if intent.name.hasPrefix(Shortcut.intentPrefix) {
      faults.append("a shortcut cannot run another: put its actions into this one")
    }
    for (name, source) in step.sources.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(name) else {
        faults.append("\(intent.name) has no parameter '\(name)': \(intent.parameterNames)")
        continue
      }
      let place = "the parameter '\(name)' of \(intent.name)"
      switch source {
      case .ask: break
      case .value(let value):
        if parameter.isPrivate {
          faults.append("\(place) is never stored, so it can only be asked for")
        } else if !parameter.kind.couldBe(parameter.kind.input(value)) {
          faults.append("\(value.plainText) cannot be \(place), which is \(parameter.kind.title)")
        }
      case .result(let reference):
        guard let kind = kind(of: reference, known) else { continue }
        if !parameter.kind.couldHold(kind) {
          faults.append(
            "\(reference) is \(kind.title), which cannot be \(place): that is \(parameter.kind.title)"
          )
        }
      }
    }
  }

  private mutating func check(
    _ condition: Shortcut.Condition, _ known: [String: ParameterKind]
  ) {
    guard let kind = kind(of: condition.reference, known) else { return }
    let isOrder = condition.comparison != .is && condition.comparison != .isNot
    if isOrder, !kind.isNumeric || kind.elementKind != nil {
      faults.append(
        "\(condition.reference) is \(kind.title), of which none is \(condition.comparison.rawValue) "
          + "another: only numbers are")
    } else if isOrder && condition.value.number == nil
      || !kind.couldBe(kind.input(condition.value), inRange: false)
    {
      faults.append(
        "\(condition.reference) is \(kind.title) and cannot be compared with "
          + condition.value.plainText)
    }
  }

  /// The kind of the referenced result; `nil`, and a fault, if it does not exist.
  private mutating func kind(
    of reference: Shortcut.Reference, _ known: [String: ParameterKind]
  ) -> ParameterKind? {
    guard let kind = known[reference.label] else {
      let labels = known.keys.sorted().joined(separator: ", ")
      faults.append(
        "'\(reference.label)' is not the label of a step before, or not in every case"
          + (labels.isEmpty ? "" : ": \(labels) are"))
      return nil
    }
    guard let name = reference.member else { return kind }
    guard case .object(let members) = kind else {
      faults.append("'\(reference.label)' is \(kind.title) and has no '\(name)'")
      return nil
    }
    guard let member = members.first(where: { $0.name == name }) else {
      let names = members.map(\.name).joined(separator: ", ")
      faults.append(
        "'\(reference.label)' has no '\(name)': "
          + (names.isEmpty ? "it has nothing to hand on" : "it has \(names)"))
      return nil
    }
    return member.kind
  }
}

extension [Shortcut.Action] {
  /// The nesting depth of the actions; levels that are too deep are not examined.
  fileprivate var depth: Int {
    func depth(_ actions: [Shortcut.Action], _ level: Int) -> Int {
      guard level <= Shortcut.maximumDepth else { return level }
      return actions.map { action in
        switch action {
        case .step: level
        case .when(_, let then, let otherwise):
          Swift.max(depth(then, level + 1), depth(otherwise, level + 1))
        case .repeat(_, _, let actions): depth(actions, level + 1)
        }
      }.max() ?? level
    }
    return depth(self, 1)
  }
}

extension ParameterKind {
  /// Whether an input could be of this kind. Entity names are looked up later, when they are
  /// needed.
  fileprivate func couldBe(_ input: ParameterInput, inRange: Bool = true) -> Bool {
    switch (self, input) {
    case (.entity, .name): return true
    case (.integer, .value(.integer)) where !inRange: return true
    case (.decimal, .value(.decimal)) where !inRange: return true
    case (.list(let kind, let count), _):
      guard let elements = input.elements else { return false }
      return elements.count <= count.upperBound
        && elements.allSatisfy { kind.couldBe($0, inRange: inRange) }
    default: return input.resolved.map(contains) ?? false
    }
  }

  /// Whether a value of another kind could be one of this kind, perhaps after conversion.
  fileprivate func couldHold(_ other: ParameterKind) -> Bool {
    switch (self, other) {
    case (.integer(let ranges), .integer(let others)):
      ranges.contains { range in others.contains(where: range.overlaps) }
    case (.decimal, .decimal), (.decimal, .integer), (.boolean, .boolean), (.money, .money),
      (.money, .integer), (.money, .decimal), (.text, .text):
      true
    case (.temporal(let kind, _), .temporal(let other, _)):
      kind == other || other == .date && (kind == .moment || kind == .period)
    case (.enumeration(let name, _), .enumeration(let other, _)): name == other
    case (.entity(let kind), .entity(let other)): kind.type == other.type
    case (.list(let kind, let count), .list(let otherKind, let otherCount)):
      count.overlaps(otherCount) && kind.couldHold(otherKind)
    case (.list(let kind, _), _): kind.couldHold(other)
    default: false
    }
  }

  /// The title of the kind, for authors of shortcuts.
  fileprivate var title: String {
    switch self {
    case .integer(let ranges):
      self == .anyInteger
        ? "a whole number"
        : "a whole number ("
          + ranges.map { "\($0.lowerBound) to \($0.upperBound)" }.joined(separator: ", ") + ")"
    case .decimal: "a decimal number"
    case .money: "an amount of money"
    case .temporal(let kind, _): "a \(kind.rawValue)"
    case .boolean: "true or false"
    case .text: "a text"
    case .enumeration(_, let cases): "one of \(cases.map(\.id).joined(separator: ", "))"
    case .entity(let kind): "an entity of type '\(kind.type)'"
    case .list(let kind, let count):
      count.lowerBound == count.upperBound
        ? "a list of \(count.lowerBound), each \(kind.title)" : "a list, each \(kind.title)"
    case .object(let members):
      members.isEmpty
        ? "nothing" : "an object of \(members.map(\.name).joined(separator: ", "))"
    }
  }
}

extension IntentValue {
  /// The value in its written form.
  fileprivate var plainText: String {
    switch self {
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .money(let amount): "\(amount)"
    case .temporal(let value): "\"\(value)\""
    case .text(let text), .enumeration(let text): "\"\(text)\""
    case .entity(let entity): "\"\(entity.name)\""
    case .newEntity(let entity): "\"\(entity.name)\""
    case .allEntities(let type): "all of \(type)"
    case .list(let elements): "[\(elements.map(\.plainText).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0): \($1.plainText)" }.joined(separator: ", "))}"
    }
  }
}
