/// A walk through all chains of a kind over a small subset.
struct ChainTableMaker {
  private let kind: ChainKind
  private let finder: ChainFinder
  /// Not those of the finder, whose chain goes on with what the table has.
  private let members: UnsafeMutablePointer<ChainMember>
  private let groups: ChainGroups
  private var count = 0
  private let chains = GrowingList<ChainTable.Chain>()
  private let chainMembers = GrowingList<ChainMember>()

  init(_ kind: ChainKind, _ finder: ChainFinder, upTo memberCount: Int) {
    self.kind = kind
    self.finder = finder
    members = .allocate(capacity: memberCount)
    groups = ChainGroups(upTo: memberCount)
    groups.removeAll(kind)
  }

  /// The table of a subset.
  mutating func table(_ subset: SelectionLattice.Subset) -> ChainTable {
    defer {
      members.deallocate()
      groups.deallocate()
      chains.deallocate()
      chainMembers.deallocate()
    }
    add(subset, .init(numerator: kind == .sum ? 0 : 1, denominator: 1))
    return ChainTable(chains, chainMembers)
  }

  /// Adds the chains that go on from the members so far, which come to a value, with all of the rest.
  private mutating func add(_ rest: Int, _ value: ChainTable.Value) {
    forEachMember(rest) { maker, member in
      maker.complete(member, value.with(member, maker.kind))
    }
    let parts = finder.parts(of: rest)
    for index in 0..<parts.count {
      let part = parts[index].subset
      forEachMember(part) { maker, member in
        guard maker.groups.add(member, maker.kind, at: maker.count) else { return }
        maker.members[maker.count] = member
        maker.count += 1
        maker.add(rest - part, value.with(member, maker.kind))
        maker.count -= 1
      }
    }
  }

  /// Calls a function with each member that a subset can be and that may follow.
  private mutating func forEachMember(
    _ subset: Int, _ body: (inout ChainTableMaker, ChainMember) -> Void
  ) {
    let values = kind == .sum ? finder.terms[subset] : finder.factors[subset]
    for place in 0..<values.count {
      for isInverse in [false, true] {
        let member = ChainMember(subset: subset, value: values[place], isInverse: isInverse)
        if finder.mayFollow(members, count, member) { body(&self, member) }
      }
    }
  }

  /// Adds the chain that ends with a member, unless it has a useless step or is a sum of nothing.
  private mutating func complete(_ last: ChainMember, _ value: ChainTable.Value) {
    if kind == .sum, value.numerator == 0 { return }
    if groups.hasUselessStep(last, kind, at: count) { return }
    chains.append(.init(value, start: chainMembers.count, count: count + 1))
    for place in 0..<count { chainMembers.append(members[place]) }
    chainMembers.append(last)
  }
}
