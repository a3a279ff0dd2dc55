import IntentKit

/// The values in patterns: numbers, days, and dates and times in digits.
extension TimeReader {
  // MARK: Numbers

  /// The whole numbers that begin at a place, in digits or words, as they are properly said.
  private func wholeNumbers(
    at place: Int, in range: ClosedRange<Int>
  ) -> [(value: Int, end: Int, isWritten: Bool)] {
    guard place < tokens.count else { return [] }
    let token = tokens[place]
    if let number = token.number {
      return range.contains(number) ? [(number, place + 1, true)] : []
    }
    guard !token.isInside, numbers.isOfNumber(token.text) else { return [] }
    let words = sentence.words[token.word...].prefix(4)
    return numbers.readings(words).filter { $0.isProper && range.contains($0.value) }
      .compactMap { reading in
        let end = place + reading.length
        // A number in words has a token for each of them.
        guard end <= tokens.count, tokens[end - 1].word == token.word + reading.length - 1 else {
          return nil
        }
        return (reading.value, end, false)
      }
  }

  /// Numbers of things: an article is one, and a half can follow in digits.
  func counts(at place: Int) -> [Match] {
    if grammar.articles.contains(tokens[place].text) {
      return [Match(piece: .count(1), end: place + 1)]
    }
    return wholeNumbers(at: place, in: 0...9_999_999).map { number in
      let end = number.end
      if number.isWritten, end + 1 < tokens.count, tokens[end].isGlued,
        [".", ","].contains(tokens[end].text), tokens[end + 1].text == "5"
      {
        return Match(piece: .count(-(2 * number.value + 1)), end: end + 2)
      }
      return Match(piece: .count(number.value), end: end)
    }
  }

  func hours(at place: Int) -> [Match] {
    wholeNumbers(at: place, in: 0...24).map {
      Match(piece: .hour($0.value, isWritten: $0.isWritten), end: $0.end)
    }
  }

  func minutes(at place: Int) -> [Match] {
    wholeNumbers(at: place, in: 0...59).map { Match(piece: .minute($0.value), end: $0.end) }
  }

  func years(at place: Int) -> [Match] {
    let range = 1900...2199
    var found = wholeNumbers(at: place, in: range).map {
      Match(piece: .year($0.value), end: $0.end)
    }
    // "Twenty twenty seven".
    for century in wholeNumbers(at: place, in: 19...21) where !century.isWritten {
      for rest in wholeNumbers(at: century.end, in: 10...99) where !rest.isWritten {
        found.append(Match(piece: .year(century.value * 100 + rest.value), end: rest.end))
      }
    }
    return found
  }

  // MARK: Days

  /// Days of the month as ordinals: "5th", "twenty first".
  func ordinals(at place: Int) -> [Match] {
    var found = names(.ordinal, at: place)
    if let number = tokens[place].number, (1...31).contains(number), place + 1 < tokens.count,
      tokens[place + 1].isGlued, grammar.ordinalSuffixes.contains(tokens[place + 1].text)
    {
      found.append(Match(piece: .day(number), end: place + 2))
    }
    return found
  }

  func days(at place: Int) -> [Match] {
    ordinals(at: place)
      + wholeNumbers(at: place, in: 1...31).map { Match(piece: .day($0.value), end: $0.end) }
  }

  /// One or several days of the week: "Monday, Wednesday and Friday".
  func weekdays(at place: Int) -> [Match] {
    var found: [Match] = []
    var days: [Weekday] = []
    var place = place
    while place < tokens.count, days.count < 7, let match = names(.weekday, at: place).first,
      case .weekday(let day) = match.piece
    {
      days.append(day)
      place = match.end
      found.append(Match(piece: .weekdays(days), end: place))
      if place < tokens.count, grammar.and.contains(tokens[place].text) { place += 1 }
    }
    return found
  }

  // MARK: Digits

  /// Dates in digits: 2026-05-05, 5/5, 5.5.2027.
  func writtenDates(at place: Int) -> [Match] {
    guard place + 2 < tokens.count, let first = tokens[place].number else { return [] }
    let sign = tokens[place + 1].text
    guard ["-", "/", "."].contains(sign), tokens[place + 1].isGlued, tokens[place + 2].isGlued,
      let second = tokens[place + 2].number
    else { return [] }
    var third: Int?
    var end = place + 3
    if end + 1 < tokens.count, tokens[end].text == sign, tokens[end].isGlued,
      tokens[end + 1].isGlued, let number = tokens[end + 1].number
    {
      third = number
      end += 2
    }
    if tokens[place].text.utf8.count == 4 {
      guard let third, let date = CalendarDate(year: first, month: second, day: third) else {
        return []
      }
      return [Match(piece: .dates(Tenses([date])), end: end)]
    }
    // "5-6" is a range, and "5.6" a number.
    guard third != nil || sign == "/" else { return [] }
    let evaluator = TimeEvaluator(now: now, grammar: grammar)
    let year = third.map { $0 < 100 ? 2000 + $0 : $0 }
    let orders = [(day: first, month: second), (day: second, month: first)]
    let preferred = grammar.isDayFirst ? orders : orders.reversed()
    let readings = preferred.map {
      evaluator.dates(month: $0.month, day: $0.day, year: year, weekday: nil)
    }
    let all = Tenses(
      future: readings.flatMap(\.future).withoutDoubles,
      past: readings.flatMap(\.past).withoutDoubles)
    return all.isEmpty ? [] : [Match(piece: .dates(all), end: end)]
  }

