import NumbersGame
import NumbersSolver

/// Statistics of the best solutions of every game, as a picture: for each target, how many of the selections that reach
/// it need all of their numbers; and how many steps the solutions take, and how large their results get.
struct SolutionPicture {
  let rules: Rules
  let summary: SolutionSummary

  private let left = 64
  private let panelHeight = 180
  private let barHeight = 18
  private let firstTop = 108
  private var secondTop: Int { firstTop + panelHeight + 84 }
  private var targetCount: Int { rules.targets.count }
  private var width: Int { left + max(targetCount, 900) + 60 }
  private var steps: [(name: String, count: Int)] {
    summary.exactBySteps.enumerated().filter { $0.element > 0 }.map {
      (counted($0.offset, "step"), $0.element)
    }
  }
  private var largestResults: [(name: String, count: Int)] {
    let bounds = SolutionSummary.largestResultBounds.map { "below \(grouped($0))" } + ["more"]
    return zip(bounds, summary.exactByLargestResult).filter { $0.1 > 0 }.map { ($0.0, $0.1) }
  }
  private var height: Int {
    secondTop + 40 + max(steps.count, largestResults.count) * (barHeight + 8)
  }

  /// The picture, complete in itself.
  var svg: String {
    let range = rules.targets
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      font-family="Helvetica, Arial, sans-serif" font-size="12" fill="#33363b">
      <title>\(rules.title): the best solutions of every game</title>
      <rect width="\(width)" height="\(height)" fill="#fdfcf9"/>
      <text x="\(left)" y="34" font-size="20" font-weight="bold">\(rules.title): what do the best \
      solutions take?</text>
      <text x="\(left)" y="56" fill="#6a6e75">Of the selections that reach each target from \
      \(range.lowerBound) to \(range.upperBound), the share that needs all of its numbers.</text>
      <text x="\(left)" y="74" fill="#6a6e75">Over all \(grouped(summary.exactCount)) games with an \
      exact solution it is \(share(summary.withAllNumbersCount)).</text>
      \(targets)
      \(bars("fewest steps, of these games", steps, x: left, color: "#1f5f8b"))
      \(bars("largest result on the way, of these games", largestResults, x: left + 480, color: "#7b1e3a"))
      </svg>
      """
  }

  private func share(_ games: Int) -> String {
    ShareText.percent(games, of: summary.exactCount)
  }

  private var targets: String {
    let shares = zip(summary.withAllNumbersByTarget, summary.exactByTarget).map {
      Double($0) / Double(max($1, 1))
    }
    let chart = SharePanel(targets: rules.targets, height: panelHeight)
    return """
      <g transform="translate(\(left),\(firstTop))">
      \(chart.grid([0, 25, 50, 75, 100]))
      <path d="\(chart.outline(shares))" fill="#e08a3c"/>
      \(chart.ticks)
      </g>
      """
  }

  private func bars(
    _ title: String, _ rows: [(name: String, count: Int)], x: Int, color: String
  ) -> String {
    let largest = Double(max(rows.map(\.count).max() ?? 1, 1))
    let bars = rows.enumerated().map { index, row in
      let y = 20 + index * (barHeight + 8)
      let length = SharePanel.tenths(220 * Double(row.count) / largest)
      return """
        <text x="96" y="\(y)" dy="13" text-anchor="end">\(row.name)</text>\
        <rect x="104" y="\(y)" width="\(length)" height="\(barHeight)" fill="\(color)"/>\
        <text x="332" y="\(y)" dy="13" fill="#6a6e75">\(share(row.count))</text>
        """
    }
    return """
      <g transform="translate(\(x),\(secondTop))">
      <text x="0" y="4" font-weight="bold">\(title)</text>
      \(bars.joined(separator: "\n"))
      </g>
      """
  }

}
