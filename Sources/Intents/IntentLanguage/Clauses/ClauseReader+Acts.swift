/// The act of a clause.
extension ClauseReader {
  /// A clause, whose act the words at its beginning tell.
  func clause(_ range: Range<Int>, after previous: Clause?) -> Clause {
    let start = head(range)
    let (act, end) =
      start == range.upperBound || isThanked(for: start, from: range.lowerBound)
      ? (.courtesy, start)
      : isPurpose(start, after: previous)
        ? (.context, start + 1) : act(from: start, to: range.upperBound)
    let begin = min(end, range.upperBound)
    let negation = (start..<range.upperBound).first { has($0, .negation) && !isPolite[$0] }
    let subject = (start..<min(start + 4, range.upperBound)).first { has($0, .subject) }
    return Clause(
      words: range, act: act, person: subject.flatMap(person),
      isPast: (start..<min(start + 4, range.upperBound)).contains { has($0, .past) },
      hasFiniteVerb: range.dropFirst().contains { has($0, .finite) },
      negated: negation.map { $0..<range.upperBound }, content: begin..<range.upperBound)
  }

  /// Whether what begins at a place is what the words before it thank for: "thank you for reminding me".
  func isThanked(for place: Int, from start: Int) -> Bool {
    has(place, .cause) && (start..<place).contains { has($0, .thanks) }
  }

  func thanks(from start: Int, to end: Int) -> Bool {
    (start..<end).contains { isThanked(for: $0, from: start) }
  }

  /// Whether a clause says what something should be enough for: "enough in savings to buy a bike".
  private func isPurpose(_ start: Int, after previous: Clause?) -> Bool {
    has(start, .infinitive) && previous?.words.contains { has($0, .sufficiency) } == true
  }

  private func person(_ place: Int) -> Clause.Person? {
    has(place, .speaker) ? .speaker : has(place, .listener) ? .listener : .other
  }

