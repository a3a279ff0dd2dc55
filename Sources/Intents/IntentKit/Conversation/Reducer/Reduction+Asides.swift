/// Parses what is said instead of an answer: commands, corrections, side questions and other requests.
extension Reduction {
  /// Parses an utterance that is not an answer: a command, a correction or another request.
  ///
  /// - Returns: Whether the utterance is one of these.
  mutating func hearAside(_ utterance: String, _ draft: Draft) -> Bool {
    if widen(utterance, draft) || obey(utterance) { return true }
    if recognizer.isRefusal(utterance, of: draft.intent) {
      callOff(draft)
      return true
    }
    // "Hang on, what's on the list first?"
    let core = recognizer.withoutInterjections(utterance)
    if core != utterance, hearInterruption(core, draft) { return true }
    // "What's on it", of a list that was shown before.
    if hearSideQuestion(offered(exactFollowUps(in: utterance)), utterance, draft) { return true }
    if draft.other != nil, recognizer.pick(in: utterance, among: []) == .other {
      chooseOther(draft)
      return true
    }
    var request = utterance
    if let correction = recognizer.correction(
      in: utterance, of: openRequest(draft, last: lastAnsweredSlot(draft))),
      !isTextRather(correction, draft)
    {
      if let other = otherRequest(in: correction, of: draft) {
        request = other
      } else if !isLongUnknownName(correction, draft) {
        correct(draft, correction)
        return true
      }
    }
    // Where any words can be the answer, a request must be clear; a name is short.
    let isAnswerProbable = isAnswerProbable(utterance)
    var readings = certainReadings(of: request, isClear: isAnswerProbable)
    if readings.isEmpty, core != utterance { readings = certainReadings(of: core) }
    // "Is 999 possible", where the target is asked for.
    if readings.isEmpty {
      readings = recognizer.followUps(
        in: recognizer.withoutCourtesies(core), among: [draft.intent], knowing: names
      ).filter(\.isCertain)
    }
    // "Shall I create it?" is hardly answered by what changes something else.
    if readings.isEmpty, isAskingToCreate { readings = changes(in: certainReadings(of: utterance)) }
    if readings.isEmpty, let (command, rest) = recognizer.requestAfterRefusal(in: utterance) {
      readings = certainReadings(of: rest, isClear: isAnswerProbable)
      if !readings.isEmpty, command == .cancel {
        remark(.cancelled)
        state.phase = .idle
      }
    }
    if readings.first?.certainty != .exact, answerInquiry(utterance) { return true }
    if readings.isEmpty, isAskingForWhatExists, recognizer.beginsRequest(utterance) {
      readings = best(recognizer.readings(of: utterance, knowing: names))
    }
    readings = readings.filter { isAllowedAside($0, in: utterance) }
    if let answer = ownAnswer(in: readings, to: draft) {
      let known = firstParameter(of: draft) {
        answer.values[$0] != nil && draft.values[$0] != nil
      }
      state.turn?.changed = known
      take(draft, answer)
      return true
    }
    if let correction = removal(in: utterance, from: draft) {
      correct(draft, correction)
      return true
    }
    if hearSideQuestion(readings, utterance, draft) { return true }
    guard !readings.isEmpty else { return false }
    if queue(readings, utterance, after: draft) { return true }
    if namesUnknown(readings[0]), beginSeveral(utterance) { return true }
    // "Pay her", where nobody was spoken about, is asked about.
    readings = readings.map { $0.resolvingReferences(to: [], self) }
    // "OK, send it" says nothing new of the open request.
    if state.phase.draft == draft, recognizer.hasPronoun(utterance),
      readings.allSatisfy({ $0.intent == draft.intent && $0.inputs.isEmpty }),
      let first = utterance.split(whereSeparator: { !$0.isLetter }).first,
      command(in: String(first))?.isAgreement == true
    {
      askAgain()
      return true
    }
    leaveOpen(for: readings.map(\.intent))
    beginBest(readings)
    return true
  }

  /// Whether a request can be meant where the user is asked to agree: one that looks something up, one word for
  /// word, or one with a value that begins with its verb or is something else and leaves nothing out.
  private func isAllowedAside(_ reading: Reading, in utterance: String) -> Bool {
    guard case .confirming(let draft, _) = state.phase, reading.certainty != .exact else {
      return true
    }
    let said = recognizer.withoutLead(utterance) ?? utterance
    let isOther =
      reading.isCertain && reading.leftOver.isEmpty && reading.intent != draft.intent
      && !utterance.contains("?")
    return catalog[reading.intent]?.verb.isLookup == true
      || !reading.inputs.isEmpty && (isOther || recognizer.beginsRequest(said))
        && !isHalfNumbers(reading)
  }

