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
    for (place, text) in reading.leftOver.enumerated() {
      for other in catalog.intents where isPlan(other, for: intent, reading.inputs) {
        for parameter in other.parameters {
          guard let (values, rest) = times(in: text, for: parameter), let value = values.first,
            isOfRequest(text, in: utterance, reading)
          else { continue }
          var inputs = reading.inputs
          inputs[parameter.name] = GivenInput(
            parameter.kind.input(value),
            values.count > 1 ? .guessed(alternatives: values) : .said(at: nil))
          var left = reading.leftOver
          left.replaceSubrange(place...place, with: rest.isEmpty ? [] : [rest])
          return Reading(
            other.name, inputs, rank: reading.rank, certainty: reading.certainty,
            isGuess: reading.isGuess && !left.isEmpty, leftOver: left)
        }
      }
    }
    return nil
  }

  /// Whether a time that is left out is said of the request, and not of a noun or in a clause of its own: neither "for Friday's
  /// tickets" nor "as I do every month", "not tomorrow" nor "she leaves on Friday".
  private func isOfRequest(_ text: String, in utterance: String, _ reading: Reading) -> Bool {
    let sentence = sentence(utterance)
    let words = sentence.words.map(\.text)
    let left = self.sentence(text).words.map(\.text)
    // "Sei so nett" says nothing of Sunday.
    guard !left.allSatisfy({ has($0, .interjection) }),
      let place = words.indices.first(where: { words[$0...].starts(with: left) })
    else { return false }
    let values = reading.inputs.values.compactMap { given in
      if case .said(let place?) = given.provenance { place } else { nil }
    }
    let verbs = verbs(of: reading.intent)
    func begins(_ word: Int) -> Bool {
      word == 0 || sentence.words[word].isAfterComma
        || sentence.isStop(before: word) || sentence.gap(before: word).contains(":")
    }
    func isOwn(_ word: Int) -> Bool {
      guard let place = sentence.place(of: word..<word + 1) else { return false }
      return verbs.contains(words[word])
        // "Doe volgende week 60 euro naar Tim", but not "as I do every month".
        && (!has(words[word], .auxiliary) || has(words[word], .command) && begins(word))
        || values.contains { $0.overlaps(place) }
    }
    let next = place + left.count
    if begins(place) {
      // "Tomorrow, ..." and "tomorrow pay ...", but neither "tomorrow is ..." nor "next week I am away so ...".
      let end = (next..<words.count).first(where: begins) ?? words.count
      guard let own = (next..<end).first(where: isOwn) else { return next == end }
      return !(next..<own).contains { has(words[$0], [.and, .context, .condition]) }
        && !(has(words[next], .auxiliary) && !isOwn(next))
    }
    let others: ClauseWords.WordClass = [
      .speaker, .listener, .personal, .negation, .context, .condition, .question, .manner,
      .preposition, .determiner, .cause, .and,
    ]
    var word = place - 1
    // "Anna muss ich am Freitag ...".
    if language.requests.clauses.isVerbSecond, word > 0, has(words[word], .subject),
      has(words[word - 1], .finite)
    {
      word -= 2
    }
    while word >= 0, !isOwn(word) {
      guard language.requests.functionWords.contains(words[word]), !has(words[word], others),
        !begins(word)
      else { return false }
      word -= 1
    }
    return word >= 0
  }

  /// Whether an intent does the same as another, with the same values.
  private func isPlan(
    _ other: IntentDescription, for intent: IntentDescription, _ inputs: [String: GivenInput]
  ) -> Bool {
    other.name != intent.name && other.verb == intent.verb && other.risk == intent.risk
      && inputs.keys.allSatisfy { name in
        let kind = intent.parameters.first { $0.name == name }?.kind
        return kind != nil && other.parameters.contains { $0.name == name && $0.kind == kind }
      }
  }

  /// The time to come that a text is or begins with before a comma, with the others that it may be, and the rest; of a period or
  /// a moment, its first day.
  private func times(
    in text: String, for parameter: ParameterDeclaration
  ) -> (values: [IntentValue], rest: String)? {
    guard case .temporal(let kind, let tense) = parameter.kind, let grammar = knowledge.times else {
      return nil
    }
    let said = sentence(text)
    guard !said.words.isEmpty else { return nil }
    let reader = TimeReader(said, from: 0, grammar, knowledge.numbers, at: now)
    let kinds = kind == .date ? [kind, .period, .moment] : [kind]
    let found = kinds.lazy.flatMap { reader.readings(of: $0, prefers: tense) }.first {
      $0.length == said.words.count || said.words[$0.length].isAfterComma
    }
    guard let found else { return nil }
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
    let end = found.length..<said.words.count
    return values.isEmpty ? nil : (values, end.isEmpty ? "" : said.text(end))
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
