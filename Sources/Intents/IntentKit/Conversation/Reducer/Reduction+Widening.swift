/// Requests that become larger ones while they are open.
extension Reduction {
  /// Goes on with an intent that takes all values of the open request, and another one that is said: "every month", of a payment.
  ///
  /// - Returns: Whether there is one, and only one.
  mutating func widen(_ utterance: String, _ draft: Draft) -> Bool {
    guard draft.run == nil, draft.reversal == nil, refusalAfterAnswer(in: utterance) == nil,
      let intent = catalog[draft.intent]
    else { return false }
    let wider = catalog.intents.filter { other in
      other.name != intent.name && other.domain == intent.domain
        && intent.parameters.allSatisfy { other.parameter($0.name)?.kind == $0.kind }
    }
    guard !wider.isEmpty else { return false }
    let readings = best(
      recognizer.exactFollowUps(in: utterance, among: Set(wider.map(\.name)), knowing: names)
    ).filter { $0.inputs.keys.contains { intent.parameter($0) == nil } }
    guard readings.count == 1, let reading = readings.first else { return false }
    let values = draft.values.mapValues { GivenInput($0) }
    state.clear()
    begin(
      IntentRequest(
        reading.with(values.merging(draft.incoming) { $1 }.merging(reading.inputs) { $1 })))
    return true
  }
}
