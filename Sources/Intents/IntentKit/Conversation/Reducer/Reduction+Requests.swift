/// Requests of handlers in the middle of their work. The answers go into the draft, and the handler
/// is called again with them.
extension Reduction {
  /// Asks what a handler requests.
  mutating func requested(_ draft: Draft, _ request: HandlerRequest) {
    var draft = draft
    guard draft.countRequest() else {
      return breakOff(
        draft, "the handler requested more than \(HandlingContext.maximumRequestCount) answers")
    }
    state.failures = 0
    switch request {
    case .value(let name, let all, let question, let refused):
      guard let parameter = parameter(name, of: draft) else {
        return breakOff(draft, "the handler requested '\(name)', which is not a parameter")
      }
      let candidates = all.filter(parameter.kind.isComplete)
      guard candidates.isEmpty == all.isEmpty, question?.isSilent != true,
        refused == nil || !all.isEmpty
      else { return breakOff(draft, "the handler requested '\(name)' with nothing to choose from") }
      if let refused { remark(.notOffered(text(for: refused, of: parameter))) }
      let offered = Array(candidates.prefix(HandlingRecord.candidateCount))
      draft.request(name, .init(question: question, candidates: offered))
      let place = ParameterPlace(name)
      offered.isEmpty ? ask(draft, place) : ask(draft, .which(place, offered))
    case .agreement(let agreement, let isChanged):
      guard !agreement.question.isSilent else {
        return breakOff(draft, "the handler requested an agreement with an empty question")
      }
      if isChanged { remark(.changedMeanwhile) }
      askForAgreement(draft, agreement)
    }
  }

  /// Ends a draft because of a fault of its handler.
  private mutating func breakOff(_ draft: Draft, _ reason: String) {
    handled(draft, failure(draft, words(for: .failed(reason))))
  }

  /// Asks again because an answer isn't among the values that a handler offers.
  mutating func refuse(_ value: IntentValue, _ draft: Draft, _ parameter: ParameterDeclaration) {
    var draft = draft
    draft.dropIncoming(parameter.name)
    draft.forgetLastAnswer(of: parameter.name)
    state.phase = .collecting(
      draft, .which(ParameterPlace(parameter.name), draft.candidates(for: parameter.name)))
    miss(.notOffered(text(for: value, of: parameter)))
  }
}
