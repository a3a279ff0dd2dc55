import NumbersSolver

/// A census as comma-separated values, a row for each selection.
struct CensusCSV {
  let census: Census

  /// The rows, the heading first.
  var text: String {
    let large = Set(census.rules.pool?.large ?? [])
    let heading =
      "n1,n2,n3,n4,n5,n6,large,solvable,unsolvable,largest_distance,total_distance\n"
    return census.entries.reduce(into: heading) { text, entry in
      let cells =
        entry.numbers + [
          entry.numbers.count { large.contains($0) }, entry.solvable.count, entry.distances.count,
          entry.distances.max() ?? 0, entry.distances.reduce(0, +),
        ]
      text += cells.map { "\($0)" }.joined(separator: ",") + "\n"
    }
  }
}
