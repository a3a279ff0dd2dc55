/// Parses utterances according to the conversation's phase.
extension Reduction {
  mutating func hear(_ utterance: String) {
    guard utterance.utf8.count <= 4 * ConversationSession.maximumUtteranceLength,
      utterance.count <= ConversationSession.maximumUtteranceLength
    else { return miss(.tooLong) }
    guard !utterance.allSatisfy(\.isWhitespace) else { return miss(.nothingHeard) }
    switch state.phase {
    case .idle, .working: hearRequest(utterance)
    case .collecting(let draft, let question): hearAnswer(utterance, draft, question)
    case .confirming(let draft, let agreement): hearAgreement(utterance, draft, agreement)
    case .offering(let request):
      switch recognizer.command(in: utterance) {
      case .yes, .weakYes: begin(request.with(.agreed))
      case .no: leave(.declined)
      default: hearRequest(utterance)
      }
    case .choosing(let requests): hearChoice(utterance, requests)
    }
  }

  /// Parses an utterance as the choice among several requests.
  private mutating func hearChoice(_ utterance: String, _ requests: [IntentRequest]) {
    let command = recognizer.command(in: utterance)
    switch recognizer.pick(in: utterance, among: titles(of: requests)) {
    case .options(let places) where places.count == 1:
      begin(requests[places[0]].with(.chosen))
    case .any: begin(requests[0].with(.chosen))
    case .none: leave(.declined)
    case .all where requests.count > 1: miss(.chooseOne)
    case .options, .all, .other:
      if requests.count == 1, command == .yes || command == .weakYes {
        begin(requests[0].with(.agreed))
      } else if command == .no {
        leave(.declined)
      } else {
        hearRequest(utterance)
      }
    }
  }

  /// Parses an utterance as a request: first as one that follows the last result, if it is one word
  /// for word or if no other request is.
  private mutating func hearRequest(_ utterance: String) {
    if obey(utterance) { return }
    if runSaved(utterance) { return }
    let exact = exactFollowUps(in: utterance)
    if !exact.isEmpty { return beginFollowing(exact) }
    let readings = best(recognizer.readings(of: utterance, knowing: names)).map {
      withWhatWasMade($0.resolvingReferences(to: topics, self))
    }
    if readings.first?.certainty == .calledOff { return beginBest(readings) }
    if readings.first?.certainty != .exact {
      let following = followUps(in: utterance)
      if following.first?.certainty == .exact { return beginFollowing(following) }
      if answerInquiry(utterance) { return }
      if let first = following.first, first.isCertain,
        readings.first.map({ !$0.isCertain || first.rank <= $0.rank }) ?? true
      {
        return beginFollowing(following)
      }
      if readings.first.map({ !$0.isCertain || !$0.leftOver.isEmpty }) ?? true,
        beginSeveral(utterance)
      {
        return
      }
      if revise(utterance, isUnderstood: !readings.isEmpty) { return }
      if readings.first?.isCertain != true, reviseSeveral(utterance) { return }
    }
    guard !readings.isEmpty else { return miss(.noSuchRequest(samples: samples)) }
    leaveOpen(for: readings.map(\.intent))
    beginBest(readings)
  }

  /// Parses an utterance as the answer to a question about a parameter.
  private mutating func hearAnswer(_ utterance: String, _ draft: Draft, _ question: Question) {
    let place = question.place
    guard let parameter = parameter(place.parameter, of: draft) else { return leave(.cancelled) }
    switch question {
    case .value: hearValue(utterance, draft, parameter, element: place.element)
    case .which(_, let candidates):
      hearWhich(utterance, draft, parameter, place, candidates)
    case .candidate(_, let candidate):
      switch recognizer.command(in: utterance) {
      case .yes, .weakYes: decide(draft, parameter, place, KnownValue(candidate, .agreed))
      case .no: askAfresh(draft, parameter)
      case nil:
        // "No, groceries" is another value, not a name that begins with a no.
        if let correction = recognizer.correction(
          in: utterance, of: openRequest(draft, last: Slot(parameter)))
        {
          correct(draft, correction)
        } else {
          hearValue(utterance, draft, parameter, element: nil)
        }
      default: hearValue(utterance, draft, parameter, element: nil)
      }
    }
  }

