import IntentKit

/// Reads the values in a correction.
struct CorrectionValues {
  private let sentence: Sentence
  private let knowledge: SlotKnowledge

  init(_ sentence: Sentence, _ knowledge: SlotKnowledge) {
    self.sentence = sentence
    self.knowledge = knowledge
  }

  /// A value, and whether its kind allows it.
  struct Found {
    let given: GivenInput
    let value: IntentValue
    let isAllowed: Bool
  }

  /// Whether a word is mostly no number, but sounds like one: "too".
  func isHomophone(_ word: String) -> Bool { knowledge.numbers.isHomophone(word) }

  /// Whether a word can be part of a number.
  func isOfNumber(_ word: String) -> Bool { knowledge.numbers.isOfNumber(word) }

  /// The value that consists of all words from a position on.
  func value(of slot: Slot, from place: Int, maySkipArticle: Bool = true) -> Found? {
    let reader = SlotReader(sentence: sentence, knowledge: knowledge)
    guard place < sentence.words.count else { return nil }
    let candidates = reader.candidates(slot, from: place)
    guard let whole = candidates.first(where: { place + $0.length == sentence.words.count })
    else {
      // "The most", of the most and the least.
      guard maySkipArticle, case .enumeration = slot.parameter.kind,
        knowledge.names.articles.contains(sentence.words[place].text)
      else { return nil }
      return value(of: slot, from: place + 1, maySkipArticle: false)
    }
    // An element is a single value.
    if slot.count == 1...1, let elements = whole.value.elements {
      guard elements.count == 1 else { return nil }
      let kind = slot.parameter.kind.singleKind
      return Found(
        given: GivenInput(kind.input(elements[0]), .said(at: nil)), value: elements[0],
        isAllowed: whole.isAllowed)
    }
    let alternatives = reader.alternatives(to: whole, among: candidates)
    return Found(
      given: GivenInput(
        slot.parameter.kind.input(whole.value),
        alternatives.isEmpty ? .said(at: nil) : .guessed(alternatives: alternatives)),
      value: whole.value, isAllowed: whole.isAllowed)
  }

  /// The new value that consists of all words from a position on: a time alone is one of the day that is known, a day of the
  /// week is one of the same week, and a day alone keeps the time.
  func newValue(of slot: Slot, from place: Int) -> Found? {
    if let time = time(of: slot, from: place) { return time }
    guard let found = weekday(of: slot, from: place) ?? value(of: slot, from: place) else {
      return nil
    }
    guard case .temporal(.moment(let old))? = slot.value, let time = old.time,
      case .temporal(.moment(let new)) = found.value, new.time == nil, found.isAllowed
    else { return found }
    return Found(.temporal(.moment(CalendarMoment(new.date, at: time))))
  }

  /// The day of the week that is all that the words from a position on say, in the week of the day that is known, if that is yet
  /// to come: "Tuesday" after Monday 7 December is the 8th.
  func weekday(of slot: Slot, from place: Int) -> Found? {
    guard case .temporal(let old)? = slot.value, let day = old.day, place < sentence.words.count,
      let names = knowledge.times?.names[.weekday]
    else { return nil }
    let said = sentence.words[place...].map(\.text).filter { word in
      names[word] != nil
        || !knowledge.names.articles.contains(word) && !knowledge.isPreposition(word)
    }
    guard said.count == 1, let name = names[said[0]]?.first(where: { $0.words == said }),
      case .weekday(let weekday) = name.piece
    else { return nil }
    let new = day.startOfWeek.adding(days: weekday.rawValue)
    guard new > knowledge.now.date, new != day else { return nil }
    switch old {
    case .date: return Found(.temporal(.date(new)))
    case .moment: return Found(.temporal(.moment(CalendarMoment(new))))
    default: return nil
    }
  }

  /// The time of the day that is known which the words from a position on are: "half past ten". A number alone is one only
  /// where there was a time; of two times, the nearer one is meant.
  func time(of slot: Slot, from place: Int) -> Found? {
    guard case .temporal(.moment, let tense) = slot.parameter.kind, place < sentence.words.count,
      case .temporal(.moment(let old))? = slot.value,
      old.time != nil || !sentence.words[place...].allSatisfy({ isOfNumber($0.text) })
    else { return nil }
    let reader = SlotReader(sentence: sentence, knowledge: knowledge)
    let whole = reader.single(.temporal(.time, prefers: tense), from: place)
      .first { place + $0.length == sentence.words.count }
    let times = (whole.map { [$0.value] + $0.others } ?? []).compactMap { value in
      if case .temporal(.time(let time)) = value { time } else { nil }
    }
    func distance(_ time: TimeOfDay) -> Int {
      old.time.map { abs($0.minuteOfDay - time.minuteOfDay) } ?? 0
    }
    guard let time = times.min(by: { distance($0) < distance($1) }) else { return nil }
    return Found(.temporal(.moment(CalendarMoment(old.date, at: time))))
  }

  /// The value that consists of all words in a range.
  func value(of slot: Slot, in range: Range<Int>) -> Found? {
    guard range.upperBound < sentence.words.count else {
      return value(of: slot, from: range.lowerBound)
    }
    let part = sentence.keeping(sentence.words[range])
    return CorrectionValues(part, knowledge).value(of: slot, from: 0)
  }

  /// Whether the words in a range name a value: all of them are in the name of an entity, or they are
  /// the value itself.
  func names(
    _ known: IntentValue, _ range: Range<Int>, _ slot: Slot, _ words: NameWords,
    isPart: Bool = false
  ) -> Bool {
    func plain(_ texts: [String]) -> [String] {
      texts.filter { !words.ignored.contains($0) }.map(words.singular)
    }
    let said = plain(sentence.words[range].map(\.text))
    switch known {
    case .entity(let reference):
      let name = plain(Sentence.words(reference.name, knowledge.spelling))
      return !said.isEmpty && said.allSatisfy(name.contains)
    case .newEntity(let entity):
      return !said.isEmpty && said == plain(Sentence.words(entity.name, knowledge.spelling))
    case .text(let text):
      let whole = plain(Sentence.words(text, knowledge.spelling))
      return !said.isEmpty && (isPart ? whole.suffix(said.count) == said[...] : said == whole)
    case .money(let amount):
      guard case .money(let other)? = value(of: slot, in: range)?.value else { return false }
      return other.number == amount.number
        && (other.currency == nil || other.currency == amount.currency)
    default: return value(of: slot, in: range)?.value == known
    }
  }
}

extension CorrectionValues.Found {
  /// An allowed value that was said.
  fileprivate init(_ value: IntentValue) {
    self.init(given: GivenInput(.value(value), .said(at: nil)), value: value, isAllowed: true)
  }
}

extension TemporalValue {
  /// The day that it is or is on.
  fileprivate var day: CalendarDate? {
    switch self {
    case .date(let date): date
    case .moment(let moment): moment.date
    case .time, .period, .duration, .recurrence: nil
    }
  }
}

extension ParameterKind {
  var isEntity: Bool {
    if case .entity = self { true } else { false }
  }
}
