import BigNumbersSolver
import Foundation
import GameHistory
import GameShow
import IntentKit
import NumbersGame
import NumbersSolver

/// The rounds of a call of `numberrace play`, one after the other.
struct PlaySession {
  let players: [String]
  /// Whom a single player plays against, if anybody.
  let opponent: Opponent?
  /// The tiles of a game, to be chosen before each round; `nil` to draw them.
  let tiles: TileChoice?
  let time: Duration?
  let style: Style
  let usesScreen: Bool
  /// Whether puzzles are played, of which those that are solved are counted.
  let isOfPuzzles: Bool
  /// The day whose game is played, if any.
  let day: GameDay?
  /// Where rounds are kept; `nil` if they are not.
  let book: RoundBook?
  var clock: PlayClock
  var lines: LinePlay
  /// The points, and the number of rounds; without one, each is asked after.
  var match: Match
  /// The time that was thought in the round that is or was interrupted, and its working.
  var interruptedAfter: Duration?
  var interruptedLines: [String]

  /// How several rounds stand that are not over; `nil` if there is nothing to go on with.
  var standing: Standing? {
    played == 0 && interruptedAfter == nil || match.isOver || day != nil
      ? nil
      : Standing(
        playedCount: played, totals: match.totals,
        seconds: interruptedAfter.map { Int($0.components.seconds) }, lines: interruptedLines)
  }

  /// Plays until all rounds are played or the player wants no more.
  ///
  /// - Parameter draw: Draws a game or a puzzle, perhaps of tiles that were chosen; `nil` if that was interrupted.
  /// - Returns: How the last round ended.
  /// - Throws: An error of drawing, or of the store.
  mutating func run(_ draw: (TileChoice?) throws -> GameDraw.Drawn?) throws -> PlayEnd {
    while true {
      let (choice, noChoice) = choose()
      if let noChoice { return noChoice }
      guard let drawn = try draw(choice) else { return .interrupted }
      if case .game(let game) = drawn { try tellIfPlayedBefore(game) }
      let name = drawn.rulesTitle.withUppercasedFirst
      let count = match.roundCount.map { " of \($0)" } ?? ""
      let title =
        day.map { "\(name), the game of \($0)" }
        ?? "\(name), round \(played + 1)\(match.roundCount == 1 ? "" : count)"
      let end =
        switch drawn {
        case .game(let game): try play(game, title: title)
        case .puzzle(let puzzle): try play(puzzle, title: title)
        }
      sumUp()
      if end != .finished || match.isOver { return end }
      if match.roundCount != nil {
        // The next round would cover the answer on the screen.
        if usesScreen, let end = lines.ask("Enter for round \(played + 1):").end { return end }
      } else {
        let (answer, end) = lines.ask("Another round? [yes/no]")
        guard let answer, end == nil else { return end ?? .finished }
        let word = answer.lowercased().filter { !$0.isWhitespace }
        if !["", "y", "yes"].contains(word) { return .finished }
      }
      print()
    }
  }

  private mutating func play(_ game: Game, title: String) throws -> PlayEnd {
    // A round that was interrupted goes on with the time that is left of it.
    let passed = interruptedAfter ?? .zero
    clock.passed = time.map { min(passed, $0 - .seconds(1)) } ?? passed
    let isAlone = players.count == 1
    var round = try Round(
      game, time: time, moment: isAlone ? PlayTurn.momentToDeclare : .zero,
      progress: RoundProgress(
        elapsed: passed, lines: interruptedLines.map { RoundProgress.Line(text: $0, time: passed) })
    )
    (interruptedAfter, interruptedLines) = (nil, [])
    let end = show(&round, title: title, takesAnswers: isAlone)
    if end == .interrupted, tiles == nil {
      interruptedAfter = max(passed, round.elapsed)
      interruptedLines = round.working.lines.map(\.text)
    }
    // The game of a day counts once, also if it is interrupted. A round that was left at once is none.
    if isAlone, end != .finished {
      guard round.countsIfLeft(isOfDay: day != nil), end != .interrupted || day != nil else {
        return end
      }
      round.finish()
    } else if end == .interrupted {
      return end
    }
    guard isAlone else {
      return end == .finished ? try contest(round) : end
    }
    let against = try opponent.map {
      let answer = try $0.answer(to: game)
      let contest = Contest(
        game, contestants: names, answers: [round.working.best, answer])
      return (opponent: $0, answer: answer, points: contest.points)
    }
    HelpText.say(PlayText.ending(round, against: against, style))
    if let day { print(PlayText.share(round.result, of: day)) }
    match.add(against?.points ?? [round.result.points])
    try keep(round.result, of: players[0], points: against?.points[0])
    return end
  }

  /// Plays a round of a puzzle, which has no points and is not kept.
  private mutating func play(_ puzzle: Puzzle, title: String) throws -> PlayEnd {
    var solver = try PuzzleSolver(puzzle.rules)
    let best: PuzzleSolution
    do throws(PuzzleError) {
      best = try solver.solve(puzzle, limit: SearchLimit { !Interruption.isRequested })
    } catch {
      return .interrupted
    }
    clock.passed = .zero
    var round = PuzzleRound(puzzle, best: best, time: time)
    let end = show(&round, title: title, takesAnswers: true)
    if end == .interrupted || end != .finished && round.working.lines.isEmpty { return end }
    HelpText.say(round.ending(style))
    match.add([round.isSolved ? 1 : 0])
    return end
  }

