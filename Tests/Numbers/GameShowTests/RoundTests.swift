import GameShow
import NumbersSolver
import Testing

@Suite("Round")
struct RoundTests {
  private func round(time: Duration? = .seconds(30)) throws -> Round {
    try Round(try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952), time: time)
  }

  @Test("turns over the numbers one by one, then the target, which starts the clock")
  func dealing() throws {
    var round = try round()
    #expect(round.shownTarget == nil)
    #expect(throws: RoundError.notThinking) { try round.say("100 + 3") }
    #expect(throws: RoundError.notThinking) { try round.giveHint(.light) }
    var reveals: [Round.Reveal] = []
    while let reveal = round.turnOver() { reveals.append(reveal) }
    #expect(
      reveals
        == [
          .number(25), .number(50), .number(75), .number(100), .number(3), .number(6), .target(952),
        ])
    #expect(round.phase == .thinking)
    #expect(round.remaining == .seconds(30))
  }

  @Test("keeps the closest answer and when it was found, until the clock has run out")
  func clock() throws {
    var round = try round()
    while round.turnOver() != nil {}
    round.advance(to: .seconds(4))
    try round.say("100 * 3")
    round.advance(to: .seconds(10))
    try round.say("(100 + 75) * 6 + 50")
    // Farther away: the time of the answer stays.
    round.advance(to: .seconds(20))
    try round.say("3 + 6")
    // Time does not go back.
    round.advance(to: .seconds(5))
    #expect(round.elapsed == .seconds(20))
    round.advance(to: .seconds(99))
    #expect(round.phase == .over)
    #expect(round.remaining == .zero)
    #expect(throws: RoundError.notThinking) { try round.say("100 + 3") }
    let result = round.result
    #expect(result.time == .seconds(10))
    #expect(result.answer?.value == 1100)
    #expect(result.points == 0)
    #expect(!result.isBest)
    #expect(result.marks == "🟨🟨🟨🟨⬜⬜")
  }

  @Test("gives a moment to finish a line that is typed when the clock has run out")
  func moment() throws {
    func round(typed: String) throws -> Round {
      var round = try Round(
        try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952), time: .seconds(30),
        moment: .seconds(10))
      while round.turnOver() != nil {}
      try round.say("100 + 3")
      round.advance(to: .seconds(31), typed: typed)
      return round
    }
    // Who types nothing has declared.
    #expect(try round(typed: " ").phase == .over)
    var finished = try round(typed: "100 * ")
    #expect(finished.phase == .declaring)
    #expect(finished.remaining == .zero)
    #expect(throws: RoundError.notThinking) { try finished.giveHint(.light) }
    #expect(finished.undo() == nil)
    #expect(throws: AnswerFault.self) { try finished.say("100 * 8") }
    #expect(finished.phase == .declaring)
    // One line is taken, with the time at which the clock ran out.
    try finished.say("103 * 6 + 50")
    #expect(finished.phase == .over)
    #expect(finished.result.answer?.value == 668)
    #expect(finished.result.time == .seconds(30))
    #expect(throws: RoundError.notThinking) { try finished.say("6 * 3") }
    // At the end of the moment, what is typed counts if it is legal.
    for (typed, value) in [("75 * 6 * 2", 103), ("103 * 6", 618)] {
      var late = try round(typed: "1")
      // A round that is left in the moment goes on with what is left of it.
      late = try Round(
        late.game, time: late.time, moment: .seconds(10), progress: late.progress)
      late.advance(to: .seconds(39), typed: typed)
      #expect(late.phase == .declaring)
      late.advance(to: .seconds(40), typed: typed)
      #expect(late.phase == .over)
      #expect(late.result.answer?.value == value)
    }
  }

  @Test("is the same again when it is made from its progress, at every point of it")
  func progress() throws {
    var round = try round()
    func same() throws -> Bool {
      try Round(round.game, time: round.time, progress: round.progress) == round
    }
    while round.turnOver() != nil { #expect(try same()) }
    round.advance(to: .seconds(4))
    try round.say("100 + 3")
    #expect(try same())
    round.advance(to: .seconds(9))
    try round.say("103 * 6")
    _ = try round.giveHint(.light)
    #expect(try same())
    #expect(round.answeredAfter == .seconds(9))
    // The answer that is left has the time of its own line.
    round.undo()
    #expect(round.answeredAfter == .seconds(4))
    #expect(try same())
    round.advance(to: .seconds(40))
    #expect(round.phase == .over)
    #expect(try same())
  }

  @Test("takes no harm from a progress that cannot be")
  func oddProgress() throws {
    let progress = RoundProgress(
      turnCount: .max, elapsed: .seconds(-5),
      lines: [.init(text: "100 + 3", time: .seconds(99)), .init(text: "x", time: .zero)],
      hints: [.strong, .strong, .strong, .strong])
    let round = try Round(round().game, time: .seconds(30), progress: progress)
    #expect(round.phase == .thinking && round.elapsed == .zero)
    #expect(round.working.lines.map(\.text) == ["100 + 3"])
    #expect(round.answeredAfter == .zero)
  }

  @Test("counts if it is left with a working, and the game of a day also after a hint")
  func leaving() throws {
    var round = try round()
    while round.turnOver() != nil {}
    #expect(!round.countsIfLeft(isOfDay: true))
    _ = try round.giveHint(.light)
    #expect(round.countsIfLeft(isOfDay: true) && !round.countsIfLeft(isOfDay: false))
    try round.say("100 + 3")
    #expect(round.countsIfLeft(isOfDay: false))
    round.clear()
    #expect(!round.countsIfLeft(isOfDay: false))
  }

  @Test("has no end of itself without a clock")
  func noClock() throws {
    var round = try round(time: nil)
    while round.turnOver() != nil {}
    round.advance(to: .seconds(1_000_000))
    #expect(round.phase == .thinking)
    try round.say("25 + (100 + 3) * (6 * 75 / 50)")
    round.finish()
    #expect(round.result.points == 10)
    #expect(round.result.isBest)
  }

  @Test("gives hints in three strengths, none of which is the answer")
  func hints() throws {
    var round = try round()
    while round.turnOver() != nil {}
    let texts = try Hint.Strength.allCases.map { "\(try round.giveHint($0))" }
    #expect(texts[0] == "The target can be reached in 5 steps; every number is used")
    #expect(texts[1].hasPrefix("It ends with ") && texts[1].hasSuffix("= 952"))
    #expect(texts[2].hasPrefix("Begin with ") && !texts[2].contains("952"))
    for step in round.best.steps.dropLast() { #expect(texts[2].contains("\(step)")) }
    #expect(round.result.hintCount == 3)
  }

  @Test("has an easier way only for an answer that is as close, and harder by more than its order")
  func easierWay() throws {
    let game = try Game(numbers: [25, 6, 75, 100, 50, 2], target: 223)
    func easier(_ line: String) throws -> String? {
      var round = try Round(game, time: nil)
      while round.turnOver() != nil {}
      try round.say(line)
      return round.result.easierWay.map { "\($0.expression)" }
    }
    #expect(try easier("25 * 6 + 75 - 2") == "100 + 75 + 50 − 2")
    #expect(try easier("(50 * 25 + 100) / 6 - 2") == "100 + 75 + 50 − 2")
    #expect(try easier("75 - 2 + 100 + 50") == nil)
    #expect(try easier("100 + 75 + 50") == nil)
  }

  @Test("hints at games of one step and of none")
  func shortHints() throws {
    let one = try Game(numbers: [2, 3], target: 6, rules: .free)
    let best = try Solver().solve(one)
    #expect(Hint(.strong, to: one, best: best).description == "It ends with 3 × 2 = 6")
    let none = try Game(numbers: [2, 3], target: 3, rules: .free)
    #expect(
      Hint(.strong, to: none, best: try Solver().solve(none)).description
        == "The best answer is one of the numbers as it is")
    #expect(
      Hint(.light, to: none, best: try Solver().solve(none)).description
        == "The target is one of the numbers")
  }
}

