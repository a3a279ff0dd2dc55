/// An intent that is incomplete or not yet agreed to.
struct Draft: Hashable, Sendable, Codable {
  let intent: String
  /// The number of the draft, unique in its conversation.
  private(set) var number: Int
  let initiative: Initiative
  let provenance: Provenance
  /// The shortcut run that this draft is a step of.
  var run: ShortcutRun?
  /// The deed that it takes back or does again.
  var reversal: Reversal?
  /// The parameters that are asked for whether they are required or not.
  var asked: Set<String> = []
  /// The option of two that was not chosen, to which "the other one" refers.
  var other: OtherOption?
  /// The value that was refused last, beside the others: with another account there may be enough for the amount.
  var refused: Refused?
  /// The requests of the handler, if it was called; `nil` before.
  var handling: HandlingRecord?
  private(set) var values: [String: KnownValue] = [:]
  /// The inputs that are not resolved yet. A list is kept whole.
  private(set) var incoming: [String: GivenInput] = [:]
  /// The parameters that need not be resolved again.
  private(set) var settled: Set<String> = []
  /// The answers so far, the latest last, with the previous values.
  private(set) var history: [Answered] = []

  /// The maximum number of answers that can be undone.
  static let historyCount = 32

  struct Answered: Hashable, Sendable, Codable {
    let parameter: String
    let before: KnownValue?
  }

  struct OtherOption: Hashable, Sendable, Codable {
    let parameter: String
    let value: IntentValue
  }

  /// A value that was refused although it is of the right kind.
  struct Refused: Hashable, Sendable, Codable {
    let parameter: String
    let value: KnownValue
    let others: [String: IntentValue]
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

  var plainValues: [String: IntentValue] { values.mapValues(\.value) }

  /// The provenances of the request and all values, which ``Risk`` depends on.
  var provenances: [Provenance] { [provenance] + values.values.map(\.provenance) }

  /// Whether it takes something back: with other values than those it would be something else.
  var isUndo: Bool { if case .undo = reversal { true } else { false } }

  /// Whether the user can return to it later. A step of a shortcut or an undo depends on what was
  /// done just before.
  var canBeLeft: Bool { run == nil && !isUndo }

  func isSettled(_ parameter: String) -> Bool {
    settled.contains(parameter) && incoming[parameter] == nil
  }
}

extension Draft {
  /// Adds an input for a parameter, unless the risk of the intent forbids it, and returns whether it was added.
  @discardableResult
  mutating func take(_ given: GivenInput, for parameter: ParameterDeclaration, risk: Risk) -> Bool {
    guard risk.accepts(given.provenance, for: parameter.kind) else { return false }
    incoming[parameter.name] = given
    return true
  }

  /// Appends elements to a list; any other input replaces the previous one. Returns whether the input was added.
  mutating func add(_ given: GivenInput, for parameter: ParameterDeclaration, risk: Risk) -> Bool {
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

  /// Replaces an input with the result of its lookup.
  mutating func replaceIncoming(_ parameter: String, _ given: GivenInput) {
    incoming[parameter] = given
  }

  mutating func dropIncoming(_ parameter: String) { incoming[parameter] = nil }

  mutating func note(_ parameter: String, before: KnownValue?) {
    if history.count >= Self.historyCount { history.removeFirst() }
    history.append(Answered(parameter: parameter, before: before))
  }

  /// Forgets the last answer if it was for a parameter.
  mutating func forgetLastAnswer(of parameter: String) {
    if history.last?.parameter == parameter { history.removeLast() }
  }

  /// Undoes the last answer, and returns the parameter that was answered; `nil` if there is none.
  mutating func takeBack() -> String? {
    guard let last = history.popLast() else { return nil }
    values[last.parameter] = last.before
    forgetRefused(last.parameter)
    incoming = [:]
    unsettle()
    return last.parameter
  }

  /// Sets a value; the caller decides whether the parameter is settled.
  mutating func set(_ parameter: String, _ known: KnownValue?, isSettled: Bool) {
    values[parameter] = known
    incoming[parameter] = nil
    forgetRefused(parameter)
    if isSettled { settled.insert(parameter) }
  }

  /// Marks all parameters for another resolution.
  mutating func unsettle() {
    settled = []
    dropOpenRequests()
  }

  /// Marks a parameter for another resolution.
  mutating func unsettle(_ parameter: String) { settled.remove(parameter) }

  /// Notes that a value was refused beside the others.
  mutating func noteRefused(_ value: KnownValue, of parameter: String) {
    refused = Refused(parameter: parameter, value: value, others: others(than: parameter))
  }

  private mutating func forgetRefused(_ parameter: String) {
    if refused?.parameter == parameter { refused = nil }
  }

  /// The value of a parameter that was refused, if exactly one other value is another now.
  func refusedBesideOthers(_ parameter: String) -> GivenInput? {
    guard let refused, refused.parameter == parameter else { return nil }
    let others = others(than: parameter)
    let changed = Set(others.keys).union(refused.others.keys).count { name in
      others[name] != refused.others[name]
    }
    return changed == 1 ? GivenInput(refused.value) : nil
  }

  private func others(than parameter: String) -> [String: IntentValue] {
    plainValues.filter { $0.key != parameter }
  }

  /// Makes it another request, with an idempotency key of its own: of one that was declined, or whose handler was called with
  /// other values before.
  mutating func renumber(_ number: Int) {
    self.number = number
    handling = nil
    // With other values it does not do the same again.
    if case .redo = reversal { reversal = nil }
  }

  /// Forgets a value, so that it is asked for again.
  mutating func clear(_ parameter: String) {
    values[parameter] = nil
    incoming[parameter] = nil
    forgetRefused(parameter)
  }
}

extension Provenance {
  /// The same provenance for a list that has some elements before the ambiguous ones.
  fileprivate func prefixingAlternatives(_ elements: [IntentValue]) -> Provenance {
    guard case .guessed(let alternatives) = self else { return self }
    return .guessed(
      alternatives: alternatives.map { value in
        value.elements.map { .list(elements + $0) } ?? value
      })
  }
}
