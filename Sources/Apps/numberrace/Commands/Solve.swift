import ArgumentParser
import BigNumbersSolver
import GameRecords
import NumbersGame
import NumbersSolver
import PlainJSON
import SolveGame
import SpelledNumbers

struct Solve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the best solution of a game, or all of them.",
    discussion: """
      The best solution is the closest to the target; of those, one with the fewest steps; of those, \
      the one that is easiest to work out in one's head.

      Examples:
        numberrace solve 952 25 50 75 100 3 6
        numberrace solve 952 25 50 75 100 3 6 --all --limit 20
        numberrace solve 952 25 50 75 100 3 6 --notation latex
        numberrace solve 952 25 50 75 100 3 6 --rules lecompteestbon --notation spoken
        numberrace solve 123456 2 3 5 7 11 13 17 --rules free --time-limit 10
        numberrace solve --rules 24 3 3 8 8
        numberrace solve --rules four-fours 100 4 4 4 4
        numberrace solve 952 25 50 75 100 3 6 --within 5
        numberrace solve 100 25 50 75 100 3 6 --to 110
        numberrace solve 952 25 50 75 100 3 6 --use-all
        numberrace solve --rules four-fours 33 4 4 4 4 --decimals
        numberrace solve "Target: 952 Numbers: 25, 50, 75, 100, 3, 6"

      --within prints the best way to make each number that close to the target, and --to that to make each from the target on. With --all, solutions that differ only in the order or grouping of additions or of \
      multiplications count as one, and solutions with useless steps are left out; they come by their number \
      of steps and then by ease, and with their values if none is exact. A detour, a step whose result was there \
      without it, is noted. Their number is written to standard error.
      """)

  @OptionGroup var store: StoreOptions

  @OptionGroup var arguments: GameArguments

  @Flag(help: "Print all distinct solutions, one a line, instead of the best.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Of equally close and short solutions of a game, the one that is easiest to work out (easiest, if not given) or the one with the smallest results on the way (smallest). Puzzles always get the easiest.",
      valueName: "order"),
    completion: .list(SolutionOrder.allCases.map(\.rawValue)), transform: named("order"))
  var order = SolutionOrder.easiest

  @Flag(help: "Also rate the difficulty of the game, from 1 to 5, with the reasons.")
  var difficulty = false

  @Option(
    help: "With --all: print at most this many.", transform: whole("--limit", 1...Int.max))
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Print the best way to make each number at most this far from the target.",
      valueName: "distance"), transform: whole("--within", 0...ValueRange.maximumDistance))
  var within: Int?

  @Option(
    help: ArgumentHelp(
      "Print the best way to make each number from the target to this one.", valueName: "target"),
    transform: whole("--to", Int.min...Int.max))
  var to: Int?

  @Option(
    help: ArgumentHelp(
      "Print only the solution: \(notationNames).", valueName: "name"),
    completion: Completions.notations, transform: readNotation)
  var notation: Notation?

  @Option(
    help: ArgumentHelp(
      "With --notation spoken: the language (\(languageCodes.joined(separator: ", "))) instead of that of the rules; English for puzzles.",
      valueName: "code"),
    transform: named("language", languageCodes) { code in
      NumberLanguage.all.first { $0.code == code.lowercased() }
    })
  var language: NumberLanguage?

  @Flag(help: "Print JSON, one object a line.")
  var json = false

  @OptionGroup var timeLimitOption: TimeLimitOption

  @Option(
    help: ArgumentHelp(
      "Use at most about this much memory, 2000 if not given; then stop with the best solution so far.",
      valueName: "MB"), transform: whole("--memory", 1...1_000_000, unit: "MB"))
  var memory = 2000

  func validate() throws {
    let (all, rated) = (GivenOption("--all", all), GivenOption("--difficulty", difficulty))
    let (json, notation) = (GivenOption("--json", json), GivenOption("--notation", notation))
    try GivenOption("--limit", limit).needs(all)
    for values in [GivenOption("--within", within), GivenOption("--to", to)] {
      try values.excludes(all, rated)
    }
    try GivenOption.exclusive(GivenOption("--within", within), GivenOption("--to", to))
    try rated.excludes(all, json, notation)
    try GivenOption("--language", language)
      .needs(GivenOption("--notation spoken", self.notation == .spoken))
    try GivenOption.exclusive(json, notation)
  }

  func run() throws {
    switch try arguments.problem(for: Self.self) {
    case .game(let game): try solve(game)
    case .puzzle(let puzzle):
      try PuzzleRun(
        output: PuzzleOutput(
          puzzle: puzzle, isJSON: json, notation: notation, language: language ?? .english),
        timeLimit: timeLimitOption.timeLimit, memory: memory, all: all ? limit ?? .max : nil,
        showsDifficulty: difficulty, values: try values(around: puzzle.target)
      ).run()
    }
  }

  private func solve(_ game: Game) throws {
    let progress = Progress { "searching; Ctrl-C stops with the best found so far" }
    let limit = SearchLimit.interactive(seconds: timeLimitOption.timeLimit, progress)
      .withMemory(atMost: memory * 1_000_000)
    do {
      if let values = try values(around: ExactNumber(game.target)) {
        try printEach(of: values, game, limit, progress)
      } else if all {
        try printAll(try Solver(order: order).solutions(of: game, limit: limit), of: game, progress)
      } else {
        let solution = try Solver(order: order).solve(game, limit: limit)
        let difficulty = try difficulty ? Solver().difficulty(of: game, limit: limit) : nil
        printBest(solution, of: game)
        if let difficulty { print("\n\(difficulty.text)") }
        donate(solution, of: game)
      }
    } catch let error as SolverError {
      let error = QuickLook.improved(error, of: game)
      switch error {
      case .stopped(let best), .tooLarge(let best): printBest(best, of: game, stopped: true)
      }
      Platform.printError("\(error).")
      if case .stopped = error, !Interruption.isRequested {
        Platform.printError("With more --time-limit and --memory there may be a better one.")
      }
      if case .tooLarge = error { throw ExitCode.badInput }
      throw ExitStatus.cutShort.exitCode
    }
  }

  /// The values that are asked for around a target or from it on; `nil` if only the target is.
  private func values(around target: ExactNumber) throws -> ValueRange? {
    let isOpen = within != nil || to != nil
    guard isOpen else { return nil }
    guard let target = target.integer,
      let values = ValueRange(target: target, within: within, to: to)
    else {
      throw ValidationError(
        "--to must be the target or up to \(grouped(ValueRange.maximumDistance)) more, in machine integers."
      )
    }
    return values
  }

  /// Prints the best way to make each of some values, the nearest to the target first.
  private func printEach(
    of values: ValueRange, _ game: Game, _ limit: SearchLimit, _ progress: Progress
  ) throws {
    var count = 0
    for value in values.nearestFirst where value >= 1 {
      progress.tick()
      let around = try Game(numbers: game.numbers, target: value, rules: .free)
      let found = try Solver(order: order).solve(around, limit: limit)
      guard found.isExact else { continue }
      let solution = try Solution(found.expression, to: game)
      count += 1
      if json {
        print(JSON.encode(SolutionRecord(solution, to: game)))
      } else if let notation {
        print(text(solution, notation, of: game), terminator: notation == .steps ? "\n\n" : "\n")
      } else {
        print("\(solution.expression) = \(Style.output.bold("\(value)"))")
      }
    }
    Platform.printError("\(counted(count, "value")) \(values) can be made")
  }

  /// Remembers a game of Countdown, which is the one that sentences ask for.
  private func donate(_ solution: Solution, of game: Game) {
    guard game.rules == .countdown else { return }
    store.donate(
      SolveGameIntent(target: game.target, numbers: game.numbers),
      result: SolvedGame(solution, to: game))
  }

  private func printBest(_ solution: Solution, of game: Game, stopped: Bool = false) {
    if json {
      var record = SolutionRecord(solution, to: game)
      if stopped { record.stopped = true }
      print(JSON.encode(record))
    } else if let notation {
      print(text(solution, notation, of: game))
    } else {
      print(solution.report(for: game, isBest: !stopped, .output))
    }
  }

  private func text(_ solution: Solution, _ notation: Notation, of game: Game) -> String {
    notation == .spoken
      ? solution.expression.spoken(in: language ?? game.rules.language)
      : solution.expression.text(in: notation)
  }

  private func printAll(
    _ solutions: DistinctSolutions, of game: Game, _ progress: Progress
  ) throws {
    var printed = 0
    var heading = StepHeading()
    let shown = solutions.distance == 0 || notation != nil
    var iterator = solutions.makeIterator()
    while printed < limit ?? .max, let solution = iterator.next() {
      if json {
        print(JSON.encode(SolutionRecord(solution, to: game)))
      } else {
        heading.write(for: solution.steps.count, isPlain: notation != nil)
        let value = shown ? "" : " = \(solution.value)"
        let note =
          notation == nil
          ? detourNote(solution.expression.detours(in: game.numbers).map { "\($0)" }) : ""
        let notation = notation ?? .mathematical
        let isOneLine = notation != .steps
        print(
          text(solution, notation, of: game) + value + note, terminator: isOneLine ? "\n" : "\n\n")
      }
      printed += 1
      progress.tick()
      if Interruption.isRequested { break }
    }
    let distance = solutions.distance
    let kind = distance == 0 ? "exact solution" : "solution"
    let away = distance == 0 ? "" : ", \(distance) away"
    if iterator.wasStopped || Interruption.isRequested {
      throw ExitStatus.cutShort(saying: "stopped after \(counted(printed, kind))\(away)")
    }
    guard printed == limit else {
      return Platform.printError("\(counted(printed, kind))\(away)")
    }
    do {
      let count = try solutions.count
      Platform.printError("\(grouped(printed)) of \(counted(count, kind))\(away)")
    } catch {
      throw ExitStatus.cutShort(
        saying:
          "\(grouped(printed)) of at least \(counted(max(error.countedSoFar, printed), kind))\(away)"
      )
    }
  }
}

private let languageCodes = NumberLanguage.all.map(\.code)
