/// Predicts from donations which intents the user probably wants now.
///
/// Donations are first grouped into patterns: an intent with its recurring parameter values. The
/// probability of each pattern now is estimated in several ways: from the days on which it occurred
/// at about this time, for several kinds of day; from the intent before it; and from its frequency.
/// Each estimate is a lower bound (E. B. Wilson, "Probable inference, the law of succession, and
/// statistical inference", 1927), so that three out of three count for less than nine out of ten,
/// and a single occurrence does not count. Older days have less weight, so that the engine follows
/// habits that drift.
///
/// The engine has no state of its own: the same donations at the same time give the same
/// suggestions.
public struct SuggestionEngine: Sendable {
  /// The user's time zone.
  public let clock: LocalClock
  /// The minimum score of a suggestion, 0 to 1.
  public let threshold: Double

  /// Creates an engine. A lower threshold gives more suggestions that are not habits.
  public init(clock: LocalClock = .system, threshold: Double = 0.3) {
    self.clock = clock
    self.threshold = threshold
  }

  /// The intents that the user probably wants now, the likeliest first; none if no intent is
  /// likely.
  ///
  /// - Complexity: O(*n*) for *n* donations in the log, at most ``DonationLog/maximumCount``.
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

  /// The pattern itself, or the more specific patterns in it if they are as likely.
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
  /// The values by parameter name.
  var sortedValues: [(key: String, value: IntentValue)] {
    values.sorted { $0.key < $1.key }
  }
}

/// The estimated likelihood of a pattern now, with the reason.
struct Estimate {
  var score = 0.0
  var reasons: [Suggestion.Reason] = []
}

/// An intent with its recurring values, and its occurrences.
struct Pattern {
  /// The minimum number of occurrences of a pattern.
  static let leastCount = 2
  /// The maximum number of values examined for a parameter.
  private static let mostParts = 16

  let intent: Int
  /// The numbers of the terms, ascending.
  let terms: [Int]
  /// The numbers of the events, ascending.
  let events: [Int]

  /// The pattern with one more value, for each recurring value of the parameter with the most
  /// recurrences.
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
