/// Makes the tables of chains of small subsets, each from those of its parts. Its memory is used again.
struct ChainTableMaker {
  /// Chains of sums and of products of two members or more.
  private let sums: GrowingList<ChainTable.Chain>
  private let products: GrowingList<ChainTable.Chain>
  /// Values of chains that are positive integers.
  private let found: FoundValues
  private let memory: OwnedMemory

  init(in memory: OwnedMemory) {
    sums = GrowingList(in: memory, capacity: 1024)
    products = GrowingList(in: memory, capacity: 1024)
    found = FoundValues(in: memory)
    self.memory = memory
  }

  /// Makes the tables of a subset of up to four numbers, all of whose parts have some in a finder, and notes the values there
  /// that it can have as a member. No value above the limit is of interest.
  func makeTables(
    _ subset: SelectionLattice.Subset, _ finder: ChainFinder, limit: Int
  ) -> (sums: ChainTable, products: ChainTable) {
    sums.removeAll()
    products.removeAll()
    if finder.sizes[subset] == 1 {
      let number = Int(finder.lattice.number(of: subset))
      finder.terms.append(.init(subset, number, forms: 1, .sum))
      // A factor of one is useless.
      if number > 1 { finder.factors.append(.init(subset, number, forms: 1, .product)) }
    } else {
      // A term is a product, and a factor is a sum.
      collect(.product, subset, finder, into: products, limit: limit)
      takeValues(of: subset, from: 1, .sum, into: finder.terms)
      collect(.sum, subset, finder, into: sums, limit: limit)
      takeValues(of: subset, from: 2, .product, into: finder.factors)
    }
    return (
      ChainTable(finder.terms[subset], finder.terms.all, sums, finder.sizes, in: memory),
      ChainTable(finder.factors[subset], finder.factors.all, products, finder.sizes, in: memory)
    )
  }

  /// Collects the chains of two members or more over a subset, and the values of those that are positive integers.
  private func collect(
    _ kind: ChainKind, _ subset: SelectionLattice.Subset, _ finder: ChainFinder,
    into list: GrowingList<ChainTable.Chain>, limit: Int
  ) {
    let values = finder.values(kind)
    let parts = finder.parts(of: subset)
    for place in 0..<parts.count {
      let part = parts[place]
      let table = finder.table(kind, subset - part.subset)
      // Other members are no smaller than the first.
      let canSplit = finder.sizes[subset - part.subset] >= 2 * part.size
      let count = canSplit ? table.pointee.count : table.pointee.singleCount
      for place in values[part.subset] {
        for isInverse in [false, true] {
          let first = First(values.all, finder.sizes, part.size, .init(place, isInverse: isInverse))
          for end in 0..<count { add(kind, first, table.pointee[end], values, list, limit: limit) }
        }
      }
    }
  }

  /// The first member of a chain.
  private struct First {
    let members: UnsafePointer<MemberValue>
    let sizes: UnsafeMutablePointer<Int>
    let size: Int
    let code: MemberCode
    let member: ChainMember
    let word: UInt64
    let forms: Int

    init(
      _ members: UnsafePointer<MemberValue>, _ sizes: UnsafeMutablePointer<Int>, _ size: Int,
      _ code: MemberCode
    ) {
      self.members = members
      self.sizes = sizes
      self.size = size
      self.code = code
      member = members.member(code)
      word = members.word(code)
      forms = members[code.place].forms
    }
  }

  /// Adds the chain of a member and those of another chain, if they may follow and add no useless step.
  @inline(__always)
  private func add(
    _ kind: ChainKind, _ first: First, _ end: ChainTable.Chain, _ values: MemberValues,
    _ list: GrowingList<ChainTable.Chain>, limit: Int
  ) {
    let second = first.members.member(end.first)
    let secondSize = first.sizes[second.subset]
    guard
      secondSize == first.size
        ? ChainMember.isOrdered(first.member, second) : secondSize > first.size
    else { return }
    guard !Self.hasUselessStep(kind, first, end) else { return }
    let isSame = ChainMember.isSame(first.member, second)
    let chain = ChainTable.Chain(
      first.code, end, first.word &* end.word,
      forms: isSame ? Self.formCount(first, end, values) : first.forms &* end.forms)
    list.append(chain)
    var sum = ChainValue(kind)
    chain.forEach { sum.add(first.members.member($0)) }
    let value = sum.integer
    if value > 0, value <= limit { found.add(value, forms: chain.forms) }
  }

  /// Whether a member and some others come to nothing, or a sum does as a whole. A product may come to one as a whole, but not
  /// if something stands before it.
  @inline(__always)
  private static func hasUselessStep(
    _ kind: ChainKind, _ first: First, _ end: ChainTable.Chain
  ) -> Bool {
    let word = first.word
    let isWhole = kind == .sum ? word &* end.word == ChainWord.unit : end.word == ChainWord.unit
    if end.second == .none {
      // Two factors may come to one.
      return isWhole && kind == .sum && mayBeUseless(kind, first, end)
    }
    let (second, third) = (first.members.word(end.first), first.members.word(end.second))
    var isUseless =
      isWhole || word &* second == ChainWord.unit || word &* third == ChainWord.unit
    if end.third != .none {
      let fourth = first.members.word(end.third)
      isUseless =
        isUseless || word &* fourth == ChainWord.unit
        || word &* second &* third == ChainWord.unit
        || word &* second &* fourth == ChainWord.unit
        || word &* third &* fourth == ChainWord.unit
    }
    return isUseless && mayBeUseless(kind, first, end)
  }

  /// The same by what groups of members come to, where words are alike.
  @inline(never)
  private static func mayBeUseless(
    _ kind: ChainKind, _ first: First, _ end: ChainTable.Chain
  ) -> Bool {
    // There are as many bits as members.
    let all = end.second == .none ? 0b11 : end.third == .none ? 0b111 : 0b1111
    return (1...all).contains { group in
      if group == all, kind == .product { return false }
      var value = ChainValue(kind)
      if group & 1 != 0 { value.add(first.member) }
      if group & 2 != 0 { value.add(first.members.member(end.first)) }
      if group & 4 != 0 { value.add(first.members.member(end.second)) }
      if group & 8 != 0 { value.add(first.members.member(end.third)) }
      return value.isNothing
    }
  }

  /// How many forms a chain has whose first two members are alike.
  @inline(never)
  private static func formCount(
    _ first: First, _ end: ChainTable.Chain, _ values: MemberValues
  ) -> Int {
    var chain = [first.member]
    end.forEach { chain.append(first.members.member($0)) }
    return chain.withUnsafeBufferPointer { chain in
      ChainMember.formCount(of: chain) { place in
        let member = chain[place]
        return values.place(of: member.value, member.subset).map { values[at: $0].forms } ?? 0
      }
    }
  }

  /// Takes the values that have been found, from a least one on, in ascending order.
  private func takeValues(
    of subset: SelectionLattice.Subset, from least: Int, _ kind: ChainKind,
    into values: MemberValues
  ) {
    found.removeAll { value, forms in
      if value >= least { values.append(.init(subset, value, forms: forms, kind)) }
    }
  }
}
