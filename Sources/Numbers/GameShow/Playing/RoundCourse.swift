/// The course of a round: the numbers turn over one by one, then the target, then the clock runs. Whoever is in the middle of
/// a line when it has run out may have a moment to finish it.
package struct RoundCourse: Hashable, Sendable {
  /// The number of numbers.
  package let numberCount: Int
  /// The time to think; `nil` without a clock.
  package let time: Duration?
  /// The time to finish a line after the clock has run out.
  package let moment: Duration
  /// The number of numbers that have been turned over.
  package private(set) var shownCount = 0
  /// The phase of the round.
  package private(set) var phase = Round.Phase.dealing
  /// The time since the target was shown, with that of the moment after the clock.
  package private(set) var passed = Duration.zero

  /// A round before the first number is turned over.
  package init(numberCount: Int, time: Duration?, moment: Duration = .zero) {
    self.numberCount = numberCount
    self.time = time
    self.moment = moment
  }

  /// A round as it was left. Numbers and times beyond its own are as good as the last.
  package init(
    numberCount: Int, time: Duration?, moment: Duration = .zero, turnCount: Int, passed: Duration,
    isOver: Bool
  ) {
    self.init(numberCount: numberCount, time: time, moment: moment)
    for _ in 0..<max(0, min(turnCount, numberCount + 1)) { _ = turnOver() }
    advance(to: passed)
    if isOver { finish() }
  }

  /// The number of parts that have been turned over: the numbers, and then the target.
  package var turnCount: Int { shownCount + (phase == .dealing ? 0 : 1) }

  /// The time since the target was shown, at most ``time``.
  package var elapsed: Duration { min(passed, time ?? passed) }

  /// The time that is left; `nil` without a clock.
  package var remaining: Duration? { time.map { max(.zero, $0 - elapsed) } }

  /// Turns over the next number, or the target after the last.
  ///
  /// - Returns: Whether anything was left to turn over.
  package mutating func turnOver() -> Bool {
    guard phase == .dealing else { return false }
    if shownCount < numberCount { shownCount += 1 } else { phase = .thinking }
    return true
  }

  /// Lets time pass. When the clock has run out, and the moment after it, the round is over.
  package mutating func advance(to elapsed: Duration) {
    guard phase == .thinking || phase == .declaring else { return }
    let end = time.map { $0 + moment }
    passed = max(passed, min(elapsed, end ?? elapsed))
    guard let time, let end, passed >= time else { return }
    phase = passed >= end ? .over : .declaring
  }

  /// Lets time pass for a contestant who types. Whoever is in the middle of a line when the clock has run out has a moment to
  /// finish it; for others, the round is over.
  ///
  /// - Returns: Whether what is typed is to be declared now, before the round is finished.
  package mutating func advance(to elapsed: Duration, isTyping: Bool) -> Bool {
    guard isTyping, let time, phase != .dealing, elapsed >= time + moment else {
      let isThinking = phase == .thinking
      advance(to: elapsed)
      if isThinking, phase == .declaring, !isTyping { finish() }
      return false
    }
    advance(to: time + moment - .milliseconds(1))
    return phase != .over
  }

  /// Ends the round before the clock does.
  package mutating func finish() { phase = .over }
}
