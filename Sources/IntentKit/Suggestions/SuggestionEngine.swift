/// Finds out from donations what the user probably wants now.
///
/// What was done is first brought into patterns: an intent, and what values of its parameters recur. For
/// each of them, the chance that it is done now is estimated in several ways: from the days on which it was
/// done about this time, for days of several kinds; from what it follows; and from how often it is done. Of
/// each estimate, the lower bound is taken (E. B. Wilson, "Probable inference, the law of succession, and
/// statistical inference", 1927), so that three times out of three count for less than nine out of ten, and
/// what happened once for nothing. Older days count for less, so that a habit that drifts is followed.
///
/// It does not learn anything of its own, and the same donations at the same time give the same suggestions.
public struct SuggestionEngine: Sendable {
  /// The user's time zone.
  public let clock: LocalClock
  /// The least score of a suggestion.
  public let threshold: Double

  /// An engine.
  ///
  /// - Parameters:
  ///   - clock: The user's time zone.
  ///   - threshold: The least score of a suggestion, 0 to 1. With less, there are more suggestions where
  ///     there is no habit.
  public init(clock: LocalClock = .system, threshold: Double = 0.3) {
    self.clock = clock
    self.threshold = threshold
  }

  /// What the user probably wants now.
  ///
  /// - Parameters:
  ///   - log: What was done.
  ///   - now: The time.
  ///   - limit: The most suggestions that are wanted.
  /// - Returns: The suggestions, the likeliest first; none if nothing is likely.
  /// - Complexity: O(*n*) for *n* donations in the log, of which there are ``DonationLog/maximumCount`` at
  ///   most.
  public func suggestions(
    from log: DonationLog, at now: Timestamp, limit: Int = 3
  ) -> [Suggestion] {
    let scene = Scene(log, at: now, clock: clock)
    guard limit > 0, !scene.moments.isEmpty else { return [] }
    var events = [[Int]](repeating: [], count: log.intents.count)
    for number in scene.moments.indices { events[log.events[number].intent].append(number) }
    var found: [(Pattern, Estimate)] = []
    for (intent, numbers) in events.enumerated() where numbers.count >= Pattern.leastCount {
      found += best(Pattern(intent: intent, terms: [], events: numbers), scene)
    }
    let suggestions = found.filter { $0.1.score >= threshold }.map { pattern, estimate in
      Suggestion(
        invocation: pattern.invocation(log), score: estimate.score, reasons: estimate.reasons,
        lastTime: log.events[pattern.events[pattern.events.count - 1]].time)
    }
    return Array(suggestions.sorted(by: Self.isBefore).prefix(limit))
  }

  /// The pattern itself, or the more particular ones in it if they say as much.
  private func best(_ pattern: Pattern, _ scene: Scene) -> [(Pattern, Estimate)] {
    let own = scene.estimate(pattern)
    let parts = pattern.parts(in: scene.log).flatMap { best($0, scene) }
      .filter { $0.1.score >= threshold / 2 }
    let share = parts.reduce(0) { $0 + $1.1.score }
    guard share < 0.7 * own.score else { return parts.isEmpty ? [(pattern, own)] : parts }
    return [(pattern, own)]
  }

  private static func isBefore(_ first: Suggestion, _ second: Suggestion) -> Bool {
    if first.score != second.score { return first.score > second.score }
    if first.lastTime != second.lastTime { return first.lastTime > second.lastTime }
    return (first.invocation.intent, "\(first.invocation.sortedValues)")
      < (second.invocation.intent, "\(second.invocation.sortedValues)")
  }
}

extension Invocation {
  /// Its values by the names of their parameters.
  var sortedValues: [(key: String, value: IntentValue)] {
    values.sorted { $0.key < $1.key }
  }
}

/// How likely something is done now, and why.
struct Estimate {
  var score = 0.0
  var reasons: [Suggestion.Reason] = []
}

/// An intent with values that recur, and when it was done.
struct Pattern {
  /// How often something must have been done to be a pattern.
  static let leastCount = 2
  /// How many values of a parameter are looked at.
  private static let mostParts = 16

  let intent: Int
  /// The numbers of the terms, ascending.
  let terms: [Int]
  /// The numbers of the events, ascending.
  let events: [Int]

  /// The same with one more value, for each value that recurs of the parameter of which most recur.
  func parts(in log: DonationLog) -> [Pattern] {
    let fixed = Set(terms.map { log.terms[$0].parameter })
    var eventsOfTerms: [Int: [Int]] = [:]
    for event in events {
      for place in log.events[event].terms {
        eventsOfTerms[log.termNumbers[place], default: []].append(event)
      }
    }
    var parameters: [String: [(term: Int, events: [Int])]] = [:]
    for (term, events) in eventsOfTerms where events.count >= DonationLog.leastRecurrence {
      let parameter = log.terms[term].parameter
      if !fixed.contains(parameter) { parameters[parameter, default: []].append((term, events)) }
    }
    let most = parameters.max { first, second in
      let (count, other) = (Self.count(first.value), Self.count(second.value))
      return count == other ? first.key > second.key : count < other
    }
    return (most?.value ?? []).sorted {
      $0.events.count == $1.events.count ? $0.term < $1.term : $0.events.count > $1.events.count
    }.prefix(Self.mostParts).map { term, events in
      Pattern(intent: intent, terms: (terms + [term]).sorted(), events: events)
    }
  }

  private static func count(_ parts: [(term: Int, events: [Int])]) -> Int {
    parts.reduce(0) { $0 + $1.events.count }
  }

  func invocation(_ log: DonationLog) -> Invocation {
    Invocation(
      intent: log.intents[intent],
      values: Dictionary(
        uniqueKeysWithValues: terms.map { (log.terms[$0].parameter, log.terms[$0].value) }))
  }
}
