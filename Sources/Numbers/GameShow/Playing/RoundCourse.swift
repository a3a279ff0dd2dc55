/// The course of a round: the numbers turn over one by one, then the target, then the clock runs.
package struct RoundCourse: Hashable, Sendable {
  /// The number of numbers.
  package let numberCount: Int
  /// The time to think; `nil` without a clock.
  package let time: Duration?
  /// The number of numbers that have been turned over.
  package private(set) var shownCount = 0
  /// The phase of the round.
  package private(set) var phase = Round.Phase.dealing
  /// The time since the target was shown, at most ``time``.
  package private(set) var elapsed = Duration.zero

  /// A round before the first number is turned over.
  package init(numberCount: Int, time: Duration?) {
    self.numberCount = numberCount
    self.time = time
  }

  /// A round as it was left. Numbers and times beyond its own are as good as the last.
  package init(
    numberCount: Int, time: Duration?, turnCount: Int, elapsed: Duration, isOver: Bool
  ) {
    self.init(numberCount: numberCount, time: time)
    for _ in 0..<max(0, min(turnCount, numberCount + 1)) { _ = turnOver() }
    advance(to: elapsed)
    if isOver { finish() }
  }

  /// The number of parts that have been turned over: the numbers, and then the target.
  package var turnCount: Int { shownCount + (phase == .dealing ? 0 : 1) }

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

  /// Lets time pass. When the clock runs out, the round is over.
  package mutating func advance(to elapsed: Duration) {
    guard phase == .thinking else { return }
    self.elapsed = max(self.elapsed, min(elapsed, time ?? elapsed))
    if let time, self.elapsed >= time { phase = .over }
  }

  /// Ends the round before the clock does.
  package mutating func finish() { phase = .over }
}
