/// Confirms and handles intents.
///
/// Only this file creates a ``HandlingPermit``, and ``ConversationEffect/handle(_:)`` requires one:
/// no intent is handled unless its risk allows it or the user agreed to exactly its values.
extension Reduction {
  /// Asks the handler whether a complete draft can be handled.
  mutating func check(_ draft: Draft, _ agreement: Agreement?) {
    work(draft, .checking(agreement), .check(call(draft, draft.plainValues)))
  }

  /// Parses an utterance as the answer to a confirmation question.
  mutating func hearAgreement(_ utterance: String, _ draft: Draft, _ agreement: Agreement) {
    guard let intent = catalog[draft.intent] else { return leave(.cancelled) }
    switch recognizer.command(in: utterance) {
    case .yes: return agreed(draft, agreement, intent)
    case .weakYes where intent.risk.confirmation != .always:
      return agreed(draft, agreement, intent)
    case .weakYes: return miss(.yesOrNo)
    case .no: return stop(draft, words(for: .declined), outcome: nil)
    default: break
    }
    if !hearAside(utterance, draft) { miss(.yesOrNo) }
  }

  mutating func agreed(
    _ draft: Draft, _ agreement: Agreement, _ intent: IntentDescription
  ) {
    if state.turn?.isLocked == true, !intent.risk.isAllowedWhileLocked {
      return stop(draft, words(for: .locked(intent.title)), outcome: nil)
    }
    // What the user agreed to may no longer be possible, or not in the same way.
    check(draft, agreement)
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
        perform(draft, permit)
      } else {
        askForAgreement(draft, question)
      }
    case .ready, .alreadyDone:
      if let permit = permit(draft, intent, agreement) {
        perform(draft, permit)
      } else {
        askForAgreement(draft, question(draft, intent))
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
    return HandlingPermit(call: call, attempt: attempt)
  }

  private mutating func askForAgreement(_ draft: Draft, _ question: Dialogue) {
    guard let intent = catalog[draft.intent], intent.hasAllValues(draft.plainValues) else {
      return leave(.cancelled)
    }
    state.phase = .confirming(draft, Agreement(question: question, values: draft.values))
    reply(question, expecting: .confirmation(intent: draft.intent))
  }

  /// The confirmation question for an intent.
  private func question(_ draft: Draft, _ intent: IntentDescription) -> Dialogue {
    words(for: .confirm(sentence(intent, draft.plainValues), intent.verb))
  }

  /// A one-sentence summary of the intent with its values.
  func sentence(_ intent: IntentDescription, _ values: [String: IntentValue]) -> String {
    intent.sentence(values, in: reducer.wording)
  }

  private mutating func perform(_ draft: Draft, _ permit: HandlingPermit) {
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

  fileprivate init(call: HandlerCall, attempt: Attempt?) {
    self.call = call
    self.attempt = attempt
  }
}

extension Draft {
  /// Whether the intent's outcome must be known even if the process ends meanwhile.
  func isAttempt(_ intent: IntentDescription) -> Bool { intent.risk.confirmation == .always }
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
