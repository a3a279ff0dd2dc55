/// Follow-ups of a result: intents that it offers, the same request with another value, and the same
/// request once more.
extension Reduction {
  /// Keeps the intents that can follow a result, until the next one of their domain: a game that was drawn is there after
  /// a look at a list.
  mutating func noteFollowUps(_ outcome: Outcome, of intent: IntentDescription) {
    let new = outcome.followUps.filter { catalog[$0.intent] != nil && $0.isShort }
    let domains = Set(new.compactMap { catalog[$0.intent]?.domain } + [intent.domain])
    let others = state.followUps.filter {
      catalog[$0.intent].map { !domains.contains($0.domain) } ?? false
    }
    state.followUps = Array((new + others).prefix(ConversationState.followUpCount))
  }

  /// The readings of an utterance as something that follows the last result.
  func followUps(in utterance: String) -> [Reading] {
    let intents = following(isLast: true)
    guard !intents.isEmpty else { return [] }
    return best(
      withWhatWasSaid(
        recognizer.followUps(in: utterance, among: intents, knowing: names), in: utterance))
  }

  /// The follow-ups of the last result that an utterance is word for word, or those of earlier ones, of which nobody
  /// speaks as "it".
  func exactFollowUps(in utterance: String, ofLast isLast: Bool = true) -> [Reading] {
    let intents = following(isLast: isLast)
    guard !intents.isEmpty, isLast || !recognizer.hasPronoun(utterance) else { return [] }
    return best(
      withWhatWasSaid(
        recognizer.exactFollowUps(in: utterance, among: intents, knowing: names), in: utterance))
  }

  /// The follow-ups that an utterance is word for word, perhaps after words that end what is going on, or follow it too: "I give up,
  /// how do you do it", "never mind, another one".
  func laterFollowUps(in utterance: String) -> [Reading] {
    let whole = exactFollowUps(in: utterance)
    guard whole.isEmpty, !state.followUps.isEmpty else { return whole }
    // "And is pay rent still on there?"
    let plain = recognizer.withoutLead(utterance).map { exactFollowUps(in: $0) } ?? []
    if !plain.isEmpty, plain.allSatisfy({ changesNothing($0.intent) }) { return plain }
    return recognizer.answersAndRests(in: utterance).lazy
      .filter { self.endsWhatGoesOn($0.answer) }
      .map { self.exactFollowUps(in: $0.rest).filter { self.changesNothing($0.intent) } }
      .first { !$0.isEmpty } ?? []
  }

  private func endsWhatGoesOn(_ utterance: String) -> Bool {
    [.cancel, .no].contains(command(in: utterance))
      || followUps(in: utterance).contains { $0.isCertain && changesNothing($0.intent) }
  }

  private func changesNothing(_ intent: String) -> Bool {
    catalog[intent]?.risk.confirmation == .never
  }

  /// The intents that can follow the last result, or only earlier ones, which are of other domains.
  private func following(isLast: Bool) -> Set<String> {
    let domain = lastStep.flatMap { catalog[$0.invocation.intent]?.domain }
    return Set(
      state.followUps.map(\.intent).filter {
        (domain == nil || catalog[$0]?.domain == domain) == isLast
      })
  }

  /// Of several follow-ups that an utterance is word for word, the one that the result names first: "another one".
  private func foremost(_ readings: [Reading]) -> [Reading] {
    guard readings.allSatisfy({ $0.certainty == .exact }) else { return readings }
    let first = state.followUps.lazy.compactMap { offer in
      readings.first { $0.intent == offer.intent }
    }.first
    return first.map { [$0] } ?? readings
  }

  mutating func beginFollowing(_ all: [Reading]) {
    let readings = offered(all)
    leaveOpen(for: readings.map(\.intent))
    beginBest(readings)
  }

  /// The foremost of some readings of what follows, with the values of the offer for those that were not said.
  func offered(_ all: [Reading]) -> [Reading] {
    foremost(all).map { reading in
      guard let offer = state.followUps.first(where: { $0.intent == reading.intent }),
        case .success(let request) = request(offer, .fromContext)
      else { return reading }
      return reading.with(request.inputs.merging(reading.inputs) { $1 })
    }
  }

