import NumbersGame
import NumbersSolver

/// The games that have exactly one distinct solution, as a summary or as a list.
struct SoleSolutionTable {
  let rules: Rules
  let gameCount: Int
  let solutions: [SoleSolution]

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
      + "solution: " + ShareText.percent(solutions.count, of: gameCount)
      + "\n--format csv lists them"
  }

  private var steps: String {
    let rows = counts(by: \.expression.operationCount).sorted { $0.key < $1.key }.map {
      ["\($0.key)", grouped($0.value)]
    }
    return TextTable.aligned([["steps", "games"]] + rows)
  }

  private var targets: String {
    let first = counts(by: \.target).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
    return "targets that most often have one: "
      + first.map { "\($0.key) (\(grouped($0.value)))" }.joined(separator: ", ")
  }

  private func counts(by property: (SoleSolution) -> Int) -> [Int: Int] {
    Dictionary(grouping: solutions, by: property).mapValues(\.count)
  }
}
