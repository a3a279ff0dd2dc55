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
  var showsDifficulty = false
  /// The values to print; `nil` for the target only.
  var values: ValueRange?

  func run() throws {
    let puzzle = output.puzzle
    var solver = try PuzzleSolver(puzzle.rules, memory: memory * 1_000_000)
    let limit = SearchLimit.interactive(
      seconds: timeLimit, Progress { "searching; Ctrl-C stops with the best found so far" })
    do throws(PuzzleError) {
      if let values { return try write(values, of: puzzle, &solver, limit) }
      if let all { return try writeAll(puzzle, all, &solver, limit) }
      let solution = try solver.solve(puzzle, limit: limit)
      let difficulty =
        try showsDifficulty && solution.isExact ? solver.difficulty(of: puzzle, limit: limit) : nil
      output.write(solution, isProven: true)
      if showsDifficulty {
        print("\n\(difficulty?.text ?? "no difficulty: there is no solution")")
      }
    } catch {
      switch error {
      case .stopped(let best), .outOfMemory(let best):
        if let best { output.write(best, isProven: false) }
        throw ExitStatus.cutShort(saying: "\(error).")
      default:
        Platform.printError("\(error).")
        throw ExitCode.refused
      }
    }
  }

  /// All exact solutions, or those of the closest value.
  private func writeAll(
    _ puzzle: Puzzle, _ maximum: Int, _ solver: inout PuzzleSolver, _ limit: SearchLimit
  ) throws(PuzzleError) {
    var formulas = try solver.solutions(of: puzzle, limit: limit)
    var value = puzzle.target
    var away = ""
    if formulas.isEmpty {
      let closest = try solver.solve(puzzle, limit: limit)
      value = closest.value
      away = ", \(closest.distance) away"
      let targets = puzzle.rules.targets
      // The value need not be a target that the rules allow, and is looked for by rules that do.
      var rules = puzzle.rules
      if let value = value.integer, !targets.contains(value) {
        rules.targets = min(value, targets.lowerBound)...max(value, targets.upperBound)
      }
      formulas =
        try value.isWhole
        ? solver.solutions(
          of: Puzzle(numbers: puzzle.numbers, target: value, rules: rules), limit: limit)
        : [closest.formula]
    }
    var heading = StepHeading()
    for formula in formulas.prefix(maximum) {
      heading.write(for: formula.operationCount, isPlain: output.isPlain)
      output.write(
        formula, value: value,
        text: "\(formula)" + (away.isEmpty ? "" : " = \(value)")
          + detourNote(formula.detours(in: puzzle).map(\.text)))
    }
    Platform.printError(
      counted(formulas.count, away.isEmpty ? "exact solution" : "solution") + away)
  }

  /// The best solution of each of some values that can be made.
  private func write(
    _ values: ValueRange, of puzzle: Puzzle, _ solver: inout PuzzleSolver, _ limit: SearchLimit
  ) throws(PuzzleError) {
    let found = try solver.reachable(from: puzzle.numbers, in: values.range, limit: limit)
    let order = found.keys.sorted {
      (abs($0 - values.target), $0) < (abs($1 - values.target), $1)
    }
    for value in order {
      guard let formula = found[value] else { continue }
      output.write(formula, value: ExactNumber(value), text: "\(formula) = \(value)")
    }
    Platform.printError("\(counted(found.count, "value")) \(values) can be made")
  }
}

/// Headings of solutions by the number of their steps, for a person.
struct StepHeading {
  private var last: Int?

  /// Writes the heading if it differs from the one before. In a pipe every line is a solution.
  mutating func write(for steps: Int, isPlain: Bool) {
    guard Platform.outputIsTerminal, !isPlain, steps != last else { return }
    print((last == nil ? "" : "\n") + Style.output.dim(counted(steps, "step")))
    last = steps
  }
}

extension PuzzleDifficulty {
  /// The rating and what it is made from.
  var text: String {
    let solutions = solutionCount.map { counted($0, "distinct solution") + ", " } ?? ""
    guard operationCount > 0 else {
      return "difficulty \(rating) of 5: \(solutions)one without any operation"
    }
    return "difficulty \(rating) of 5: \(solutions)at least \(counted(operationCount, "operation"))"
      + (needsFractions ? "; fractions are needed" : "")
  }
}
