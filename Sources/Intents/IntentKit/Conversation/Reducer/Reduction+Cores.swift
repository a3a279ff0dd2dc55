/// What an utterance comes down to, where it is not understood as a whole.
extension Reduction {
  /// Parses an utterance, or, if it is not understood, what it comes down to without what is said beside it. That is no yes or
  /// no: "yes, the price went up" may be none.
  mutating func hearCore(
    of utterance: String, _ hear: (inout Reduction, String) -> Void
  ) {
    let before = self
    let isConfirming = if case .confirming = state.phase { true } else { false }
    hear(&self, utterance)
    guard isMissed else { return }
    let isMore = recognizer.beginsWithAnd(utterance)
    for core in recognizer.cores(of: utterance, knowing: names)
    where command(in: core.text)?.isVerdict != true && recognizer.beginsWithAnd(core.text) == isMore
      && (isConfirming || !core.isRequest)
    {
      var other = before
      if !core.remarks.isEmpty { other.remark(.leftOut(core.remarks)) }
      hear(&other, core.text)
      guard !other.isMissed,
        !isConfirming || other.state.phase.draft?.number != before.state.phase.draft?.number
          || core.isRequest || !core.remarks.isEmpty && !other.isNaming
      else { continue }
      self = other
      return
    }
    hearQuestion(utterance, before)
  }

  /// Whether a name is looked up. Where the user is asked to agree, a name with a remark may be of somebody who is spoken to:
  /// "Hannah, come here".
  private var isNaming: Bool {
    state.phase.draft?.incoming.values.contains {
      if case .name = $0.input { true } else { false }
    } == true
  }

  /// Parses what is no answer to the open question as what it would be if nothing were asked: a look-up is answered, and of
  /// another question it is said that nothing answers it. The open question waits.
  private mutating func hearQuestion(_ utterance: String, _ before: Reduction) {
    guard let question = before.state.phase.question else { return tellAgain(utterance, before) }
    guard before.canWait(question.draft) else { return }
    var other = before
    other.state.clear()
    other.state.queued = []
    other.hearRequest(utterance)
    if case .working(let draft, _) = other.state.phase,
      other.state.turn?.certainty != .offered, onlyLooksUp(draft.intent)
    {
      other.state.suspended = before.state.suspended + [question]
      other.state.queued = before.state.queued
      self = other
      return
    }
    // "Hold on, how much did I say".
    let core = recognizer.withoutInterjections(utterance)
    if recognizer.isQuestion(utterance) || recognizer.isQuestion(core) {
      self = before
      if !tellSoFar(core, question.draft) {
        state.turn?.certainty = .missed
        remark(.cannotTell)
      }
      askAgain()
    }
  }

  /// Answers a question about what was done or told last, which nothing else answers, by telling it again: "who did that go to".
  private mutating func tellAgain(_ utterance: String, _ before: Reduction) {
    guard before.state.phase == .idle, before.state.failures == 0, !before.state.recent.isEmpty,
      before.state.turn?.isLocked != true, let words = before.state.lastWords,
      recognizer.asksBack(recognizer.withoutInterjections(utterance), about: words.displayed)
    else { return }
    self = before
    reply(words)
  }

  /// Answers a question about the open request with what is known of it so far, which a question whether to carry it out says
  /// itself: "how much did I say", "what are you going to do".
  ///
  /// - Returns: Whether the utterance is such a question, and something is known.
  private mutating func tellSoFar(_ utterance: String, _ draft: Draft) -> Bool {
    let values = knownTexts(of: draft)
    guard isAllowed(draft.intent), !values.isEmpty,
      recognizer.asks(utterance, about: draft.intent, with: values)
    else { return false }
    if case .confirming = state.phase { return true }
    remark(.soFar(values))
    return true
  }

  /// What is known of a request, or of some of its parameters, as it is said.
  func knownTexts(of draft: Draft, _ names: Set<String>? = nil) -> [String] {
    let all = catalog[draft.intent]?.parameters ?? []
    return all.filter { names?.contains($0.name) ?? true }.flatMap { parameter in
      draft.values[parameter.name].map { [text(for: $0.value, of: parameter)] }
        ?? draft.incoming[parameter.name].map { given in
          given.input.resolved.map { [text(for: $0, of: parameter)] } ?? given.input.texts
        } ?? []
    }
  }

  /// Whether an utterance thanks or praises, and then only tells something: "thanks, that was bugging me".
  func isPraiseWithReason(_ utterance: String) -> Bool {
    recognizer.answersAndRests(in: utterance).contains { answer, rest in
      let verdict = command(in: answer) ?? recognizer.command(in: answer, at: .verdict(intent: nil))
      return [.thanks, .praise, .yes, .weakYes].contains(verdict)
        && recognizer.givesReason(rest, about: nil, knowing: names)
    }
  }
}
