/// Finds the irredundant chains over exactly the numbers of a subset that have a value.
///
/// Members come in order of size and then as `ChainMember.isOrdered` says, so that each chain is found
/// once. The first members are tried one after the other (``ChainSearch``), until the numbers that are left are few;
/// how these can make what is missing is looked up in a ``ChainTable``, which many chains share. Everything
/// that the search touches is kept flat in memory of its own.
final class ChainFinder {
  let lattice: SelectionLattice
  /// Values of subsets that cannot come down to this again are left out.
  private let ceiling: UInt64
  let bounds: UnsafeMutablePointer<Int>
  /// By subset of more numbers than tables have: no sum of two terms or more is larger.
  private let sumBounds: UnsafeMutablePointer<Int>
  let sizes: UnsafeMutablePointer<Int>
  /// The values that can be members of sums and of products, of subsets of up to `tabulatedSize` numbers.
  let terms: MemberValues
  let factors: MemberValues
  /// By subset: the parts that its chains can begin with, if they have been asked for.
  private let parts: UnsafeMutablePointer<ChainParts>
  /// By subset of up to `joinedSize` numbers.
  private let sumTables: UnsafeMutablePointer<ChainTable>
  private let productTables: UnsafeMutablePointer<ChainTable>
  /// By subset of more numbers, if they have been asked for.
  private let sumLooks: UnsafeMutablePointer<ChainLooks>
  private let productLooks: UnsafeMutablePointer<ChainLooks>
  /// The chains that are looked at.
  let sum: OpenChain
  let product: OpenChain
  /// The values of subsets that are too large for tables of chains.
  private var reach: ReachTable?
  private var tabulatedSize = 0
  /// Room for the looks that find something: a place twice, and one more for the inverse of its value.
  let hits: GrowingList<UInt32>
  private let foundLooks: GrowingList<ChainLooks.Look>
  private let maker: ChainTableMaker
  private let memory = OwnedMemory()

  /// Subsets of up to this many numbers are looked up in tables.
  var joinedSize: Int { min(tabulatedSize, ChainTable.largestSize) }

  /// A finder of chains for solutions with values up to a ceiling.
  init(_ lattice: SelectionLattice, ceiling: UInt64) {
    self.lattice = lattice
    self.ceiling = ceiling
    let count = lattice.count
    let memberCount = Int(lattice.sizes[lattice.full])
    bounds = memory.array(lattice.bounds.map { Int(clamping: $0) })
    sumBounds = memory.array(count, of: -1)
    sizes = memory.array(lattice.sizes.map { Int($0) })
    terms = MemberValues(subsetCount: count, in: memory)
    factors = MemberValues(subsetCount: count, in: memory)
    parts = memory.array(count, of: ChainParts())
    // In place of those of other subsets.
    let noTable = ChainTable(in: memory)
    sumTables = memory.array(count, of: noTable)
    productTables = memory.array(count, of: noTable)
    sumLooks = memory.array(count, of: ChainLooks())
    productLooks = memory.array(count, of: ChainLooks())
    sum = OpenChain(.sum, upTo: memberCount, in: memory)
    product = OpenChain(.product, upTo: memberCount, in: memory)
    hits = GrowingList(in: memory)
    foundLooks = GrowingList(in: memory)
    maker = ChainTableMaker(in: memory)
  }

  /// Finds the values of all subsets of up to this many numbers, and the chains of those that are small.
  func tabulate(upTo size: Int, _ watch: inout Watch) throws(Stopped) {
    while tabulatedSize < size {
      let next = tabulatedSize + 1
      if next > ChainTable.largestSize { try addReach(upTo: next, &watch) }
      for subset in lattice.ofSize[next] where next <= ChainTable.largestSize {
        let tables = maker.makeTables(subset, self, limit: limit(of: subset))
        sumTables[subset] = tables.sums
        productTables[subset] = tables.products
        try watch.spend(100 * (tables.sums.count + tables.products.count))
        try watch.hold(tables.sums.byteCount + tables.products.byteCount)
      }
      tabulatedSize = next
    }
  }

  /// The largest value of a subset that can still lead to one within the ceiling: with the rest of
  /// the numbers it can be divided by at most their bound. (Taking something away brings it down by
  /// no more than that either.)
  private func limit(of subset: SelectionLattice.Subset) -> Int {
    let rest = lattice.bounds[lattice.full - subset]
    let (limit, overflow) = max(ceiling, 2).multipliedReportingOverflow(by: rest)
    return overflow ? .max : Int(clamping: limit)
  }

