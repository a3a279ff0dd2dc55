import IntentKit

/// What the clauses of an utterance make of its readings.
extension TemplateRecognizer {
  /// The readings of an utterance, without what it calls off and without its conditions.
  func readingsOfClauses(in utterance: String, _ tables: NameTables?) -> [Reading] {
    let sentence = Sentence(utterance, language.requests.spelling)
    guard sentence.words.count <= TolerantMatcher.maximumWords else {
      return readings(of: utterance, tables)
    }
    let clauses = clauses(of: sentence)
    if let tail = clauses.callingOff {
      // "Melk hoeft niet meer": the words are a phrase's own, and no part of a text.
      let whole = clearReadings(of: utterance, tables)
      if let first = whole.first, !says(first, a: tail, of: sentence) { return whole }
      let before = readings(of: sentence.text(0..<tail.lowerBound), tables)
      if let first = before.first, takesAway(first), saysWhatIsNotWanted(sentence, in: tail) {
        return before
      }
      return before.map(\.calledOff)
    }
    let tag = tag(at: sentence)
    var found = readings(of: tag.map { sentence.text(0..<$0.lowerBound) } ?? utterance, tables)
    if let tables { found = readingsWithoutToldAmounts(found, in: sentence, clauses, tables) }
    let lacksVerb = tag == nil && asksWithoutVerb(sentence, clauses, found)
    // What is asked about without the verb of its request is not to be taken away: "pay rent still on to do?".
    if lacksVerb { found = found.filter { !takesAway($0) } }
    if tag != nil || lacksVerb || asksByItsEnd(sentence, clauses) {
      found = found.compactMap { $0.asked(effect(of: $0)) }
      if found.first?.isCertain != true, let question = question(told: sentence, clauses, tag) {
        let asked = readings(of: question, tables).filter {
          effect(of: $0) == .looksUp && $0.isCertain
        }
        if !asked.isEmpty { return asked.map(\.withoutPlaces) }
      }
    }
    if let tables, found.first.map({ effect(of: $0) != .grave || !isWhole($0) }) ?? true {
      let meant = readingsWithAntecedents(in: sentence, clauses, tables)
      // "We're out of rice, put it on groceries" says where, too.
      if let first = meant.first,
        found.first.map({ own in
          !isWhole(own) || own.intent == first.intent && own.inputs.count < first.inputs.count
        }) ?? true
      {
        return meant
      }
    }
    if let tables, found.first?.isCertain != true,
      let question = readingOfDeedQuestion(in: sentence, clauses, tables)
    {
      return [question]
    }
    if let tables, tag == nil,
      let deeds = readingOfDeeds(in: sentence, clauses, tables, besides: found)
    {
      return [deeds]
    }
    if found.isEmpty, let rest = requestAfterCallingOff(in: sentence) {
      return readings(of: rest, tables)
    }
    if found.isEmpty, let refused = clauses.refused {
      // "Don't pay Anna" says what shall not be done.
      let words = sentence.words[refused].filter { !has($0.text, .negation) }
      return readings(of: sentence.keeping(words).text, tables).filter(\.isCertain).map(\.calledOff)
    }
    guard let condition = clauses.conditions.first,
      !isOfPhrase(condition.words.lowerBound, of: sentence, in: found.first),
      found.first.map({ effect(of: $0) != .looksUp || $0.certainty == .offered }) ?? true
    else { return found }
    let rest =
      condition.words.lowerBound > 0
      ? 0..<condition.words.lowerBound : condition.words.upperBound..<sentence.words.count
    guard let place = sentence.place(of: rest) else { return found }
    let said = sentence.text(condition.words)
    let main = readings(of: sentence.text(rest), tables).filter { effect(of: $0) != .looksUp }
    return main.map { $0.asked(about: said, after: place.lowerBound) }
  }

  private func isWhole(_ reading: Reading) -> Bool {
    reading.isCertain && reading.leftOver.isEmpty
  }

  private func takesAway(_ reading: Reading) -> Bool {
    catalog[reading.intent]?.verb == .remove
  }

