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
    let heading = "n1,n2,n3,n4,n5,n6,large,solvable,unsolvable,largest_distance,total_distance"
    let rows = census.entries.map { entry in
      let values =
        entry.numbers + [
          entry.numbers.count { large.contains($0) }, entry.solvable.count, entry.distances.count,
          entry.distances.max() ?? 0, entry.distances.reduce(0, +),
        ]
      return values.map { "\($0)" }.joined(separator: ",")
    }
    return ([heading] + rows).joined(separator: "\n")
  }
}
