import Foundation
import IntentKit
import NumbersGame

/// How often the right thing is among the first suggestions, and how often something is suggested where
/// nothing should be.
struct SuggestionScore {
  private var moments = 0
  private var first = 0
  private var firstThree = 0
  private var quietMoments = 0
  private var falseSuggestions = 0

  var firstShare: Double { share(first, moments) }
  var firstThreeShare: Double { share(firstThree, moments) }
  var falseShare: Double { share(falseSuggestions, quietMoments) }

  private func share(_ count: Int, _ total: Int) -> Double {
    total == 0 ? 0 : Double(count) / Double(total)
  }

  static let seeds: ClosedRange<UInt64> = 1...8

  /// The scores of some ways to make suggestions.
  static func scores(of suggesters: [Suggester], for habit: Habit) -> [SuggestionScore] {
    var scores = suggesters.map { _ in SuggestionScore() }
    for seed in seeds {
      let events = MadeUpHistory(habit, seed: seed).events
      var log = DonationLog()
      for moment in moments(events, habit, seed: seed) {
        for event in events[log.count..<moment.place] {
          log.append(event.invocation, at: event.time)
        }
        for (place, suggest) in suggesters.enumerated() {
          let suggestions = suggest(events[..<moment.place], log, moment.time)
          scores[place].note(suggestions, expected: moment.expected)
        }
      }
    }
    return scores
  }

  private mutating func note(_ suggestions: [Invocation], expected: Invocation?) {
    if let expected {
      moments += 1
      if suggestions.first == expected { first += 1 }
      if suggestions.prefix(3).contains(expected) { firstThree += 1 }
    } else {
      quietMoments += 1
      if !suggestions.isEmpty { falseSuggestions += 1 }
    }
  }

  /// When suggestions are made.
  private struct Moment {
    let time: Timestamp
    /// How many events were before.
    let place: Int
    /// What should be suggested; nothing if nothing should.
    let expected: Invocation?
  }

  private static func moments(
    _ events: [MadeUpHistory.Event], _ habit: Habit, seed: UInt64
  ) -> [Moment] {
    var random = SplitMix64(seed: seed &* 7919)
    let start = Int(MadeUpHistory.start.timeIntervalSince1970)
    let days = habit.measuredDays
    let from = Timestamp(secondsSince1970: start + days.lowerBound * 86400)
    var moments: [Moment] = []
    for (place, event) in events.enumerated() where event.isHabit && event.time >= from {
      // Up to five minutes before it is done, but not before what was done before it.
      let previous = place > 0 ? events[place - 1].time.secondsSince1970 : 0
      let time = event.time.secondsSince1970 - Int64.random(in: 0...300, using: &random)
      moments.append(
        Moment(
          time: Timestamp(secondsSince1970: max(previous, time)), place: place,
          expected: event.pattern))
    }
    for day in days {
      let time = Int64(start + day * 86400 + Int.random(in: 25200...82800, using: &random))
      // Two hours before and after what is done out of habit, a suggestion of it is not false.
      let isQuiet = events.allSatisfy {
        !$0.isHabit || abs($0.time.secondsSince1970 - time) > 7200
      }
      guard isQuiet else { continue }
      moments.append(
        Moment(
          time: Timestamp(secondsSince1970: time),
          place: events.count { $0.time.secondsSince1970 <= time }, expected: nil))
    }
    return moments.sorted { $0.place < $1.place }
  }
}

/// Makes suggestions from what was done before, the earliest first, and the time.
typealias Suggester = (ArraySlice<MadeUpHistory.Event>, DonationLog, Timestamp) -> [Invocation]

/// Ways to make suggestions.
enum Suggesters {
  static func engine(
    _ events: ArraySlice<MadeUpHistory.Event>, _ log: DonationLog, _ now: Timestamp
  ) -> [Invocation] {
    SuggestionEngine(clock: MadeUpHistory.clock).suggestions(from: log, at: now).map(\.invocation)
  }

  /// The three that were done last. It is told what of each recurs.
  static func mostRecent(
    _ events: ArraySlice<MadeUpHistory.Event>, _ log: DonationLog, _ now: Timestamp
  ) -> [Invocation] {
    var found: [Invocation] = []
    for event in events.reversed() where !found.contains(event.pattern) {
      found.append(event.pattern)
      if found.count == 3 { break }
    }
    return found
  }

  /// The three that were done most often. It is told what of each recurs.
  static func mostFrequent(
    _ events: ArraySlice<MadeUpHistory.Event>, _ log: DonationLog, _ now: Timestamp
  ) -> [Invocation] {
    var counts: [Invocation: Int] = [:]
    for event in events { counts[event.pattern, default: 0] += 1 }
    return counts.sorted {
      $0.value == $1.value ? $0.key.intent < $1.key.intent : $0.value > $1.value
    }.prefix(3).map(\.key)
  }
}
