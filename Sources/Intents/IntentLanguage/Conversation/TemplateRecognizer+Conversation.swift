public import IntentKit

/// Everything but whole requests: answers, commands, corrections, choices and inquiries.
extension TemplateRecognizer {
  /// Parses an utterance as the answer to a question.
  ///
  /// In an answer that corrects itself, as in "twenty, no, thirty", the last value counts.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - slots: The requested parameter, followed by the other expected ones.
  /// - Returns: The values; `nil` if the utterance is not an answer.
  public func answer(in utterance: String, to slots: [Slot]) -> Answer? {
    shared.answers.value(for: Asked(utterance: utterance, slots: slots, at: knowledge.now)) {
      readAnswer(in: utterance, to: slots)
    }
  }

  private func readAnswer(in utterance: String, to slots: [Slot]) -> Answer? {
    // "No 20" is not 20.
    if denies(utterance) { return nil }
    var sentence = sentence(utterance)
    if let asked = slots.first?.parameter, asked.kind.isFree {
      if isQuestion(utterance) { return nil }
      if case .text = asked.kind { sentence = plainText(sentence, of: asked) }
      let said = withoutCopula(sentence)
      // "It's not lemons".
      if said.words.count < sentence.words.count, has(said.words[0].text, .negation) { return nil }
      sentence = said
    }
    let repair = SelfCorrectionReader(sentence, slots, knowledge)
    if slots.first?.parameter.kind.isFree == true, let answer = repair.read() { return answer }
    if case .entity = slots.first?.parameter.kind, isRequestRatherThanName(utterance) { return nil }
    var reader = AnswerReader(sentence, slots, knowledge)
    guard let answer = reader.read() else {
      if let answer = repair.read() { return answer }
      // "192.50 I think"; "just, 20" hesitates.
      let plain = withoutCourtesies(utterance, ofAtLeast: 2)
      return plain == utterance || slots.first?.parameter.kind.isFree != false
        ? nil : readAnswer(in: plain, to: slots)
    }
    if case .text? = slots.first?.parameter.kind.singleKind, isTakenBack(answer, in: sentence) {
      return nil
    }
    // An exact command takes precedence over a guessed answer.
    return reader.isGuess && command(in: utterance) != nil ? nil : answer
  }

  /// Parses an utterance as the answer to a question for a name that exists, among other words.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The open request, with the parameter that is asked for.
  ///   - names: The names that exist, of the type that is asked for.
  /// - Returns: The values; `nil` if the utterance is no such answer.
  public func answer(
    in utterance: String, to request: OpenRequest, naming names: [String]
  ) -> Answer? {
    if denies(utterance) { return nil }
    let index = PrepositionIndex(
      phrases.filter { $0.intent == request.intent }, request, knowledge)
    let sentence = Sentence(utterance, language.requests.spelling)
    return NamedAnswerReader(
      sentence, request, knowledge, shared.commandVocabulary.value, announced: index.parameters,
      isStatement: request.canBeValue && isStatement(sentence)
    ).read(names)
  }

  /// Whether a sentence only tells something: it asks, requests, denies and limits nothing.
  private func isStatement(_ sentence: Sentence) -> Bool {
    !beginsRequest(sentence.text)
      && clauses(of: sentence).all.allSatisfy { clause in
        clause.negated == nil
          && [.report, .wish, .request, .context, .courtesy].contains(clause.act)
      }
  }

  /// Parses a correction of an open request.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The open request.
  /// - Returns: The correction; `nil` if the utterance is not one.
  public func correction(in utterance: String, of request: OpenRequest) -> Correction? {
    let correction = correctionReader(utterance, request).read()
    // "Wait, who is Anna" names nothing, nor does "oh, it's there already?"
    guard let texts = correction?.value?.input.texts else { return correction }
    if utterance.trimmed.hasSuffix("?"), texts.contains(where: { $0.contains(" ") }) { return nil }
    if case .name(let name)? = correction?.value?.input {
      return isRequestRatherThanName(name) ? nil : correction
    }
    return texts.contains(where: saysSomething) ? nil : correction
  }

  /// Whether words deny or tell something, and so are no text: "no milk", "den haben wir", "habe schon Milch".
  private func saysSomething(_ text: String) -> Bool {
    let words = Sentence.words(text, language.requests.spelling)
    func hasAny(_ some: ClauseWords.WordClass) -> Bool { words.contains { has($0, some) } }
    return hasAny(.negation) || words.contains(where: language.requests.noes.contains)
      || hasAny(.finite) && hasAny([.speaker, .listener, .personal]) || tells(text)
      || words.count > 1 && words.first.map { has($0, .finite) && !has($0, .command) } == true
  }

