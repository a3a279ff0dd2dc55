/// Finds the irredundant chains over exactly the numbers of a subset that have a value.
///
/// Members come in order of size and then as `ChainMember.isOrdered` says, so that each chain is found
/// once, and the last and largest member follows from the others. Everything that the search touches is
/// kept flat in memory of its own.
final class ChainFinder {
  private let lattice: SelectionLattice
  private let bounds: UnsafeMutablePointer<Int>
  private let sizes: UnsafeMutablePointer<Int>
  /// By subset: the values of the table that can be members of sums and of products.
  private let terms: UnsafeMutablePointer<Run>
  private let factors: UnsafeMutablePointer<Run>
  /// By subset: its parts of up to half its size, smaller ones first. No base where not yet asked for.
  private let parts: UnsafeMutablePointer<Run>
  private var tabulatedSize = 0

  /// A list of integers that belongs to the finder.
  private struct Run {
    var base: UnsafeMutablePointer<Int>?
    var count = 0

    subscript(index: Int) -> Int { base.unsafelyUnwrapped[index] }

    init() {}

    init(_ values: [Int]) {
      let memory = UnsafeMutablePointer<Int>.allocate(capacity: values.count)
      memory.initialize(from: values, count: values.count)
      base = memory
      count = values.count
    }

    func contains(_ value: Int) -> Bool {
      if count == 0 || value > self[count &- 1] { return false }
      var (low, high) = (0, count)
      while low < high {
        let middle = (low &+ high) >> 1
        if self[middle] < value { low = middle &+ 1 } else { high = middle }
      }
      return low < count && self[low] == value
    }
  }

  init(_ lattice: SelectionLattice) {
    self.lattice = lattice
    let count = lattice.count
    bounds = .allocate(capacity: count)
    sizes = .allocate(capacity: count)
    terms = .allocate(capacity: count)
    factors = .allocate(capacity: count)
    parts = .allocate(capacity: count)
    for subset in 0..<count {
      (bounds + subset).initialize(to: Int(clamping: lattice.bounds[subset]))
      (sizes + subset).initialize(to: Int(lattice.sizes[subset]))
    }
    for runs in [terms, factors, parts] { runs.initialize(repeating: Run(), count: count) }
  }

  deinit {
    for runs in [terms, factors, parts] {
      for subset in 0..<lattice.count { runs[subset].base?.deallocate() }
      runs.deallocate()
    }
    bounds.deallocate()
    sizes.deallocate()
  }

  /// Takes over what a table has come to know.
  func update(from table: ReachTable) {
    while tabulatedSize < table.builtSize {
      tabulatedSize += 1
      for subset in lattice.ofSize[tabulatedSize] {
        terms[subset] = Run(table.values[subset].terms.map { Int($0) })
        factors[subset] = Run(table.values[subset].factors.lazy.filter { $0 > 1 }.map { Int($0) })
      }
    }
  }

  /// The chains of a kind, one after the other.
  struct Chains {
    fileprivate(set) var members: [ChainMember] = []
    fileprivate(set) var ends: [Int] = []
  }

  /// All chains that have a value.
  func chains(
    _ kind: ChainKind, _ subset: SelectionLattice.Subset, _ value: Int, _ watch: inout Watch
  ) throws(Stopped) -> Chains {
    var search = Search(kind: kind, finder: self)
    defer { search.members.deallocate() }
    if sizes[subset] < 2 { return search.found }
    switch kind {
    case .sum: try search.findSums(subset, value, &watch)
    case .product: try search.findProducts(subset, value, 1, &watch)
    }
    return search.found
  }

  private func parts(of subset: SelectionLattice.Subset) -> Run {
    if parts[subset].base == nil {
      let half = lattice.parts(of: subset, sizes: 1...max(sizes[subset] / 2, 1))
      parts[subset] = Run(half.sorted { (sizes[$0], $0) < (sizes[$1], $1) })
    }
    return parts[subset]
  }

  /// A walk through the members that chains can have.
  private struct Search {
    let kind: ChainKind
    let finder: ChainFinder
    let members = UnsafeMutablePointer<ChainMember>.allocate(capacity: 16)
    var count = 0
    var found = Chains()

    /// The first of the parts that may follow the last member: none that is smaller, nor of its size
    /// and before it.
    private func firstPart(_ parts: Run) -> Int {
      guard count > 0 else { return 0 }
      let last = members[count - 1].subset
      let size = finder.sizes[last]
      var first = 0
      while first < parts.count,
        finder.sizes[parts[first]] < size
          || (finder.sizes[parts[first]] == size && parts[first] < last)
      {
        first += 1
      }
      return first
    }

