import ArgumentParser
import BigNumbersSolver
import CheckAnswer
import GameRecords
import NumbersGame
import NumbersSolver
import PlainJSON

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge an answer: is it legal, how close is it, what does it score?",
    discussion: """
      The answer is one expression, or several steps separated by commas, semicolons or lines, in \
      which later steps use the results of earlier ones. Without --answer it is read from standard \
      input.

      Examples:
        numberrace check 952 25 50 75 100 3 6 --answer "25 + (100 + 3) * (6 * 75 / 50)"
        numberrace check 952 25 50 75 100 3 6 --answer "100 + 3 = 103; 103 x 9"
        numberrace check --rules 24 3 3 8 8 --answer "8 / (3 - 8 / 3) = 24"
        numberrace check 952 25 50 75 100 3 6 --answer "100 * (3 + 6) + 50" --reveal

      With --reveal the best answer is told as well, if it is better or easier to work out. The points are those of an answer that nobody \
      comes closer than: by the rules of lecompteestbon and cijfersenletters, the nearest answer scores however far \
      away it is. Exit code 1 means that the answer is not legal.
      """)

  @OptionGroup var store: StoreOptions

  @OptionGroup var arguments: GameArguments

  @Option(name: .shortAndLong, help: "The answer.")
  var answer: String?

  @Flag(help: "Also show the best answer.")
  var reveal = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let problem = try arguments.problem(for: Self.self)
    let answer = answer ?? Self.readAnswer()
    switch problem {
    case .game(let game): try judge(answer, to: game)
    case .puzzle(let puzzle): try judge(answer, to: puzzle)
    }
  }

  private func judge(_ answer: String, to puzzle: Puzzle) throws {
    let best = try reveal ? bestSolution(of: puzzle) : nil
    do throws(FormulaFault) {
      let solution = try FormulaChecker(puzzle).check(answer)
      accept(puzzle.record(solution, isProven: true), best) {
        PuzzleOutput(puzzle: puzzle, isJSON: false, notation: nil).write(solution, isProven: true)
        best?.reveal(
          isCloser: { $0.distance < solution.distance },
          isEasier: { $0.isEasierWay(than: solution) })
      }
    } catch {
      let place = error.place(in: answer, numbers: puzzle.numbers)
      try refuse(answer, because: "\(error)", at: place, best)
    }
    try best?.checkWhetherStopped()
  }

  private func judge(_ answer: String, to game: Game) throws {
    defer { donate(answer, to: game) }
    let best = try reveal ? bestSolution(of: game) : nil
    switch AnswerChecker(game).check(answer) {
    case .legal(let solution):
      accept(SolutionRecord(solution, to: game), best) {
        let isBest = best.map { $0.isProven && $0.solution.distance >= solution.distance } ?? false
        print(solution.report(for: game, isBest: isBest, .output))
        if isBest, !solution.isExact { print("\nNobody could come closer.") }
        best?.reveal(
          isCloser: { $0.distance < solution.distance },
          isEasier: { $0.isEasierWay(than: solution) })
      }
    case .illegal(let fault):
      let place = fault.place(in: answer, numbers: game.numbers)
      try refuse(answer, because: "\(fault)", at: place, best)
    }
    try best?.checkWhetherStopped()
  }

  /// Tells of a legal answer, and the best one.
  private func accept<Record: Encodable>(
    _ record: Record, _ best: BestAnswer<some Any, Record>?, _ show: () -> Void
  ) {
    guard json else { return show() }
    print(JSON.encode(JudgedAnswer(legal: true, solution: record, best: best?.record)))
  }

  /// Tells why an answer is not legal, and the best one.
  private func refuse<Record: Encodable>(
    _ answer: String, because reason: String, at place: Int?,
    _ best: BestAnswer<some Any, Record>?
  ) throws {
    if json {
      print(JSON.encode(JudgedAnswer<Record>(legal: false, reason: reason, best: best?.record)))
    } else {
      print(Style.output.bad("not legal") + ": \(reason.visible)")
      Self.point(to: place, in: answer)
      best?.reveal()
    }
    throw ExitCode.refused
  }

  /// The limit of the search for the best answer, for which one waits no longer than some seconds.
  private static var limit: SearchLimit {
    .interactive(seconds: 60, Progress { "looking for the best answer; Ctrl-C stops" })
  }

  private func bestSolution(
    of puzzle: Puzzle
  ) throws -> BestAnswer<PuzzleSolution, PuzzleRecord>? {
    var solver = try PuzzleSolver(puzzle.rules)
    func answer(_ solution: PuzzleSolution, isProven: Bool) -> BestAnswer<
      PuzzleSolution, PuzzleRecord
    > {
      let isProven = isProven || solution.isExact
      return BestAnswer(
        solution: solution, record: puzzle.record(solution, isProven: isProven),
        text: "\(solution.formula) = \(solution.value)", isProven: isProven)
    }
    do throws(PuzzleError) {
      return answer(try solver.solve(puzzle, limit: Self.limit), isProven: true)
    } catch {
      switch error {
      case .stopped(let best), .outOfMemory(let best):
        return best.map { answer($0, isProven: false) }
      default: return nil
      }
    }
  }

  private func bestSolution(of game: Game) throws -> BestAnswer<Solution, SolutionRecord> {
    func answer(_ solution: Solution, isProven: Bool) -> BestAnswer<Solution, SolutionRecord> {
      let isProven = isProven || solution.isExact
      return BestAnswer(
        solution: solution, record: SolutionRecord(solution, to: game, isStopped: !isProven),
        text: "\(solution.expression) = \(solution.value)", isProven: isProven)
    }
    do throws(SolverError) {
      return answer(
        try Solver(order: .easiest).solve(game, limit: Self.limit), isProven: true)
    } catch {
      switch error {
      case .stopped(let best), .tooLarge(let best):
        return answer(QuickLook.better(best, of: game), isProven: false)
      }
    }
  }

  /// Remembers an answer to a game of Countdown, which is the one that sentences ask about.
  private func donate(_ answer: String, to game: Game) {
    guard game.rules == .countdown, (1...500).contains(answer.count) else { return }
    store.donate(CheckAnswerIntent(answer, target: game.target, numbers: game.numbers))
  }

  /// The answer on standard input, as much of it as the parser would take and a little more.
  private static func readAnswer() -> String {
    if Platform.inputIsTerminal { Platform.printError("Type the answer, then Ctrl-D:") }
    var bytes: [UInt8] = []
    while bytes.count <= 20_000 {
      let more = Platform.readInput(upTo: 4096)
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Prints the line with a fault and a mark under the place, counted in characters from 1.
  private static func point(to place: Int?, in answer: String) {
    guard let place, answer.utf8.count <= 400 else { return }
    var column = place
    for line in answer.split(separator: "\n", omittingEmptySubsequences: false) {
      guard column <= line.count + 1 else {
        column -= line.count + 1
        continue
      }
      let before = String(line.prefix(column - 1)).visible
      return print("  \(line.visible)\n  \(String(repeating: " ", count: before.count))^")
    }
  }
}

/// The best answer that was found, to be told after the verdict.
private struct BestAnswer<Answer, Record> {
  let solution: Answer
  let record: Record
  /// The answer and its value.
  let text: String
  /// Whether no answer is better; unknown if the search was stopped.
  let isProven: Bool

  /// Tells the answer.
  func reveal() {
    print("\n\(isProven ? "The best answer" : "The best answer that was found"): \(text)")
  }

  /// Tells the answer, if it is closer than another, or as close and easier.
  func reveal(isCloser: (Answer) -> Bool, isEasier: (Answer) -> Bool) {
    if isCloser(solution) {
      reveal()
    } else if isEasier(solution) {
      print("\nAn easier way: \(text)")
    }
  }

  /// Ends the command as one that was cut short, if the search was.
  func checkWhetherStopped() throws {
    guard !isProven else { return }
    throw ExitStatus.cutShort(
      saying: "The search for the best answer was stopped; a better one may exist.")
  }
}

/// A verdict as JSON.
private struct JudgedAnswer<Record: Encodable>: Encodable {
  let legal: Bool
  var reason: String?
  var solution: Record?
  var best: Record?
}
