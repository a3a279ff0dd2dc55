/// Parses utterances according to the conversation's phase.
extension Reduction {
  mutating func hear(_ utterance: String) {
    guard utterance.utf8.count <= 4 * ConversationSession.maximumUtteranceLength,
      utterance.count <= ConversationSession.maximumUtteranceLength
    else { return miss(.tooLong) }
    guard !utterance.allSatisfy(\.isWhitespace) else { return miss(.nothingHeard) }
    switch state.phase {
    case .idle, .working: hearCore(of: utterance) { $0.hearRequest($1) }
    case .collecting(let draft, let question):
      hearCore(of: utterance) { $0.hearAnswer($1, draft, question) }
    case .confirming(let draft, let agreement):
      hearCore(of: utterance) { $0.hearAgreement($1, draft, agreement) }
    case .offering(let request):
      // "I give up" follows a drawn game, and does not decline its solution.
      let following = recognizer.command(in: utterance) == nil ? laterFollowUps(in: utterance) : []
      if !following.isEmpty { return beginFollowing(following) }
      switch command(in: utterance) {
      case .yes, .weakYes, .praise: begin(request.with(.agreed))
      case .no: leave(.declined)
      default: hearRequest(utterance)
      }
    case .choosing(let requests): hearChoice(utterance, requests)
    }
  }

  /// Parses an utterance as the choice among several requests.
  private mutating func hearChoice(_ utterance: String, _ requests: [IntentRequest]) {
    let command = self.command(in: utterance)
    // A label is said whole by who presses its button.
    if let place = labels(of: requests).firstIndex(where: {
      $0.lowercased() == utterance.lowercased()
    }) {
      return begin(requests[place].with(.chosen))
    }
    switch recognizer.pick(in: utterance, among: titles(of: requests)) {
    case .options(let places) where places.count == 1:
      begin(requests[places[0]].with(.chosen))
    case .any: begin(requests[0].with(.chosen))
    case .none: leave(.declined)
    case .all where requests.count > 1: miss(.chooseOne)
    case .options, .all, .other:
      if requests.count == 1, command?.isAgreement == true {
        begin(requests[0].with(.agreed))
      } else if requests.count == 1, let inputs = inputs(in: utterance, for: requests[0]) {
        begin(requests[0].with(inputs).with(.agreed))
      } else if command == .no {
        leave(.declined)
      } else {
        if requests.count == 1, command == nil, recognizer.beginsWithNo(utterance),
          !isRequest(utterance), recognizer.requestAfterRefusal(in: utterance) == nil
        {
          return leave(.declined)
        }
        // What is offered is not offered again to someone who goes on with something else.
        if requests.count == 1, command == nil { state.phase = .idle }
        hearRequest(utterance)
      }
    }
  }

  /// What an utterance says of a request that is offered, perhaps after a yes: "yes, the jam".
  private func inputs(in utterance: String, for request: IntentRequest) -> [String: GivenInput]? {
    let afterYes = recognizer.answersAndRests(in: utterance).filter {
      command(in: $0.answer)?.isAgreement == true
    }.map(\.rest)
    return ([utterance] + afterYes).lazy.compactMap { said in
      self.values(in: said, for: request) ?? self.certain(said, of: request.intent)?.inputs
    }.first
  }

  /// The reading of an utterance as more of a request that is offered, without its verb: "from current to savings".
  private func certain(_ utterance: String, of intent: String) -> Reading? {
    guard !recognizer.beginsRequest(utterance) else { return nil }
    let readings = best(recognizer.readings(of: utterance, knowing: names))
    return readings.count == 1 && readings[0].intent == intent && !readings[0].inputs.isEmpty
      ? readings[0] : nil
  }