  func correctionReader(_ utterance: String, _ request: OpenRequest) -> CorrectionReader {
    let said = withoutCourtesies(utterance, ofAtLeast: 2, isOnlyAfter: true)
    return CorrectionReader(
      sentence(said), request, knowledge, requests: language.requests, isReport: isReport
    ) { prepositions(with: $0, of: request) }
  }

  /// The prepositions of the intent of a request, if a word is in its phrases.
  func prepositions(with word: String, of request: OpenRequest) -> PrepositionIndex? {
    PrepositionIndex(
      phrases.filter { $0.intent == request.intent }, with: word, request, knowledge)
  }

  /// Parses an utterance as the last request with another value.
  ///
  /// Names must exist, and a text must not itself be a question or a request.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The last request.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The change; `nil` if the utterance is not one.
  public func revision(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> Correction? {
    func read(_ utterance: String) -> Correction? {
      correctionReader(utterance, request).readRevision().flatMap {
        possible($0, of: request, names)
      }
    }
    if let revision = read(utterance) { return revision }
    // "And Hannah too"; of texts that are listed, it is another element.
    let whole = sentence(utterance)
    let ends = knowledge.words.kernels.texts(.moreAfter)
    let words = knowledge.words.withoutEnds(whole.words, of: ends)
    guard words.count < whole.words.count, let revision = read(whole.text(0..<words.count)),
      let slot = request.slots.first(where: { $0.parameter.name == revision.parameter })
    else { return nil }
    if case .text = slot.parameter.kind.singleKind { return nil }
    return revision
  }

  /// Parses an utterance as the last request with several other values.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - request: The last request.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The changes; none if the utterance is not such a request.
  public func revisions(
    in utterance: String, of request: OpenRequest, knowing names: KnownNames?
  ) -> [Correction] {
    let all = correctionReader(utterance, request).readRevisions()
    let possible = all.filter { self.possible($0, of: request, names, allowsNew: true) != nil }
    return possible.count == all.count ? all : []
  }

  /// A change of the last request, if its names exist, and its texts are neither questions nor requests.
  func possible(
    _ revision: Correction, of request: OpenRequest, _ names: KnownNames?, allowsNew: Bool = false
  ) -> Correction? {
    guard let given = revision.value else { return revision.isRemoval ? revision : nil }
    // "Really?" names nothing, and "Anna?" somebody.
    let isNamed = { (text: String) in
      names?.entities.values.joined().contains { $0.lowercased() == text.lowercased() } == true
    }
    if case .text? = request.slots.first(where: { $0.parameter.name == revision.parameter })?
      .parameter.kind.singleKind,
      given.input.texts.contains(where: {
        isOfNoAccount($0) || command(in: $0) != nil || isNamed($0) || endsCallingOff($0)
      })
    {
      return nil
    }
    guard
      let kind = request.slots.first(where: { $0.parameter.name == revision.parameter })?
        .parameter.kind.singleKind
    else { return nil }
    switch (kind, given.input) {
    case (.entity(let kind), .name(let said))
    where allowsNew && kind.allowsNew && tolerant.isPlainText(said) && tolerant.isNoRequest(said):
      return revision
    case (.entity(let kind), .name(let said)):
      guard let known = names else { return nil }
      // "The garden list" is the list Garden.
      let exists = self.names(in: said, of: kind).contains {
        existingName(for: $0, ofType: kind.type, among: known, guesses: false) != nil
      }
      return exists ? revision : nil
    case (.text, let input):
      // "The last one" is no plain text, but one of the texts that are possible.
      let listed = names.flatMap {
        tables(for: $0).texts(request.intent, revision.parameter)
      }
      return input.texts.allSatisfy {
        guard let listed else {
          return tolerant.isPlainText($0, where: correctionReader("", request).joinsValue)
            && tolerant.isNoRequest($0)
        }
        return listed.isExactly($0, language) || listed.isNearly($0, language)
      } ? revision : nil
    default: return revision
    }
  }

  /// Finds the choices that an utterance refers to.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names of the choices.
  /// - Returns: The zero-based indices of the matching choices.
  public func choices(in utterance: String, among names: [String]) -> [Int] {
    ChoiceReader(sentence(utterance), knowledge).read(names)
  }

  /// Parses a choice among options, including one of none or all of them.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names of the options.
  /// - Returns: The choice.
  public func pick(in utterance: String, among names: [String]) -> Pick {
    ChoiceReader(sentence(utterance), knowledge).pick(names)
  }

  /// Parses an utterance about requests: "help with lists", "back to the game".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The inquiry; `nil` if the utterance is not one.
  public func inquiry(in utterance: String) -> Inquiry? {
    InquiryReader(sentence(utterance), knowledge, beginsRequest: beginsRequest).read()
  }

  /// The intents that a topic fits best, by the words of their titles, phrases and explanations.
  ///
  /// - Parameters:
  ///   - topic: The topic of an inquiry.
  ///   - intents: The names of the intents to choose from.
  /// - Returns: The names of those that fit equally well, in the given order.
  public func intents(about topic: String, among intents: [String]) -> [String] {
    let reader = TopicReader(
      sentence(topic), language,
      fillers: knowledge.words.fillers.union(language.requests.functionWords))
    var words: [String: Set<String>] = [:]
    for phrase in phrases { words[phrase.intent, default: []].formUnion(phrase.template.words) }
    let fits = intents.map { name in
      catalog[name].map { reader.fit(of: $0, phraseWords: words[name] ?? []) } ?? 0
    }
    guard let best = fits.max(), best > 0 else { return [] }
    return zip(intents, fits).filter { $0.1 == best }.map(\.0)
  }

  /// Removes interjections around a side question.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The utterance without interjections.
  public func withoutInterjections(_ utterance: String) -> String {
    InquiryReader(sentence(utterance), knowledge).withoutInterjections()
  }

  /// Whether a name refers to an entity that is already known.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: Whether the name refers to a known entity.
  public func refersBack(_ text: String, to kind: EntityKind) -> Bool {
    let reader = EntityNameReader(kind, language)
    let references = knowledge.words.asides.references
    // Courtesies are spelled as in requests.
    return reader.refersBack(sentence(text), references)
      || reader.refersBack(
        Sentence(text, language.requests.spelling), references,
        courtesies: language.requests.courtesies)
  }

  /// The candidate names in the user's words for an entity.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: The text, then without the entity noun, then also without leading articles.
  public func names(in text: String, of kind: EntityKind) -> [String] {
    EntityNameReader(kind, language).names(in: sentence(text))
  }

  /// Whether a name means all entities of a kind.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - kind: The entity kind.
  /// - Returns: Whether the name means all entities.
  public func meansAll(_ text: String, of kind: EntityKind) -> Bool {
    EntityNameReader(kind, language).meansAll(sentence(text))
  }

  /// Whether an utterance has the noun of a kind of entities, or a word for all.
  ///
  /// - Parameters:
  ///   - kind: The entity kind.
  ///   - utterance: The utterance.
  /// - Returns: Whether it speaks of the kind.
  public func mentions(_ kind: EntityKind, in utterance: String) -> Bool {
    EntityNameReader(kind, language).isMentioned(in: sentence(utterance))
  }

  /// A text as words. That of the latest text is kept, for several readers look at one utterance.
  func sentence(_ text: String) -> Sentence {
    shared.sentences.value(for: text) { Sentence(text, language.spelling) }
  }
}

extension TemplateRecognizer {
  /// Whether an answer to the question for a name begins like a request, and so isn't a name: "when is call
  /// mum due", "add nails to hardware".
  private func isRequestRatherThanName(_ utterance: String) -> Bool {
    let requests = language.requests
    let said = Sentence(utterance, requests.spelling)
    let words = said.words.map(\.text)
    // "Delete it" and "rename it to novels" are no names; "fix-it" is.
    let isSpaced = sentence(utterance).gap(before: 1).contains(where: \.isWhitespace)
    if words.count > 1, isSpaced, !requests.prepositions.contains(words[0]),
      !requests.functionWords.contains(words[0]), requests.pronouns.contains(words[1]),
      !language.names.ignored.contains(words[1]),
      !knowledge.words.correction.elements.contains(words[1])
    {
      return true
    }
    guard words.count > 1 else { return false }
    // "Oh, it's there already?"
    if utterance.trimmed.hasSuffix("?") { return true }
    // "No, Hannah" and "and the cheese" are about something else, and a name is one clause without a comma.
    let isJoined = words[0] != "&" && knowledge.words.and.contains(words[0])
    if isJoined || knowledge.words.commands[words[0]] == .no { return true }
    if said.words.dropFirst().contains(where: \.isAfterComma) { return true }
    let clauses = clauses(of: said).all.filter { $0.act != .courtesy }
    if clauses.count > 1 { return true }
    guard words.count > 2 else { return false }
    if requests.questions.contains(words[0]) { return true }
    // "Can you do the same for Hannah".
    if words[...].dropping(leads: requests.leads).startIndex > 1 { return true }
    if let clause = clauses.first,
      ![.request, .wish, .address].contains(clause.act)
        || clause.person == .speaker && clause.act != .request
    {
      return true
    }
    // "Make the card urgent".
    if tolerant.index.isVerb(words[0]), has(words[1], .determiner) { return true }
    return tolerant.index.isVerb(words[0])
      && words.dropFirst(2).contains {
        requests.prepositions.contains($0) || knowledge.words.and.contains($0)
          || knowledge.numbers.isOfNumber($0)
      }
  }
}
