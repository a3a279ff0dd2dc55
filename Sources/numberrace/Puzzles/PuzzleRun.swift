import ArgumentParser
import BigNumbersSolver
import GameCorpus
import NumbersGame
import NumbersSolver

/// Solves a puzzle for the command line.
struct PuzzleRun {
  let rules: PuzzleRules
  let arguments: SolveArguments
  let isJSON: Bool
  let notation: Notation?
  let timeLimit: Double?
  /// In millions of bytes.
  let memory: Int
  /// How many of all solutions are printed at most; nothing for the best one only.
  let all: Int?

  /// The notations that formulas can be written in.
  static let notations: [Notation] = [.mathematical, .ascii]

  func run() throws {
    var solver = try PuzzleSolver(rules, memory: memory * 1_000_000)
    let progress = Progress { "searching; Ctrl-C stops with the best found so far" }
    let limit = SearchLimit.interactive(seconds: timeLimit, progress)
    do throws(PuzzleError) {
      if let all {
        let formulas = try solver.solutions(
          arguments.numbers, target: arguments.target, limit: limit)
        progress.finish()
        for formula in formulas.prefix(all) {
          write(
            PuzzleSolution(formula, value: arguments.target, target: arguments.target),
            isProven: true, isOneOfMany: true)
        }
        return Platform.printError(counted(formulas.count, "exact solution"))
      }
      let solution = try solver.solve(arguments.numbers, target: arguments.target, limit: limit)
      progress.finish()
      write(solution, isProven: true)
    } catch {
      progress.finish()
      switch error {
      case .stopped(let best), .outOfMemory(let best):
        if let best { write(best, isProven: false) }
        Platform.printError("\(error).")
        throw Interruption.isRequested ? ExitCode.interrupted : ExitCode.stopped
      default:
        Platform.printError("\(error).")
        throw ExitCode.refused
      }
    }
  }

  private func write(_ solution: PuzzleSolution, isProven: Bool, isOneOfMany: Bool = false) {
    if isJSON {
      print(
        JSONLine.encode(
          Record(
            rules: rules.id, numbers: arguments.numbers, target: "\(arguments.target)",
            value: "\(solution.value)", distance: "\(solution.distance)",
            expression: solution.formula.ascii, operations: solution.formula.operationCount,
            proven: isProven)))
    } else if notation != nil || isOneOfMany {
      print(notation == .ascii ? solution.formula.ascii : "\(solution.formula)")
    } else {
      let style = Style.output
      let numbers = arguments.numbers.map { "\($0)" }.joined(separator: " ")
      let verdict =
        solution.isExact ? style.good("exact") : style.fair("\(solution.distance) away")
      print(
        """
        \(style.bold("\(arguments.target)")) from \(numbers)

          \(solution.formula) = \(style.bold("\(solution.value)"))

        \(verdict)\(isProven || solution.isExact ? "" : ", the best found, which is not proved to be the best")
        """)
    }
  }

  private struct Record: Encodable {
    let rules: String
    let numbers: [Int]
    let target: String
    let value: String
    let distance: String
    let expression: String
    let operations: Int
    let proven: Bool
  }
}