  /// The first word of a clause that is not said around it.
  private func head(_ range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place < range.upperBound {
      let length = grammar.courtesies.lengths(in: words[place..<range.upperBound]).max() ?? 0
      // "Can you" is polite, and tells that something is requested.
      if length > 0, !has(place, [.finite, .condition, .subject]) || length > 2 {
        place += length
      } else if has(place, [.interjection, .and])
        || has(place, .negation) && place + 1 < range.upperBound && isAfterComma(place + 1)
      {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  /// The act that the words from a place on tell, and the place after them.
  private func act(from start: Int, to end: Int) -> (Act, Int) {
    func next(_ place: Int, _ some: WordClass) -> Bool { place < end && has(place, some) }
    if next(start, .condition), !(next(start, .question) && next(start + 1, .finite)) {
      return (.condition, start + 1)
    }
    if next(start, .context) { return (.context, start + 1) }
    if let place = (start..<min(start + 4, end)).first(where: { has($0, .oversight) }),
      (start..<end).contains(where: { has($0, .negation) })
    {
      return (.request, place + 1)
    }
    let rest = words[start..<end]
    if let length = grammar.words.suggestions.lengths(in: rest).max() {
      return (.request, start + length)
    }
    if let length = grammar.leads.lengths(in: rest).max(), length > 1 || !has(start, .finite) {
      return act(afterLead: start..<start + length, to: end)
    }
    if let asked = asksForManner(at: start), start < end { return (asked, start + 1) }
    if next(start, .question) { return (.question, start + 1) }
    // "From which account?", but "en cuanto cobre, ..." says when.
    if next(start, .preposition), next(start + 1, .question), end == words.count, sentence.isAsked {
      return (.question, start + 2)
    }
    if next(start, .negation) { return (.refusal, start + 1) }
    if next(start, .finite) { return act(fromFinite: start, to: end) }
    if next(start, .subject) { return act(fromSubject: start, to: end) }
    return topic(from: start, to: end) ?? noun(from: start, to: end) ?? (.request, start)
  }

  /// The act of a clause that begins as requests do: "I want to", "can you".
  private func act(afterLead lead: Range<Int>, to end: Int) -> (Act, Int) {
    let after = lead.upperBound
    if let place = lead.first(where: { has($0, .manner) }), let asked = asksForManner(at: place) {
      return (asked, after)
    }
    if after < end, has(after, .negation) { return (.refusal, after + 1) }
    // "I said do not pay him".
    if after + 1 < end, has(after, .command), has(after + 1, .negation) {
      return (.refusal, after + 2)
    }
    // "Can you tell me how I ...", "I want to know why ...".
    if let place = (after..<max(after, min(after + 3, end))).first(where: { has($0, .manner) }),
      let asked = asksForManner(at: place), asked != .question
    {
      return (asked, place + 1)
    }
    // "Est-ce que j'ai ...".
    if after < end, has(after, .subject), has(after + 1, .auxiliary) { return (.question, after) }
    return (lead.contains(where: { has($0, [.speaker, .wish]) }) ? .wish : .request, after)
  }

  /// The act of a clause that begins with "how", "why" or the like; `nil` if there is none of these at a place.
  private func asksForManner(at place: Int) -> Act? {
    guard has(place, .manner) else { return nil }
    if has(place + 1, .measure) { return .question }
    return has(place, .reason) ? .reason : .manner
  }

  /// The act of a clause that begins with a finite verb.
  private func act(fromFinite start: Int, to end: Int) -> (Act, Int) {
    let after = start + 1
    func next(_ some: WordClass) -> Bool { after < end && has(after, some) }
    if next(.negation) {
      // "Don't add milk", but "don't I have milk".
      return after + 1 < end && has(after + 1, [.speaker, .listener])
        ? (.question, after + 1) : (has(start, .command) ? .refusal : .question, after + 1)
    }
    // "Do it", "do that", but "do they", and "doe je", though "je" is a determiner, too.
    if has(start, .command), !next([.speaker, .listener, .personal]) { return (.request, start) }
    if has(start, .modal), !has(start, .duty) { return (.request, after) }
    if has(start, .duty), !next(.subject) { return (.wish, after) }
    return (.question, after)
  }

  /// The act of a clause that begins with a subject.
  private func act(fromSubject start: Int, to end: Int) -> (Act, Int) {
    let few = (start + 1)..<max(start + 1, min(start + 5, end))
    guard let verb = few.first(where: { has($0, [.finite, .wish]) }) else {
      return (.report, start + 1)
    }
    return (act(of: start, verb: verb, few), verb + 1)
  }

  /// The act of a statement with a subject and a finite verb, by the few words that it begins with.
  private func act(of subject: Int, verb: Int, _ few: Range<Int>) -> Act {
    let isNegated = few.contains { has($0, .negation) }
    if has(subject, .speaker) {
      let isWish = has(verb, .duty) || few.contains { has($0, .wish) }
      return isWish ? (isNegated ? .refusal : .wish) : .report
    }
    if has(subject, .listener) {
      return has(verb, [.modal, .duty]) ? (isNegated ? .refusal : .request) : .report
    }
    return has(verb, .duty) && !isNegated ? .wish : .report
  }

  /// The act of a statement that begins with what it is about, before the finite verb and its subject, where a language has
  /// these in second place: "Milch muss ich kaufen", "Anna kannst du schreiben".
  private func topic(from start: Int, to end: Int) -> (Act, Int)? {
    guard grammar.words.isVerbSecond, start < end, !isVerb(start),
      let verb = (start + 1..<max(start + 1, min(start + 8, end - 1))).first(where: {
        has($0, [.finite, .wish]) && has($0 + 1, [.speaker, .listener, .personal])
      }), !(start..<verb).contains(where: { has($0, [.subject, .question, .manner]) })
    else { return nil }
    return (act(of: verb + 1, verb: verb, verb..<min(verb + 6, end)), verb + 1)
  }

  /// The act of a clause that begins with a noun, if a finite verb follows it: "my card was declined", "milk should be there".
  private func noun(from start: Int, to end: Int) -> (Act, Int)? {
    let hasArticle = has(start, .determiner)
    guard hasArticle || !isVerb(start), !has(start, .preposition) else { return nil }
    let verb = ((start + 1)..<max(start + 1, min(start + (hasArticle ? 6 : 3), end))).first {
      // The verb of "to do" is not finite.
      has($0, .finite) && !has($0 - 1, .preposition)
    }
    // "Let Sophie have": commands are no finite verbs of a bare noun.
    guard let verb, hasArticle || !has(verb, .command) || has(verb + 1, [.speaker, .listener]),
      !((start + 1)..<verb).contains(where: { has($0, [.subject, .question]) })
    else { return nil }
    // "Wht do I have on it", but "Eieren heb ik net gekocht".
    if has(verb + 1, [.speaker, .listener]), verb + 1 < end, !grammar.words.isVerbSecond {
      return (.question, verb + 1)
    }
    return (has(verb, .duty) ? .wish : .report, verb + 1)
  }
}
