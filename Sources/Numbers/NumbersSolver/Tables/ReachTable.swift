/// The reachable values of the subsets of a selection, built from small subsets to large ones.
///
/// A sum of several terms is one of its terms, added to or taken from the rest; of a sum in which
/// something is taken away, that is a term that is taken away, so that the rest is positive. A
/// product is one of its factors times the rest; of one with divisors, the rest divided by a
/// divisor, so that the rest is whole. So each set is made from pairs of which one side is a term
/// or a factor, which leaves out most of the ways to write the same expression.
struct ReachTable {
  let lattice: SelectionLattice
  /// By subset; empty for subsets that are not built yet.
  private(set) var values: [ReachableValues]
  /// The subsets of up to this many numbers are built.
  private(set) var builtSize = 0
  /// The size of the smallest subsets for which a value beyond an `Int` was passed over that
  /// might matter.
  private(set) var overflowSize: Int?

  /// Values above this, on all numbers, are of no interest.
  private let ceiling: UInt64
  private var collector = ValueCollector()

  /// An empty table for expressions with a value up to a ceiling. Larger values of subsets are left
  /// out where the remaining numbers cannot bring them down again.
  init(_ lattice: SelectionLattice, ceiling: UInt64) {
    self.lattice = lattice
    self.ceiling = max(ceiling, 2)
    values = Array(repeating: ReachableValues(), count: lattice.count)
  }

  /// Builds the sets of all subsets of up to this many numbers.
  mutating func build(upTo size: Int, _ watch: inout Watch) throws(Stopped) {
    while builtSize < size {
      for subset in lattice.ofSize[builtSize + 1] {
        if builtSize == 0 {
          let number = [lattice.number(of: subset)]
          values[subset] = ReachableValues(terms: number, factors: number, all: number)
        } else {
          try combine(into: subset, &watch)
        }
      }
      builtSize += 1
    }
  }

  /// The largest value of a subset that can still lead to one within the ceiling: with the rest of
  /// the numbers it can be divided by at most their bound. (Taking something away brings it down by
  /// no more than that either.)
  private func limit(of subset: SelectionLattice.Subset) -> (value: UInt64, isExact: Bool) {
    let rest = lattice.bounds[lattice.full - subset]
    let (limit, overflow) = ceiling.multipliedReportingOverflow(by: rest)
    return overflow || rest == .max || limit > UInt64.largestResult
      ? (UInt64.largestResult, false) : (limit, true)
  }

  private mutating func combine(
    into subset: SelectionLattice.Subset, _ watch: inout Watch
  ) throws(Stopped) {
    let limit = limit(of: subset)
    var overflowed = false
    let parts = lattice.parts(of: subset, sizes: 1...(Int(lattice.sizes[subset]) - 1))

    for part in parts {
      let rests = values[subset - part].all
      for term in values[part].terms {
        try watch.spend(rests.count, holding: collector.peakByteCount)
        for rest in rests {
          // Two values of 63 bits have a sum of 64.
          let sum = rest &+ term
          if sum <= limit.value { collector.insert(sum) } else { overflowed = true }
          if rest > term { collector.insert(rest &- term) }
        }
      }
    }
    let sums = collector.removeAll()

    for part in parts {
      let rests = values[subset - part].all
      for factor in values[part].factors where factor >= 2 {
        let divisor = WideDivisor(factor)
        try watch.spend(rests.count * 4, holding: collector.peakByteCount)
        for rest in rests where rest >= 2 {
          let (product, overflow) = rest.multipliedReportingOverflow(by: factor)
          if !overflow, product <= limit.value {
            collector.insert(product)
          } else {
            overflowed = true
          }
          if let quotient = divisor.quotient(of: rest) { collector.insert(quotient) }
        }
      }
    }
    let products = collector.removeAll()

    values[subset] = ReachableValues(
      terms: products, factors: sums, all: .union(sums, products))
    let count = products.count + sums.count + values[subset].all.count
    try watch.hold(count * MemoryLayout<UInt64>.stride)
    if overflowed, !limit.isExact, overflowSize == nil { overflowSize = Int(lattice.sizes[subset]) }
  }
}
