import NumbersGame
import NumbersSolver

/// The games that have exactly one distinct solution, as a summary or as a list.
struct SoleSolutionTable {
  private let rules: Rules
  private let gameCount: Int
  private let solutions: [SoleSolution]

  init(_ rules: Rules, gameCount: Int, _ solutions: [SoleSolution]) {
    self.rules = rules
    self.gameCount = gameCount
    self.solutions = solutions
  }

  func text(_ style: Style) -> String {
    [heading(style), steps, targets].joined(separator: "\n\n")
  }

  /// A row for each game.
  var csv: String {
    let rows = solutions.map { solution in
      let numbers = solution.numbers.map { "\($0)" }.joined(separator: " ")
      return "\(numbers),\(solution.target),\(solution.expression.text(in: .ascii))"
    }
    return (["numbers,target,solution"] + rows).joined(separator: "\n")
  }

  private func heading(_ style: Style) -> String {
    style.bold(rules.title)
      + ": \(grouped(solutions.count)) of \(counted(gameCount, "game")) have exactly one distinct "
      + "solution: " + ShareText.percent(Double(solutions.count) / Double(max(gameCount, 1)))
      + "\n--format csv lists them"
  }

  private var steps: String {
    var counts: [Int: Int] = [:]
    for solution in solutions { counts[solution.expression.operationCount, default: 0] += 1 }
    let rows = counts.sorted { $0.key < $1.key }.map { ["\($0.key)", grouped($0.value)] }
    return TextTable.aligned([["steps", "games"]] + rows)
  }

  private var targets: String {
    var counts: [Int: Int] = [:]
    for solution in solutions { counts[solution.target, default: 0] += 1 }
    let first = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
    return "targets that most often have one: "
      + first.map { "\($0.key) (\(grouped($0.value)))" }.joined(separator: ", ")
  }
}
