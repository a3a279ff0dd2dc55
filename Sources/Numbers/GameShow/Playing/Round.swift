public import NumbersGame
public import NumbersSolver

/// A round of a numbers game as on television: the numbers turn over one by one, then the target, then
/// a clock runs until it has run out or the contestant declares. A line that is not finished by then may have a moment.
///
/// A round is a value without a clock of its own: whoever drives it says how much time has passed, so
/// it is played by the wall clock, by a virtual one or by none.
///
/// ```swift
/// var round = try Round(game, time: .seconds(30))
/// while round.turnOver() != nil {}           // six numbers and the target
/// try round.say("100 + 3 = 103")
/// round.advance(to: .seconds(12))
/// round.finish()
/// print(round.result.points, round.best.expression)
/// ```
public struct Round: Hashable, Sendable {
  /// The game that is played.
  public let game: Game
  /// The best solution, found when the round was made: the easiest of the closest and shortest
  /// ones.
  public let best: Solution
  /// The numbers that are turned over, and the clock.
  package var course: RoundCourse
  /// The contestant's working.
  public private(set) var working: Working
  /// The time at which each line of the working was said.
  private(set) var times: [Duration] = []
  /// The hints that were given.
  public private(set) var hints: [Hint] = []

  /// The phases of a round, in this order. ``declaring`` is left out where there is no moment after
  /// the clock.
  public enum Phase: String, Hashable, Sendable {
    /// Numbers are being turned over.
    case dealing
    /// The clock runs and answers are taken.
    case thinking
    /// The clock has run out, and one more line is taken, which ends the round.
    case declaring
    /// The clock has run out, or the round was finished; nothing is taken any more.
    case over
  }

  /// The part of the game that is turned over.
  public enum Reveal: Hashable, Sendable {
    /// One of the game's numbers, in the order in which they were given.
    case number(Int)
    /// The target, which starts the clock.
    case target(Int)
  }

  /// A round before the first number is turned over.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - time: The time to think; `nil` for no clock.
  ///   - moment: The time to finish a line after the clock has run out.
  ///   - limit: When to give up looking for the best solution, for games of many numbers.
  /// - Throws: `SolverError` if the best solution cannot be found.
  public init(
    _ game: Game, time: Duration?, moment: Duration = .zero,
    limit: SearchLimit = .taskCancellation
  ) throws(SolverError) {
    self.game = game
    course = RoundCourse(numberCount: game.numbers.count, time: time, moment: moment)
    best = try Solver(order: .easiest).solve(game, limit: limit)
    working = Working(for: game)
  }

  /// A round as it was left, to go on with it.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - time: The time to think; `nil` for no clock.
  ///   - moment: The time to finish a line after the clock has run out.
  ///   - progress: The progress. Lines from the first that is not legal on are left out.
  ///   - limit: When to give up looking for the best solution.
  /// - Throws: `SolverError` if the best solution cannot be found.
  public init(
    _ game: Game, time: Duration?, moment: Duration = .zero, progress: RoundProgress,
    limit: SearchLimit = .taskCancellation
  ) throws(SolverError) {
    try self.init(game, time: time, moment: moment, limit: limit)
    course = RoundCourse(
      numberCount: game.numbers.count, time: time, moment: moment, turnCount: progress.turnCount,
      passed: progress.elapsed, isOver: progress.isOver)
    let last = max(.zero, min(progress.elapsed, time ?? progress.elapsed))
    do throws(AnswerFault) {
      for line in progress.lines {
        try working.add(line.text)
        times.append(min(line.time, last))
      }
    } catch {}
    hints = progress.hints.map { Hint($0, to: game, best: best) }
  }

  /// The progress, from which the round can be made again.
  public var progress: RoundProgress {
    RoundProgress(
      turnCount: course.turnCount, elapsed: course.passed,
      lines: zip(working.lines, times).map { RoundProgress.Line(text: $0.text, time: $1) },
      hints: hints.map { $0.strength }, isOver: phase == .over)
  }

  /// The time at which the best answer so far was found: that of the first line which comes as close.
  public var answeredAfter: Duration? {
    guard let distance = working.best?.distance else { return nil }
    return zip(working.lines, times).first { $0.0.solution.distance == distance }?.1
  }

  /// The time to think; `nil` without a clock.
  public var time: Duration? { course.time }

