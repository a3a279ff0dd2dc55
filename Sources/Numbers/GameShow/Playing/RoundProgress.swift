/// The progress of a round: everything but the game and the time to think. A round that is kept by it can be gone on with
/// later, or by another program.
///
/// ```swift
/// let progress = round.progress
/// var later = try Round(round.game, time: round.time, progress: progress)
/// ```
public struct RoundProgress: Hashable, Sendable {
  /// The number of parts that have been turned over: the numbers, and then the target.
  public var turnCount: Int
  /// The time since the target was shown, with that of the moment after the clock.
  public var elapsed: Duration
  /// The lines of the working.
  public var lines: [Line]
  /// The strengths of the hints that were given.
  public var hints: [Hint.Strength]
  /// Whether the round is over, by the clock or because it was finished.
  public var isOver: Bool

  /// A line of the working, and when it was said.
  public struct Line: Hashable, Sendable {
    /// The line as it was typed; it is judged again when the round is gone on with.
    public var text: String
    /// The time since the target was shown.
    public var time: Duration

    /// A line.
    public init(text: String, time: Duration) {
      self.text = text
      self.time = time
    }
  }

  /// A progress; without arguments, that of a round before the first number is turned over.
  public init(
    turnCount: Int = 0, elapsed: Duration = .zero, lines: [Line] = [],
    hints: [Hint.Strength] = [], isOver: Bool = false
  ) {
    self.turnCount = turnCount
    self.elapsed = elapsed
    self.lines = lines
    self.hints = hints
    self.isOver = isOver
  }
}
