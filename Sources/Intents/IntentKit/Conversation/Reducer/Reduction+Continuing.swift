/// Answers after which something else is said: "yes, and add cheese", "current please. And how much is in there?"
extension Reduction {
  /// Takes a yes or a no, and then what follows it.
  ///
  /// - Returns: Whether the utterance is an answer and a request or a courtesy after it.
  mutating func hearAgreementAndMore(
    _ utterance: String, _ draft: Draft, _ agreement: Agreement, _ intent: IntentDescription
  ) -> Bool {
    for (answer, rest) in recognizer.answersAndRests(in: utterance) {
      guard let verdict = command(in: answer), verdict.isVerdict else { continue }
      if verdict == .no {
        guard let request = request(in: rest, after: draft), request.intent != draft.intent else {
          continue
        }
        decline(draft, request)
        return true
      }
      guard verdict == .yes || intent.risk.confirmation != .always, keep(rest, after: draft) else {
        continue
      }
      agreed(draft, agreement, intent)
      return true
    }
    return false
  }

  /// Takes the value of a parameter, and then what follows it.
  ///
  /// - Returns: Whether the utterance is a value and a request or a courtesy after it.
  mutating func hearValueAndMore(
    _ utterance: String, _ draft: Draft, _ parameter: ParameterDeclaration
  ) -> Bool {
    guard !isTextOrNew(parameter) else { return false }
    for (answer, rest) in recognizer.answersAndRests(in: utterance) {
      let said = recognizer.withoutCourtesies(answer)
      guard command(in: said) == nil, let value = wholeAnswer(said, draft, parameter),
        keep(rest, after: draft)
      else { continue }
      take(draft, value)
      return true
    }
    return false
  }

  /// The value that a text is: a number, a time, or the name of something that exists.
  private func wholeAnswer(
    _ said: String, _ draft: Draft, _ parameter: ParameterDeclaration
  ) -> Answer? {
    if parameter.kind.entityKind != nil, !isName(said, of: parameter) {
      return namedAnswer(in: said, draft, parameter)
    }
    return recognizer.answer(in: said, to: openSlots(draft, parameter))
  }

  /// Whether any words can be the value of a parameter.
  private func isTextOrNew(_ parameter: ParameterDeclaration) -> Bool {
    guard parameter.kind.isFree else { return false }
    guard case .entity(let kind) = parameter.kind else { return true }
    return kind.allowsNew
  }

  /// Keeps a request for after the open one.
  ///
  /// - Returns: Whether what was said is one, or a mere courtesy.
  private mutating func keep(_ rest: String, after draft: Draft) -> Bool {
    if let command = command(in: rest), [.thanks, .praise, .greet].contains(command) {
      return true
    }
    guard draft.run == nil, state.queued.count < ConversationState.queuedCount,
      let request = request(in: rest, after: draft)
    else { return false }
    state.queued.append(request)
    return true
  }

  /// The request that is said after an answer: one that looks something up, or that has its verb. "But to Ben" changes what is
  /// open, and "and Ben 20" does the same for somebody else.
  private func request(in rest: String, after draft: Draft) -> IntentRequest? {
    guard command(in: rest) == nil else { return nil }
    let said = recognizer.withoutLead(rest) ?? rest
    let readings = best(recognizer.readings(of: said, knowing: names)).filter {
      $0.isCertain && $0.leftOver.isEmpty && $0.certainty != .calledOff
    }
    guard readings.count == 1, let reading = readings.first, let intent = catalog[reading.intent],
      intent.name != draft.intent || recognizer.beginsWithAnd(rest),
      intent.verb.isLookup || intent.name == draft.intent && !reading.inputs.isEmpty
        || recognizer.beginsRequest(said)
    else { return nil }
    return IntentRequest(reading)
  }

  /// Ends a draft that the user does not want, for another request.
  private mutating func decline(_ draft: Draft, _ request: IntentRequest) {
    leaveOpen(for: [request.intent], saysWhatStartsAgain: false)
    begin(request)
  }
}
