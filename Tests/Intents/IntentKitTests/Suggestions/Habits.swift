import Foundation
import IntentKit
import NumbersGame

/// What someone did over some weeks, made up from known habits and noise.
struct MadeUpHistory {
  /// Something that was done.
  struct Event {
    let invocation: Invocation
    let time: Timestamp
    /// What of it recurs: what a suggestion of it should be.
    let pattern: Invocation
    /// Whether it was done out of habit, and could have been foreseen.
    let isHabit: Bool
  }

  /// The earliest first.
  private(set) var events: [Event] = []

  /// Weeks before which nothing is measured, and in all.
  static let learningWeeks = 6
  static let weeks = 10

  static let zone = TimeZone(identifier: "Europe/London") ?? .gmt
  static let clock = LocalClock { time in
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time.secondsSince1970)))
  }
  /// A Monday; clocks are put back in the eighth week.
  static let start = Date(timeIntervalSince1970: 1_788_735_600)

  init(_ habit: Habit, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let calendar = Self.calendar
    let length = habit == .monthly ? 26 : Self.weeks
    for day in 0..<(7 * length) {
      guard let date = calendar.date(byAdding: .day, value: day, to: Self.start) else { continue }
      events += habit.events(on: day, date, &random)
      events += Self.noise(on: date, &random)
    }
    events.sort { $0.time < $1.time }
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  /// A time of a day, by the clocks.
  static func time(_ date: Date, minute: Int) -> Timestamp {
    let minute = min(max(minute, 0), 1439)
    let time = calendar.date(
      bySettingHour: minute / 60, minute: minute % 60, second: 0, of: date)
    return Timestamp(secondsSince1970: Int((time ?? date).timeIntervalSince1970))
  }

  static func weekday(_ date: Date) -> Int { (calendar.component(.weekday, from: date) + 5) % 7 }
  static func dayOfMonth(_ date: Date) -> Int { calendar.component(.day, from: date) }

  /// Things that no habit explains: three a day of many kinds, and four that are done nearly daily, at any time.
  private static func noise(on date: Date, _ random: inout SplitMix64) -> [Event] {
    let rare = (0..<3).map { _ in "Noise\(Int.random(in: 1...10, using: &random))" }
    let common = ["CheckWeather", "SetTimer", "ReadMail", "PlayMusic"].filter { _ in
      Int.random(in: 0..<10, using: &random) < 9
    }
    return (rare + common).map { name in
      Event(
        invocation: Invocation(
          intent: name, values: ["number": .integer(.random(in: 1...1000, using: &random))]),
        time: time(date, minute: .random(in: 420...1380, using: &random)),
        pattern: Invocation(intent: name), isHabit: false)
    }
  }
}

/// A habit of which suggestions should be made.
enum Habit: String, CaseIterable {
  case daily = "every day at a time"
  case workdays = "on weekdays at the show's hour"
  case weekly = "a payment on Saturdays, with other amounts each time"
  case weekends = "on both days of the weekend"
  case monthly = "rent on the first of the month"
  case chain = "one thing after another, at any time"
  case drifting = "every day, four minutes later each day"
  case changed = "a habit in place of another, for two weeks"
  case often = "one thing most of the time, at any time"
  case several = "four of these habits together"
  case none = "no habit"

  func events(on day: Int, _ date: Date, _ random: inout SplitMix64) -> [MadeUpHistory.Event] {
    let weekday = MadeUpHistory.weekday(date)
    func happens(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &random) < chance }
    func around(_ minute: Int, _ spread: Int) -> Int {
      // The sum of three is roughly normal.
      let shift = (0..<3).reduce(0) { sum, _ in
        sum + Int.random(in: -spread...spread, using: &random)
      }
      return minute + shift / 2
    }
    func event(
      _ name: String, _ fixed: [String: IntentValue], _ others: [String: IntentValue],
      _ minute: Int, isHabit: Bool = true
    ) -> MadeUpHistory.Event {
      MadeUpHistory.Event(
        invocation: Invocation(intent: name, values: fixed.merging(others) { $1 }),
        time: MadeUpHistory.time(date, minute: minute),
        pattern: Invocation(intent: name, values: fixed), isHabit: isHabit)
    }
    func amount() -> IntentValue { .integer(.random(in: 350...1900, using: &random)) }
    func payee(_ name: String) -> IntentValue {
      .entity(EntityReference(type: "payee", id: name.lowercased(), name: name))
    }

    switch self {
    case .daily:
      return happens(0.9)
        ? [event("PlayRadio", ["station": .text("news")], [:], around(450, 20))] : []
    case .workdays:
      return weekday < 5 && happens(0.9)
        ? [event("SolveGame", [:], ["target": amount()], around(915, 15))] : []
    case .weekly:
      var events: [MadeUpHistory.Event] = []
      if weekday == 5, happens(0.95) {
        events.append(
          event("Pay", ["payee": payee("Milkman")], ["amount": amount()], around(600, 25)))
      }
      // Others are paid too, now and then.
      if happens(0.3) {
        let name = "Shop\(Int.random(in: 1...40, using: &random))"
        events.append(
          event(
            "Pay", [:], ["payee": payee(name), "amount": amount()],
            .random(in: 480...1200, using: &random), isHabit: false))
      }
      return events
    case .weekends:
      return weekday >= 5 && happens(0.9)
        ? [event("ShowList", ["list": payee("Garden")], [:], around(560, 25))] : []
    case .monthly:
      return MadeUpHistory.dayOfMonth(date) == 1
        ? [
          event(
            "Pay", ["payee": payee("Landlord"), "amount": .integer(80_000)], [:], around(540, 25))
        ]
        : []
    case .chain:
      guard happens(0.7) else { return [] }
      let minute = Int.random(in: 480...1320, using: &random)
      let first = event("DrawGame", [:], [:], minute, isHabit: false)
      return happens(0.92)
        ? [first, event("SolveGame", [:], ["target": amount()], minute + 4)] : [first]
    case .drifting:
      return happens(0.9)
        ? [event("Walk", [:], ["steps": amount()], around(480 + 4 * day, 15))] : []
    case .changed:
      let isNew = day >= 7 * (MadeUpHistory.weeks - 2)
      return happens(0.9)
        ? [event(isNew ? "PlayNews" : "PlayJazz", [:], [:], around(480, 20))] : []
    case .often:
      return (0..<12).map { _ in
        event(
          "AddItems", ["list": payee("Groceries")], ["item": amount()],
          .random(in: 420...1380, using: &random))
      }
    case .several:
      return [Habit.daily, .workdays, .weekly, .chain].flatMap { $0.events(on: day, date, &random) }
    case .none: return []
    }
  }

  /// The days of the history on which this is measured.
  var measuredDays: Range<Int> {
    switch self {
    case .monthly: 7 * 16..<7 * 26
    case .often: 7 * (MadeUpHistory.weeks - 1)..<7 * MadeUpHistory.weeks
    case .changed: 7 * (MadeUpHistory.weeks - 1)..<7 * MadeUpHistory.weeks
    default: 7 * MadeUpHistory.learningWeeks..<7 * MadeUpHistory.weeks
    }
  }
}
