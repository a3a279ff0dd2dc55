import IntentKit

/// Reads dates, times, periods, durations and recurrences in a sentence, as they are said at a time.
///
/// The rules of a language are walked as a trie, from one place at a time; what a category of rules
/// matches at a place is found once. Steps are bounded, so no sentence takes long.
final class TimeReader {
  /// A value, its length in words, and the other values that the words could mean.
  struct Reading {
    let value: TemporalValue
    let length: Int
    var others: [TemporalValue] = []
  }

  /// A match of a category of rules, or of a value in a pattern, at a place.
  struct Match {
    let piece: TimePiece
    let end: Int
  }

  /// A run of digits, of letters, or a sign. "18h30" is one word and three tokens.
  struct Token {
    let text: String
    let word: Int
    /// Whether another token of the same word follows.
    var isInside = false
    /// Whether it follows the previous token directly, or after only this character.
    var joint: Character?
    var isGlued = false

    var number: Int? { text.utf8.count <= 7 ? Int(text) : nil }
  }

  let grammar: TimeGrammar
  let numbers: NumberReader
  let now: LocalTime
  let sentence: Sentence
  private(set) var tokens: [Token] = []
  private var known: [Int: [Match]] = [:]
  private var steps = 0
  private var depth = 0

  /// The maximum number of words in a value.
  private static let maximumWords = 20
  private static let maximumSteps = 4000
  private static let maximumDepth = 8

  /// Creates a reader for the words from a position on.
  init(
    _ sentence: Sentence, from start: Int, _ grammar: TimeGrammar, _ numbers: NumberReader,
    at now: LocalTime
  ) {
    (self.sentence, self.grammar, self.numbers, self.now) = (sentence, grammar, numbers, now)
    let end = min(sentence.words.count, start + Self.maximumWords)
    for place in start..<max(start, end) {
      if place > start, breaks(before: place) { break }
      addTokens(of: place)
    }
  }

  /// Whether a value can begin with a word.
  static func canBegin(_ word: String, _ grammar: TimeGrammar, _ numbers: NumberReader) -> Bool {
    grammar.starts.contains(word) || word.utf8.first.map { (0x30...0x39).contains($0) } == true
      || numbers.isOfNumber(word)
  }

  /// The values of a kind that begin with the first word, the longest first.
  func readings(of kind: TemporalKind, prefers tense: Tense) -> [Reading] {
    guard !tokens.isEmpty else { return [] }
    var found: [Reading] = []
    for match in matches(of: kind) {
      guard let length = words(upTo: match.end) else { continue }
      let values = values(match.piece, kind, tense)
      guard let first = values.first, !found.contains(where: { $0.length == length }) else {
        continue
      }
      let others = values.dropFirst().filter { $0 != first }
      found.append(Reading(value: first, length: length, others: Array(others)))
    }
    return found.sorted { $0.length > $1.length }
  }

  /// The number of words up to a token; `nil` if it is in the middle of a word.
  private func words(upTo end: Int) -> Int? {
    guard end > 0, !tokens[end - 1].isInside else { return nil }
    return tokens[end - 1].word - tokens[0].word + 1
  }

  private func matches(of kind: TemporalKind) -> [Match] {
    switch kind {
    case .date: matches(.date, at: 0)
    case .time: matches(.at, at: 0) + matches(.clock, at: 0) + matches(.hourly, at: 0)
    case .moment: matches(.moment, at: 0) + matches(.date, at: 0)
    case .period: matches(.period, at: 0) + matches(.date, at: 0)
    case .duration: durations(at: 0)
    case .recurrence: recurrences(at: 0)
    }
  }

  private func values(_ piece: TimePiece, _ kind: TemporalKind, _ tense: Tense) -> [TemporalValue] {
    switch (piece, kind) {
    case (.dates(let dates), .date): dates[tense].map { .date($0) }
    case (.dates(let dates), .moment): dates[tense].map { .moment(CalendarMoment($0)) }
    case (.dates(let dates), .period): dates[tense].map { .period(CalendarPeriod($0)) }
    case (.moments(let moments), .moment): moments[tense].map { .moment($0) }
    case (.periods(let periods), .period): periods[tense].map { .period($0) }
    case (.clock(let clock), .time): clock.times.map { .time($0) }
    case (.duration(let span), .duration): [.duration(span)]
    case (.recurrence(let rule), .recurrence): [.recurrence(rule)]
    default: []
    }
  }

