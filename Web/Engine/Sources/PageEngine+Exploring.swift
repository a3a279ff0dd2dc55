import NumbersGame
import NumbersSolver
import PlainJSON

extension PageEngine {
  /// The distance of the best answer to each target of a range, from 1 to 999.
  static func reach(_ fields: Fields) throws(RequestError) -> JSON {
    let rules = try fields.rules(1)
    let numbers = try fields.numbers(2)
    try RequestError.naming { () throws(GameError) in try rules.validate(numbers: numbers) }
    let first = try fields.optionalNumber(3) ?? max(100, rules.targets.lowerBound)
    let last = try fields.optionalNumber(4) ?? 999
    guard first >= 1, first <= last, last <= 999 else { throw .targets(first, last) }
    let distances = try distances(of: numbers, first...last)
    return [
      "first": .integer(first),
      "distances": .integers(distances),
      "reachable": .integer(distances.count { $0 == 0 }),
    ]
  }

  /// Targets that six of the numbers reach are found for all selections of six at once; what is left, which is
  /// little, target by target.
  private static func distances(
    of numbers: [Int], _ targets: ClosedRange<Int>
  ) throws(RequestError) -> [Int] {
    var distances = Array(repeating: Int.max, count: targets.count)
    let size = min(6, numbers.count)
    if let rules = try? Rules(
      id: "reach", title: "", numberCount: size...size, targets: targets)
    {
      for selection in selections(of: size, from: numbers.sorted()) {
        guard let entry = try? Solver().census(of: selection, rules: rules) else { break }
        var missing = entry.distances.makeIterator()
        for target in targets {
          let distance = entry.solvable.contains(target) ? 0 : missing.next() ?? .max
          let place = target - targets.lowerBound
          distances[place] = min(distances[place], distance)
        }
      }
    }
    // Of up to six numbers, the entry has everything.
    if numbers.count <= 6, !distances.contains(.max) { return distances }
    for target in targets where distances[target - targets.lowerBound] > 0 {
      let game = try RequestError.naming { () throws(GameError) in
        try Game(numbers: numbers, target: target, rules: .free)
      }
      distances[target - targets.lowerBound] = try best(of: game).distance
    }
    return distances
  }

  /// The different selections of a size from numbers in order.
  private static func selections(of size: Int, from numbers: [Int]) -> [[Int]] {
    guard size > 0 else { return [[]] }
    var selections: [[Int]] = []
    for (place, number) in numbers.enumerated() {
      // Equal numbers lead to equal selections.
      if place > 0, numbers[place - 1] == number { continue }
      for rest in Self.selections(of: size - 1, from: Array(numbers[(place + 1)...])) {
        selections.append([number] + rest)
      }
    }
    return selections
  }

  /// The census of a show: for each number of large tiles and each target, how many selections reach it.
  static func census(_ fields: Fields) throws(RequestError) -> JSON {
    let rules = try fields.rules(1)
    guard let census = try? Census(of: rules, limit: limit) else { throw .census }
    let summary = census.summary
    let farthest = summary.distances.keys.max() ?? 0
    return [
      "rules": .string(rules.id),
      "first": .integer(rules.targets.lowerBound),
      "games": .integer(summary.gameCount),
      "solvable": .integer(summary.solvableCount),
      "distances": .integers((0...farthest).map { summary.distances[$0] ?? 0 }),
      "perfect": .integer(summary.perfect.count),
      "byLarge": .array(
        summary.byLargeCount.map { row in
          [
            "large": .integer(row.large),
            "selections": .integer(row.selections),
            "solvable": .integer(row.solvable),
            "perfect": .integer(row.perfect),
            "totalDistance": .integer(row.totalDistance),
            "byTarget": .integers(row.byTarget),
          ]
        }),
    ]
  }
}
