/// A point in time, and all events before it as they look from there.
struct Scene {
  /// An event as it looks from now.
  struct Moment {
    /// How many days before today it was that the clocks showed the time that was the nearest to it of all
    /// at which they show what they show now.
    let daysAgo: Int
    /// How near it was to that time, 0 to 1.
    let nearness: Double
    /// The local time.
    let seconds: Int
    /// The number of the intent that was done shortly before it, if there was one.
    let previous: Int?
  }

  let log: DonationLog
  let now: LocalTime
  private(set) var moments: [Moment] = []
  /// The intent that was done last, if that was just now.
  private(set) var last: Int?
  /// How often each intent was done before now, what was done just now not counted, the recent counting more.
  private var occasions: [Double] = []
  private var occasionCounts: [Int] = []
  private let decayedCount: Double

  /// Events that follow each other within so many seconds belong together.
  static let pause = 900
  /// What is within so many seconds of a time is at that time.
  static let sameTime = 2700
  /// What is further away than so many seconds is at another time.
  static let otherTime = 5400

  init(_ log: DonationLog, at now: Timestamp, clock: LocalClock) {
    self.log = log
    self.now = clock.reading(at: now)
    let events = log.events.prefix { $0.time <= now }
    moments.reserveCapacity(events.count)
    occasions = [Double](repeating: 0, count: log.intents.count)
    occasionCounts = [Int](repeating: 0, count: log.intents.count)
    var previous: DonationLog.Event?
    var decayed = 0.0
    for event in events {
      let local = clock.reading(at: event.time).seconds
      let gap = self.now.seconds - local
      let daysAgo = (gap + 43200) / 86400
      let distance = abs(gap - daysAgo * 86400)
      let before = previous.flatMap {
        Self.isJustBefore($0, event.time) ? $0.intent : nil
      }
      moments.append(
        Moment(
          daysAgo: daysAgo, nearness: Self.nearness(distance), seconds: local, previous: before))
      let weight = Decay.months.weight(daysAgo)
      occasions[event.intent] += weight
      occasionCounts[event.intent] += 1
      decayed += Decay.weeks.weight(daysAgo)
      previous = event
    }
    decayedCount = decayed
    if let previous, Self.isJustBefore(previous, now) {
      last = previous.intent
      occasions[previous.intent] -= 1
      occasionCounts[previous.intent] -= 1
    }
  }

  private static func isJustBefore(_ event: DonationLog.Event, _ time: Timestamp) -> Bool {
    event.time + pause >= time
  }

  private static func nearness(_ distance: Int) -> Double {
    guard distance > sameTime else { return 1 }
    guard distance < otherTime else { return 0 }
    let share = Double(distance - sameTime) / Double(otherTime - sameTime)
    return (1 - share * share) * (1 - share * share)
  }

  /// How likely a pattern is now.
  func estimate(_ pattern: Pattern) -> Estimate {
    let candidates = timeEstimates(pattern) + [following(pattern), often(pattern)]
    let found = candidates.compactMap { $0 }.sorted { $0.score > $1.score }
    return Estimate(
      score: found.first?.score ?? 0,
      reasons: found.filter { $0.score >= 0.2 }.prefix(3).map(\.reason))
  }

  private typealias Candidate = (score: Double, reason: Suggestion.Reason)

  // MARK: By the time

  /// A day on which the pattern was done about this time.
  private struct Day {
    let daysAgo: Int
    var nearness: Double
    var count: Int
    /// By how much it was later than the time now, in seconds.
    let difference: Int
  }

