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
    for (place, text) in reading.leftOver.enumerated() where !isOfOther(text, in: utterance) {
      for other in catalog.intents where isPlan(other, for: intent, reading.inputs) {
        for parameter in other.parameters {
          guard let value = time(in: text, for: parameter) else { continue }
          var inputs = reading.inputs
          inputs[parameter.name] = GivenInput(parameter.kind.input(.temporal(value)), .said(at: nil))
          var left = reading.leftOver
          left.remove(at: place)
          return Reading(
            other.name, inputs, rank: reading.rank, certainty: reading.certainty,
            isGuess: reading.isGuess && !left.isEmpty, leftOver: left)
        }
      }
    }
    return nil
  }

  /// Whether what is left out is said of a noun, or in a clause of its own: "for Friday's tickets", "as I do every month".
  private func isOfOther(_ text: String, in utterance: String) -> Bool {
    let words = sentence(utterance).words.map(\.text)
    let left = sentence(text).words.map(\.text)
    guard let place = words.indices.first(where: { words[$0...].starts(with: left) }), place > 0
    else { return false }
    let before = words[..<place].reversed().prefix(while: language.requests.functionWords.contains)
    return before.contains { has($0, [.speaker, .listener, .personal]) }
      || has(words[place - 1], [.determiner, .preposition, .cause])
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

  /// The time to come that a text is; of a period or a moment, its first day.
  private func time(in text: String, for parameter: ParameterDeclaration) -> TemporalValue? {
    guard case .temporal(let kind, let tense) = parameter.kind, let grammar = knowledge.times else {
      return nil
    }
    let said = sentence(text)
    guard !said.words.isEmpty else { return nil }
    let reader = TimeReader(said, from: 0, grammar, knowledge.numbers, at: now)
    let kinds = kind == .date ? [kind, .period, .moment] : [kind]
    let values = kinds.lazy.flatMap { reader.readings(of: $0, prefers: tense) }
      .filter { $0.length == said.words.count && $0.others.isEmpty }
    guard let value = values.first?.value else { return nil }
    let day: CalendarDate
    switch value {
    case .date(let date): day = date
    case .period(let period): day = period.first
    case .moment(let moment): day = moment.date
    case .recurrence, .time, .duration: return value
    }
    return day > now.date ? .date(day) : nil
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
