import IntentKit

/// Texts that are clauses: "remind me to go to the bank tomorrow to get a card". What stands in a clause belongs to its verb.
extension TemplateRecognizer {
  /// Whether the texts that a parameter takes are a subordinate clause which names no part of the request: "go to the
  /// bank", but not "put milk on the shopping list".
  func isClauseOfItsOwn(
    _ parameter: ParameterDeclaration, of reading: Reading, _ tables: NameTables?,
    _ utterance: String
  ) -> Bool {
    guard let intent = catalog[reading.intent],
      let said = said(parameter, of: reading, utterance), isClause(said)
    else { return false }
    return !tolerant.namesEntity(in: said.text.words.map(\.text), of: intent, tables)
  }

  /// A reading with the time that is said in its clause as a value of its own, if it takes one: "Anna am Montag anzurufen".
  func withTimeOfClause(_ reading: Reading, _ utterance: String) -> Reading {
    guard let intent = catalog[reading.intent],
      let time = intent.parameters.first(where: {
        if case .temporal = $0.kind { reading.inputs[$0.name] == nil } else { false }
      })
    else { return reading }
    for parameter in intent.parameters where parameter.content == .any {
      guard case .text = parameter.kind.singleKind, let given = reading.inputs[parameter.name],
        given.input.texts.count == 1,
        let said = said(parameter, of: reading, utterance),
        let (words, value) = isClause(said)
          ? self.time(in: said, time) : timeAhead(of: said.text, time)
      else { continue }
      let rest = said.text.without(words)
      guard !rest.words.isEmpty else { continue }
      var inputs = reading.inputs
      inputs[parameter.name] = GivenInput(parameter.kind.input(.text(rest.text)), given.provenance)
      inputs[time.name] = GivenInput(time.kind.input(value), given.provenance)
      return reading.with(inputs)
    }
    return reading
  }

  /// A reading whose text is a clause without the words that say that the speaker has to: "that I have to call Anna", "dat ik
  /// Anna moet bellen".
  func withoutDuty(_ reading: Reading, _ utterance: String) -> Reading {
    let requests = language.requests
    for (parameter, texts) in freeTexts(of: reading) {
      guard texts.count == 1, let given = reading.inputs[parameter.name],
        let clause = said(parameter, of: reading, utterance), !clause.before.isEmpty,
        isClause(clause)
      else { continue }
      let said = sentence(texts[0])
      let words = said.words.map(\.text)
      guard let first = words.first else { continue }
      var left: Set<Int> = []
      if let lead = requests.grammar.leads.lengths(in: words[...]).max(), lead > 1 {
        left = Set(0..<lead)
      } else if has(first, .speaker),
        let duty = words.indices.last(where: { has(words[$0], .duty) }),
        // But not "dat ik Anna had moeten bellen".
        !words.indices.contains(where: { $0 != duty && has(words[$0], .finite) })
      {
        left = [0, duty]
      }
      guard !left.isEmpty, left.count < words.count else { continue }
      let rest = said.without(left)
      var inputs = reading.inputs
      inputs[parameter.name] = GivenInput(parameter.kind.input(.text(rest.text)), given.provenance)
      return reading.with(inputs)
    }
    return reading
  }

  /// A reading whose text begins with a verb without it: "hau noch Käse" of "hau noch Käse drauf".
  ///
  /// Where a language has the verb first and its particle last, the word before what joins a thing to what was said before is a
  /// verb, though no phrase has it; "mehr Käse drauf" has none.
  func withoutVerb(_ reading: Reading, _ utterance: String) -> Reading {
    guard language.requests.clauses.isVerbSecond else { return reading }
    for (parameter, texts) in freeTexts(of: reading) {
      guard let given = reading.inputs[parameter.name], let text = texts.first,
        let clause = said(parameter, of: reading, utterance), endsWithParticle(utterance),
        clause.before.allSatisfy({ knowledge.isAside($0) || knowledge.words.and.contains($0) })
      else { continue }
      let said = sentence(text)
      let words = said.words.map(\.text)
      // The first word of a sentence has a capital letter anyway.
      let isNoun =
        language.names.capitalizesNouns && !clause.before.isEmpty
        && said.text[said.words[0].range].first?.isUppercase == true
      guard words.count > 1, !isNoun, !knowledge.isOfValue(words[0]) else { continue }
      let additions = language.names.additions.filter { words[1...].starts(with: $0) }
      guard tolerant.index.isVerb(words[0]) || !additions.isEmpty else { continue }
      let start = 1 + (additions.map(\.count).max() ?? 0)
      guard start < words.count else { continue }
      let elements = [said.text(start..<words.count)] + texts.dropFirst()
      var inputs = reading.inputs
      inputs[parameter.name] = GivenInput(
        parameter.kind.elementKind == nil
          ? .value(.text(elements[0])) : .value(.list(elements.map { .text($0) })),
        given.provenance)
      return reading.with(inputs)
    }
    return reading
  }

