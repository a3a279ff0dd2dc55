/// A point in time, and all earlier events as seen from there.
struct Scene {
  /// An event as seen from the current time.
  struct Moment {
    /// The number of days between today and the occurrence of the current time of day nearest to
    /// the event.
    let daysAgo: Int
    /// The proximity of the event to that time, 0 to 1.
    let nearness: Double
    /// The local time.
    let seconds: Int64
    /// The number of the intent handled shortly before the event, if there is one.
    let previous: Int?
  }

  let log: DonationLog
  let now: LocalTime
  private(set) var moments: [Moment] = []
  /// The last handled intent, if it was handled just now.
  private(set) var last: Int?
  /// The number of times each intent was handled before now, weighted by recency and excluding
  /// those handled just now.
  private var occasions: [Double] = []
  private var occasionCounts: [Int] = []
  private let decayedCount: Double

  /// The maximum number of seconds between consecutive events that belong together.
  static let pause = 900
  /// The number of seconds within which two times count as the same.
  static let sameTime = 2700
  /// The number of seconds beyond which two times count as different.
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
      let daysAgo = Int(clamping: (gap + 43200) / 86400)
      let distance = Int(clamping: abs(gap - Int64(daysAgo) * 86400))
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

  /// Estimates the likelihood of a pattern now.
  func estimate(_ pattern: Pattern) -> Estimate {
    let candidates = timeEstimates(pattern) + [following(pattern), often(pattern)]
    let found = candidates.compactMap { $0 }.sorted { $0.score > $1.score }
    return Estimate(
      score: found.first?.score ?? 0,
      reasons: found.filter { $0.score >= 0.2 }.prefix(3).map(\.reason))
  }

  private typealias Candidate = (score: Double, reason: Suggestion.Reason)

  // MARK: By the time

  /// A day on which the pattern occurred at about this time.
  private struct Day {
    let daysAgo: Int
    var nearness: Double
    var count: Int
    /// The number of seconds by which it occurred later than the current time.
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
            difference: Int(
              clamping: moment.seconds - now.seconds + Int64(moment.daysAgo) * 86400)))
      }
    }
    // A pattern that already occurred at about this time today is rarely repeated.
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

  /// The day kinds that include today.
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
    // A pattern that only occurs at other times is unlikely now, however frequent it is.
    let near = pattern.events.count { moments[$0].nearness > 0 }
    guard near >= max(2, pattern.events.count / 16) else { return nil }
    let weight = pattern.events.reduce(0) { $0 + Decay.weeks.weight(moments[$1].daysAgo) }
    return (
      0.6 * Self.lowerBound(weight, of: decayedCount),
      .often(count: pattern.events.count, donations: moments.count)
    )
  }

  /// The lower bound of the Wilson interval for a proportion, at 1.25 standard deviations.
  private static func lowerBound(_ count: Double, of total: Double) -> Double {
    guard total > 0 else { return 0 }
    let share = min(1, count / total)
    let square = 1.25 * 1.25 / total
    let spread = (square * (share * (1 - share) + square / 4)).squareRoot()
    return max(0, (share + square / 2 - spread) / (1 + square))
  }
}

/// The decay of weights with age in days.
struct Decay {
  private let weights: [Double]

  /// - Parameter factor: The weight of a day relative to the day after it.
  private init(_ factor: Double) {
    var weights = [1.0]
    for _ in 0...DonationLog.maximumDays + 1 { weights.append(weights[weights.count - 1] * factor) }
    self.weights = weights
  }

  func weight(_ daysAgo: Int) -> Double {
    weights[min(max(daysAgo, 0), weights.count - 1)]
  }

  /// A half-life of ten days.
  static let weeks = Decay(0.933)
  /// A half-life of five weeks.
  static let months = Decay(0.9804)
  /// A half-life of four months.
  static let year = Decay(0.9942)
}