  /// Whether words that else call something off say why something is to go: "I don't need it any more". "I don't want that" and "I don't
  /// want you to do it" are about the request, as is what begins with "no".
  private func saysWhatIsNotWanted(_ sentence: Sentence, in tail: Range<Int>) -> Bool {
    let words = sentence.words[tail].map(\.text)
    let isThing = { (word: String) in
      language.requests.pronouns.contains(word)
        && !(has(word, .other) && has(word, .determiner))
    }
    return words.contains { has($0, .wish) } && words.contains(where: isThing)
      && !words.contains { has($0, [.withdrawal, .infinitive, .listener]) }
      && words.allSatisfy { isThing($0) || language.requests.clauses.classes[$0] != nil }
      && words.first.map { !(has($0, .negation) && has($0, .interjection)) } == true
  }

  /// Whether some words are part of a text in a reading.
  private func says(_ reading: Reading, a words: Range<Int>, of sentence: Sentence) -> Bool {
    guard let place = sentence.place(of: words) else { return true }
    return reading.inputs.values.contains { given in
      guard !given.input.texts.isEmpty else { return false }
      guard case .said(let said?) = given.provenance else { return true }
      return said.overlaps(place)
    }
  }

  /// Whether a word is one of the phrase that was said word for word, and part of no value: "als" of "markeer brood als klaar".
  private func isOfPhrase(_ word: Int, of sentence: Sentence, in reading: Reading?) -> Bool {
    guard let reading, reading.certainty == .exact, let place = sentence.place(of: word..<word + 1)
    else { return false }
    return reading.inputs.values.allSatisfy { given in
      guard case .said(let said?) = given.provenance else { return false }
      return !said.overlaps(place)
    }
  }

  /// Whether a question mark alone makes a statement ask whether what it tells is so. What is said of the listener requests.
  private func asksByItsEnd(_ sentence: Sentence, _ clauses: Clauses) -> Bool {
    let told = clauses.all.filter { $0.act != .courtesy }
    return sentence.isAsked && told.count == 1
      && told.allSatisfy { $0.act == .report && $0.person != .listener }
  }

  /// Whether a question mark alone makes words ask that do not request what they are read as: "milk on the list?".
  private func asksWithoutVerb(_ sentence: Sentence, _ clauses: Clauses, _ found: [Reading])
    -> Bool
  {
    let told = clauses.all.filter { $0.act != .courtesy }
    guard sentence.isAsked, told.count == 1, told[0].act == .request, told[0].person != .listener,
      let first = found.first
    else { return false }
    return effect(of: first) == .changes && !isVerb(of: first, first: sentence.text)
  }

  /// Whether an utterance begins with a verb with which requests of the intent of a reading begin.
  private func isVerb(of reading: Reading, first utterance: String) -> Bool {
    firstWord(of: utterance).map(verbs(of: reading.intent).contains) == true
  }

  /// The tag at the end of a sentence, which asks whether it is so: "right", "aren't they", "nicht wahr", and "no?" after a comma.
  private func tag(at sentence: Sentence) -> Range<Int>? {
    let words = sentence.words.map(\.text)
    let tags = language.requests.clauses.tags
    return words.indices.dropFirst().suffix(3).lazy.map { $0..<words.count }.first { range in
      let first = range.lowerBound
      let isApart = sentence.words[first].isAfterComma
      let said = words[range]
      if isApart, tags.lengths(in: said).contains(range.count) { return true }
      if isApart, sentence.isAsked, said.allSatisfy({ has($0, [.negation, .alternative]) }) {
        return true
      }
      guard let verb = said.first, has(verb, [.auxiliary, .modal]), let subject = said.last,
        has(subject, .subject), range.count > 1,
        said.dropFirst().dropLast().allSatisfy({ has($0, .negation) }),
        // "Would you" is polite, and "do it" a request.
        !(has(verb, .modal) && has(subject, .listener)),
        !has(verb, .command) || has(subject, [.speaker, .listener, .personal]),
        !words[..<first].contains(where: { has($0, [.question, .manner]) })
      else { return false }
      return isApart || sentence.isAsked || words[..<first].contains(verb)
    }
  }

