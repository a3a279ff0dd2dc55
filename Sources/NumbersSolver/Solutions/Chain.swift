/// The kinds of flat forms: a sum has terms that are added or taken away, a product has factors and
/// divisors.
enum ChainKind: UInt8 {
  case sum, product

  /// What the members of a chain may be, besides numbers.
  var memberKind: ChainKind { self == .sum ? .product : .sum }
}

/// A member of a chain: what it is made of and what it is worth, not how.
struct ChainMember: Hashable {
  let subset: SelectionLattice.Subset
  let value: Int
  /// Whether it is taken away or divided by.
  let isInverse: Bool

  /// Whether members may stand in this order. Each set of members has one order: by subset, and
  /// members of equal subsets by sign and value.
  static func isOrdered(_ first: ChainMember, _ second: ChainMember) -> Bool {
    if first.subset != second.subset { return first.subset < second.subset }
    if first.isInverse != second.isInverse { return second.isInverse }
    return first.value <= second.value
  }
}

extension ChainKind {
  /// Whether a chain of these members has a useless step: some terms that add up to zero, or some,
  /// but not all, factors and divisors that multiply to one.
  func isRedundant(_ members: UnsafeBufferPointer<ChainMember>) -> Bool {
    guard members.count > 2, members.contains(where: \.isInverse) else { return false }
    let everything = (1 << members.count) - 1
    for group in 1..<everything {
      let (direct, inverse) = totals(of: group, members)
      if direct == inverse { return true }
    }
    return false
  }

  /// What the members of a group (a bit for each) are worth together: those that are added or
  /// multiplied, and those that are taken away or divided by.
  func totals(
    of group: Int, _ members: UnsafeBufferPointer<ChainMember>
  ) -> (direct: Int, inverse: Int) {
    var (direct, inverse) = self == .sum ? (0, 0) : (1, 1)
    for index in 0..<members.count where group & (1 << index) != 0 {
      let member = members[index]
      switch (self, member.isInverse) {
      case (.sum, false): direct += member.value
      case (.sum, true): inverse += member.value
      case (.product, false): direct *= member.value
      case (.product, true): inverse *= member.value
      }
    }
    return (direct, inverse)
  }
}