    private func mayFollow(_ member: ChainMember) -> Bool {
      guard count > 0 else { return true }
      let last = members[count - 1]
      let (lastSize, size) = (finder.sizes[last.subset], finder.sizes[member.subset])
      return size == lastSize ? ChainMember.isOrdered(last, member) : size > lastSize
    }

    /// Whether the rest can be two members or more, none smaller than the last one.
    private func canSplit(_ rest: Int, after part: Int) -> Bool {
      finder.sizes[rest] >= 2 * finder.sizes[part]
    }

    /// Adds a chain that a last member completes.
    private mutating func complete(_ rest: Int, _ value: Int, isInverse: Bool, _ values: Run) {
      let isKnown = finder.sizes[rest] <= finder.tabulatedSize
      guard isKnown ? values.contains(value) : value <= finder.bounds[rest] else { return }
      let member = ChainMember(subset: rest, value: value, isInverse: isInverse)
      guard mayFollow(member) else { return }
      members[count] = member
      let chain = UnsafeBufferPointer(start: members, count: count + 1)
      if kind.isRedundant(chain) { return }
      found.members.append(contentsOf: chain)
      found.ends.append(found.members.count)
    }

    /// Finds the members of the rest after those that have been chosen.
    mutating func findSums(
      _ rest: Int, _ missing: Int, _ watch: inout Watch
    ) throws(Stopped) {
      let parts = finder.parts(of: rest)
      for index in firstPart(parts)..<parts.count {
        let part = parts[index]
        let values = finder.terms[part]
        try watch.spend(20 * values.count)
        for place in 0..<values.count {
          for isInverse in [false, true] {
            let member = ChainMember(subset: part, value: values[place], isInverse: isInverse)
            guard mayFollow(member) else { continue }
            members[count] = member
            count += 1
            let (left, overflow) =
              isInverse
              ? missing.addingReportingOverflow(member.value)
              : missing.subtractingReportingOverflow(member.value)
            // No sum of the rest is as large as its bound.
            if !overflow, abs(left) <= finder.bounds[rest - part] {
              if left != 0 {
                complete(rest - part, abs(left), isInverse: left < 0, finder.terms[rest - part])
              }
              if canSplit(rest - part, after: part) { try findSums(rest - part, left, &watch) }
            }
            count -= 1
          }
        }
      }
    }

    /// The same for products. What is missing is a ratio in lowest terms.
    mutating func findProducts(
      _ rest: Int, _ numerator: Int, _ denominator: Int, _ watch: inout Watch
    ) throws(Stopped) {
      let parts = finder.parts(of: rest)
      for index in firstPart(parts)..<parts.count {
        let part = parts[index]
        let values = finder.factors[part]
        try watch.spend(40 * values.count)
        for place in 0..<values.count {
          let value = values[place]
          for isInverse in [false, true] {
            let member = ChainMember(subset: part, value: value, isInverse: isInverse)
            guard mayFollow(member) else { continue }
            members[count] = member
            count += 1
            var (left, over, overflow) =
              isInverse
              ? Self.product(numerator, value, over: denominator)
              : Self.product(denominator, value, over: numerator)
            if !isInverse { swap(&left, &over) }
            // Factors and divisors are made of different numbers, so the bound is on both together.
            let (both, isTooMuch) = left.multipliedReportingOverflow(by: over)
            if !overflow, !isTooMuch, both <= finder.bounds[rest - part] {
              if over == 1, left > 1 {
                complete(rest - part, left, isInverse: false, finder.factors[rest - part])
              } else if left == 1, over > 1 {
                complete(rest - part, over, isInverse: true, finder.factors[rest - part])
              }
              if canSplit(rest - part, after: part) {
                try findProducts(rest - part, left, over, &watch)
              }
            }
            count -= 1
          }
        }
      }
    }

    /// The ratio `a · b / c` in lowest terms, where `a / c` is in lowest terms.
    private static func product(
      _ a: Int, _ b: Int, over c: Int
    ) -> (numerator: Int, denominator: Int, overflow: Bool) {
      if c == 1 {
        let (product, overflow) = a.multipliedReportingOverflow(by: b)
        return (product, 1, overflow)
      }
      var (divisor, rest) = (b, c % b)
      while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
      let (product, overflow) = a.multipliedReportingOverflow(by: b / divisor)
      return (product, c / divisor, overflow)
    }
  }
}