  // MARK: Tokens

  /// Whether a new sentence begins with a word.
  private func breaks(before place: Int) -> Bool {
    sentence.gap(before: place).contains { ";!?\n".contains($0) }
  }

  private func addTokens(of place: Int) {
    let word = sentence.words[place]
    var joint: Character?
    if let last = tokens.last {
      let (end, start) = (sentence.words[last.word].range.upperBound, word.range.lowerBound)
      if end != start {
        let gap = end < start ? sentence.text[end..<start] : ""
        joint = gap.count == 1 ? gap.first : " "
      }
    }
    let isGlued = tokens.last != nil && joint == nil
    guard word.text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      tokens.append(Token(text: word.text, word: place, joint: joint, isGlued: isGlued))
      return
    }
    var rest = word.text[...]
    var isFirst = true
    while let first = rest.first {
      let run =
        first.isASCII && first.isNumber
        ? rest.prefix { $0.isASCII && $0.isNumber }
        : first.isLetter ? rest.prefix(while: \.isLetter) : rest.prefix(1)
      rest = rest.dropFirst(run.count)
      tokens.append(
        Token(
          text: String(run), word: place, isInside: !rest.isEmpty, joint: isFirst ? joint : nil,
          isGlued: isFirst ? isGlued : true))
      isFirst = false
    }
  }

  // MARK: Rules

  /// Returns the matches of a category of rules at a place.
  func matches(_ category: TimeCategory, at place: Int) -> [Match] {
    let key = place * TimeCategory.allCases.count + category.rawValue
    if let found = known[key] { return found }
    // A rule that begins with its own category does not match by itself.
    known[key] = []
    depth += 1
    defer { depth -= 1 }
    var found: [Match] = []
    if depth <= Self.maximumDepth {
      if category == .date { found += writtenDates(at: place) }
      if category == .hourly { found += writtenTimes(at: place) }
      walk(category.rawValue, place, [], &found)
    }
    known[key] = found
    return found
  }

  private func walk(_ node: Int, _ place: Int, _ pieces: [TimePiece], _ found: inout [Match]) {
    steps += 1
    guard steps < Self.maximumSteps else { return }
    let node = grammar.nodes[node]
    for meaning in node.meanings {
      steps += 1
      if let piece = TimeEvaluator(now: now, grammar: grammar).value(of: meaning, pieces) {
        found.append(Match(piece: piece, end: place))
      }
    }
    guard place < tokens.count else { return }
    if let next = node.words[tokens[place].text] { walk(next, place + 1, pieces, &found) }
    for (slot, next) in node.slots {
      for match in values(of: slot, at: place) {
        walk(next, match.end, pieces + [match.piece], &found)
      }
    }
  }

  private func values(of slot: TimeSlot, at place: Int) -> [Match] {
    switch slot {
    case .weekday, .unit, .month, .nth, .part: names(slot, at: place)
    case .ordinal: ordinals(at: place)
    case .day: days(at: place)
    case .weekdays: weekdays(at: place)
    case .n: counts(at: place)
    case .year: years(at: place)
    case .hour: hours(at: place)
    case .minute: minutes(at: place)
    case .date:
      // "In an hour" isn't a day.
      matches(.date, at: place).filter { if case .dates = $0.piece { true } else { false } }
    case .period: matches(.period, at: place)
    case .duration: durations(at: place)
    case .hourly: matches(.hourly, at: place)
    case .clock: clocks(at: place)
    case .at: matches(.at, at: place)
    }
  }

  /// The names that begin at a place, the longest first.
  func names(_ slot: TimeSlot, at place: Int) -> [Match] {
    guard let all = grammar.names[slot]?[tokens[place].text] else { return [] }
    return all.compactMap { words, piece in
      let end = place + words.count
      guard end <= tokens.count,
        words.count == 1 || tokens[place..<end].elementsEqual(words, by: { $0.text == $1 })
      else { return nil }
      return Match(piece: piece, end: end)
    }
  }

  /// The times that are recognised anywhere: those of their rules, and others that are more than
  /// bare numbers.
  private func clocks(at place: Int) -> [Match] {
    matches(.clock, at: place)
      + matches(.hourly, at: place).filter {
        if case .clock(let clock) = $0.piece { !clock.isBare } else { false }
      }
  }
}
