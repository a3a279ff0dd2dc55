/// What the last request made or named, and what is said of it then.
extension Reduction {
  /// Whether a request gave something its name: "and The Hobbit", after a list was made or renamed, is no other name for it.
  func hasNamed(_ last: CompletedIntent) -> Bool {
    let names = last.invocation.values.values.compactMap { value in
      if case .text(let name) = value { name.lowercased() } else { nil }
    }
    return last.subjects.contains { names.contains($0.name.lowercased()) }
  }

  private func hasMade(_ last: CompletedIntent) -> Bool {
    catalog[last.invocation.intent]?.verb == .create || hasNamed(last)
  }

  /// A reading with what the last request made, if it needs something of that type and names none.
  func withWhatWasMade(_ reading: Reading) -> Reading {
    guard let last = lastStep, hasMade(last) else { return reading }
    var inputs = reading.inputs
    for parameter in catalog[reading.intent]?.parameters ?? []
    where parameter.isRequired && inputs[parameter.name] == nil {
      guard case .entity(let kind) = parameter.kind else { continue }
      let made = last.subjects.filter { $0.type == kind.type }
      if made.count == 1 {
        inputs[parameter.name] = GivenInput(.value(.entity(made[0])), .fromContext)
      }
    }
    return reading.with(inputs)
  }

  /// Parses texts that are not understood otherwise, after something was made that can have such, if there is exactly
  /// one such request: "balloons and paper plates", after a list. The user is asked whether they are meant for it.
  mutating func fillWhatWasMade(_ utterance: String) -> Bool {
    let core = recognizer.withoutInterjections(utterance)
    guard let last = lastStep, hasMade(last), command(in: core) == nil,
      !recognizer.isQuestion(core), !recognizer.tells(core), !recognizer.beginsRequest(core)
    else { return false }
    let requests = catalog.intents.filter { $0.verb == .create }.compactMap { intent -> Reading? in
      let required = intent.parameters.filter(\.isRequired)
      guard let texts = required.first(where: { $0.kind.elementKind?.isFree == true }),
        let answer = recognizer.answer(
          in: core, to: [Slot(ofAnyCount: texts)]),
        let given = answer.values[texts.name],
        given.input.texts.allSatisfy({ isName($0, maximumWords: 5) })
      else { return nil }
      let reading = withWhatWasMade(Reading(intent.name, [texts.name: given], certainty: .tolerant))
      return required.allSatisfy { reading.inputs[$0.name] != nil } ? reading : nil
    }
    guard requests.count == 1, let request = requests.first else { return false }
    state.turn?.certainty = .guessed
    begin(IntentRequest(request))
    return true
  }
}
