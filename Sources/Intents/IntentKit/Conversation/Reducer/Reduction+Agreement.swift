/// Confirms and handles intents.
///
/// Only this file creates a ``HandlingPermit``, and ``ConversationEffect/handle(_:)`` requires one:
/// no intent is handled unless its risk allows it or the user agreed to exactly its values. The permit
/// also has the agreements that a handler requested in the middle of its work.
extension Reduction {
  /// Asks the handler whether a complete draft can be handled.
  mutating func check(_ draft: Draft, _ agreement: Agreement?) {
    var draft = draft
    if draft.isOtherThanHandled { draft.renumber(state.nextNumber()) }
    let given = (agreement ?? draft.handling?.agreement).flatMap {
      $0.values == draft.values ? $0 : nil
    }
    work(draft, .checking(given), .check(call(draft, draft.plainValues)))
  }

  /// Parses an utterance as the answer to a confirmation question.
  mutating func hearAgreement(_ utterance: String, _ draft: Draft, _ agreement: Agreement) {
    guard let intent = catalog[draft.intent] else { return leave(.cancelled) }
    if recognizer.consents(utterance, to: openRequest(draft, last: nil), knowing: names) {
      return agreed(draft, agreement, intent)
    }
    if !recognizer.beginsWithAnd(utterance),
      let correction = namedCorrection(in: utterance, draft, intent)
    {
      return correct(draft, correction)
    }
    switch command(in: utterance) {
    case .yes: return agreed(draft, agreement, intent)
    case .weakYes where intent.risk.confirmation != .always,
      .praise where intent.risk.confirmation != .always:
      return agreed(draft, agreement, intent)
    case .weakYes, .praise, .undecided: return miss(.yesOrNo)
    case .no:
      // "No, Monday" is another day than the one that was said.
      if let correction = amendment(in: utterance, of: draft, isOpen: true),
        let day = correction.value?.input.resolved, case .temporal = day,
        let old = draft.values[correction.parameter], old.provenance != .fromContext,
        old.value != day
      {
        return correct(draft, correction)
      }
      if !widen(utterance, draft, isExact: false) { decline(draft, .declined) }
      return
    default: break
    }
    switch verdictAndMore(utterance, draft, canBeWeak: intent.risk.confirmation != .always) {
    case .yes: return agreed(draft, agreement, intent)
    case nil: break
    default: return
    }
    // What cannot be taken back needs a plain yes.
    if intent.risk.confirmation != .always, recognizer.agrees(utterance, to: draft.namesAndTexts) {
      return agreed(draft, agreement, intent)
    }
    if let changed = restated(utterance, draft, mayBeSame: true) {
      state.failures = 0
      return advance(changed)
    }
    if hearAside(utterance, draft) { return }
    if let correction = amendment(in: utterance, of: draft, isOpen: true) {
      return correct(draft, correction)
    }
    if widen(utterance, draft, isExact: false) { return }
    guard recognizer.beginsWithNo(utterance) || recognizer.saysWhatIsMeant(utterance) else {
      return miss(.yesOrNo)
    }
    // A correction that is not understood is a no: a yes to the same question could be meant for what was said.
    state.turn?.certainty = .missed
    decline(draft, .declined)
  }