  /// The number of numbers that have been turned over.
  public var shownCount: Int { course.shownCount }

  /// The phase of the round, which follows from the parts turned over, the time passed, and
  /// ``finish()``.
  public var phase: Phase { course.phase }

  /// The time since the target was shown, at most ``time``.
  public var elapsed: Duration { course.elapsed }

  /// The target; `nil` while numbers are being turned over.
  public var shownTarget: Int? { phase == .dealing ? nil : game.target }

  /// The time that is left; `nil` without a clock.
  public var remaining: Duration? { course.remaining }

  /// Turns over the next number, or the target after the last.
  ///
  /// - Returns: The part that is now shown; `nil` if everything already was.
  @discardableResult
  public mutating func turnOver() -> Reveal? {
    guard course.turnOver() else { return nil }
    return phase == .dealing ? .number(game.numbers[shownCount - 1]) : .target(game.target)
  }

  /// Lets time pass. When the clock has run out, and the moment after it, the round is over.
  ///
  /// - Parameter elapsed: The time since the target was shown. Time never goes back.
  public mutating func advance(to elapsed: Duration) { course.advance(to: elapsed) }

  /// Lets time pass for a contestant who types. What is typed when the clock has run out may be finished for a moment, and
  /// counts at its end, if it is legal.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the target was shown.
  ///   - typed: The line that is typed and not entered.
  public mutating func advance(to elapsed: Duration, typed: String) {
    guard course.advance(to: elapsed, isTyping: typed.utf8.contains { $0 > 0x20 }) else { return }
    _ = try? take(typed)
    finish()
  }

  #if !hasFeature(Embedded)
    /// Takes a line of the contestant.
    ///
    /// - Parameter text: A line of working, as `Working.add(_:)` reads it.
    /// - Returns: The answer that the line amounts to.
    /// - Throws: ``RoundError/notThinking`` if the clock does not run; `AnswerFault` if the line cannot
    ///   be read or is not legal.
    @discardableResult
    public mutating func say(_ text: String) throws -> Solution {
      guard let solution = try take(text) else { throw RoundError.notThinking }
      return solution
    }
  #endif

  /// Takes a line of the contestant's working.
  ///
  /// - Returns: The answer that the line amounts to; `nil` if the clock does not run.
  /// - Throws: `AnswerFault` if the line cannot be read or is not legal.
  package mutating func take(_ text: String) throws(AnswerFault) -> Solution? {
    guard phase == .thinking || phase == .declaring else { return nil }
    let solution = try working.add(text)
    times.append(elapsed)
    if phase == .declaring { finish() }
    return solution
  }

  /// Takes back the latest line of the contestant.
  ///
  /// - Returns: The line; `nil` if there is none.
  @discardableResult
  public mutating func undo() -> Working.Line? {
    guard phase == .thinking else { return nil }
    _ = times.popLast()
    return working.undo()
  }

  /// Takes back all lines of the contestant.
  public mutating func clear() {
    while undo() != nil {}
  }

  /// Gives a hint to ``best``. Each call counts in the result, also if the hint was given before.
  ///
  /// - Throws: ``RoundError/notThinking`` if the clock does not run.
  public mutating func giveHint(_ strength: Hint.Strength) throws(RoundError) -> Hint {
    guard phase == .thinking else { throw .notThinking }
    let hint = Hint(strength, to: game, best: best)
    hints.append(hint)
    return hint
  }

  /// Ends the round before the clock does.
  public mutating func finish() { course.finish() }

  /// Whether a round that is left now has a result: if it has a working, or, since the game of a day cannot be played anew
  /// with what is known of it, if a hint was given in one.
  public func countsIfLeft(isOfDay: Bool) -> Bool {
    !working.lines.isEmpty || isOfDay && !hints.isEmpty
  }

  /// The result, with the answer that is the closest so far.
  public var result: RoundResult {
    RoundResult(
      game: game, answer: working.best, best: best, time: answeredAfter ?? elapsed,
      hintCount: hints.count)
  }
}

/// Why a round does not take something.
public enum RoundError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The numbers are still being turned over, or the round is over.
  case notThinking

  /// The problem, and what is allowed.
  public var description: String {
    "answers and hints are for the time between the target and the end of the round"
  }
}
