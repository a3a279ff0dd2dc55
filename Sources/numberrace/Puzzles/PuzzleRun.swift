import ArgumentParser
import BigNumbersSolver
import GameCorpus
import NumbersGame
import NumbersSolver

/// Solves a puzzle for the command line.
struct PuzzleRun {
  let output: PuzzleOutput
  let timeLimit: Double?
  /// In millions of bytes.
  let memory: Int
  /// The maximum number of solutions to print; `nil` for the best one only.
  let all: Int?

  func run() throws {
    let arguments = output.arguments
    let puzzle = try Puzzle(
      numbers: arguments.numbers, target: arguments.target, rules: output.rules)
    var solver = try PuzzleSolver(output.rules, memory: memory * 1_000_000)
    let progress = Progress { "searching; Ctrl-C stops with the best found so far" }
    let limit = SearchLimit.interactive(seconds: timeLimit, progress)
    do throws(PuzzleError) {
      if let all {
        let formulas = try solver.solutions(of: puzzle, limit: limit)
        progress.finish()
        for formula in formulas.prefix(all) {
          output.write(
            PuzzleSolution(formula, value: arguments.target, target: arguments.target),
            isProven: true, isOneOfMany: true)
        }
        return Platform.printError(counted(formulas.count, "exact solution"))
      }
      let solution = try solver.solve(puzzle, limit: limit)
      progress.finish()
      output.write(solution, isProven: true)
    } catch {
      progress.finish()
      switch error {
      case .stopped(let best), .outOfMemory(let best):
        if let best { output.write(best, isProven: false) }
        Platform.printError("\(error).")
        throw ExitStatus.cutShort.exitCode
      default:
        Platform.printError("\(error).")
        throw ExitCode.refused
      }
    }
  }
}