  /// Carries out the last request with another value, or the last look-up of an earlier domain with another number, if
  /// the utterance is such a request: "how about 367", of a game, after an item. One that can be understood as another
  /// request isn't read as free text.
  mutating func revise(_ utterance: String, isUnderstood: Bool) -> Bool {
    for (place, last) in lastSteps.enumerated()
    where revise(last, utterance, isUnderstood: isUnderstood, isLast: place == 0) {
      return true
    }
    return false
  }

  private mutating func revise(
    _ last: CompletedIntent, _ utterance: String, isUnderstood: Bool, isLast: Bool
  ) -> Bool {
    guard !hasNamed(last), var draft = draft(again: last), let intent = catalog[draft.intent],
      isLast || !isUnderstood && intent.risk.confirmation == .never,
      let correction = revision(
        in: utterance, of: draft,
        canBeValue: !isUnderstood && intent.risk.confirmation == .never),
      let parameter = parameter(correction.parameter, of: draft),
      isLast || parameter.isNumber,
      // What was done is taken back, not done again without a part.
      !correction.isRemoval
        || intent.risk.confirmation == .never && canRemove(correction, of: draft)
    else { return false }
    var change = correction
    if case .text = parameter.kind.singleKind {
      // A number alone is no text: "try it with 366", after an item, is about a game.
      let texts = correction.value?.input.texts ?? []
      if isUnderstood || !texts.isEmpty && texts.allSatisfy({ $0.allSatisfy(\.isNumber) }) {
        return false
      }
      // "And eggs" after "add milk" is not about milk again.
      draft.clear(parameter.name)
      let given = correction.value
      change = Correction(
        parameter: parameter.name,
        value: given.map {
          parameter.kind.elementKind != nil && $0.input.elements == nil
            ? GivenInput(.list([$0.input]), $0.provenance) : $0
        })
    }
    state.clear()
    if let refused = change.firstRefused(by: parameter) {
      // The old request is not carried out again in its place.
      reply(words(for: .notAllowed(refused, parameter)))
    } else {
      correct(draft, change)
    }
    return true
  }

  /// The last request with another value, whichever of its parameters takes it.
  private func revision(in utterance: String, of draft: Draft, canBeValue: Bool) -> Correction? {
    for slot in mainSlots(of: draft) {
      let request = openRequest(draft, last: slot, canBeValue: canBeValue)
      if let found = recognizer.revision(in: utterance, of: request, knowing: names) {
        return found
      }
      // "And eggs and flour".
      guard let several = slot.map({ Slot(ofAnyCount: $0.parameter) }),
        case .text = several.parameter.kind.singleKind
      else { continue }
      let more = openRequest(draft, last: several, canBeValue: canBeValue)
      if let found = recognizer.revision(in: utterance, of: more, knowing: names) { return found }
    }
    return narrowing(in: utterance, of: draft)
  }

  /// Carries out the last request with several other values, if the utterance is such a request: "and nails to
  /// hardware".
  mutating func reviseSeveral(_ utterance: String) -> Bool {
    guard let last = lastStep, var draft = draft(again: last), let intent = catalog[draft.intent]
    else { return false }
    let changes = recognizer.revisions(
      in: utterance, of: openRequest(draft, last: mainSlots(of: draft)[0]), knowing: names)
    guard !changes.isEmpty else { return false }
    for change in changes {
      guard let parameter = intent.parameter(change.parameter), let given = change.value else {
        return false
      }
      draft.clear(parameter.name)
      guard draft.take(given, for: parameter, risk: intent.risk) else { return false }
    }
    state.clear()
    advance(draft)
    return true
  }

  /// Readings with the texts that they refer to, without those that refer to none.
  private func withWhatWasSaid(_ readings: [Reading], in utterance: String) -> [Reading] {
    readings.map { withWhatWasSaid($0, in: utterance) }.filter { reading in
      !(catalog[reading.intent]?.parameters ?? []).contains { parameter in
        guard case .text = parameter.kind.singleKind,
          let texts = reading.inputs[parameter.name]?.input.texts
        else { return false }
        return !texts.isEmpty && texts.allSatisfy(recognizer.isPronoun)
      }
    }
  }

