import ArgumentParser
import BigNumbersSolver
import CheckAnswer
import GameRecords
import NumbersGame
import NumbersSolver
import PlainJSON

/// `numberrace check`
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
    let output = PuzzleOutput(puzzle: puzzle, isJSON: false, notation: nil)
    let best = try reveal ? bestSolution(of: puzzle) : nil
    let bestRecord = best.map { puzzle.record($0.solution, isProven: $0.isProven) }
    do throws(FormulaFault) {
      let solution = try FormulaChecker(puzzle).check(answer)
      if json {
        print(
          JSON.encode(
            JudgedAnswer(
              legal: true, solution: puzzle.record(solution, isProven: true), best: bestRecord)))
      } else {
        output.write(solution, isProven: true)
        if let best {
          if best.solution.distance < solution.distance {
            best.reveal()
          } else if best.solution.isEasierWay(than: solution) {
            best.reveal(asEasierThanAnother: true)
          }
        }
      }
    } catch {
      let place = error.place(in: answer, numbers: puzzle.numbers)
      refuse(answer, because: "\(error)", at: place, best, bestRecord)
      throw ExitCode.refused
    }
    try best?.checkWhetherStopped()
  }

  /// Tells why an answer is not legal, and the best one.
  private func refuse<Record: Encodable>(
    _ answer: String, because reason: String, at place: Int?, _ best: BestAnswer<some Any>?,
    _ bestRecord: Record?
  ) {
    guard !json else {
      let judged = JudgedAnswer<Record>(legal: false, reason: reason, best: bestRecord)
      return print(JSON.encode(judged))
    }
    print(Style.output.bad("not legal") + ": \(reason.visible)")
    Self.point(to: place, in: answer)
    best?.reveal()
  }

  /// The best solution, for which one waits no longer than some seconds.
  private func bestSolution(of puzzle: Puzzle) throws -> BestAnswer<PuzzleSolution>? {
    var solver = try PuzzleSolver(puzzle.rules)
    let progress = Progress { "looking for the best answer; Ctrl-C stops" }
    defer { progress.finish() }
    func answer(_ solution: PuzzleSolution, isProven: Bool) -> BestAnswer<PuzzleSolution> {
      BestAnswer(
        solution: solution, text: "\(solution.formula) = \(solution.value)",
        isProven: isProven || solution.isExact)
    }
    do throws(PuzzleError) {
      return answer(
        try solver.solve(puzzle, limit: .interactive(seconds: 60, progress)), isProven: true)
    } catch {
      switch error {
      case .stopped(let best), .outOfMemory(let best):
        return best.map { answer($0, isProven: false) }
      default: return nil
      }
    }
  }

  private func judge(_ answer: String, to game: Game) throws {
    defer { donate(answer, to: game) }
    let best = try reveal ? bestSolution(of: game) : nil
    let bestRecord = best.map { best in
      var record = SolutionRecord(best.solution, to: game)
      if !best.isProven { record.stopped = true }
      return record
    }
    switch AnswerChecker(game).check(answer) {
    case .legal(let solution):
      if json {
        let record = SolutionRecord(solution, to: game)
        print(JSON.encode(JudgedAnswer(legal: true, solution: record, best: bestRecord)))
      } else {
        let isBest = best.map { $0.isProven && $0.solution.distance >= solution.distance } ?? false
        print(solution.report(for: game, isBest: isBest, .output))
        if let best, best.solution.distance < solution.distance {
          best.reveal()
        } else if let best {
          if best.isProven, !solution.isExact { print("\nNobody could come closer.") }
          if best.solution.isEasierWay(than: solution) { best.reveal(asEasierThanAnother: true) }
        }
      }
    case .illegal(let fault):
      let place = fault.place(in: answer, numbers: game.numbers)
      refuse(answer, because: "\(fault)", at: place, best, bestRecord)
      throw ExitCode.refused
    }
    try best?.checkWhetherStopped()
  }

  private func bestSolution(of game: Game) throws -> BestAnswer<Solution> {
    let progress = Progress { "looking for the best answer; Ctrl-C stops" }
    defer { progress.finish() }
    func answer(_ solution: Solution, isProven: Bool) -> BestAnswer<Solution> {
      BestAnswer(
        solution: solution, text: "\(solution.expression) = \(solution.value)",
        isProven: isProven || solution.isExact)
    }
    do throws(SolverError) {
      return answer(
        try Solver(order: .easiest).solve(game, limit: .interactive(seconds: 60, progress)),
        isProven: true)
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
private struct BestAnswer<Answer> {
  let solution: Answer
  /// The answer and its value.
  let text: String
  /// Whether no answer is better; unknown if the search was stopped.
  let isProven: Bool

  /// Tells the answer.
  ///
  /// - Parameter isEasier: Whether another that was given is as close.
  func reveal(asEasierThanAnother isEasier: Bool = false) {
    let name =
      isEasier
      ? "An easier way" : isProven ? "The best answer" : "The best answer that was found"
    print("\n\(name): \(text)")
  }

  /// Ends the command as one that was cut short, if the search was.
  func checkWhetherStopped() throws {
    guard !isProven else { return }
    Platform.printError("The search for the best answer was stopped; a better one may exist.")
    throw ExitStatus.cutShort.exitCode
  }
}

/// A verdict as JSON.
private struct JudgedAnswer<Record: Encodable>: Encodable {
  let legal: Bool
  var reason: String?
  var solution: Record?
  var best: Record?
}
