import IntentKit

/// A time to come that is said of a request which takes none: "tomorrow send Tom 20". What cannot be taken back is then not
/// done at once, if another intent does the same at a time.
extension TemplateRecognizer {
  /// Readings with the times that they leave out, as ones of the intent that takes them. Two that came down to the same are one
  /// request, and no choice.
  func withTimesLeft(_ readings: [Reading], of utterance: String) -> [Reading] {
    var kept: [Reading] = []
    for reading in readings {
      let planned = withTimeLeft(reading, of: utterance) ?? reading
      guard let place = kept.firstIndex(where: { $0.intent == planned.intent }) else {
        kept.append(planned)
        continue
      }
      if kept[place].certainty == .offered, reading.certainty == .offered,
        kept[place].inputs.keys == planned.inputs.keys
      {
        kept[place] = kept[place].told
      }
    }
    return kept
  }

  /// A reading with the time that it leaves out; `nil` if there is none, or no intent that takes it.
  private func withTimeLeft(_ reading: Reading, of utterance: String) -> Reading? {
    guard reading.certainty != .calledOff, effect(of: reading) == .grave,
      let intent = catalog[reading.intent]
    else { return nil }
    let sentence = sentence(utterance)
    let values = reading.inputs.values.compactMap { given in
      if case .said(let place?) = given.provenance { place } else { nil }
    }
    func isTaken(_ words: Range<Int>) -> Bool {
      sentence.place(of: words).map { place in values.contains { $0.overlaps(place) } } ?? true
    }
    lazy var clauses = clauses(of: sentence)
    for other in catalog.intents where isPlan(other, for: intent, reading.inputs) {
      for parameter in other.parameters {
        for place in sentence.words.indices where !isTaken(place..<place + 1) {
          guard let (length, values) = times(in: sentence, from: place, for: parameter),
            let value = values.first, !isTaken(place..<place + length),
            isOfRequest(place..<place + length, in: sentence, reading, clauses, isTaken)
          else { continue }
          var inputs = reading.inputs
          inputs[parameter.name] = GivenInput(
            parameter.kind.input(value),
            values.count > 1 ? .guessed(alternatives: values) : .said(at: nil))
          let left = reading.leftOver.compactMap {
            rest(of: $0, without: sentence.words[place..<place + length].map(\.text))
          }
          return Reading(
            other.name, inputs, rank: reading.rank, certainty: reading.certainty,
            isGuess: reading.isGuess && !left.isEmpty, leftOver: left)
        }
      }
    }
    return nil
  }

  /// What is left out beside a time; `nil` if it is nothing.
  private func rest(of text: String, without time: [String]) -> String? {
    let said = sentence(text)
    let words = said.words.map(\.text)
    guard let start = words.indices.first(where: { words[$0...].starts(with: time) }) else {
      return text
    }
    let rest = said.without(start..<start + time.count)
    return rest.words.allSatisfy { language.requests.functionWords.contains($0.text) }
      ? nil : rest.text
  }

  /// Whether a time that is left out is said of the request, and not of a noun or in a clause of its own: neither "for Friday's
  /// tickets" nor "as I do every month", "not tomorrow" nor "she leaves on Friday".
  private func isOfRequest(
    _ time: Range<Int>, in sentence: Sentence, _ reading: Reading, _ clauses: Clauses,
    _ isValue: (Range<Int>) -> Bool
  ) -> Bool {
    let words = sentence.words.map(\.text)
    // "Sei so nett" says nothing of Sunday.
    guard !words[time].allSatisfy({ has($0, .interjection) }) else { return false }
    let verbs = verbs(of: reading.intent)
    func begins(_ word: Int) -> Bool {
      word == 0 || sentence.words[word].isAfterComma
        || sentence.isStop(before: word) || sentence.gap(before: word).contains(":")
    }
    func isOwn(_ word: Int) -> Bool {
      verbs.contains(words[word])
        // "Doe volgende week 60 euro naar Tim", but not "as I do every month".
        && (!has(words[word], .auxiliary) || has(words[word], .command) && begins(word))
        || isValue(word..<word + 1)
    }
    let next = time.upperBound
    if begins(time.lowerBound) {
      // "Tomorrow, ..." and "tomorrow pay ...", but neither "tomorrow is ..." nor "next week I am away so ...".
      let end = (next..<words.count).first(where: begins) ?? words.count
      guard let own = (next..<end).first(where: isOwn) else { return next == end }
      return !(next..<own).contains { has(words[$0], [.and, .context, .condition]) }
        && !(has(words[next], .auxiliary) && !isOwn(next))
    }
    // "Friday's tickets" goes on.
    guard next == words.count || begins(next) || isOwn(next) || isBeside(words[next]) else {
      return false
    }
    let others: ClauseWords.WordClass = [
      .speaker, .listener, .personal, .negation, .context, .condition, .question, .manner,
      .preposition, .determiner, .cause, .and,
    ]
    var word = time.lowerBound - 1
    // "Anna muss ich am Freitag ...".
    if language.requests.clauses.isVerbSecond, word > 0, has(words[word], .subject),
      has(words[word - 1], .finite)
    {
      word -= 2
    }
    while word >= 0, !isOwn(word) {
      guard isBeside(words[word]), !has(words[word], others), !begins(word)
      else {
        return isSaidBefore(time, in: sentence, clauses, begins: begins, isOwn: isOwn)
      }
      word -= 1
    }
    return word >= 0
  }

