import NumbersGame

/// The plain dynamic programme over subsets: for each subset of the numbers a hash set of the values
/// that it reaches, made from the sets of its parts.
struct SubsetSets {
  /// The values of each subset, by mask.
  private var sets: [Set<Int>]

  init(_ numbers: [Int]) {
    let full = (1 << numbers.count) - 1
    sets = Array(repeating: [], count: full + 1)
    for mask in 1...full {
      if mask.nonzeroBitCount == 1 {
        sets[mask] = [numbers[mask.trailingZeroBitCount]]
        continue
      }
      var values: Set<Int> = []
      var part = (mask - 1) & mask
      while part > mask - part {
        for first in sets[part] {
          for second in sets[mask - part] {
            let (a, b) = (max(first, second), min(first, second))
            values.insert(a + b)
            if a > b { values.insert(a - b) }
            if b > 1 {
              values.insert(a * b)
              if a % b == 0 { values.insert(a / b) }
            }
          }
        }
        part = (part - 1) & mask
      }
      sets[mask] = values
    }
  }

  /// The value nearest to a target.
  func nearest(to target: Int) -> Int {
    var nearest = Int.max
    for set in sets {
      for value in set where abs(value - target) < abs(nearest - target) { nearest = value }
    }
    return nearest
  }

  /// The smallest distances of all targets in a range.
  func distances(from targets: ClosedRange<Int>) -> [Int] {
    var reached = [Bool](repeating: false, count: 2 * targets.upperBound + 1)
    for set in sets { for value in set where value < reached.count { reached[value] = true } }
    return targets.map { target in
      (0...target).first { reached[target - $0] || reached[target + $0] } ?? target
    }
  }
}