  /// A reading with the texts of the last request, or those that it told, if it needs such and an utterance only refers to them:
  /// "tick it off". Of several that were told, none is meant, and it is asked for.
  func withWhatWasSaid(_ reading: Reading, in utterance: String) -> Reading {
    guard let last = lastStep,
      recognizer.hasPronoun(utterance)
    else { return reading }
    var inputs = reading.inputs
    for parameter in catalog[reading.intent]?.parameters ?? [] {
      let said = inputs[parameter.name]?.input.texts
      guard
        said?.allSatisfy(recognizer.isPronoun)
          ?? (reading.isCertain
            && (parameter.isRequired || reading.inputs.isEmpty && !onlyLooksUp(reading.intent))),
        case let told = told(parameter, of: reading.intent),
        case let named = last.invocation.values[parameter.name].flatMap({ $0.isTexts ? $0 : nil }),
        let all =
          told.count == 1 || told.count > 1 && named == nil && meansAll(utterance)
          ? .list(told) : named ?? (told.isEmpty ? nil : .list([])),
        // Of several, one is the last.
        let value = [all, .list(Array((all.elements ?? []).suffix(1)))].first(
          where: parameter.kind.contains)
      else { continue }
      // One thing that nobody asked for need not be meant.
      let isGuess = !told.isEmpty && named == nil
      inputs[parameter.name] = GivenInput(
        .value(value), isGuess ? .guessed(alternatives: []) : .fromContext)
      if !told.isEmpty { inputs.merge(places(last, of: reading.intent)) { old, _ in old } }
    }
    return reading.with(inputs)
  }

  /// A reading with what was spoken about last, for a place of which an utterance speaks ("what's still open there"), and for
  /// one that looks up only how things stand where something was just done: "what's left".
  func withPlace(_ reading: Reading, in utterance: String) -> Reading {
    let namesPlace = recognizer.refersToPlace(utterance)
    guard namesPlace || asksHowThingsStand(reading) else { return reading }
    var inputs = reading.inputs
    for parameter in catalog[reading.intent]?.parameters ?? [] where inputs[parameter.name] == nil {
      guard case .entity(let kind) = parameter.kind,
        let topic = namesPlace
          ? topics.first(where: { $0.isEntity(of: kind.type) }) : onlyTopic(kind, in: utterance)
      else { continue }
      inputs[parameter.name] = GivenInput(.value(topic), .fromContext)
    }
    return reading.with(inputs)
  }

  /// Whether a reading looks something up in the domain of the last request, and names neither a thing nor a time.
  private func asksHowThingsStand(_ reading: Reading) -> Bool {
    guard let last = lastStep, reading.isCertain, onlyLooksUp(reading.intent),
      catalog[last.invocation.intent]?.domain == catalog[reading.intent]?.domain
    else { return false }
    return reading.inputs.values.allSatisfy {
      if case .value(.enumeration) = $0.input { true } else { false }
    }
  }

  /// The entity of a kind that the last change was about, and nothing but it since, unless an utterance speaks of the kind
  /// itself: "my lists".
  private func onlyTopic(_ kind: EntityKind, in utterance: String) -> IntentValue? {
    guard !recognizer.mentions(kind, in: utterance) else { return nil }
    var topic: EntityReference?
    for step in state.recent.reversed() {
      let entities = Set(step.entities.filter { $0.type == kind.type })
      guard entities.count == 1, let entity = entities.first, topic == nil || topic == entity else {
        return nil
      }
      if catalog[step.invocation.intent]?.verb.isLookup == false { return .entity(entity) }
      topic = entity
    }
    return nil
  }

  /// Whether a text is as short as the name of a thing, and refers to nothing.
  func isName(_ text: String, maximumWords: Int = 3) -> Bool {
    let words = text.split(separator: " ")
    return words.count <= maximumWords && !words.contains { recognizer.isPronoun(String($0)) }
  }

  /// The last request; of a shortcut, its last step.
  var lastStep: CompletedIntent? {
    state.recent.last { reducer.shortcuts[$0.invocation.intent] == nil }
  }

  /// The last request of each domain, the latest first.
  private var lastSteps: [CompletedIntent] {
    var domains: Set<String> = []
    return state.recent.reversed().filter { step in
      reducer.shortcuts[step.invocation.intent] == nil
        && catalog[step.invocation.intent].map { domains.insert($0.domain).inserted } == true
    }
  }

