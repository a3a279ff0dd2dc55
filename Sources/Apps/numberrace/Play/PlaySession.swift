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
  let time: Duration?
  let style: Style
  let usesScreen: Bool
  /// The number of rounds; `nil` to ask after each.
  let roundCount: Int?
  /// Whether puzzles are played, of which those that are solved are counted.
  let isOfPuzzles: Bool
  /// The day whose game is played, if any.
  let day: GameDay?
  /// Where rounds are kept; `nil` if they are not.
  let book: RoundBook?
  var clock: PlayClock
  private var lines: LinePlay
  private var played = 0
  private var totals: [Int]

  init(
    players: [String], time: Duration?, style: Style, usesScreen: Bool, roundCount: Int?,
    isOfPuzzles: Bool, day: GameDay?, book: RoundBook?, isVirtual: Bool
  ) {
    self.players = players
    self.time = time
    self.style = style
    self.usesScreen = usesScreen
    self.roundCount = roundCount
    self.isOfPuzzles = isOfPuzzles
    self.day = day
    self.book = book
    clock = PlayClock(isVirtual: isVirtual)
    lines = LinePlay(style: style)
    totals = players.map { _ in 0 }
  }

  /// Plays until all rounds are played or the player wants no more.
  ///
  /// - Parameter draw: Draws a game or a puzzle; `nil` if that was interrupted.
  /// - Returns: How the last round ended.
  /// - Throws: An error of drawing, or of the store.
  mutating func run(_ draw: () throws -> GameDraw.Drawn?) throws -> PlayEnd {
    while true {
      guard let drawn = try draw() else { return finish(.interrupted) }
      if case .game(let game) = drawn { try tellIfPlayedBefore(game) }
      let name = drawn.rulesTitle.withUppercasedFirst
      let count = roundCount.map { " of \($0)" } ?? ""
      let title =
        day.map { "\(name), the game of \($0)" }
        ?? "\(name), round \(played + 1)\(roundCount == 1 ? "" : count)"
      let end =
        switch drawn {
        case .game(let game): try play(game, title: title)
        case .puzzle(let puzzle): try play(puzzle, title: title)
        }
      if end != .finished { return finish(end) }
      if let roundCount {
        if played >= roundCount { return finish(.finished) }
        // The next round would cover the answer on the screen.
        if usesScreen, let end = lines.ask("Enter for round \(played + 1):").end {
          return finish(end)
        }
      } else {
        let (answer, end) = lines.ask("Another round? [yes/no]")
        guard let answer, end == nil else { return finish(end ?? .finished) }
        let word = answer.lowercased().filter { !$0.isWhitespace }
        if !["", "y", "yes"].contains(word) { return finish(.finished) }
      }
      print()
    }
  }

  private mutating func play(_ game: Game, title: String) throws -> PlayEnd {
    var round = try Round(game, time: time)
    let isAlone = players.count == 1
    let end = show(&round, title: title, takesAnswers: isAlone)
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
    print(PlayText.ending(round, style))
    played += 1
    totals[0] += round.result.points
    try keep(round.result, of: players[0], points: nil)
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
    var round = PuzzleRound(puzzle, best: best, time: time)
    let end = show(&round, title: title, takesAnswers: true)
    if end == .interrupted || end != .finished && round.working.lines.isEmpty { return end }
    print(round.ending(style))
    played += 1
    if round.isSolved { totals[0] += 1 }
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
      totals[place] += points[place]
      let result = RoundResult(
        game: round.game, answer: contest.answers[place], best: round.best, time: round.elapsed)
      try keep(result, of: name, points: points[place])
    }
    if !contest.answers.contains(where: { $0?.isExact == true }) {
      print(PlayText.best(round.best, of: round.game, style))
    }
    played += 1
    return .finished
  }

  /// Says before a game of a day that it will not count, if it was played before.
  private func tellIfPlayedBefore(_ game: Game) throws {
    guard let book, let day else { return }
    for player in players
    where try book.rounds(of: player).contains(where: {
      $0.day == "\(day)" && $0.rules == game.rules.id
    }) {
      print("\(player.visible) played the game of \(day) before: this time does not count.")
    }
  }

  private func keep(_ result: RoundResult, of player: String, points: Int?) throws {
    guard let book else { return }
    let now = Int(Date().timeIntervalSince1970)
    let isNew = try book.add(
      PlayedRound(player: player, time: now, day: day, result: result, points: points))
    if !isNew, let day {
      print(
        "The game of \(day) was played by \(player.visible) before: only the first time counts.")
    }
  }

  /// Sums up several rounds.
  private func finish(_ end: PlayEnd) -> PlayEnd {
    guard played > 1 else { return end }
    if isOfPuzzles {
      print("\n\(counted(played, "round")): \(totals[0]) solved")
    } else if players.count == 1 {
      print("\n\(counted(played, "round")): \(counted(totals[0], "point"))")
    } else {
      let scores = zip(players, totals).map { "\($0.visible) \($1)" }.joined(separator: ", ")
      print("\n\(counted(played, "round")): \(scores)")
    }
    return end
  }
}