  private func timeEstimates(_ pattern: Pattern) -> [Candidate] {
    guard let firstEvent = pattern.events.first else { return [] }
    var days: [Day] = []
    for event in pattern.events {
      let moment = moments[event]
      guard moment.nearness > 0 else { continue }
      if let last = days.last, last.daysAgo == moment.daysAgo {
        days[days.count - 1].nearness = max(last.nearness, moment.nearness)
        days[days.count - 1].count += 1
      } else {
        days.append(
          Day(
            daysAgo: moment.daysAgo, nearness: moment.nearness, count: 1,
            difference: moment.seconds - now.seconds + moment.daysAgo * 86400))
      }
    }
    // What was done already about this time today is rarely done again.
    let isDone = days.last.map { $0.daysAgo <= 0 } ?? false
    let again =
      isDone
      ? Double(days.dropLast().count { $0.count > 1 }) / Double(max(1, days.count - 1)) : 1
    let before = days.filter { (1...DonationLog.maximumDays).contains($0.daysAgo) }
    guard before.count >= Pattern.leastCount else { return [] }
    let age = min(moments[firstEvent].daysAgo, DonationLog.maximumDays)
    return kinds.compactMap { kind, decay -> Candidate? in
      let alike = before.filter { isAlike($0.daysAgo, kind) }
      guard alike.count >= Pattern.leastCount else { return nil }
      var (possible, all) = (0.0, 0)
      for daysAgo in stride(from: 1, through: age, by: 1) where isAlike(daysAgo, kind) {
        possible += decay.weight(daysAgo)
        all += 1
      }
      let done = alike.reduce(0) { $0 + $1.nearness * decay.weight($1.daysAgo) }
      let differences = alike.map(\.difference).sorted()
      let usual = now.secondOfDay + differences[differences.count / 2]
      return (
        again * Self.lowerBound(done, of: possible),
        .time(
          minuteOfDay: (usual / 60 + 1440) % 1440, kind, count: alike.count, days: all)
      )
    }
  }

  /// What kinds of day today is of.
  private var kinds: [(Suggestion.DayKind, Decay)] {
    [
      (.everyDay, .weeks), (now.weekday.isWeekend ? .weekends : .weekdays, .weeks),
      (.weekday(now.weekday), .months), (.dayOfMonth(now.dayOfMonth), .year),
    ]
  }

  private func isAlike(_ daysAgo: Int, _ kind: Suggestion.DayKind) -> Bool {
    let day = now.day - daysAgo
    return switch kind {
    case .everyDay: true
    case .weekdays: !Weekday(day: day).isWeekend
    case .weekends: Weekday(day: day).isWeekend
    case .weekday(let weekday): Weekday(day: day) == weekday
    case .dayOfMonth(let number): CalendarDate(day: day).day == number
    }
  }

  // MARK: By what came before

  private func following(_ pattern: Pattern) -> Candidate? {
    guard let last, occasionCounts[last] >= DonationLog.leastRecurrence else { return nil }
    var (weight, count) = (0.0, 0)
    for event in pattern.events where moments[event].previous == last {
      weight += Decay.months.weight(moments[event].daysAgo)
      count += 1
    }
    guard count >= Pattern.leastCount else { return nil }
    return (
      Self.lowerBound(weight, of: occasions[last]),
      .following(intent: log.intents[last], count: count, times: occasionCounts[last])
    )
  }

  // MARK: By how often

  private func often(_ pattern: Pattern) -> Candidate? {
    guard pattern.events.count >= 5 else { return nil }
    // What is done at other times only is not likely now, however often it is done.
    let near = pattern.events.count { moments[$0].nearness > 0 }
    guard near >= max(2, pattern.events.count / 16) else { return nil }
    let weight = pattern.events.reduce(0) { $0 + Decay.weeks.weight(moments[$1].daysAgo) }
    return (
      0.6 * Self.lowerBound(weight, of: decayedCount),
      .often(count: pattern.events.count, donations: moments.count)
    )
  }

  /// The lower end of Wilson's interval for a share, at 1.25 standard deviations.
  private static func lowerBound(_ count: Double, of total: Double) -> Double {
    guard total > 0 else { return 0 }
    let share = min(1, count / total)
    let square = 1.25 * 1.25 / total
    let spread = (square * (share * (1 - share) + square / 4)).squareRoot()
    return max(0, (share + square / 2 - spread) / (1 + square))
  }
}

/// How much less days count that are longer ago.
struct Decay {
  private let weights: [Double]

  /// - Parameter factor: How much a day counts of what the day after it counts.
  private init(_ factor: Double) {
    var weights = [1.0]
    for _ in 0...DonationLog.maximumDays + 1 { weights.append(weights[weights.count - 1] * factor) }
    self.weights = weights
  }

  func weight(_ daysAgo: Int) -> Double {
    weights[min(max(daysAgo, 0), weights.count - 1)]
  }

  /// Half after ten days.
  static let weeks = Decay(0.933)
  /// Half after five weeks.
  static let months = Decay(0.9804)
  /// Half after four months.
  static let year = Decay(0.9942)
}
