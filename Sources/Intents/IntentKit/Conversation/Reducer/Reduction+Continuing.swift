/// Answers after which something else is said: "yes, and add cheese", "current please. And how much is in there?"
extension Reduction {
  /// Reads a yes with what follows it, which is kept for later, or a no with another request, which is begun.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - draft: What is asked about.
  ///   - canBeWeak: Whether a weak yes is enough.
  /// - Returns: The verdict; `nil` if the utterance is not one and a request or a courtesy after it.
  mutating func verdictAndMore(
    _ utterance: String, _ draft: Draft, canBeWeak: Bool
  ) -> ConversationCommand? {
    // "Yes, and add milk, no" is no yes.
    guard refusalAfterAnswer(in: utterance) == nil else { return nil }
    for (answer, rest) in recognizer.answersAndRests(in: utterance) {
      guard let verdict = command(in: answer), verdict.isVerdict else { continue }
      if verdict == .no {
        // "No wait, make it 30" is no beginning of a game, but "no, just remove the butter" is not about the whole list.
        guard let request = request(in: rest, after: draft),
          request.intent == draft.intent
            ? says(request, moreThan: draft) : restated(rest, draft) == nil
        else { continue }
        leaveOpen(for: [request.intent], saysWhatStartsAgain: false)
        begin(request)
        return .no
      }
      // "Yes, both", of two payments: the other one is still asked about.
      if verdict == .yes, !state.queued.isEmpty, recognizer.pick(in: rest, among: []) == .all {
        return .yes
      }
      // "Lovely. And how much is in there" praises what was done before.
      if verdict == .yes || canBeWeak && verdict == .weakYes,
        keep(rest, after: draft)
          || canBeWeak && command(in: rest) == nil
            && recognizer.givesReason(rest, about: draft.intent, knowing: names)
      {
        return .yes
      }
    }
    return nil
  }

  /// Whether a request of the intent of another one has a value that this does not have, and is no payment.
  private func says(_ request: IntentRequest, moreThan draft: Draft) -> Bool {
    catalog[draft.intent]?.risk.confirmation != .always
      && request.inputs.keys.contains { draft.values[$0] == nil && draft.incoming[$0] == nil }
  }

  /// The refusal with which an utterance ends: "50? No".
  func refusalAfterAnswer(in utterance: String) -> String? {
    recognizer.answersAndRests(in: utterance).lazy
      .map { self.recognizer.withoutLead($0.rest) ?? $0.rest }
      .first { [.no, .cancel, .pause, .undo].contains(self.command(in: $0)) }
  }

  /// Takes the value of a parameter, and then what follows it.
  ///
  /// - Returns: Whether the utterance is a value and a request or a courtesy after it.
  mutating func hearValueAndMore(
    _ utterance: String, _ draft: Draft, _ parameter: ParameterDeclaration
  ) -> Bool {
    // "Lemons? No."
    let isAsked = utterance.contains("?")
    if isAsked || !isTextOrNew(parameter), let refusal = refusalAfterAnswer(in: utterance) {
      return obey(refusal)
    }
    guard !isTextOrNew(parameter) else { return false }
    for (answer, rest) in recognizer.answersAndRests(in: utterance) {
      let said = recognizer.withoutCourtesies(answer)
      guard command(in: said) == nil, let value = wholeAnswer(said, draft, parameter) else {
        continue
      }
      if keep(rest, after: draft) {
        take(draft, value)
      } else if let changed = restated(rest, draft),
        changed.addsOnlyOthers(to: draft, than: value, catalog)
      {
        // "Current, starting next Monday".
        take(changed, value)
      } else if let answered = answered(draft, value), widen(rest, answered, isExact: false) {
        // "Current, on Friday", of a payment.
        return true
      } else {
        continue
      }
      return true
    }
    return false
  }

  /// A draft with the values of an answer, not yet resolved; `nil` if it may not have them.
  private func answered(_ draft: Draft, _ answer: Answer) -> Draft? {
    guard let intent = catalog[draft.intent] else { return nil }
    var draft = draft
    for (name, given) in answer.values {
      guard let parameter = intent.parameter(name),
        draft.take(given, for: parameter, risk: intent.risk)
      else { return nil }
    }
    return draft
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

  /// Keeps a request that is joined to an answer, for after the open one. "Right, show my lists" only begins with what could be
  /// a yes, and "but how much is there" doubts it.
  ///
  /// - Returns: Whether what was said is one, or mere thanks.
  private mutating func keep(_ rest: String, after draft: Draft) -> Bool {
    if let command = command(in: rest), [.thanks, .praise].contains(command) { return true }
    guard draft.run == nil, state.queued.count < ConversationState.queuedCount,
      recognizer.beginsWithAnd(rest), let request = request(in: rest, after: draft)
    else { return false }
    state.queued.append(request)
    return true
  }

  /// The request that is said after an answer, word for word or with its verb, or the same for somebody else: "and Ben 20".
  private func request(in rest: String, after draft: Draft) -> IntentRequest? {
    guard command(in: rest) == nil else { return nil }
    let said = recognizer.withoutLead(rest) ?? rest
    let readings = best(recognizer.readings(of: said, knowing: names)).filter {
      $0.isCertain && $0.leftOver.isEmpty && $0.certainty != .calledOff
    }
    guard readings.count == 1, let reading = readings.first, let intent = catalog[reading.intent],
      intent.verb != .undo,
      intent.name == draft.intent
        ? !reading.inputs.isEmpty : reading.certainty == .exact || recognizer.beginsRequest(said)
    else { return nil }
    return IntentRequest(reading)
  }
}

extension Draft {
  /// Whether what it has more than another one is neither of what was answered nor a name: "20, sorry, 30" and an account
  /// after another one correct it.
  fileprivate func addsOnlyOthers(
    to other: Draft, than answer: Answer, _ catalog: IntentCatalog
  ) -> Bool {
    incoming.allSatisfy { name, given in
      other.incoming[name] == given
        || answer.values[name] == nil
          && catalog[intent]?.parameter(name)?.kind.entityKind == nil
    }
  }
}