  /// Another thing than a value that is to be agreed to, named with or without a no, if only one parameter takes it: "no,
  /// groceries".
  func namedCorrection(
    in utterance: String, _ draft: Draft, _ intent: IntentDescription
  ) -> Correction? {
    // "Does it come from savings?" changes nothing, but "savings?" may.
    guard !utterance.hasSuffix("?") || isName(utterance, maximumWords: 2) else { return nil }
    let said = Set(
      draft.values.values.compactMap {
        if case .entity(let old) = $0.value { old.name } else { nil }
      })
    let found = intent.parameters.compactMap { parameter -> Correction? in
      guard case .entity(let kind) = parameter.kind,
        case .entity? = draft.values[parameter.name]?.value,
        let known = names?.entities[kind.type],
        let given = known.first(where: { $0.isSpokenLike(utterance) })
          .map({ GivenInput(.name($0), .said) })
          ?? recognizer.answer(
            in: utterance, to: openRequest(draft, last: nil, asking: parameter), naming: known
          ).flatMap({ $0.values.count == 1 ? $0.values[parameter.name] : nil }),
        said.isDisjoint(with: given.input.texts), canBe(given.input.texts, parameter, of: intent)
      else { return nil }
      return Correction(parameter: parameter.name, value: given)
    }
    if let only = only(found, draft, intent) { return only }
    // "No, use savings instead" is no mere no, if there are savings.
    guard
      let correction = recognizer.correction(
        in: utterance, of: openRequest(draft, last: lastAnsweredSlot(draft))),
      case .name(let name)? = correction.value?.input, !said.contains(name),
      case .entity(let kind)? = intent.parameter(correction.parameter)?.kind, isKnown(name, kind)
    else { return nil }
    return correction
  }

  /// The correction of several that name the same thing for different parameters: the one that replaces like by like, or else a
  /// value that nobody said: "no, savings", of a payment from the usual account.
  private func only(
    _ found: [Correction], _ draft: Draft, _ intent: IntentDescription
  ) -> Correction? {
    let like = found.filter { correction in
      guard case .entity(let old)? = draft.values[correction.parameter]?.value,
        let new = correction.value
      else { return true }
      return intent.parameters.allSatisfy {
        canBe(new.input.texts, $0, of: intent) == canBe([old.name], $0, of: intent)
      }
    }
    let unsaid = found.filter { draft.values[$0.parameter]?.provenance == .fromContext }
    return [found, like, unsaid].first { $0.count == 1 }?.first
  }

  /// Whether a parameter takes some names, as far as its handler tells.
  func canBe(
    _ texts: [String], _ parameter: ParameterDeclaration, of intent: IntentDescription
  ) -> Bool {
    names?.canBe(texts, at: KnownNames.Place(intent: intent.name, parameter: parameter.name))
      ?? true
  }

  mutating func agreed(_ draft: Draft, _ agreement: Agreement, _ intent: IntentDescription) {
    if state.turn?.isLocked == true, !intent.risk.isAllowedWhileLocked {
      return unlock(draft, intent, for: .agreeing(agreement))
    }
    var draft = draft
    let own = draft.grant(agreement)
    // The action that the user agreed to may no longer be possible, or may have changed.
    check(draft, own)
  }

  /// Continues with the handler's verdict on a draft.
  mutating func checked(_ draft: Draft, _ agreement: Agreement?, _ readiness: Readiness) {
    guard let intent = catalog[draft.intent] else { return leave(.cancelled) }
    switch readiness {
    case .refused(let reason): fail(draft, reason)
    case .needsConfirmation(let question):
      if let agreement, agreement.question == question,
        let permit = permit(draft, intent, agreement)
      {
        perform(draft, permit, agreement)
      } else {
        askForAgreement(draft, HandlerAgreement(0, question))
      }
    case .ready, .alreadyDone:
      if let permit = permit(draft, intent, agreement) {
        perform(draft, permit, agreement)
      } else {
        askForAgreement(draft, HandlerAgreement(0, question(draft, intent)))
      }
    }
  }

  /// The permit to handle a draft, if its risk allows it or the user agreed to exactly its values.
  private func permit(
    _ draft: Draft, _ intent: IntentDescription, _ agreement: Agreement?
  ) -> HandlingPermit? {
    if let agreement {
      guard agreement.values == draft.values else { return nil }
    } else {
      guard !intent.risk.needsAgreement(draft.provenances) else { return nil }
    }
    guard intent.hasAllValues(draft.plainValues) else { return nil }
    let call = call(draft, draft.plainValues)
    var attempt: Attempt?
    if draft.isAttempt(intent) {
      let invocation = Invocation(
        intent: intent.name, values: intent.public(draft.plainValues))
      attempt = Attempt(key: call.key, invocation, at: now)
    }
    return HandlingPermit(
      call: call, attempt: attempt, agreed: draft.handling?.agreed ?? [])
  }

