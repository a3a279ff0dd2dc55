/// Requests that become larger ones while they are open.
extension Reduction {
  /// Goes on with the only intent, if any, that takes all values of the open request, and another one that is said,
  /// word for word or in any words: "every month", of a payment; "on Friday", of what corrects nothing.
  mutating func widen(_ utterance: String, _ draft: Draft, isExact: Bool = true) -> Bool {
    guard draft.run == nil, draft.reversal == nil, refusalAfterAnswer(in: utterance) == nil,
      let intent = catalog[draft.intent]
    else { return false }
    let wider = catalog.intents.filter { other in
      other.name != intent.name && other.domain == intent.domain
        && other.risk.confirmation == intent.risk.confirmation
        && intent.parameters.allSatisfy { other.parameter($0.name)?.kind == $0.kind }
    }
    guard !wider.isEmpty else { return false }
    let all =
      isExact
      ? best(
        recognizer.exactFollowUps(in: utterance, among: Set(wider.map(\.name)), knowing: names))
      : wider.map { restated(utterance, draft, as: $0) }
    let readings = all.filter { $0.inputs.keys.contains { intent.parameter($0) == nil } }
    guard readings.count == 1, let reading = readings.first else { return false }
    let values = draft.values.mapValues { GivenInput($0) }
    state.clear()
    begin(
      IntentRequest(
        reading.with(values.merging(draft.incoming) { $1 }.merging(reading.inputs) { $1 })))
    return true
  }

  /// What an utterance gives a wider intent: "on Friday".
  private func restated(
    _ utterance: String, _ draft: Draft, as wider: IntentDescription
  ) -> Reading {
    var wide = Draft(
      wider.name, number: draft.number, initiative: draft.initiative, provenance: draft.provenance)
    for (name, known) in draft.values { wide.set(name, known, isSettled: false) }
    return Reading(
      wider.name,
      recognizer.restatement(in: utterance, of: openRequest(wide, last: nil), knowing: names),
      certainty: .tolerant)
  }
}
