import NumbersSolver

/// A census as comma-separated values, a row for each selection.
struct CensusCSV {
  let census: Census

  init(_ census: Census) {
    self.census = census
  }

  /// The rows, the heading first.
  var text: String {
    let large = Set(census.rules.pool?.large ?? [])
    var csv = CSV()
    csv.append([
      "n1", "n2", "n3", "n4", "n5", "n6", "large", "solvable", "unsolvable", "largest_distance",
      "total_distance",
    ])
    for entry in census.entries {
      let numbers =
        entry.numbers + [
          entry.numbers.count { large.contains($0) }, entry.solvable.count, entry.distances.count,
          entry.distances.max() ?? 0, entry.distances.reduce(0, +),
        ]
      csv.append(numbers.map { .number($0) })
    }
    return csv.text
  }
}
