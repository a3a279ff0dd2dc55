import NumbersGame
import NumbersSolver

/// A text table that summarises the best solutions of every game.
struct SolutionTable {
  let rules: Rules
  let summary: SolutionSummary

  func text(_ style: Style) -> String {
    [heading(style), steps, largestResults, allNumbers, hardest].joined(separator: "\n\n")
  }

  private func heading(_ style: Style) -> String {
    style.bold(rules.title)
      + ": the best solutions of \(counted(summary.gameCount, "game"))\n"
      + "\(grouped(summary.exactCount)) have an exact solution, "
      + "\(grouped(summary.withAllNumbersCount)) of them only with all numbers: "
      + share(summary.withAllNumbersCount)
  }

  private var steps: String {
    let rows = summary.exactBySteps.enumerated().filter { $0.element > 0 }.map {
      ["\($0.offset)", grouped($0.element), share($0.element)]
    }
    return TextTable.aligned([["fewest steps", "games", "share"]] + rows)
  }

  private var largestResults: String {
    let bounds = SolutionSummary.largestResultBounds.map { "below \(grouped($0))" } + ["more"]
    let rows = zip(bounds, summary.exactByLargestResult).filter { $0.1 > 0 }.map {
      [$0.0, grouped($0.1), share($0.1)]
    }
    return TextTable.aligned([["largest result", "games", "share"]] + rows)
  }

  private var allNumbers: String {
    let targets = zip(rules.targets, zip(summary.withAllNumbersByTarget, summary.exactByTarget))
      .filter { $0.1.1 > 0 }
      .map { (target: $0.0, share: Double($0.1.0) / Double($0.1.1)) }
      .sorted { ($0.share, $0.target) < ($1.share, $1.target) }
    func list(_ targets: some Sequence<(target: Int, share: Double)>) -> String {
      targets.map { "\($0.target) (\(ShareText.percent($0.share)))" }.joined(separator: ", ")
    }
    return "targets that need all numbers most often: \(list(targets.suffix(8).reversed()))\n"
      + "and least often: \(list(targets.prefix(8)))"
  }

  private var hardest: String {
    let rows = summary.hardest.map { game in
      let numbers = game.numbers.map { "\($0)" }.joined(separator: " ")
      return "  \(grouped(game.entry.largestStepResult)): \(game.entry.target) from \(numbers), "
        + "\(game.entry.expression)"
    }
    return (["the largest results of best solutions:"] + rows).joined(separator: "\n")
  }

  private func share(_ games: Int) -> String {
    ShareText.percent(games, of: summary.exactCount)
  }
}