@Suite("Contest")
struct ContestTests {
  private let game: Game

  init() throws { game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952) }

  private func working(_ lines: String...) throws -> Working {
    var working = Working(for: game)
    for line in lines { try working.add(line) }
    return working
  }

  @Test("lets the closer one show first, and only that one scores")
  func closer() throws {
    var contest = Contest(game, contestants: ["Anna", "Ben"])
    contest.declare(950, by: 0)
    contest.declare(952, by: 1)
    #expect(contest.next == 1)
    try contest.show(working("25 + (100 + 3) * (6 * 75 / 50)"))
    #expect(contest.next == nil)
    #expect(contest.points == [0, 10])
  }

  @Test("gives the turn to the other if the working does not hold")
  func failing() throws {
    var contest = Contest(game, contestants: ["Anna", "Ben"])
    contest.declare(952, by: 0)
    contest.declare(927, by: 1)
    #expect(contest.next == 0)
    #expect(throws: ContestFault.notReached(declared: 952, contestant: "Anna")) {
      try contest.show(working("100 + 3"))
    }
    // 25 away scores nothing in Countdown, so it need not be shown.
    #expect(contest.next == nil)
    #expect(contest.points == [0, 0])
    #expect(throws: ContestFault.nobodysTurn) { try contest.show(working("100 + 3")) }
  }

  @Test("lets those who are equally close both show and both score")
  func equal() throws {
    var contest = Contest(game, contestants: ["Anna", "Ben"])
    contest.declare(952, by: 0)
    contest.declare(952, by: 1)
    contest.declare(1, by: 7)
    #expect(contest.next == 0)
    try contest.show(working("25 + (100 + 3) * (6 * 75 / 50)"))
    #expect(contest.next == 1)
    try contest.show(working("(100 + 3) * (6 * 75 / 50)", "+ 25"))
    #expect(contest.points == [10, 10])
  }

  @Test("does not mind numbers that nobody means")
  func odd() throws {
    var contest = Contest(game, contestants: ["Anna", "Ben"])
    contest.declare(-5, by: 0)
    contest.declare(.max, by: 1)
    #expect(contest.declared == [nil, .max])
    #expect(contest.next == nil)
  }
}