  /// The question that a statement asks by its end, with the finite verb first: "the eggs are on the list, aren't they?".
  private func question(
    told sentence: Sentence, _ clauses: Clauses, _ tag: Range<Int>?
  ) -> String? {
    guard let statement = clauses.all.first(where: { $0.act != .courtesy }),
      statement.act == .report
    else { return nil }
    let end = min(tag?.lowerBound ?? sentence.words.count, statement.words.upperBound)
    guard
      clauses.all.allSatisfy({
        $0.act == .courtesy || $0.words.lowerBound <= statement.words.lowerBound
          || $0.words.lowerBound >= end
      })
    else { return nil }
    let words = sentence.words.map(\.text)
    let verb = statement.content.lowerBound - 1
    let start = statement.words.lowerBound
    guard verb > start, has(words[verb], .finite), verb + 1 < end else { return nil }
    return "\(words[verb]) \(sentence.text(start..<verb)) \(sentence.text(verb + 1..<end))?"
  }

  /// Whether an utterance tells something, by a clause with a subject and a finite verb: "it's mouldy", "my card was
  /// declined".
  public func tells(_ utterance: String) -> Bool {
    clauses(of: Sentence(utterance, language.requests.spelling)).all.contains {
      $0.act == .report && $0.hasFiniteVerb
    }
  }

  func clauses(of sentence: Sentence) -> Clauses {
    let index = tolerant.index
    return ClauseReader(sentence, index.grammar) {
      let parts = language.requests.parts(of: sentence.words[$0].text, isVerb: index.isVerb)
      return parts.first.map(index.isVerb) == true
    }.read()
  }

  /// The request after words that call off what was said before: "never mind, show the lists". A single word is rather its
  /// verb, as in "cancel remove milk".
  private func requestAfterCallingOff(in sentence: Sentence) -> String? {
    guard let (command, rest) = requestAfterRefusal(in: sentence.text), command == .cancel,
      sentence.words.count > Sentence.words(rest, sentence.spelling).count + 1
    else { return nil }
    return rest
  }

  /// Whether a word is of one of some closed classes.
  func has(_ word: String, _ some: ClauseWords.WordClass) -> Bool {
    language.requests.clauses.classes[word]?.isDisjoint(with: some) == false
  }

  func effect(of reading: Reading) -> Effect {
    switch catalog[reading.intent]?.risk.confirmation {
    case .always: .grave
    case .whenGuessed: .changes
    case .never, nil: .looksUp
    }
  }
}

extension Reading {
  /// The reading as one that was called off.
  fileprivate var calledOff: Reading {
    Reading(intent, inputs, rank: rank, certainty: .calledOff, leftOver: leftOver)
  }

  /// The reading of what is only asked; `nil` if a question does not allow it.
  fileprivate func asked(_ effect: Effect) -> Reading? {
    switch Act.question.allows(effect) {
    case .act: self
    case .ask, .offer:
      Reading(
        intent, inputs, rank: rank, certainty: isCertain ? .offered : certainty, isGuess: true,
        leftOver: leftOver)
    case .leave: nil
    }
  }

  /// The reading of values of which it is not known where they were said.
  var withoutPlaces: Reading {
    with(
      inputs.mapValues { given in
        if case .said = given.provenance { GivenInput(given.input, .said(at: nil)) } else { given }
      })
  }

  /// The reading as a guess that leaves out a condition, with values that are said this many UTF-8 bytes later.
  fileprivate func asked(about condition: String, after offset: Int) -> Reading {
    let inputs = inputs.mapValues { given in
      guard case .said(let place?) = given.provenance else { return given }
      return GivenInput(
        given.input, .said(at: place.lowerBound + offset..<place.upperBound + offset))
    }
    return Reading(
      intent, inputs, rank: rank, certainty: certainty == .exact ? .tolerant : certainty,
      isGuess: true, leftOver: [condition] + leftOver)
  }
}