  /// Whether a reading has nothing but numbers, and lacks a value that it requires: "make it 30, he earned it" is another amount
  /// rather than half of a game.
  private func isHalfNumbers(_ reading: Reading) -> Bool {
    guard let intent = catalog[reading.intent] else { return false }
    return reading.inputs.keys.allSatisfy { intent.parameter($0)?.kind.isNumeric == true }
      && intent.parameters.contains { $0.isRequired && reading.inputs[$0.name] == nil }
  }

  /// Parses the part of an utterance that follows an interjection: a command other than a yes or no,
  /// or a side question.
  private mutating func hearInterruption(_ utterance: String, _ draft: Draft) -> Bool {
    if let command = self.command(in: utterance) {
      return !command.isVerdict && obey(utterance)
    }
    return hearSideQuestion(certainReadings(of: utterance), utterance, draft)
  }

  /// The request that a correction would take for a name: "actually, solve a game".
  private func otherRequest(in correction: Correction, of draft: Draft) -> String? {
    if case .value(.text(let text))? = correction.value?.input, text.contains(" ") {
      return certainReadings(of: text).isEmpty ? nil : text
    }
    guard case .name(let text)? = correction.value?.input else { return nil }
    // "Not groceries, books": a name that exists is meant.
    if let parameter = parameter(correction.parameter, of: draft),
      case .entity(let kind) = parameter.kind.singleKind,
      isName(text, of: parameter) || isKnown(text, kind)
    {
      return nil
    }
    return certainReadings(of: text).isEmpty ? nil : text
  }

  func certainReadings(of utterance: String, isClear: Bool = false) -> [Reading] {
    best(recognizer.readings(of: utterance, knowing: names)).filter {
      isClear ? recognizer.isClear($0, in: utterance, knowing: names) : $0.isCertain
    }
  }

  /// The answer in a request for what is open already: "add milk" where it is asked what to add, and where it is asked to which
  /// list, as another text.
  private func ownAnswer(in readings: [Reading], to draft: Draft) -> Answer? {
    guard readings.count == 1, let reading = readings.first, reading.intent == draft.intent,
      reading.isCertain, case .collecting(_, .value(let place)) = state.phase, place.element == nil
    else { return nil }
    func isAnother(_ name: String) -> Bool {
      let known = Set(texts(of: name, in: draft))
      let said = reading.inputs[name]?.input.texts.map { $0.lowercased() } ?? []
      return !known.isEmpty && !said.isEmpty && known.isDisjoint(with: said)
    }
    let names = reading.inputs.keys
    // "Add milk to hardware", where it is asked to which list the wine goes, is a request of its own.
    let isMore = names.contains(where: isAnother)
    guard names.contains(place.parameter) != isMore,
      names.allSatisfy({
        $0 == place.parameter || isAnother($0)
          || draft.values[$0] == nil && draft.incoming[$0] == nil
      })
    else { return nil }
    return Answer(reading.inputs)
  }

  /// What an utterance takes off the texts of the open request, before anything is done: "take the bread off", where it is asked
  /// to which list.
  private func removal(in utterance: String, from draft: Draft) -> Correction? {
    guard case .collecting(_, .value(let asked)) = state.phase, draft.run == nil,
      let own = catalog[draft.intent], case let domain = own.domain
    else { return nil }
    for name in own.parameters.map(\.name) where name != asked.parameter {
      let known = texts(of: name, in: draft)
      guard !known.isEmpty else { continue }
      var names = names ?? KnownNames()
      for intent in catalog.intents where intent.domain == domain && intent.verb == .remove {
        names.texts[KnownNames.Place(intent: intent.name, parameter: name)]? += known
      }
      let readings = best(recognizer.readings(of: utterance, knowing: names))
      guard readings.count == 1, let reading = readings.first, reading.isCertain,
        catalog[reading.intent]?.domain == domain, catalog[reading.intent]?.verb == .remove,
        reading.inputs.count == 1, let said = reading.inputs[name]?.input.texts, said.count == 1,
        let place = known.firstIndex(of: said[0].lowercased())
      else { continue }
      return Correction(parameter: name, place: .element(place), isRemoval: true)
    }
    return nil
  }

  /// The texts that a parameter has several of, in small letters.
  private func texts(of name: String, in draft: Draft) -> [String] {
    (draft.values[name]?.value.elements ?? []).compactMap {
      if case .text(let text) = $0 { text.lowercased() } else { nil }
    }
  }

