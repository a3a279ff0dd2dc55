/// Finds the irredundant chains over exactly the numbers of a subset that have a value.
///
/// Members come in order of size and then as `ChainMember.isOrdered` says, so that each chain is found
/// once. The first members are tried one after the other, until the numbers that are left are few; how
/// these can make what is missing is looked up in a ``ChainTable``, which many chains share. Everything
/// that the search touches is kept flat in memory of its own.
final class ChainFinder {
  private let lattice: SelectionLattice
  private let bounds: UnsafeMutablePointer<Int>
  let sizes: UnsafeMutablePointer<Int>
  /// By subset: the values of the table that can be members of sums and of products.
  private let terms: UnsafeMutablePointer<Run>
  private let factors: UnsafeMutablePointer<Run>
  /// By subset: its parts of up to half its size, smaller ones first. No base where not yet asked for.
  private let parts: UnsafeMutablePointer<Run>
  /// By subset, made when they are first asked for.
  private let sumTables: UnsafeMutablePointer<ChainTable?>
  private let productTables: UnsafeMutablePointer<ChainTable?>
  private let groups: ChainGroups
  private var tabulatedSize = 0

  /// Subsets of up to this many numbers have tables, if their values are known.
  private static let joinedSize = 4

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
  }

  init(_ lattice: SelectionLattice) {
    self.lattice = lattice
    let count = lattice.count
    bounds = .allocate(capacity: count)
    sizes = .allocate(capacity: count)
    terms = .allocate(capacity: count)
    factors = .allocate(capacity: count)
    parts = .allocate(capacity: count)
    groups = ChainGroups(upTo: Int(lattice.sizes[lattice.full]))
    sumTables = .allocate(capacity: count)
    productTables = .allocate(capacity: count)
    for tables in [sumTables, productTables] { tables.initialize(repeating: nil, count: count) }
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
    for tables in [sumTables, productTables] {
      for subset in 0..<lattice.count { tables[subset]?.deallocate() }
      tables.deallocate()
    }
    bounds.deallocate()
    sizes.deallocate()
    groups.deallocate()
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

  /// Appends all chains of two members or more that have a value to lists of members and of the ends of
  /// chains.
  func findChains(
    _ kind: ChainKind, _ subset: SelectionLattice.Subset, _ value: Int,
    into found: inout [ChainMember], ends: inout [Int], _ watch: inout Watch
  ) throws(Stopped) {
    guard sizes[subset] > 1 else { return }
    if sizes[subset] <= min(tabulatedSize, Self.joinedSize) {
      let table = table(kind, subset)
      table.forEach(.init(numerator: value, denominator: 1)) { chain in
        guard chain.count > 1 else { return }
        for place in 0..<Int(chain.count) {
          found.append(table.members[Int(chain.start) + place])
        }
        ends.append(found.count)
      }
      return
    }
    var search = Search(kind, self)
    swap(&search.found, &found)
    swap(&search.ends, &ends)
    defer {
      swap(&search.found, &found)
      swap(&search.ends, &ends)
      search.members.deallocate()
    }
    switch kind {
    case .sum: try search.findSums(subset, value, &watch)
    case .product:
      try search.findProducts(subset, .init(numerator: value, denominator: 1), &watch)
    }
  }

  private func parts(of subset: SelectionLattice.Subset) -> Run {
    if parts[subset].base == nil {
      let half = max(sizes[subset] / 2, 1)
      let all = lattice.parts(of: subset, sizes: 1...half)
      parts[subset] = Run((1...half).flatMap { size in all.filter { sizes[$0] == size } })
    }
    return parts[subset]
  }

  // MARK: Tables

  private func table(_ kind: ChainKind, _ subset: SelectionLattice.Subset) -> ChainTable {
    let tables = kind == .sum ? sumTables : productTables
    if let table = tables[subset] { return table }
    var maker = TableMaker(kind, self)
    defer { maker.members.deallocate() }
    maker.add(subset, .init(numerator: kind == .sum ? 0 : 1, denominator: 1))
    let table = ChainTable(maker.found, maker.foundMembers)
    tables[subset] = table
    return table
  }

  /// A walk through all chains over a subset.
  private struct TableMaker {
    let kind: ChainKind
    let finder: ChainFinder
    let members = UnsafeMutablePointer<ChainMember>.allocate(capacity: 16)
    var count = 0
    var found: [ChainTable.Chain] = []
    var foundMembers: [ChainMember] = []

    init(_ kind: ChainKind, _ finder: ChainFinder) {
      self.kind = kind
      self.finder = finder
    }

    /// Adds the chains that go on from the members so far, which come to a value, with all of the rest.
    mutating func add(_ rest: Int, _ value: ChainTable.Value) {
      let size = finder.sizes[rest]
      addMember(rest) { maker, member in maker.complete(value.with(member, maker.kind)) }
      let parts = finder.parts(of: rest)
      for index in 0..<parts.count where finder.sizes[parts[index]] * 2 <= size {
        addMember(parts[index]) { maker, member in
          maker.add(rest - parts[index], value.with(member, maker.kind))
        }
      }
    }

    /// Calls a function with each member that a subset can be and that may follow.
    private mutating func addMember(
      _ subset: Int, _ body: (inout TableMaker, ChainMember) -> Void
    ) {
      let values = kind == .sum ? finder.terms[subset] : finder.factors[subset]
      for place in 0..<values.count {
        for isInverse in [false, true] {
          let member = ChainMember(subset: subset, value: values[place], isInverse: isInverse)
          guard finder.mayFollow(members, count, member) else { continue }
          members[count] = member
          count += 1
          body(&self, member)
          count -= 1
        }
      }
    }

    private mutating func complete(_ value: ChainTable.Value) {
      if kind == .sum, value.numerator == 0 { return }
      if finder.groups.haveUselessStep(kind, members, count) { return }
      found.append(
        .init(value: value, start: Int32(foundMembers.count), count: Int32(count)))
      for place in 0..<count { foundMembers.append(members[place]) }
    }
  }

  /// Whether a member may stand after some others.
  @inline(__always)
  private func mayFollow(
    _ members: UnsafeMutablePointer<ChainMember>, _ count: Int, _ member: ChainMember
  ) -> Bool {
    guard count > 0 else { return true }
    let last = members[count &- 1]
    let (lastSize, size) = (sizes[last.subset], sizes[member.subset])
    return size == lastSize ? ChainMember.isOrdered(last, member) : size > lastSize
  }

  // MARK: Search

  /// A walk through the members that chains of a large subset can begin with.
  private struct Search {
    let kind: ChainKind
    let finder: ChainFinder
    let members = UnsafeMutablePointer<ChainMember>.allocate(capacity: 16)
    var count = 0
    var found: [ChainMember] = []
    var ends: [Int] = []
    private let joinedSize: Int

    init(_ kind: ChainKind, _ finder: ChainFinder) {
      self.kind = kind
      self.finder = finder
      joinedSize = min(finder.tabulatedSize, ChainFinder.joinedSize)
    }

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

    /// Adds a chain whose last member is too large to know its values.
    private mutating func complete(_ rest: Int, _ value: Int, isInverse: Bool) {
      let member = ChainMember(subset: rest, value: value, isInverse: isInverse)
      guard finder.mayFollow(members, count, member) else { return }
      members[count] = member
      add(count + 1)
    }

    /// Adds the chains that the rest completes.
    private mutating func join(_ table: ChainTable, _ numerator: Int, _ denominator: Int) {
      table.forEach(.init(numerator: numerator, denominator: denominator)) { chain in
        let end = table.members + Int(chain.start)
        guard finder.mayFollow(members, count, end[0]) else { return }
        for place in 0..<Int(chain.count) { members[count &+ place] = end[place] }
        add(count &+ Int(chain.count))
      }
    }

    private mutating func add(_ memberCount: Int) {
      if finder.groups.haveUselessStep(kind, members, memberCount) { return }
      for place in 0..<memberCount { found.append(members[place]) }
      ends.append(found.count)
    }

    /// Finds the members of the rest after those that have been chosen.
    mutating func findSums(
      _ rest: Int, _ missing: Int, _ watch: inout Watch
    ) throws(Stopped) {
      let parts = finder.parts(of: rest)
      for index in firstPart(parts)..<parts.count {
        let part = parts[index]
        let values = finder.terms[part]
        let others = Others(rest - part, after: part, .sum, finder, joinedSize)
        try watch.spend(20 * values.count)
        for place in 0..<values.count {
          let value = values[place]
          try goOn(
            ChainMember(subset: part, value: value, isInverse: false),
            missing.subtractingReportingOverflow(value), others, &watch)
          try goOn(
            ChainMember(subset: part, value: value, isInverse: true),
            missing.addingReportingOverflow(value), others, &watch)
        }
      }
    }

    /// Goes on with a term, after which something is left for the others to make.
    @inline(__always)
    private mutating func goOn(
      _ member: ChainMember, _ left: (partialValue: Int, overflow: Bool), _ others: Others,
      _ watch: inout Watch
    ) throws(Stopped) {
      // No sum of the others is as large as its bound, and one of nothing would be useless.
      guard !left.overflow, abs(left.partialValue) <= others.bound, left.partialValue != 0,
        finder.mayFollow(members, count, member)
      else { return }
      members[count] = member
      count += 1
      defer { count -= 1 }
      if let table = others.table { return join(table, left.partialValue, 1) }
      complete(others.subset, abs(left.partialValue), isInverse: left.partialValue < 0)
      if others.canSplit { try findSums(others.subset, left.partialValue, &watch) }
    }

    /// The same for products. What is missing is a ratio in lowest terms.
    mutating func findProducts(
      _ rest: Int, _ missing: ChainTable.Value, _ watch: inout Watch
    ) throws(Stopped) {
      let parts = finder.parts(of: rest)
      for index in firstPart(parts)..<parts.count {
        let part = parts[index]
        let values = finder.factors[part]
        let others = Others(rest - part, after: part, .product, finder, joinedSize)
        try watch.spend(40 * values.count)
        if !others.canSplit {
          findPairs(part, values, missing, others)
          continue
        }
        for place in 0..<values.count {
          try goOn(
            ChainMember(subset: part, value: values[place], isInverse: false), missing, others,
            &watch)
          try goOn(
            ChainMember(subset: part, value: values[place], isInverse: true), missing, others,
            &watch)
        }
      }
    }

    /// Finds the chains that end with a member of a part and one of all others: what one of them is missing must be
    /// a whole number or the inverse of one, which is known without reducing it to lowest terms.
    private mutating func findPairs(
      _ part: Int, _ values: Run, _ missing: ChainTable.Value, _ others: Others
    ) {
      for place in 0..<values.count {
        let value = values[place]
        for isInverse in [false, true] {
          let member = ChainMember(subset: part, value: value, isInverse: isInverse)
          let (same, other) =
            isInverse
            ? (missing.numerator, missing.denominator) : (missing.denominator, missing.numerator)
          let (product, overflow) = same.multipliedReportingOverflow(by: value)
          // What is missing is other / product or, of a divisor, product / other.
          let left = overflow ? nil : Self.wholeRatio(other, product)
          guard let left, left.value != 1, left.value <= others.bound,
            finder.mayFollow(members, count, member)
          else { continue }
          members[count] = member
          count += 1
          let isDivisor = left.isInverse != isInverse
          if let table = others.table {
            join(table, isDivisor ? 1 : left.value, isDivisor ? left.value : 1)
          } else {
            complete(others.subset, left.value, isInverse: isDivisor)
          }
          count -= 1
        }
      }
    }

    /// The ratio of two positive numbers, or its inverse, if that is whole.
    @inline(__always)
    private static func wholeRatio(_ first: Int, _ second: Int) -> (value: Int, isInverse: Bool)? {
      let isInverse = first < second
      let (large, small) = isInverse ? (second, first) : (first, second)
      if small == 1 { return (large, isInverse) }
      guard large >> 32 == 0 else {
        return large % small == 0 ? (large / small, isInverse) : nil
      }
      // Divisions of 32 bits are faster.
      let (quotient, remainder) = UInt32(truncatingIfNeeded: large)
        .quotientAndRemainder(dividingBy: UInt32(truncatingIfNeeded: small))
      return remainder == 0 ? (Int(quotient), isInverse) : nil
    }

    /// Goes on with a factor or a divisor.
    @inline(__always)
    private mutating func goOn(
      _ member: ChainMember, _ missing: ChainTable.Value, _ others: Others, _ watch: inout Watch
    ) throws(Stopped) {
      guard finder.mayFollow(members, count, member), let left = missing.without(member) else {
        return
      }
      // Factors and divisors are made of different numbers, so the bound is on both together.
      let (both, overflow) = left.numerator.multipliedReportingOverflow(by: left.denominator)
      if overflow || both > others.bound || both == 1 { return }
      members[count] = member
      count += 1
      defer { count -= 1 }
      if let table = others.table { return join(table, left.numerator, left.denominator) }
      if left.denominator == 1 {
        complete(others.subset, left.numerator, isInverse: false)
      } else if left.numerator == 1 {
        complete(others.subset, left.denominator, isInverse: true)
      }
      if others.canSplit { try findProducts(others.subset, left, &watch) }
    }

    /// The numbers that are left after a member.
    private struct Others {
      let subset: Int
      let bound: Int
      /// How they can be joined, if they are few.
      let table: ChainTable?
      /// Whether they can be two members or more, none smaller than the one before.
      let canSplit: Bool

      init(
        _ subset: Int, after part: Int, _ kind: ChainKind, _ finder: ChainFinder, _ joinedSize: Int
      ) {
        self.subset = subset
        bound = finder.bounds[subset]
        table = finder.sizes[subset] <= joinedSize ? finder.table(kind, subset) : nil
        canSplit = finder.sizes[subset] >= 2 * finder.sizes[part]
      }
    }
  }
}