  /// Parses an utterance as the choice among candidates for a parameter.
  private mutating func hearWhich(
    _ utterance: String, _ draft: Draft, _ parameter: ParameterDeclaration, _ place: ParameterPlace,
    _ candidates: [IntentValue]
  ) {
    let texts = CandidateTexts(candidates, names: candidates.map { text(for: $0, of: parameter) })
    switch pick(in: utterance, among: texts) {
    case .options(let places) where places.count == 1:
      choose(draft, parameter, place, places[0], of: candidates)
    case .options(let places) where places.count > 1 && places.count < candidates.count:
      state.failures = 0
      state.phase = .collecting(draft, .which(place, places.map { candidates[$0] }))
      askAgain()
    case .any: choose(draft, parameter, place, 0, of: candidates)
    case .all: chooseAll(draft, parameter, place, candidates)
    case .none: askAfresh(draft, parameter)
    case .options, .other:
      if recognizer.command(in: utterance) == .no {
        askAfresh(draft, parameter)
      } else {
        hearValue(utterance, draft, parameter, element: nil)
      }
    }
  }

  /// The choice among candidates, by their names, or else by their subtitles and synonyms.
  private func pick(in utterance: String, among texts: CandidateTexts) -> Pick {
    let named = recognizer.pick(in: utterance, among: texts.names)
    guard named == .options([]), let all = texts.all else { return named }
    return recognizer.pick(in: utterance, among: all)
  }

  /// Parses an utterance as the value of a parameter or one of its elements. For free text,
  /// commands, corrections and other requests take precedence.
  private mutating func hearValue(
    _ utterance: String, _ draft: Draft, _ parameter: ParameterDeclaration, element: Int?
  ) {
    let isFree = parameter.kind.isFree
    // Collected elements are corrected before the list is extended.
    if isFree, !isName(utterance, of: parameter), hearAside(utterance, draft) { return }
    if let element {
      let answer = recognizer.answer(in: utterance, to: [Slot(parameter)])
      if let given = answer?.values[parameter.name]?.first {
        return replace(draft, element, of: parameter, by: given)
      }
    } else if let answer = recognizer.answer(in: utterance, to: openSlots(draft, parameter)) {
      return take(draft, answer)
    } else if parameter.kind.elementKind != nil,
      let answer = recognizer.answer(in: utterance, to: [Slot(ofAnyCount: parameter)])
    {
      return take(draft, answer)
    }
    if !isFree, hearAside(utterance, draft) { return }
    miss(.notUnderstood)
  }

  /// Whether an utterance is the name of something that the question is about, and so the answer, even if
  /// the user has a shortcut of that phrase.
  private func isName(_ utterance: String, of parameter: ParameterDeclaration) -> Bool {
    guard let type = parameter.kind.entityKind?.type, recognizer.command(in: utterance) == nil
    else {
      return false
    }
    return names?.entities[type]?.contains { $0.isSpokenLike(utterance) } == true
  }