  /// Asks for an agreement to the intent itself or to a question of its handler.
  ///
  /// If the state came from outside, what was agreed to in this turn is asked again with it, so that
  /// the next answer can be to all of it wherever the conversation goes on.
  mutating func askForAgreement(_ draft: Draft, _ wanted: HandlerAgreement) {
    guard let intent = catalog[draft.intent], intent.hasAllValues(draft.plainValues) else {
      return leave(.cancelled)
    }
    var parts: [HandlerAgreement] = []
    if state.turn?.isForeign == true {
      if let own = draft.handling?.agreement, own.values == draft.values {
        parts.append(HandlerAgreement(0, own.question))
      }
      parts += draft.handling?.agreed ?? []
      parts.removeAll { $0.number == wanted.number }
    }
    parts.append(wanted)
    let agreement = Agreement(
      question: Agreement.question(of: parts), values: draft.values,
      parts: parts.map(\.number) == [0] ? nil : parts)
    state.phase = .confirming(draft, agreement)
    reply(agreement.question, expecting: .confirmation(intent: draft.intent))
  }

  private func question(_ draft: Draft, _ intent: IntentDescription) -> Dialogue {
    words(for: .confirm(sentence(intent, draft.plainValues), intent.verb))
  }

  /// A one-sentence summary of the intent with its values.
  func sentence(_ intent: IntentDescription, _ values: [String: IntentValue]) -> String {
    intent.sentence(values, in: reducer.wording)
  }

  private mutating func perform(_ draft: Draft, _ permit: HandlingPermit, _ agreement: Agreement?) {
    var draft = draft
    draft.noteCall(agreement)
    work(draft, .handling, .handle(permit))
  }

  func call(_ draft: Draft, _ values: [String: IntentValue]) -> HandlerCall {
    HandlerCall(
      intent: draft.intent, values: values, key: state.key(of: draft),
      isLocked: state.turn?.isLocked ?? false)
  }
}

/// The permission to handle an intent with exactly these values.
package struct HandlingPermit: Sendable {
  package let call: HandlerCall
  /// The record to store first if the outcome must be known even if the process ends meanwhile.
  package let attempt: Attempt?
  /// The agreements to questions of the handler that the user gave.
  package let agreed: [HandlerAgreement]

  fileprivate init(call: HandlerCall, attempt: Attempt?, agreed: [HandlerAgreement]) {
    self.call = call
    self.attempt = attempt
    self.agreed = agreed
  }
}

extension Agreement {
  /// The question that says all of the parts.
  static func question(of parts: [HandlerAgreement]) -> Dialogue {
    parts.dropFirst().reduce(parts.first?.question ?? "") { $0 + $1.question }
  }
}

extension Draft {
  /// Whether the intent's outcome must be known even if the process ends meanwhile.
  func isAttempt(_ intent: IntentDescription) -> Bool { intent.risk.confirmation == .always }
}

extension Draft {
  fileprivate var namesAndTexts: [String] {
    values.values.flatMap { $0.value.elements ?? [$0.value] }.compactMap {
      switch $0 {
      case .entity(let entity): entity.name
      case .text(let text): text
      default: nil
      }
    }
  }
}

extension IntentDescription {
  /// Whether all required parameters have complete values and all values are allowed.
  func hasAllValues(_ values: [String: IntentValue]) -> Bool {
    parameters.allSatisfy { parameter in
      guard let value = values[parameter.name] else {
        return !parameter.isRequired || parameter.defaultValue != nil
      }
      return parameter.kind.isComplete(value)
    } && values.keys.allSatisfy { parameter($0) != nil }
  }
}