  /// Whether a word says nothing of its own: "erst übermorgen", "Friday please".
  private func isBeside(_ word: String) -> Bool {
    language.requests.functionWords.contains(word) || tolerant.index.extraWords.contains(word)
      || tolerant.index.courtesyWords.contains(word)
  }

  /// Whether a time is said before the request, between other commas, and says when it is to be done: "do the rent on the 28th, 720 to
  /// ...", "en cuanto cobre, o sea el 28, ...". What is told, asked or requested in a clause of its own is of no matter.
  private func isSaidBefore(
    _ time: Range<Int>, in sentence: Sentence, _ clauses: Clauses, begins: (Int) -> Bool,
    isOwn: (Int) -> Bool
  ) -> Bool {
    let words = sentence.words.indices
    let end = words.first { $0 >= time.upperBound && begins($0) } ?? words.upperBound
    guard let own = words.first(where: isOwn), own >= end,
      let clause = clauses.clause(with: time.lowerBound)
    else { return false }
    let start = words.last { $0 <= time.lowerBound && begins($0) } ?? 0
    return clause.act == .request && clause.words.contains(own)
      || start > 0 && (start..<time.lowerBound).allSatisfy { isBeside(sentence.words[$0].text) }
  }

  /// Whether an intent does the same as another, with the same values.
  private func isPlan(
    _ other: IntentDescription, for intent: IntentDescription, _ inputs: [String: GivenInput]
  ) -> Bool {
    other.isLike(intent)
      && inputs.keys.allSatisfy { name in
        let kind = intent.parameters.first { $0.name == name }?.kind
        return kind != nil && other.parameters.contains { $0.name == name && $0.kind == kind }
      }
  }

  /// The time to come that is said from a word on, with the number of its words and the others that it may be; of a period or a
  /// moment, its first day.
  private func times(
    in said: Sentence, from start: Int, for parameter: ParameterDeclaration
  ) -> (length: Int, values: [IntentValue])? {
    guard case .temporal(let kind, let tense) = parameter.kind, let grammar = knowledge.times else {
      return nil
    }
    let reader = TimeReader(said, from: start, grammar, knowledge.numbers, at: now)
    // "For December" says what is paid for.
    let isPeriod = start == 0 || !has(said.words[start].text, .preposition)
    let kinds = kind != .date ? [kind] : isPeriod ? [kind, .period, .moment] : [kind, .moment]
    // "Tomorrow morning" is more than "tomorrow".
    guard
      let found = kinds.flatMap({ reader.readings(of: $0, prefers: tense) })
        .max(by: { $0.length < $1.length })
    else { return nil }
    let values = ([found.value] + found.others).compactMap { value -> IntentValue? in
      let day: CalendarDate
      switch value {
      case .date(let date): day = date
      case .period(let period): day = period.first
      case .moment(let moment): day = moment.date
      case .recurrence, .time, .duration: return .temporal(value)
      }
      return day > now.date ? .temporal(.date(day)) : nil
    }
    return values.isEmpty ? nil : (found.length, values)
  }
}

extension Reading {
  /// The reading as one that need not be chosen from others.
  fileprivate var told: Reading {
    Reading(
      intent, inputs, rank: rank, certainty: .tolerant, isGuess: !leftOver.isEmpty,
      leftOver: leftOver)
  }
}
