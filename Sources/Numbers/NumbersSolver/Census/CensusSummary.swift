/// The results of a census as a whole. Every selection counts once, however likely a show is to draw it.
public struct CensusSummary: Hashable, Sendable {
  /// The games: selections times targets.
  public let gameCount: Int
  /// The games that have an exact solution.
  public let solvableCount: Int
  /// How many games are at each distance, 0 for those with an exact solution.
  public let distances: [Int: Int]
  /// The same for each number of large tiles, from 0 on.
  public let byLargeCount: [Row]
  /// For each target, in ascending order, how many selections reach it.
  public let targets: [Target]
  /// The selections that reach every target.
  public let perfect: [[Int]]

  /// Selections with the same number of large tiles.
  public struct Row: Hashable, Sendable {
    /// How many of the tiles are large.
    public let large: Int
    /// How many selections there are.
    public fileprivate(set) var selections = 0
    /// How many of their games have an exact solution.
    public fileprivate(set) var solvable = 0
    /// How many of the selections reach every target.
    public fileprivate(set) var perfect = 0
    /// The sum of the distances of all games.
    public fileprivate(set) var totalDistance = 0
    /// For each target, how many of the selections reach it.
    public fileprivate(set) var byTarget: [Int]

    /// The share of games that have an exact solution.
    public var solvableShare: Double {
      selections == 0 ? 0 : Double(solvable) / Double(selections * byTarget.count)
    }
    /// The mean distance of all games.
    public var meanDistance: Double {
      selections == 0 ? 0 : Double(totalDistance) / Double(selections * byTarget.count)
    }
  }

  /// A target with the selections that reach it.
  public struct Target: Hashable, Sendable {
    /// The target.
    public let target: Int
    /// How many selections reach it.
    public let solvable: Int
  }

  /// The share of games that have an exact solution.
  public var solvableShare: Double { Double(solvableCount) / Double(max(gameCount, 1)) }
}

extension Census {
  /// The results of the census as a whole.
  ///
  /// - Complexity: O(*n*) for *n* games.
  public var summary: CensusSummary {
    let range = rules.targets
    let large = Set(rules.pool?.large ?? [])
    var rows = (0...(rules.pool?.large.count ?? 0)).map {
      CensusSummary.Row(large: $0, byTarget: Array(repeating: 0, count: range.count))
    }
    var distances: [Int] = [0]
    var perfect: [[Int]] = []
    for entry in entries {
      let row = entry.numbers.count { large.contains($0) }
      rows[row].selections += 1
      rows[row].solvable += entry.solvable.count
      if entry.solvable.isFull {
        rows[row].perfect += 1
        perfect.append(entry.numbers)
      }
      distances[0] += entry.solvable.count
      for distance in entry.distances {
        rows[row].totalDistance += distance
        while distances.count <= distance { distances.append(0) }
        distances[distance] += 1
      }
      for target in range where entry.solvable.contains(target) {
        rows[row].byTarget[target - range.lowerBound] += 1
      }
    }
    let counts = distances.enumerated().filter { $0.element > 0 }
    return CensusSummary(
      gameCount: entries.count * range.count, solvableCount: distances[0],
      distances: Dictionary(uniqueKeysWithValues: counts.map { ($0.offset, $0.element) }),
      byLargeCount: rows,
      targets: range.map { target in
        .init(
          target: target,
          solvable: rows.reduce(0) { $0 + $1.byTarget[target - range.lowerBound] })
      },
      perfect: perfect)
  }
}