  /// The names and texts of a request, which another one without a word for its parameter replaces, the likeliest first; at
  /// least none.
  func mainSlots(of draft: Draft) -> [Slot?] {
    let slots = (catalog[draft.intent]?.parameters ?? []).filter {
      $0.kind.isFree && draft.values[$0.name] != nil
    }.map { Slot($0, count: 1...1, value: draft.values[$0.name]?.value) }
    return slots.isEmpty ? [nil] : slots
  }

  /// Carries out the last request once more, if there is one; one that must be agreed to is asked about again.
  mutating func doAgain() -> Bool {
    guard state.phase.draft == nil, let last = state.recent.last else { return false }
    if let shortcut = reducer.shortcuts[last.invocation.intent] {
      state.clear()
      run(shortcut, provenance: .said, initiative: .user)
      return true
    }
    guard let draft = draft(again: last) else { return false }
    state.clear()
    advance(draft)
    return true
  }

  /// The draft of a request that was completed, with its values; `nil` if there is no such intent any
  /// more.
  mutating func draft(again completed: CompletedIntent) -> Draft? {
    guard let intent = catalog[completed.invocation.intent],
      reducer.shortcuts[intent.name] == nil
    else { return nil }
    var draft = Draft(
      intent.name, number: state.nextNumber(), initiative: .user, provenance: .said)
    for parameter in intent.parameters {
      guard let value = completed.invocation.values[parameter.name].map(completed.made),
        parameter.kind.contains(value)
      else { continue }
      draft.set(parameter.name, KnownValue(value, .fromContext), isSettled: false)
    }
    return draft
  }

  /// The entities that "it" can refer to: those that the app shows, and of each type that it does not
  /// show, those of the latest request that had any.
  var topics: [IntentValue] {
    var topics = state.onScreen
    var types = Set(topics.map(\.type))
    let declined =
      lastDeclined.map { Invocation(intent: $0.intent, values: $0.plainValues).entities } ?? []
    for named in [declined] + state.recent.reversed().map(\.entities) {
      let entities = named.filter { !types.contains($0.type) }
      types.formUnion(entities.map(\.type))
      topics += entities
    }
    return topics.map { .entity($0) }
  }

  /// What was spoken about, in the open request too: the types of entities, and the parameters of the last request that are
  /// texts.
  var spoken: Set<String> {
    let open = state.phase.draft?.values.values.flatMap { $0.value.elements ?? [$0.value] } ?? []
    let types = (topics + open).compactMap { value -> String? in
      if case .entity(let reference) = value { reference.type } else { nil }
    }
    let texts = (lastStep?.invocation.values ?? [:]).filter { $0.value.isTexts }.keys
    return Set(types + texts + toldParameters)
  }
}

extension ParameterDeclaration {
  fileprivate var isNumber: Bool { if case .integer = kind.singleKind { true } else { false } }
}

extension Invocation {
  fileprivate var entities: [EntityReference] {
    values.sorted { $0.key < $1.key }.flatMap { $0.value.elements ?? [$0.value] }
      .compactMap { if case .entity(let entity) = $0 { entity } else { nil } }
  }
}

extension CompletedIntent {
  /// What it was about: its subjects, and the entities among its values, but for those that have another name now.
  var entities: [EntityReference] {
    let current = Set(subjects.map { [$0.type, $0.id] })
    return invocation.entities.filter { !current.contains([$0.type, $0.id]) } + subjects
  }

  /// What was made of a name for something new.
  fileprivate func made(_ value: IntentValue) -> IntentValue {
    guard case .newEntity(let new) = value else { return value }
    let made = subjects.first {
      $0.type == new.type && $0.name.lowercased() == new.name.lowercased()
    }
    return made.map { .entity($0) } ?? value
  }
}

extension IntentValue {
  /// Whether it is an entity of a type.
  fileprivate func isEntity(of type: String) -> Bool {
    if case .entity(let reference) = self { reference.type == type } else { false }
  }

  fileprivate var isTexts: Bool {
    guard let elements, !elements.isEmpty else { return false }
    return elements.allSatisfy { if case .text = $0 { true } else { false } }
  }
}
