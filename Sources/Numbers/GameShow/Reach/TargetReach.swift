/// The reach of some numbers: for each target of a range, the distance of the best answer.
///
/// ```swift
/// let reach = try TargetReach(of: [25, 50, 75, 100, 3, 6], rules: .countdown)
/// reach.reachableCount        // 832
/// reach[340]                  // 1: 339 or 341 can be made
/// ```
public struct TargetReach: Hashable, Sendable {
  /// The numbers, each of which an answer uses at most once.
  public let numbers: [Int]
  /// The range of targets; ``distances`` has an element for each.
  public let targets: ClosedRange<Int>
  /// The distance of the best answer to each target, in order.
  public let distances: [Int]

  /// The maximum number of targets.
  public static let maximumCount = 1_000_000

  /// The reach of numbers whose reachable values are known, also those around the targets.
  public init(of numbers: [Int], targets: ClosedRange<Int>, values: some Sequence<Int>) {
    let sorted = values.sorted()
    var place = 0
    let distances = targets.map { target in
      while place < sorted.count, sorted[place] < target { place += 1 }
      let above = place < sorted.count ? sorted[place].distance(from: target) : .max
      let below = place > 0 ? sorted[place - 1].distance(from: target) : .max
      return min(above, below)
    }
    self.init(numbers: numbers, targets: targets, distances: distances)
  }

  init(numbers: [Int], targets: ClosedRange<Int>, distances: [Int]) {
    self.numbers = numbers
    self.targets = targets
    self.distances = distances
  }

  /// The distance of the best answer to a target; `nil` outside the range.
  public subscript(target: Int) -> Int? {
    targets.contains(target) ? distances[target - targets.lowerBound] : nil
  }

  /// The number of targets that can be reached.
  public var reachableCount: Int { distances.count { $0 == 0 } }

  /// The targets that cannot be reached, in ascending order.
  public var unreachable: [Int] { targets.filter { self[$0] != 0 } }
}

/// Why a reach cannot be found.
public enum TargetReachError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The range begins below 1 or has too many targets.
  case badTargets(ClosedRange<Int>)

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .badTargets(let targets):
      "\(targets.lowerBound) to \(targets.upperBound) are not targets: they are 1 or more, and at most "
        + "\(TargetReach.maximumCount) at a time"
    }
  }
}