  /// Finds the values of subsets that are too large for tables of chains, some of which may have no irredundant form.
  private func addReach(upTo size: Int, _ watch: inout Watch) throws(Stopped) {
    var reach = self.reach ?? ReachTable(lattice, ceiling: ceiling)
    self.reach = nil
    try reach.build(upTo: size, &watch)
    for subset in lattice.ofSize[size] {
      let values = reach.values[subset]
      for value in values.terms { terms.append(.init(subset, Int(value), forms: -1, .sum)) }
      for value in values.factors where value > 1 {
        factors.append(.init(subset, Int(value), forms: -1, .product))
      }
    }
    self.reach = reach
  }

  /// Whether a subset of two numbers or more may have a sum or a product of a value up to the ceiling, as far as is known.
  func mayHave(_ kind: ChainKind, _ subset: SelectionLattice.Subset, _ value: Int) -> Bool {
    guard sizes[subset] <= tabulatedSize else { return true }
    // A factor is a sum, and a term is a product. A sum of one, as 3 − 2, is no factor.
    return kind == .product
      ? terms.place(of: value, subset) != nil
      : value == 1 || factors.place(of: value, subset) != nil
  }

  /// Appends all chains of two members or more that have a value to a list.
  func findChains(
    _ kind: ChainKind, _ subset: SelectionLattice.Subset, _ value: Int, into found: ChainList,
    _ watch: inout Watch
  ) throws(Stopped) {
    guard sizes[subset] > 1 else { return }
    if sizes[subset] > joinedSize {
      var search = ChainSearch(kind, self, into: found)
      try search.find(value, in: subset, &watch)
      return
    }
    let members = values(kind).all
    table(kind, subset).pointee.forEach(value, kind, members) { chain in
      chain.forEach { found.members.append(members.member($0)) }
      found.endChain()
    }
  }

  /// Counts the forms of a sum or product that has a value, over a subset that has a table.
  ///
  /// - Complexity: O(1) on average.
  func formCount(_ kind: ChainKind, _ subset: SelectionLattice.Subset, _ value: Int) -> Int {
    var count = 0
    table(kind, subset).pointee.forEach(value, kind, values(kind).all) {
      count = count.clampedSum($0.forms)
    }
    return count
  }

  /// The values that members of chains of a kind can have.
  @inline(__always)
  func values(_ kind: ChainKind) -> MemberValues { kind == .sum ? terms : factors }

  /// The chains of a subset of up to `joinedSize` numbers.
  @inline(__always)
  func table(
    _ kind: ChainKind, _ subset: SelectionLattice.Subset
  ) -> UnsafeMutablePointer<ChainTable> {
    (kind == .sum ? sumTables : productTables) + subset
  }

  @inline(__always)
  func parts(of subset: SelectionLattice.Subset) -> ChainParts {
    if parts[subset].isEmpty { parts[subset] = ChainParts(subset, lattice, in: memory) }
    return parts[subset]
  }

  /// Whether no chain of two members or more over a subset can have a value, since it is too large: the largest values are
  /// products of all numbers, far above any sum of two parts.
  @inline(__always)
  func isBeyond(_ kind: ChainKind, _ subset: SelectionLattice.Subset, _ value: Int) -> Bool {
    if kind == .product { return value > bounds[subset] }
    if sumBounds[subset] < 0 { sumBounds[subset] = makeSumBound(subset) }
    return value > sumBounds[subset]
  }

  @inline(never)
  private func makeSumBound(_ subset: SelectionLattice.Subset) -> Int {
    let parts = parts(of: subset)
    return (0..<parts.count).reduce(0) { bound, place in
      let part = parts[place].subset
      return max(bound, bounds[part].clampedSum(bounds[subset - part]))
    }
  }

  /// The members that chains over a subset can begin with, which must have tables for all smaller subsets of up to
  /// ``ChainTable/largestSize`` numbers.
  @inline(__always)
  func looks(_ kind: ChainKind, _ subset: SelectionLattice.Subset) -> ChainLooks {
    let looks = kind == .sum ? sumLooks : productLooks
    if looks[subset].isEmpty { looks[subset] = makeLooks(kind, subset) }
    return looks[subset]
  }

  @inline(never)
  private func makeLooks(_ kind: ChainKind, _ subset: SelectionLattice.Subset) -> ChainLooks {
    foundLooks.removeAll()
    var (singleCount, openCount) = (0, 0)
    let values = values(kind)
    let parts = parts(of: subset)
    for place in 0..<parts.count {
      let (part, partSize) = (parts[place].subset, parts[place].size)
      let othersSize = sizes[subset] - partSize
      let isOpen = othersSize > joinedSize
      if isOpen { openCount += values[part].count }
      if partSize == 1 { singleCount += values[part].count }
      let others = table(kind, subset - part)
      let filter =
        othersSize >= 2 * partSize
        ? others.pointee.filter(after: part, size: partSize) : others.pointee.singleFilter
      for place in values[part] { foundLooks.append(.init(values[at: place], place, filter)) }
    }
    return ChainLooks(foundLooks, singleCount: singleCount, openCount: openCount, in: memory)
  }
}