  /// Parses an utterance that is not an answer: a command, a correction or another request.
  ///
  /// - Returns: Whether the utterance is one of these.
  mutating func hearAside(_ utterance: String, _ draft: Draft) -> Bool {
    if obey(utterance) { return true }
    if recognizer.isRefusal(utterance, of: draft.intent) {
      keep(draft)
      leave(.cancelled)
      return true
    }
    // "Hang on, what's on the list first?"
    let core = recognizer.withoutInterjections(utterance)
    if core != utterance, hearInterruption(core, draft) { return true }
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
      } else {
        correct(draft, correction)
        return true
      }
    }
    // Where any words can be the answer, a request must be clear; a name is short.
    let isAnswerProbable = isAnswerProbable(utterance)
    var readings = certainReadings(of: request, isClear: isAnswerProbable)
    if readings.isEmpty, core != utterance { readings = certainReadings(of: core) }
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
    if let answer = ownAnswer(in: readings, to: draft) {
      take(draft, answer)
      return true
    }
    if hearSideQuestion(readings, draft) { return true }
    guard !readings.isEmpty else { return false }
    leaveOpen(for: readings.map(\.intent))
    beginBest(readings)
    return true
  }

  /// Parses the part of an utterance that follows an interjection: a command other than a yes or no,
  /// or a side question.
  private mutating func hearInterruption(_ utterance: String, _ draft: Draft) -> Bool {
    if let command = recognizer.command(in: utterance) {
      return !command.isVerdict && obey(utterance)
    }
    return hearSideQuestion(certainReadings(of: utterance), draft)
  }

  /// The request that a correction would take for a name: "actually, solve a game".
  private func otherRequest(in correction: Correction, of draft: Draft) -> String? {
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

  private func certainReadings(of utterance: String, isClear: Bool = false) -> [Reading] {
    best(recognizer.readings(of: utterance, knowing: names)).filter {
      isClear ? recognizer.isClear($0, in: utterance, knowing: names) : $0.isCertain
    }
  }

  /// The answer in a request for what is open already: "add milk" where it is asked what to add.
  private func ownAnswer(in readings: [Reading], to draft: Draft) -> Answer? {
    guard readings.count == 1, let reading = readings.first, reading.intent == draft.intent,
      reading.isCertain, case .collecting(_, .value(let place)) = state.phase, place.element == nil,
      reading.inputs[place.parameter] != nil,
      reading.inputs.keys.allSatisfy({
        $0 == place.parameter || draft.values[$0] == nil && draft.incoming[$0] == nil
      })
    else { return nil }
    return Answer(reading.inputs)
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

  /// Whether something has a name that was said.
  private func isKnown(_ said: String, _ kind: EntityKind) -> Bool {
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
  private mutating func hearSideQuestion(_ readings: [Reading], _ draft: Draft) -> Bool {
    guard readings.count == 1, isSideQuestion(readings[0], of: draft) else { return false }
    if let question = state.phase.question { state.suspended.append(question) }
    state.phase = .idle
    state.failures = 0
    beginBest([readings[0].resolvingReferences(to: draft, self)])
    return true
  }

  /// Whether a request only looks something up, so that the open draft can wait for it.
  private func isSideQuestion(_ reading: Reading, of draft: Draft) -> Bool {
    guard let intent = catalog[reading.intent], reading.intent != draft.intent, draft.run == nil,
      state.suspended.count < ConversationState.suspendedCount
    else { return false }
    return intent.verb.isLookup && intent.risk.confirmation == .never
  }

  /// The readings to begin or to choose from: the top-ranked ones, or all that are only offered.
  func best(_ readings: [Reading]) -> [Reading] {
    guard let first = readings.first else { return [] }
    return readings.filter {
      $0.rank == first.rank || (first.certainty == .offered && $0.certainty == .offered)
    }
  }

  mutating func beginBest(_ readings: [Reading]) {
    let requests = readings.prefix(5).map { IntentRequest($0) }
    if readings[0].certainty == .calledOff {
      return reply(words(for: .leftUndone(titles(of: Array(requests.prefix(1))))))
    }
    if requests.count == 1, readings[0].certainty != .offered || asksForNew(readings[0]) {
      if !readings[0].leftOver.isEmpty { remark(.leftOut(readings[0].leftOver)) }
      state.turn?.certainty = readings[0].isCertain ? .sure : .guessed
      return begin(requests[0])
    }
    state.turn?.certainty = .offered
    state.phase = .choosing(requests)
    askAgain()
  }

  /// Whether a reading names something that may not exist yet, so that the user is asked anyway
  /// whether to make it.
  private func asksForNew(_ reading: Reading) -> Bool {
    (catalog[reading.intent]?.parameters ?? []).contains { parameter in
      guard case .entity(let kind) = parameter.kind.singleKind, kind.allowsNew,
        case .name? = reading.inputs[parameter.name]?.input
      else { return false }
      return true
    }
  }

  /// The titles of the requested intents.
  func titles(of requests: [IntentRequest]) -> [String] {
    requests.map { catalog[$0.intent]?.title ?? $0.intent }
  }
}

extension GivenInput {
  /// The first element of a list, or the value itself.
  fileprivate var first: GivenInput {
    GivenInput(input.elements?.first ?? input, provenance)
  }
}

extension IntentRequest {
  /// The request that a reading is.
  init(_ reading: Reading) {
    self.init(
      intent: reading.intent, inputs: reading.inputs,
      provenance: reading.isGuess ? .guessed : .said)
  }

  /// The request after the user chose this intent. Guessed values stay guesses: each value has its
  /// own provenance.
  func with(_ decision: Provenance) -> IntentRequest {
    IntentRequest(intent: intent, inputs: inputs, provenance: decision, reversal: reversal)
  }
}