  /// Parses an utterance as a request: first as one that follows the last result, if it is one word
  /// for word or if no other request is.
  mutating func hearRequest(_ utterance: String) {
    // The user's own phrases win over commands in other words than the usual ones.
    let isUsual = recognizer.command(in: utterance) != nil
    if isUsual ? obey(utterance) || runSaved(utterance) : runSaved(utterance) || obey(utterance) {
      return
    }
    let exact = laterFollowUps(in: utterance)
    if !exact.isEmpty { return beginFollowing(exact.map { withPlace($0, in: utterance) }) }
    let readings = plainReadings(of: utterance).map { inContext($0, utterance) }
    if readings.first?.certainty == .calledOff { return beginBest(readings) }
    if let first = readings.first {
      if takesBackLast(first, utterance), undo(utterance) { return }
      if beginSeveral(utterance, insteadOf: namesUnknown(first) ? nil : first) { return }
    }
    if !isRequest(readings.first, in: utterance), reopen(utterance) || amend(utterance) { return }
    // "And make it 120", of a payment that was declined, is not the beginning of a game.
    if readings.first.map(isOtherAndLacksValue) == true, restateDeclined(utterance) { return }
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
      if revise(utterance, isUnderstood: !readings.isEmpty && !goesOn(utterance, readings)) {
        return
      }
      if readings.first?.isCertain != true {
        if reviseSeveral(utterance) || restate(utterance, readAs: readings.map(\.intent)) { return }
        let earlier = exactFollowUps(in: utterance, ofLast: false)
        if !earlier.isEmpty { return beginFollowing(earlier) }
      }
    }
    // "Ja, passt, mach", where nothing is open, begins nothing.
    let agrees = readings.first?.certainty != .exact && recognizer.command(in: utterance) == .yes
    guard !readings.isEmpty, !agrees else {
      if fillWhatWasMade(utterance) { return }
      if isPraiseWithReason(utterance) { return leave(.welcome) }
      if let rest = recognizer.withoutLead(utterance) { return hearRequest(rest) }
      if let command = recognizer.command(in: utterance), command.isVerdict {
        // "Perfect, thank you".
        let isThanks =
          command == .yes
          && (recognizer.command(in: utterance, at: .request) == .thanks
            || recognizer.answersAndRests(in: utterance).contains {
              self.command(in: $0.rest) == .thanks
            })
        return leave(isThanks || command == .weakYes ? .welcome : .nothingOpen)
      }
      return miss(.noSuchRequest(samples: samples(near: utterance)))
    }
    leaveOpen(for: readings.map(\.intent))
    beginBest(readings)
  }

  /// The readings of an utterance, or of what follows the words that only join it, if that is a request word for word: "oh, and
  /// put 'thank Anna' on my list" is not thanks to Anna.
  private func plainReadings(of utterance: String) -> [Reading] {
    let readings = best(recognizer.readings(of: utterance, knowing: names))
    guard readings.first?.certainty != .exact, let rest = recognizer.withoutLead(utterance) else {
      return readings
    }
    let plain = best(recognizer.readings(of: rest, knowing: names))
    return plain.first?.certainty == .exact ? plain : readings
  }

  /// Whether a reading is of another intent than the request that was declined last, and lacks a value that it requires.
  private func isOtherAndLacksValue(_ reading: Reading) -> Bool {
    reading.intent != lastDeclined?.intent
      && catalog[reading.intent]?.parameters.contains {
        $0.isRequired && reading.inputs[$0.name] == nil
      } == true
  }

  /// A reading with what it takes from the conversation.
  func inContext(_ reading: Reading, _ utterance: String) -> Reading {
    let named = withWhatWasMade(reading.resolvingReferences(to: topics, self))
    let said = withPlace(withWhatWasSaid(named, in: utterance), in: utterance)
    return withWhatIsOffered(withWhatWasGiven(said))
  }

  /// Whether an utterance rather goes on with the last request than changes something else, for which it lacks the verb:
  /// "and eggs".
  private func goesOn(_ utterance: String, _ readings: [Reading]) -> Bool {
    recognizer.beginsWithAnd(utterance) && !recognizer.beginsRequest(utterance)
      && readings.allSatisfy { catalog[$0.intent]?.verb.isLookup == false }
  }

  /// Whether a reading is one word for word with a verb, so that the words before it correct nothing: "no, show the garden".
  private func isRequest(_ reading: Reading?, in utterance: String) -> Bool {
    reading?.certainty == .exact
      && (recognizer.beginsRequest(utterance)
        || recognizer.requestAfterRefusal(in: utterance) != nil)
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
      switch command(in: utterance) {
      case .yes, .weakYes, .praise: decide(draft, parameter, place, KnownValue(candidate, .agreed))
      case .no: askAfresh(draft, parameter, element: place.element)
      case nil:
        let verdict = verdictAndMore(utterance, draft, canBeWeak: true)
        if verdict == .yes
          || verdict == nil
            && recognizer.agrees(utterance, to: [text(for: candidate, of: parameter)])
        {
          decide(draft, parameter, place, KnownValue(candidate, .agreed))
        } else if verdict != nil {
          return
          // "No, groceries" is another value, not a name that begins with a no.
        } else if place.element == nil, let answer = namedAnswer(in: utterance, draft, parameter) {
          take(draft, answer)
        } else if let correction = recognizer.correction(
          in: utterance, of: openRequest(draft, last: Slot(parameter)))
        {
          correct(draft, correction)
        } else if case .newEntity = candidate, !isName(utterance) {
          // "Tomatoes and a bag of rice" is no other name for a list to create.
          if !hearAside(utterance, draft) { miss(.yesOrNo) }
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
    case .none: askAfresh(draft, parameter, element: place.element)
    case .options, .other:
      if command(in: utterance) == .no {
        askAfresh(draft, parameter, element: place.element)
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
    if element == nil, let answer = name(utterance, of: parameter) { return take(draft, answer) }
    if element == nil, hearValueAndMore(utterance, draft, parameter) { return }
    // "No, Ben", where it is asked from which account, is another payee, and "no, Saturday" another day.
    if element == nil, draft.values[parameter.name] == nil, let intent = catalog[draft.intent],
      case let core = recognizer.withoutInterjections(utterance),
      recognizer.beginsWithNo(core) || recognizer.saysWhatIsMeant(core)
    {
      if let correction = namedCorrection(in: core, draft, intent) {
        return correct(draft, correction)
      }
      if let changed = restated(core, draft) { return goOn(changed, from: draft) }
    }
    if element == nil, let answer = namedAnswer(in: utterance, draft, parameter) {
      return take(draft, answer)
    }
    if element == nil, let correction = answerElsewhere(in: utterance, draft, parameter) {
      return correct(draft, correction)
    }
    // "From current to savings", where it is asked to which account.
    if element == nil, case .entity(let kind) = parameter.kind, !kind.allowsNew,
      let changed = restated(utterance, draft, asking: parameter.name),
      changed.incoming[parameter.name] != nil
    {
      return advance(changed)
    }
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
    if element == nil, let correction = amendment(in: utterance, of: draft, isOpen: true) {
      return correct(draft, correction)
    }
    if element == nil, let changed = restated(utterance, draft, asking: parameter.name) {
      return goOn(changed, from: draft)
    }
    if element == nil, recognizer.meansSame(utterance, as: parameter),
      let last = lastValue(of: parameter, draft.intent)
    {
      return take(draft, Answer([parameter.name: GivenInput(.value(last), .fromContext)]))
    }
    miss(.notUnderstood)
  }

  /// The readings to begin or to choose from: the top-ranked ones, or all that are only offered.
  func best(_ readings: [Reading]) -> [Reading] {
    guard let first = readings.first else { return [] }
    return readings.filter {
      $0.rank == first.rank || (first.certainty == .offered && $0.certainty == .offered)
    }
  }

  mutating func beginBest(_ readings: [Reading]) {
    let readings =
      readings.count == 1 && !asksForNew(readings[0]) && isOfConversation(readings[0])
      ? [readings[0].asGuess] : readings
    let requests = readings.prefix(5).map { IntentRequest($0) }
    if readings[0].certainty == .calledOff {
      return reply(words(for: .refused(titles(of: Array(requests.prefix(1))))))
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

  /// Whether a reading that is only near is of what the conversation is about, so that it is answered, or asked about with its
  /// values, and not by its name alone. What cannot be taken back stays an offer.
  private func isOfConversation(_ reading: Reading) -> Bool {
    guard reading.certainty == .offered, let intent = catalog[reading.intent],
      intent.domain == lastStep.flatMap({ catalog[$0.invocation.intent]?.domain })
    else { return false }
    let texts = reading.inputs.values.flatMap(\.input.texts)
    return onlyLooksUp(intent.name)
      || !reading.inputs.isEmpty && !texts.contains(where: recognizer.isPronoun)
        && (intent.risk.confirmation == .whenGuessed || intent.verb == .remove)
  }
}

extension GivenInput {
  /// The first element of a list, or the value itself.
  fileprivate var first: GivenInput {
    GivenInput(input.elements?.first ?? input, provenance)
  }
}

extension Reading {
  /// A reading that is only near as one that is asked about.
  fileprivate var asGuess: Reading {
    Reading(
      intent, inputs, rank: rank, certainty: .tolerant, isGuess: true, leftOver: leftOver)
  }
}

extension IntentRequest {
  /// The request that a reading is.
  init(_ reading: Reading) {
    self.init(
      intent: reading.intent, inputs: reading.inputs,
      provenance: reading.isGuess ? .guessed : .said)
  }

  /// The request with values that were added.
  func with(_ values: [String: GivenInput]) -> IntentRequest {
    IntentRequest(
      intent: intent, inputs: inputs.merging(values) { $1 }, provenance: provenance,
      reversal: reversal)
  }

  /// The request after the user chose this intent. Guessed values stay guesses: each value has its
  /// own provenance.
  func with(_ decision: Provenance) -> IntentRequest {
    IntentRequest(intent: intent, inputs: inputs, provenance: decision, reversal: reversal)
  }
}
