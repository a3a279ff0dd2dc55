/// Divides a sentence into clauses and tells the act of each, by closed classes of words alone, and by where requests of
/// the app can begin.
struct ClauseReader {
  typealias WordClass = ClauseWords.WordClass

  let sentence: Sentence
  let grammar: ClauseGrammar
  /// Whether a verb of a request is at a place.
  let isVerb: (Int) -> Bool
  let words: [String]
  let classes: [WordClass]
  /// Whether an expression of politeness covers each place.
  let isPolite: [Bool]

  init(_ sentence: Sentence, _ grammar: ClauseGrammar, isVerb: @escaping (Int) -> Bool) {
    self.sentence = sentence
    self.grammar = grammar
    self.isVerb = isVerb
    words = sentence.words.map(\.text)
    var classes = words.map { grammar.words.classes[$0] ?? [] }
    for place in words.indices {
      if !grammar.words.manners.lengths(in: words[place...]).isEmpty {
        classes[place].insert(.manner)
      } else if !grammar.words.reasons.lengths(in: words[place...]).isEmpty {
        classes[place].formUnion([.manner, .reason])
      }
    }
    self.classes = classes
    var isPolite = [Bool](repeating: false, count: words.count)
    for place in words.indices {
      for length in grammar.courtesies.lengths(in: words[place...]) where length > 1 {
        for covered in place..<place + length { isPolite[covered] = true }
      }
    }
    self.isPolite = isPolite
  }

  func read() -> Clauses {
    guard !words.isEmpty else { return Clauses(all: []) }
    let end = callingOff()?.lowerBound ?? words.count
    var clauses: [Clause] = []
    var start = 0
    for place in 1..<max(end, 1) + 1 where place == end || begins(at: place, after: start, clauses)
    {
      guard place > start else { continue }
      clauses.append(clause(start..<place, after: clauses.last))
      start = place
    }
    if end < words.count {
      clauses.append(
        Clause(
          words: end..<words.count, act: .callingOff, negated: nil,
          content: words.count..<words.count))
    }
    return Clauses(all: clauses)
  }

  // MARK: Borders

  func isStop(_ place: Int) -> Bool {
    sentence.isStop(before: place)
  }

  func isAfterComma(_ place: Int) -> Bool { sentence.words[place].isAfterComma }

  func has(_ place: Int, _ some: WordClass) -> Bool {
    words.indices.contains(place) && !classes[place].isDisjoint(with: some)
  }

  /// Whether a word is only said around clauses.
  func isCourtesy(_ place: Int) -> Bool { isPolite[place] || has(place, .interjection) }

  private func isLead(_ place: Int) -> Bool {
    grammar.leads.lengths(in: words[place...]).contains { $0 > 1 }
  }

  /// Whether a clause begins at a place, if the one before began at another.
  private func begins(at place: Int, after start: Int, _ clauses: [Clause]) -> Bool {
    if isStop(place) { return true }
    if isAfterComma(place) { return canBegin(at: place) || thanks(from: start, to: place) }
    let before = classes[place - 1]
    // "I ran out of this can you add it", "he has it please remove it".
    if isLead(place), has(place, .finite), has(place + 1, .listener),
      before.isDisjoint(with: [.question, .manner, .and]),
      // "Die Milch kannst du streichen" is one.
      !grammar.words.isVerbSecond
        || (start..<place).contains(where: { has($0, .finite) || isVerb($0) })
    {
      return true
    }
    // But "what did you just add" is one.
    if has(place, .interjection), !has(place, .negation), place + 1 < words.count,
      isVerb(place + 1), !(start..<place).contains(where: { has($0, .past) })
    {
      return true
    }
    if has(place, .context) || has(place, .condition) && !has(place, .question) {
      // "Tell me if it is there", "so that".
      return !before.contains(.and) && !isWhether(place)
    }
    if has(place, .infinitive), (start..<place - 1).contains(where: { has($0, .sufficiency) }) {
      return true
    }
    // The main clause after a condition: "if milk is not there add it".
    let isBeside = has(start, [.condition, .context])
    if isBeside, place > start + 1, isVerb(place) || isLead(place),
      before.isDisjoint(
        with: [.speaker, .listener, .finite, .negation, .determiner, .preposition, .and, .question])
    {
      return true
    }
    // "My rent is 650 send it to the landlord".
    if isVerb(place), place + 1 < words.count, grammar.pronouns.contains(words[place + 1]),
      !grammar.pronouns.contains(words[place - 1]),
      before.isDisjoint(
        with: [
          .subject, .finite, .negation, .determiner, .preposition, .and, .question, .infinitive,
        ]),
      (start..<place).contains(where: { has($0, .finite) }),
      !(start..<place).contains(where: { has($0, [.question, .manner]) })
    {
      return true
    }
    if before.contains(.and), place - 1 > start || isVerb(place) {
      return isVerb(place) || isLead(place) || has(place, [.question, .manner])
        || has(place, .subject) && has(place + 1, [.finite, .wish])
    }
    // "Drop the cola I am on a diet".
    return before.isEmpty && has(place, [.speaker, .listener]) && has(place + 1, [.finite, .wish])
      && !(start..<place).contains { has($0, [.question, .manner]) }
  }

  /// Whether a clause can begin at a place after a comma, rather than another element of a list.
  private func canBegin(at place: Int) -> Bool {
    isVerb(place) || isLead(place) || isCourtesy(place)
      || has(
        place,
        [.condition, .context, .and, .negation, .question, .manner, .speaker, .listener, .finite])
      || has(place, .other) && has(place + 1, .finite)
      // "Schickst du ihm das?"
      || grammar.words.isVerbSecond && classes[place].isEmpty && has(place + 1, .listener)
      || has(place, .preposition) && has(place + 1, .question)
      || has(place, .determiner) && (place + 1...place + 4).contains { has($0, .finite) }
  }

  /// Whether a word for a condition says what is to be found out: "tell me if", "I wonder if".
  private func isWhether(_ place: Int) -> Bool {
    place > 0 && !isAfterComma(place) && has(place, .condition)
      && (has(place - 1, [.speaker, .listener, .wish]) || isVerb(place - 1)
        || grammar.askers.contains(words[place - 1]))
  }
}
