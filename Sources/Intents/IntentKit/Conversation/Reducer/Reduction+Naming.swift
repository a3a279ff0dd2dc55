/// Answers that name something that exists, or give a value of another parameter than the one that is asked for.
extension Reduction {
  /// The answer in an utterance that names something that exists among other words.
  func namedAnswer(
    in utterance: String, _ draft: Draft, _ parameter: ParameterDeclaration
  ) -> Answer? {
    guard case .entity(let kind) = parameter.kind, let names = names?.entities[kind.type],
      !isName(utterance, of: parameter), command(in: utterance) == nil
    else { return nil }
    var isAsked = false
    if case .collecting(_, .value(let place)) = state.phase {
      isAsked = place.parameter == parameter.name
    }
    return recognizer.answer(
      in: utterance,
      to: openRequest(draft, last: nil, asking: parameter, canBeValue: isAsked), naming: names)
  }

  /// The value of another parameter, where a name is asked for that must exist: "850" is no account. It replaces one that was
  /// said before.
  func answerElsewhere(
    in utterance: String, _ draft: Draft, _ parameter: ParameterDeclaration
  ) -> Correction? {
    guard case .entity(let kind) = parameter.kind, !kind.allowsNew,
      !isName(utterance, of: parameter)
    else { return nil }
    let others = (catalog[draft.intent]?.parameters ?? []).filter { $0.name != parameter.name }
    let open = others.filter { draft.values[$0.name] == nil && draft.incoming[$0.name] == nil }
    let answer =
      answer(in: utterance, to: open.map { Slot($0) })
      ?? answer(in: utterance, to: others.map { Slot($0) })
    return answer?.values.first.map { Correction(parameter: $0.key, value: $0.value) }
  }

  /// The value that an utterance is of one of some parameters, if it can be of no other one.
  private func answer(in utterance: String, to slots: [Slot]) -> Answer? {
    let answers = slots.filter { !$0.parameter.kind.isFree }.compactMap {
      recognizer.answer(in: utterance, to: [$0])
    }
    return answers.count == 1 ? answers[0] : nil
  }

  /// The values in an utterance that a request lacks, and that agree to it: "100", where it is asked whether to pay.
  func values(in said: String, for request: IntentRequest) -> [String: GivenInput]? {
    let utterance = recognizer.withoutCourtesies(said)
    let lacking = (catalog[request.intent]?.parameters ?? []).filter {
      request.inputs[$0.name] == nil
    }
    if let answer = answer(in: utterance, to: lacking.map { Slot($0) }) { return answer.values }
    let draft = Draft(
      request.intent, number: 0, initiative: .user, provenance: request.provenance)
    let named = lacking.filter { $0.kind.entityKind != nil }.compactMap { parameter in
      name(utterance, of: parameter) ?? namedAnswer(in: utterance, draft, parameter)
    }
    return named.first?.values
  }

  /// Whether an utterance is the name of something that the question is about, and so the answer, even if
  /// the user has a shortcut of that phrase.
  func isName(_ utterance: String, of parameter: ParameterDeclaration) -> Bool {
    guard let type = parameter.kind.entityKind?.type, recognizer.command(in: utterance) == nil
    else {
      return false
    }
    return names?.entities[type]?.contains { $0.isSpokenLike(utterance) } == true
  }

  /// The answer in an utterance that is the name of something that the question is about.
  func name(_ utterance: String, of parameter: ParameterDeclaration) -> Answer? {
    guard isName(utterance, of: parameter) else { return nil }
    let name = GivenInput(parameter.kind.input(.text(utterance)), .said(at: nil))
    return Answer([parameter.name: name])
  }
}
