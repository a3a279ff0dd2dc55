/// An intent that is not complete, or not agreed to yet.
struct Draft: Hashable, Sendable, Codable {
  let intent: String
  /// The number of the draft, unique in its conversation.
  let number: Int
  let initiative: Initiative
  /// The way in which the request for the intent came to be.
  let provenance: Provenance
  /// The run of a shortcut of which this is a step.
  var run: ShortcutRun?
  /// Whether it takes something back: with other values than those it would be something else.
  var isUndo = false
  /// The parameters that are asked for whether they are required or not.
  var asked: Set<String> = []
  /// The values that are known.
  private(set) var values: [String: KnownValue] = [:]
  /// What was given and is not resolved yet. Of a list, all of it.
  private(set) var incoming: [String: GivenInput] = [:]
  /// The parameters that need not be looked at again.
  private(set) var settled: Set<String> = []
  /// The answers so far, the latest last, with what was known before.
  private(set) var history: [Answered] = []

  /// The number of answers that can be taken back.
  static let historyCount = 32

  struct Answered: Hashable, Sendable, Codable {
    let parameter: String
    let before: KnownValue?
  }

  init(
    _ intent: String, number: Int, initiative: Initiative, provenance: Provenance,
    run: ShortcutRun? = nil
  ) {
    self.intent = intent
    self.number = number
    self.initiative = initiative
    self.provenance = provenance
    self.run = run
  }

  /// The values without their provenance.
  var plainValues: [String: IntentValue] { values.mapValues(\.value) }

  /// The provenances of the request and of all values, by which ``Risk`` decides.
  var provenances: [Provenance] { [provenance] + values.values.map(\.provenance) }

  func isSettled(_ parameter: String) -> Bool {
    settled.contains(parameter) && incoming[parameter] == nil
  }
}

extension Draft {
  /// Takes in something for a parameter, unless the risk of the intent forbids it.
  ///
  /// - Returns: Whether it was taken in.
  @discardableResult
  mutating func take(
    _ given: GivenInput, for parameter: ParameterDeclaration, risk: Risk
  ) -> Bool {
    guard risk.accepts(given.provenance, for: parameter.kind) else { return false }
    incoming[parameter.name] = given
    return true
  }

  /// Takes in more elements for a list after those that it has; anything else replaces what there was.
  ///
  /// - Returns: Whether it was taken in.
  mutating func add(
    _ given: GivenInput, for parameter: ParameterDeclaration, risk: Risk
  ) -> Bool {
    let before = values[parameter.name]
    var whole = given
    if let elements = before?.value.elements, let more = given.input.elements {
      let input = ParameterInput.list(elements.map { .value($0) } + more)
      let provenance = given.provenance.prefixingAlternatives(elements)
      whole = GivenInput(
        input.resolved.map { .value($0) } ?? input,
        before.map { $0.provenance.combined(with: provenance) } ?? provenance)
    }
    guard take(whole, for: parameter, risk: risk) else { return false }
    note(parameter.name, before: before)
    return true
  }

  /// Takes in what was found by looking up.
  mutating func replaceIncoming(_ parameter: String, _ given: GivenInput) {
    incoming[parameter] = given
  }

  mutating func dropIncoming(_ parameter: String) { incoming[parameter] = nil }

  /// Remembers that a parameter was answered.
  mutating func note(_ parameter: String, before: KnownValue?) {
    if history.count >= Self.historyCount { history.removeFirst() }
    history.append(Answered(parameter: parameter, before: before))
  }

  /// Forgets the last answer if it was for a parameter.
  mutating func forgetLastAnswer(of parameter: String) {
    if history.last?.parameter == parameter { history.removeLast() }
  }

  /// Takes back the last answer.
  ///
  /// - Returns: The parameter that was answered; `nil` if there is none.
  mutating func takeBack() -> String? {
    guard let last = history.popLast() else { return nil }
    values[last.parameter] = last.before
    incoming = [:]
    settled = []
    return last.parameter
  }

  /// Sets a value; whether the parameter is settled is decided by the caller.
  mutating func set(_ parameter: String, _ known: KnownValue?, isSettled: Bool) {
    values[parameter] = known
    incoming[parameter] = nil
    if isSettled { settled.insert(parameter) }
  }

  /// Has all parameters looked at again.
  mutating func unsettle() { settled = [] }

  /// Forgets a value, so that it is asked for again.
  mutating func clear(_ parameter: String) {
    values[parameter] = nil
    incoming[parameter] = nil
  }
}

extension Provenance {
  /// The same, of a list that has some elements before those that are in doubt.
  fileprivate func prefixingAlternatives(_ elements: [IntentValue]) -> Provenance {
    guard case .guessed(let alternatives) = self else { return self }
    return .guessed(
      alternatives: alternatives.map { value in
        value.elements.map { .list(elements + $0) } ?? value
      })
  }
}
