import NumbersSolver

/// The summary of a census as text.
struct CensusTable {
  private let census: Census
  private let summary: CensusSummary

  init(_ census: Census) {
    self.census = census
    summary = census.summary
  }

  func text(_ style: Style) -> String {
    [heading(style), byLargeCount, distances, targets, perfect].joined(separator: "\n\n")
  }

  private func heading(_ style: Style) -> String {
    let range = census.rules.targets
    return style.bold(census.rules.title)
      + ": \(counted(census.entries.count, "selection")), "
      + "targets \(range.lowerBound) to \(range.upperBound)\n"
      + "\(grouped(summary.solvableCount)) of \(counted(summary.gameCount, "game")) have an exact "
      + "solution: \(style.good(ShareText.percent(summary.solvableShare)))"
  }

  private var byLargeCount: String {
    let rows = summary.byLargeCount.filter { $0.selections > 0 }.map { row in
      [
        "\(row.large)", grouped(row.selections), ShareText.percent(row.solvableShare),
        "\(ShareText.hundredths(row.meanDistance))", grouped(row.perfect),
      ]
    }
    return TextTable.aligned(
      [["large", "selections", "solvable", "mean distance", "reach all"]] + rows)
  }

  private var distances: String {
    let sorted = summary.distances.sorted { $0.key < $1.key }
    let near = sorted.filter { $0.key <= 10 }.map { distance, count in
      [distance == 0 ? "exact" : "\(distance) away", grouped(count), share(count)]
    }
    let far = sorted.filter { $0.key > 10 }.reduce(0) { $0 + $1.value }
    let more = [["more", grouped(far), share(far)]]
    let largest = sorted.last.map { "The largest distance is \($0.key)." } ?? ""
    return TextTable.aligned([["distance", "games", "share"]] + near + more) + "\n" + largest
  }

  private var targets: String {
    let sorted = summary.targets.sorted { ($0.solvable, $0.target) < ($1.solvable, $1.target) }
    func list(_ targets: some Sequence<CensusSummary.Target>) -> String {
      targets.map { "\($0.target) (\(ShareText.percent($0.solvable, of: census.entries.count)))" }
        .joined(separator: ", ")
    }
    return "hardest targets: \(list(sorted.prefix(8)))\n"
      + "easiest targets: \(list(sorted.suffix(8).reversed()))"
  }

  private var perfect: String {
    let count = summary.perfect.count
    let examples = summary.perfect.suffix(5).map { numbers in
      "  " + numbers.map { "\($0)" }.joined(separator: " ")
    }
    let reach = count == 1 ? "reaches" : "reach"
    return
      (["\(counted(count, "selection")) \(reach) every target\(count == 0 ? "" : ", such as")"]
      + examples).joined(separator: "\n")
  }

  private func share(_ games: Int) -> String { ShareText.percent(games, of: summary.gameCount) }
}