  /// Whether a correction is rather the text that is asked for, because it names nothing that exists: "to
  /// call mum" is no list.
  private func isTextRather(_ correction: Correction, _ draft: Draft) -> Bool {
    guard case .collecting(_, .value(let place)) = state.phase,
      case .text? = parameter(place.parameter, of: draft)?.kind.singleKind,
      case .entity(let kind)? = parameter(correction.parameter, of: draft)?.kind.singleKind,
      case .name(let said)? = correction.value?.input
    else { return false }
    return !isKnown(said, kind)
  }

  /// Whether a correction of what is to be agreed to is several words that name nothing: "savings though" is no account. What
  /// is asked for then would be answered, and the rest stay as it was refused.
  private func isLongUnknownName(_ correction: Correction, _ draft: Draft) -> Bool {
    guard case .confirming = state.phase, case .name(let said)? = correction.value?.input,
      case .entity(let kind)? = parameter(correction.parameter, of: draft)?.kind.singleKind,
      !kind.allowsNew
    else { return false }
    return said.contains(" ") && !isKnown(said, kind)
  }

  /// Whether something has a name that was said.
  func isKnown(_ said: String, _ kind: EntityKind) -> Bool {
    let known = Set(names?.entities[kind.type]?.map { $0.lowercased() } ?? [])
    return recognizer.names(in: said, of: kind).contains { known.contains($0.lowercased()) }
  }

  /// Whether the open question asks for the name of something that cannot be new.
  private var isAskingForWhatExists: Bool {
    guard case .collecting(let draft, .value(let place)) = state.phase,
      case .entity(let kind)? = parameter(place.parameter, of: draft)?.kind.singleKind
    else { return false }
    return !kind.allowsNew
  }

  /// Whether the open question is whether something shall be made.
  private var isAskingToCreate: Bool {
    guard case .collecting(_, .candidate(_, .newEntity)) = state.phase else { return false }
    return true
  }

  /// The readings that request a change.
  private func changes(in readings: [Reading]) -> [Reading] {
    readings.filter { catalog[$0.intent]?.verb.isLookup == false }
  }

  /// Whether the open question is about a text, or about a name that an utterance could be.
  private func isAnswerProbable(_ utterance: String) -> Bool {
    guard case .collecting(let draft, let question) = state.phase,
      let kind = parameter(question.place.parameter, of: draft)?.kind, kind.isFree
    else { return false }
    guard case .entity = kind.singleKind else { return true }
    return utterance.split(whereSeparator: \.isWhitespace).count <= Self.usualNameLength
  }

  /// The number of words that a name usually has at most, with an article and a noun.
  private static let usualNameLength = 4

  /// Suspends the open question for a request that only looks something up.
  ///
  /// - Returns: Whether the readings are such a request.
  private mutating func hearSideQuestion(
    _ readings: [Reading], _ utterance: String, _ draft: Draft
  ) -> Bool {
    guard readings.count == 1, isSideQuestion(readings[0], of: draft) else { return false }
    if let question = state.phase.question { state.suspended.append(question) }
    state.phase = .idle
    state.failures = 0
    beginBest([inContext(readings[0].resolvingReferences(to: draft, self), utterance)])
    return true
  }

  /// Whether a request only looks something up, or is done at once, so that the open draft can wait for it. What was agreed to
  /// waits for no change.
  private func isSideQuestion(_ reading: Reading, of draft: Draft) -> Bool {
    canWait(draft)
      && (reading.intent != draft.intent && onlyLooksUp(reading.intent)
        || draft.handling == nil && isDoneAtOnce(reading))
  }

  /// Whether a request changes something with what was said, and need not be agreed to: "got the milk", where it is asked to
  /// which list the wine goes, or whether to pay Anna.
  private func isDoneAtOnce(_ reading: Reading) -> Bool {
    guard let intent = catalog[reading.intent],
      intent.risk.confirmation != .always, [.change, .create].contains(intent.verb)
    else { return false }
    return reading.isCertain && reading.leftOver.isEmpty && !reading.inputs.isEmpty
      && intent.parameters.allSatisfy { !$0.isRequired || reading.inputs[$0.name] != nil }
  }

  /// Whether a draft can be suspended for something else.
  func canWait(_ draft: Draft) -> Bool {
    draft.run == nil && state.suspended.count < ConversationState.suspendedCount
  }

  /// Whether an intent looks something up, without being agreed to.
  func onlyLooksUp(_ intent: String) -> Bool {
    catalog[intent].map { $0.verb.isLookup && $0.risk.confirmation == .never } == true
  }
}
