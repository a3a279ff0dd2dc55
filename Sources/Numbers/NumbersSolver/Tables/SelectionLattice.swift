/// All the ways to take some of the numbers of a game, with equal numbers interchangeable.
///
/// A *subset* takes 0 to mᵢ of each distinct number, of which there are mᵢ. It is numbered by these
/// counts as digits of a mixed-radix number with the radices mᵢ + 1, so that the number of the union
/// of two disjoint subsets is the sum of their numbers, and equal subsets have equal numbers
/// whichever of the equal tiles they take.
struct SelectionLattice {
  typealias Subset = Int

  /// The distinct numbers, in ascending order.
  let numbers: [UInt64]
  /// How many subsets there are, the empty one (0) included.
  let count: Int
  /// The subset of everything.
  var full: Subset { count - 1 }
  /// How many numbers each subset takes.
  let sizes: [UInt8]
  /// The subsets of each size, in ascending order.
  let ofSize: [[Subset]]
  /// Above any value that each subset can make, or the maximum of the type: the product of the
  /// numbers, with 2 in place of each 1. (a + b ≤ ab for a, b ≥ 2, and 1 + b ≤ 2b.)
  let bounds: [UInt64]

  private let multiplicities: [Int]
  private let weights: [Int]

  init(_ selection: [Int]) {
    let sorted = selection.sorted()
    var numbers: [UInt64] = []
    var multiplicities: [Int] = []
    for number in sorted {
      if numbers.last == UInt64(number) {
        multiplicities[multiplicities.count - 1] += 1
      } else {
        numbers.append(UInt64(number))
        multiplicities.append(1)
      }
    }
    var weights: [Int] = []
    var count = 1
    for multiplicity in multiplicities {
      weights.append(count)
      count *= multiplicity + 1
    }

    var sizes = [UInt8](repeating: 0, count: count)
    var bounds = [UInt64](repeating: 1, count: count)
    var ofSize = [[Subset]](repeating: [], count: sorted.count + 1)
    ofSize[0] = [0]
    for subset in 1..<max(count, 1) {
      // Take the highest number away: what is left has a lower number.
      let highest = weights.lastIndex { $0 <= subset } ?? 0
      let rest = subset - weights[highest]
      sizes[subset] = sizes[rest] + 1
      let (bound, overflow) = bounds[rest].multipliedReportingOverflow(by: max(numbers[highest], 2))
      bounds[subset] = overflow ? .max : bound
      ofSize[Int(sizes[subset])].append(subset)
    }
    self.numbers = numbers
    self.multiplicities = multiplicities
    self.weights = weights
    self.count = count
    self.sizes = sizes
    self.ofSize = ofSize
    self.bounds = bounds
  }

  /// The number of a subset of size 1.
  func number(of single: Subset) -> UInt64 {
    numbers[weights.lastIndex { $0 <= single } ?? 0]
  }

  /// How often a subset of size 1 can be taken.
  func multiplicity(of single: Subset) -> Int {
    multiplicities[weights.lastIndex { $0 <= single } ?? 0]
  }

  /// The subsets of a subset that have the given sizes, in ascending order. The rest of the subset
  /// is the difference of the numbers.
  func parts(of subset: Subset, sizes wanted: ClosedRange<Int>) -> [Subset] {
    // From the lowest digit to the highest: what is appended is above all before it.
    var parts = [0]
    for (weight, multiplicity) in zip(weights, multiplicities) {
      let digit = subset / weight % (multiplicity + 1)
      if digit == 0 { continue }
      let count = parts.count
      parts.reserveCapacity(count * (digit + 1))
      for taken in 1...digit {
        for index in 0..<count { parts.append(parts[index] + taken * weight) }
      }
    }
    parts.removeAll { !wanted.contains(Int(sizes[$0])) }
    return parts
  }
}

extension SelectionLattice {
  /// The ways to split a subset in two: the smaller part of each, or of parts of one size the one
  /// with the lower number.
  func smallerParts(of subset: Subset) -> [Subset] {
    let size = Int(sizes[subset])
    guard size > 1 else { return [] }
    return parts(of: subset, sizes: 1...(size / 2)).filter {
      Int(sizes[$0]) * 2 < size || $0 <= subset - $0
    }
  }

  /// Above any value that the whole selection can make, or the maximum of the type.
  var largestValue: UInt64 { bounds[full] }

  /// Above any value on the way to one that takes the whole selection, or the maximum of the type.
  var largestPart: UInt64 { ofSize.dropLast().last?.map { bounds[$0] }.max() ?? 0 }
}
