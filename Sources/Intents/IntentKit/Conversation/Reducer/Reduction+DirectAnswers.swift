/// Takes answers that need no words. Each does what the same answer in words does.
extension Reduction {
  mutating func receive(_ answer: DirectAnswer) {
    switch (state.phase, answer) {
    case (.collecting(let draft, let question), .value(let value)):
      take(value, draft, at: question.place)
    case (.collecting(let draft, .which(let place, let candidates)), .choice(let index))
    where candidates.indices.contains(index):
      guard let parameter = parameter(place.parameter, of: draft) else { return leave(.cancelled) }
      choose(draft, parameter, place, index, of: candidates)
    case (.collecting(let draft, .candidate(let place, let candidate)), .choice(0)),
      (.collecting(let draft, .candidate(let place, let candidate)), .agreement(true)):
      guard let parameter = parameter(place.parameter, of: draft) else { return leave(.cancelled) }
      decide(draft, parameter, place, KnownValue(candidate, .agreed))
    case (.collecting(let draft, .candidate(let place, _)), .agreement(false)),
      (.collecting(let draft, .which(let place, _)), .agreement(false)):
      guard let parameter = parameter(place.parameter, of: draft) else { return leave(.cancelled) }
      askAfresh(draft, parameter)
    case (.confirming(let draft, let agreement), .agreement(true)):
      guard let intent = catalog[draft.intent] else { return leave(.cancelled) }
      agreed(draft, agreement, intent)
    case (.confirming(let draft, _), .agreement(false)):
      stop(draft, words(for: .declined), outcome: nil)
    case (.offering(let request), .agreement(true)): begin(request.with(.agreed))
    case (.offering, .agreement(false)), (.choosing, .agreement(false)): leave(.declined)
    case (.choosing(let requests), .choice(let index)) where requests.indices.contains(index):
      begin(requests[index].with(.chosen))
    default: miss(.notUnderstood)
    }
  }

  private mutating func take(_ value: IntentValue, _ draft: Draft, at place: ParameterPlace) {
    guard let parameter = parameter(place.parameter, of: draft) else { return leave(.cancelled) }
    if let element = place.element {
      let kind = parameter.kind.singleKind
      return replace(draft, element, of: parameter, by: GivenInput(kind.input(value), .given))
    }
    take(draft, Answer([parameter.name: GivenInput(parameter.kind.input(value), .given)]))
  }
}
