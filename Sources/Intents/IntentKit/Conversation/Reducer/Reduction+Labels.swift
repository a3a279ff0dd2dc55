/// What requests are called where the user chooses among them.
extension Reduction {
  /// What the requests would do, with what was said of them; of one of which little was said, its title. A locked device shows
  /// titles alone, as names may be from what was said before.
  func labels(of requests: [IntentRequest]) -> [String] {
    zip(requests, titles(of: requests)).map { request, title in
      guard state.turn?.isLocked != true, let intent = catalog[request.intent] else {
        return title
      }
      // What is not taken without being said again is not promised.
      let inputs = request.inputs.filter { name, given in
        intent.parameter(name).map {
          intent.risk.accepts(given.provenance, for: $0.kind)
        } ?? false
      }
      let required = intent.parameters.filter(\.isRequired)
      let known = required.count { inputs[$0.name] != nil }
      guard !inputs.isEmpty, known >= min(2, required.count),
        intent.summary.requiredParameters.allSatisfy({ inputs[$0] != nil })
      else { return title }
      return intent.summary.text { name in
        guard let parameter = intent.parameter(name), let given = inputs[name] else { return nil }
        let value = given.input.resolved ?? .list(given.input.texts.map { .text($0) })
        return text(for: value, of: parameter)
      }
    }
  }

  func titles(of requests: [IntentRequest]) -> [String] {
    requests.map { catalog[$0.intent]?.title ?? $0.intent }
  }
}