extension ChainTable.Value {
  /// The value with a member more. Nothing overflows: it is below the bound of the numbers.
  fileprivate func with(_ member: ChainMember, _ kind: ChainKind) -> Self {
    switch kind {
    case .sum:
      return Self(
        numerator: member.isInverse ? numerator - member.value : numerator + member.value,
        denominator: 1)
    case .product:
      let (same, other) = member.isInverse ? (denominator, numerator) : (numerator, denominator)
      let common = Self.commonDivisor(other, member.value)
      let (product, rest) = (same * (member.value / common), other / common)
      return member.isInverse
        ? Self(numerator: rest, denominator: product) : Self(numerator: product, denominator: rest)
    }
  }

  /// What a product of this value is missing when it has a member; nothing if that is too large.
  @inline(__always)
  fileprivate func without(_ member: ChainMember) -> Self? {
    let (same, other) = member.isInverse ? (numerator, denominator) : (denominator, numerator)
    let common = other == 1 ? 1 : Self.commonDivisor(other, member.value)
    let (product, overflow) = same.multipliedReportingOverflow(by: member.value / common)
    if overflow { return nil }
    return member.isInverse
      ? Self(numerator: product, denominator: other / common)
      : Self(numerator: other / common, denominator: product)
  }

  @inline(__always)
  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    if (first | second) >> 32 == 0 {
      // Divisions of 32 bits are faster.
      var (a, b) = (UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: second))
      while b != 0 { (a, b) = (b, a % b) }
      return Int(a)
    }
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
