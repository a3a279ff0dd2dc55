import BigNumbersSolver
import GameShow
import NumbersGame
import NumbersSolver

/// A round of a game or a puzzle, as it is played in a terminal.
protocol PlayRound {
  var course: RoundCourse { get set }
  /// All numbers, in the order in which they turn over.
  var numbers: [Int] { get }
  var target: String { get }
  /// The numbers that the working has not used.
  var freeNumbers: [Int] { get }
  /// The lines of working, each with a remark on how close it is.
  var workings: [(text: String, remark: String, isExact: Bool)] { get }
  /// Whether no answer can be better than the player's.
  var isSolved: Bool { get }

  /// Takes a line of the player.
  ///
  /// - Returns: What it amounts to.
  /// - Throws: An error whose description says why it is not legal.
  mutating func take(_ line: String, _ style: Style) throws -> String

  /// Lets time pass for a contestant who types, with a moment to finish a line after the clock.
  mutating func advance(to elapsed: Duration, typed: String)

  /// Takes back the latest line; `nil` if there is none.
  mutating func takeBack() -> String?

  /// A hint of some strength; by default a stronger one than the last.
  mutating func hint(_ strength: Hint.Strength?) throws -> String
}

extension Round: PlayRound {
  var numbers: [Int] { game.numbers }
  var target: String { "\(game.target)" }
  var freeNumbers: [Int] { working.available.tiles }
  var isSolved: Bool { working.best?.isExact == true }

  var workings: [(text: String, remark: String, isExact: Bool)] {
    working.lines.map {
      let isExact = $0.solution.isExact
      return (
        PlayText.shown($0.text, "\($0.solution.value)"),
        isExact ? "exact" : "\(grouped($0.solution.distance)) away", isExact
      )
    }
  }

  mutating func take(_ line: String, _ style: Style) throws -> String {
    PlayText.judged(try say(line), style)
  }

  mutating func takeBack() -> String? { undo()?.text }

  mutating func hint(_ strength: Hint.Strength?) throws -> String {
    "\(try giveHint(strength ?? .next(after: hints.last?.strength)))"
  }
}

/// A round of a puzzle: like that of a game, without points.
struct PuzzleRound: PlayRound {
  let puzzle: Puzzle
  /// The best solution.
  let best: PuzzleSolution
  var course: RoundCourse
  private(set) var working: PuzzleWorking
  /// The time at which each line of the working was said.
  private var times: [Duration] = []
  private var lastHint: Hint.Strength?

  init(
    _ puzzle: Puzzle, best: PuzzleSolution, time: Duration?
  ) {
    self.puzzle = puzzle
    self.best = best
    course = RoundCourse(
      numberCount: puzzle.numbers.count, time: time, moment: PlayTurn.momentToDeclare)
    working = PuzzleWorking(for: puzzle)
  }

  var numbers: [Int] { puzzle.numbers }
  var target: String { puzzle.target.mathematical }
  var freeNumbers: [Int] { working.unusedNumbers }
  var isSolved: Bool { working.best?.isExact == true }

  var workings: [(text: String, remark: String, isExact: Bool)] {
    working.lines.map {
      let isExact = $0.answer?.isExact == true
      let away = $0.answer.map { "\($0.distance.mathematical) away" } ?? "unfinished"
      return (PlayText.shown($0.text, $0.value.mathematical), isExact ? "exact" : away, isExact)
    }
  }

  mutating func take(_ line: String, _ style: Style) throws -> String {
    guard course.phase == .thinking || course.phase == .declaring else {
      throw RoundError.notThinking
    }
    let taken = try working.add(line)
    times.append(course.elapsed)
    if course.phase == .declaring { course.finish() }
    let value = "= \(style.bold(taken.value.mathematical))"
    guard let answer = taken.answer else {
      let left = working.unusedNumbers.map { "\($0)" }.joined(separator: ", ")
      return left.isEmpty
        ? "\(value), \(style.dim("not an answer yet"))"
        : "\(value), \(style.dim("still to be used: \(left)"))"
    }
    let away =
      answer.isExact ? style.good("exact") : style.dim("\(answer.distance.mathematical) away")
    return "\(value), \(away)"
  }

  mutating func advance(to elapsed: Duration, typed: String) {
    guard course.advance(to: elapsed, isTyping: typed.utf8.contains { $0 > 0x20 }) else { return }
    _ = try? take(typed, .plain)
    course.finish()
  }

  mutating func takeBack() -> String? {
    _ = times.popLast()
    return working.undo()?.text
  }

  /// The time at which the best answer so far was found: that of the first line which comes as close.
  private var answeredAfter: Duration? {
    guard let best = working.best else { return nil }
    return zip(working.lines, times).first { $0.0.answer?.distance == best.distance }?.1
  }

  mutating func hint(_ strength: Hint.Strength?) throws -> String {
    guard course.phase == .thinking else { throw RoundError.notThinking }
    let strength = strength ?? .next(after: lastHint)
    lastHint = strength
    return HintCommand.text(strength, best)
  }

  /// The end of the round: the answer, how soon it was found, and the best answer if it is better or easier.
  func ending(_ style: Style) -> String {
    var lines: [String] = []
    if let answer = working.best {
      lines.append(
        "Your answer: \(answer.formula) = \(style.bold(answer.value.mathematical))")
      let time =
        course.time == nil ? "" : " after \(PlayText.seconds(answeredAfter ?? course.elapsed))"
      lines.append(
        (answer.isExact
          ? style.good("exact") : style.fair("\(answer.distance.mathematical) away")) + time)
    } else {
      lines.append(style.bad("no answer"))
    }
    guard let answer = working.best, answer.isExact else {
      return (lines + ["", "The best answer:"] + steps(style)).joined(separator: "\n")
    }
    if best.isEasierWay(than: answer) {
      lines.append("An easier way: \(best.formula) = \(style.bold(best.value.mathematical))")
      lines += PlayText.firstOf(Trick.all(in: best))
    }
    return lines.joined(separator: "\n")
  }

  private func steps(_ style: Style) -> [String] {
    let steps = best.formula.steps(digits: puzzle.rules.digits).map { "  \($0.text)" }
    let whole = "  \(best.formula) = \(style.bold(best.value.mathematical))"
    return (steps.count > 1 ? steps : []) + [whole] + PlayText.firstOf(Trick.all(in: best))
  }
}

extension Hint.Strength {
  /// The strength of the hint that comes after another: each is stronger than the one before.
  static func next(after last: Hint.Strength?) -> Hint.Strength {
    guard let last else { return .light }
    return Hint.Strength(rawValue: last.rawValue + 1) ?? .strong
  }
}