  /// Times in digits: 18:30, 6.30, 18h30, and hours alone.
  func writtenTimes(at place: Int) -> [Match] {
    guard place < tokens.count, let hour = tokens[place].number, (0...24).contains(hour) else {
      return []
    }
    let text = tokens[place].text
    func time(_ minute: Int, to end: Int, isBare: Bool = false) -> Match {
      let canBeLater =
        (1...12).contains(hour) && text.first != "0" && grammar.readsTwelveHours
      let minutes = (hour % 24) * 60 + minute
      return Match(
        piece: .clock(
          ClockReading(minutes: minutes, isHalfDay: canBeLater, isBare: isBare)), end: end)
    }
    func minute(at place: Int) -> Int? {
      guard place < tokens.count, tokens[place].text.utf8.count == 2 else { return nil }
      return tokens[place].number.flatMap { (0...59).contains($0) ? $0 : nil }
    }
    let next = place + 1
    if next < tokens.count, tokens[next].joint == ":", let minute = minute(at: next) {
      return [time(minute, to: next + 1)]
    }
    if next < tokens.count, tokens[next].isGlued {
      if ["h", "."].contains(tokens[next].text), let minute = minute(at: next + 1),
        tokens[next + 1].isGlued
      {
        return [time(minute, to: next + 2, isBare: tokens[next].text == ".")]
      }
      if tokens[next].text == "h" { return [time(0, to: next + 1)] }
    }
    return [time(0, to: next, isBare: true)]
  }

  // MARK: Durations and recurrences

  /// The maximum number of durations at a place.
  private static var maximumDurations: Int { 100 }

  /// One or several parts of a duration: "an hour", "2 hours and 30 minutes".
  func durations(at place: Int) -> [Match] {
    guard place < tokens.count else { return [] }
    var found = matches(.duration, at: place)
    var next = 0
    // Every part is tried: "23 hours 59" may go on with "minutes".
    while next < found.count, found.count < Self.maximumDurations {
      let first = found[next]
      next += 1
      guard case .duration(let total) = first.piece, first.end < tokens.count else { continue }
      let isAnd = grammar.and.contains(tokens[first.end].text)
      let start = first.end + (isAnd ? 1 : 0)
      guard start < tokens.count else { continue }
      for part in matches(.duration, at: start) {
        guard case .duration(let span) = part.piece, span.isShorter(than: total),
          let sum = total.adding(span)
        else { continue }
        found.append(Match(piece: .duration(sum), end: part.end))
      }
    }
    return found
  }

  /// Recurrences with or without a time: "every Monday at six".
  func recurrences(at place: Int) -> [Match] {
    let rules = matches(.recurrence, at: place)
    return rules
      + rules.flatMap { rule -> [Match] in
        guard case .recurrence(let recurrence) = rule.piece, rule.end < tokens.count,
          recurrence.time == nil
        else { return [] }
        return matches(.at, at: rule.end).compactMap { match in
          guard case .clock(let clock) = match.piece, let time = clock.times.first,
            let rule = Recurrence(recurrence.pattern, at: time)
          else { return nil }
          return Match(piece: .recurrence(rule), end: match.end)
        }
      }
  }
}

extension TimeSpan {
  /// Whether the duration is in smaller units than all of another one, so that it can follow it.
  fileprivate func isShorter(than other: TimeSpan) -> Bool {
    func least(_ span: TimeSpan) -> Int {
      if span.seconds > 0 {
        return span.seconds % 60 > 0 ? 0 : span.seconds % 3600 > 0 ? 1 : 2
      }
      return span.days > 0 ? (span.days % 7 > 0 ? 3 : 4) : span.months % 12 > 0 ? 5 : 6
    }
    func largest(_ span: TimeSpan) -> Int {
      if span.months > 0 { return span.months >= 12 ? 6 : 5 }
      if span.days > 0 { return span.days % 7 == 0 ? 4 : 3 }
      return span.seconds >= 3600 ? 2 : span.seconds >= 60 ? 1 : 0
    }
    return largest(self) < least(other)
  }
}

extension Array where Element: Hashable {
  var withoutDoubles: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