  /// Plays a round on the screen, or in lines where there is none.
  private mutating func show(
    _ round: inout some PlayRound, title: String, takesAnswers: Bool
  ) -> PlayEnd {
    let screen = ScreenPlay(title: title, style: style, takesAnswers: takesAnswers)
    guard usesScreen, let end = screen.play(&round, &clock) else {
      print(title)
      return lines.play(&round, &clock, takesAnswers: takesAnswers)
    }
    // The lines that stay when the screen is gone.
    let numbers = round.numbers.map { "\($0)" }.joined(separator: " ")
    print("\(title): \(style.bold(round.target)) from \(numbers)")
    if round.course.time == round.course.elapsed { print("Time's up.") }
    return end
  }

  private mutating func contest(_ round: Round) throws -> PlayEnd {
    var contest = Contest(round.game, contestants: players)
    if let end = lines.settle(&contest) { return end }
    let points = contest.points
    for (place, name) in players.enumerated() {
      let answer = contest.answers[place].map {
        "\($0.value), \($0.isExact ? "exact" : "\(grouped($0.distance)) away")"
      }
      let declared = contest.declared[place].map { "\($0), not shown" }
      print(
        "\(name.visible): \(answer ?? declared ?? "no answer"), \(counted(points[place], "point"))")
      let result = RoundResult(
        game: round.game, answer: contest.answers[place], best: round.best, time: round.elapsed)
      try keep(result, of: name, points: points[place])
    }
    if !contest.answers.contains(where: { $0?.isExact == true }) {
      HelpText.say(PlayText.best(round.best, of: round.game, style))
    }
    match.add(points)
    return .finished
  }

  /// Says before a game of a day that it will not count, if it was played before.
  private func tellIfPlayedBefore(_ game: Game) throws {
    guard let book, let day else { return }
    for player in players
    where try book.rounds(of: player).contains(where: {
      $0.day == "\(day)" && $0.rules == game.rules.id
    }) {
      HelpText.say("\(player.visible) played the game of \(day) before: this time does not count.")
    }
  }

  private func keep(_ result: RoundResult, of player: String, points: Int?) throws {
    guard let book else { return }
    let now = Int(Date().timeIntervalSince1970)
    let isNew = try book.add(
      PlayedRound(player: player, time: now, day: day, result: result, points: points))
    if !isNew, let day {
      HelpText.say(
        "The game of \(day) was played by \(player.visible) before: only the first time counts.")
    }
  }

  /// Sums up what was played, after each round and where one is left. A single round of one player is its own sum.
  private func sumUp() {
    guard played > 1 || played == 1 && names.count > 1 && match.roundCount != 1 else { return }
    let totals = match.totals
    let sum =
      isOfPuzzles
      ? "\(totals[0]) solved"
      : totals.count == 1
        ? counted(totals[0], "point")
        : zip(names, totals).map { "\($0.visible) \($1)" }.joined(separator: ", ")
    print("\n\(counted(played, "round")): \(sum)")
    if match.isOver, totals.count > 1 {
      let winners = match.leaders.map { names[$0].visible }
      print(winners.count == 1 ? "\(winners[0]) wins." : "Nobody wins: it is a draw.")
    }
  }

  private var played: Int { match.playedCount }

  /// The names of all who get points.
  private var names: [String] { players + (opponent.map { [$0.name] } ?? []) }

  /// Asks whose turn it is for the tiles of the next round, one after the other. An opponent has its tiles drawn.
  private mutating func choose() -> (choice: TileChoice?, end: PlayEnd?) {
    guard var choice = tiles else { return (nil, nil) }
    guard match.chooser < players.count else {
      print("The \(names[match.chooser].lowercased())'s numbers are drawn.")
      return (choice, nil)
    }
    let name = players.count > 1 ? "\(names[match.chooser].visible), choose" : "Choose"
    while !choice.isComplete {
      let left = choice.count - choice.rows.count
      let (answer, end) = lines.ask(
        choice.rows.isEmpty
          ? "\(name) \(left) numbers: l large, s small (such as lsssss); Enter draws them:"
          : "\(choice.told): \(left) more; Enter draws them, undo takes one back:")
      guard let answer else { return (nil, end) }
      let letters = answer.lowercased().filter { !$0.isWhitespace }
      if letters == "quit" { return (nil, .quit) }
      if letters.isEmpty { break }
      if letters == "undo", let tiles {
        let rows = choice.rows.dropLast()
        choice = tiles
        for row in rows { choice.choose(row) }
      } else if let refusal = choice.refusal(of: letters) {
        print(refusal)
      }
    }
    return (choice, nil)
  }
}

extension TileChoice {
  /// The tiles that are chosen: "2 large, 1 small".
  fileprivate var told: String {
    Row.allCases.compactMap { row in
      let taken = rows.count { $0 == row }
      return taken > 0 ? "\(taken) \(row.rawValue)" : nil
    }.joined(separator: ", ")
  }

  /// Chooses by letters, all of them or none.
  ///
  /// - Parameter letters: An l for each large number, and an s for each small one.
  /// - Returns: The reason why nothing was chosen; `nil` if all was.
  fileprivate mutating func refusal(of letters: String) -> String? {
    var choice = self
    for letter in letters {
      guard let row = ["l": Row.large, "s": .small][letter] else {
        return "'\(String(letter).visible)' is neither l nor s."
      }
      guard choice.choose(row) else {
        return choice.isComplete
          ? "Those are more than \(count - rows.count) numbers."
          : "There are no more \(row.rawValue) numbers."
      }
    }
    self = choice
    return nil
  }
}