  /// Whether an utterance ends with a word that belongs to a verb: "dazu", "drauf".
  private func endsWithParticle(_ utterance: String) -> Bool {
    guard let last = sentence(utterance).words.last?.text else { return false }
    return language.requests.particles.contains(last)
      || knowledge.words.asides.places.contains(last)
  }

  /// A text, and the words before it.
  private typealias Said = (text: Sentence, before: [String])

  /// The text of a parameter as it was said; `nil` if its place is unknown.
  private func said(
    _ parameter: ParameterDeclaration, of reading: Reading, _ utterance: String
  ) -> Said? {
    guard case .said(let place?)? = reading.inputs[parameter.name]?.provenance else { return nil }
    let utf8 = utterance.utf8
    guard
      let start = utf8.index(utf8.startIndex, offsetBy: place.lowerBound, limitedBy: utf8.endIndex),
      let end = utf8.index(start, offsetBy: place.count, limitedBy: utf8.endIndex)
    else { return nil }
    return (
      sentence(String(utterance[start..<end])),
      Sentence.words(String(utterance[..<start]), language.requests.spelling)
    )
  }

  /// Whether a text is a subordinate clause. "To the office" and "to 12 Mill Lane" have no verb.
  private func isClause(_ said: Said) -> Bool {
    let words = said.text.words.map(\.text)
    if !language.requests.clauses.isVerbSecond, let first = words.first,
      said.before.last.map({ has($0, .infinitive) }) == true,
      has(first, .determiner) || knowledge.numbers.isOfNumber(first)
    {
      return false
    }
    return language.requests.clauses.subordinates.isClause(words, after: said.before)
  }

  /// The time with which a text begins, if what follows it begins anew: "Freitag noch das Paket abholen", "17 Uhr: Kuchen". "Sunday
  /// roast" is no time.
  private func timeAhead(
    of said: Sentence, _ parameter: ParameterDeclaration
  ) -> (words: Range<Int>, value: IntentValue)? {
    let reader = SlotReader(sentence: said, knowledge: knowledge)
    guard !said.words.isEmpty,
      let time = reader.candidates(Slot(parameter), from: 0).first(where: \.isAllowed),
      time.length < said.words.count, time.length > 1 || reader.timeLength(from: 0) > 0
    else { return nil }
    let rest = said.words[time.length...]
    let start = rest.firstIndex { !tolerant.index.extraWords.contains($0.text) } ?? rest.endIndex
    guard start < rest.endIndex else { return nil }
    // "Friday the 13th" goes on where the verb is not at the end.
    let isVerbLast = language.requests.clauses.isVerbSecond
    let beginsAnew =
      start > time.length || isVerbLast && has(said.words[start].text, .determiner)
      || said.gap(before: start).contains(":")
    return beginsAnew ? (0..<start, time.value) : nil
  }

  /// The only time in a clause, with its words. One that qualifies a noun is none: "call Ben about the Friday meeting", "go to the office at
  /// 5 Mill Lane".
  private func time(
    in said: Said, _ parameter: ParameterDeclaration
  ) -> (words: Range<Int>, value: IntentValue)? {
    let classes = language.requests.clauses.classes
    let reader = SlotReader(sentence: said.text, knowledge: knowledge)
    var found: (words: Range<Int>, value: IntentValue)?
    var place = 0
    while place < said.text.words.count {
      let before = place > 0 ? said.text.words[place - 1].text : said.before.last ?? ""
      let isFree = classes[before]?.isDisjoint(with: [.determiner, .preposition]) ?? true
      guard isFree, reader.timeLength(from: place) > 0,
        let candidate = reader.candidates(Slot(parameter), from: place).first(where: \.isAllowed),
        !isOfName(place..<place + candidate.length, in: said.text)
      else {
        place += 1
        continue
      }
      if found != nil { return nil }
      found = (place..<place + candidate.length, candidate.value)
      place += candidate.length
    }
    return found
  }

  /// Whether words that can be a time rather begin a name, since they are short and a word of content follows: "sun street", "at 5 mill
  /// lane". Where verbs are at the end, any word can follow a time.
  private func isOfName(_ time: Range<Int>, in said: Sentence) -> Bool {
    let requests = language.requests
    guard !requests.clauses.isVerbSecond, time.upperBound < said.words.count else { return false }
    let next = said.words[time.upperBound]
    return !next.isAfterComma && !requests.functionWords.contains(next.text)
      && !tolerant.index.extraWords.contains(next.text)
      && !tolerant.index.courtesyWords.contains(next.text)
      && said.words[time].allSatisfy { word in
        word.text.count < 4 || knowledge.numbers.isOfNumber(word.text)
          || requests.prepositions.contains(word.text)
      }
  }
}
