/// The kinds of flat forms: a sum has terms that are added or taken away, a product has factors and
/// divisors.
enum ChainKind: UInt8 {
  case sum, product

  /// What the members of a chain may be, besides numbers.
  var memberKind: ChainKind { self == .sum ? .product : .sum }
}

/// A member of a chain: what it is made of and what it is worth, not how.
struct ChainMember {
  let subset: SelectionLattice.Subset
  let value: Int
  /// Whether it is taken away or divided by.
  let isInverse: Bool
  /// The node of the forest that has its forms, once that is known; none for a number.
  var node: Int32 = -1

  init(subset: SelectionLattice.Subset, value: Int, isInverse: Bool) {
    self.subset = subset
    self.value = value
    self.isInverse = isInverse
  }

  /// Whether members may stand in this order. Each set of members has one order: by subset, and
  /// members of equal subsets by sign and value.
  static func isOrdered(_ first: ChainMember, _ second: ChainMember) -> Bool {
    if first.subset != second.subset { return first.subset < second.subset }
    if first.isInverse != second.isInverse { return second.isInverse }
    return first.value <= second.value
  }

  /// Whether members are alike.
  static func isSame(_ first: ChainMember, _ second: ChainMember) -> Bool {
    first.subset == second.subset && first.value == second.value
      && first.isInverse == second.isInverse
  }
}

/// What the groups of members of a chain come to, in memory that is used again.
struct ChainGroups {
  /// By group (a bit for each member): what is added or multiplied, and what is taken away or divided
  /// by.
  let direct: UnsafeMutablePointer<Int>
  let inverse: UnsafeMutablePointer<Int>

  /// For chains of so many members.
  init(upTo memberCount: Int) {
    direct = .allocate(capacity: 1 << memberCount)
    inverse = .allocate(capacity: 1 << memberCount)
    direct[0] = 0
    inverse[0] = 0
  }

  func deallocate() {
    direct.deallocate()
    inverse.deallocate()
  }

  /// Works out all groups below a bound, given that a function adds a member to a group.
  @inline(__always)
  private func fill(
    _ kind: ChainKind, _ members: UnsafePointer<ChainMember>, upTo end: Int,
    until shouldStop: (Int) -> Bool
  ) -> Bool {
    let unit = kind == .sum ? 0 : 1
    (direct[0], inverse[0]) = (unit, unit)
    for group in 1..<end {
      let member = members[group.trailingZeroBitCount]
      let rest = group & (group &- 1)
      var (plus, minus) = (direct[rest], inverse[rest])
      switch (kind, member.isInverse) {
      case (.sum, false): plus &+= member.value
      case (.sum, true): minus &+= member.value
      case (.product, false): plus &*= member.value
      case (.product, true): minus &*= member.value
      }
      direct[group] = plus
      inverse[group] = minus
      if shouldStop(group) { return true }
    }
    return false
  }

  /// Whether a chain of these members has a useless step: some terms that add up to zero, or some,
  /// but not all, factors and divisors that multiply to one.
  ///
  /// - Complexity: O(2ⁿ) for *n* members.
  func haveUselessStep(_ kind: ChainKind, _ members: UnsafePointer<ChainMember>, _ count: Int)
    -> Bool
  {
    guard count > 2 else { return false }
    var hasInverse = false
    for index in 0..<count where members[index].isInverse { hasInverse = true }
    guard hasInverse else { return false }
    return fill(kind, members, upTo: (1 << count) - 1) { direct[$0] == inverse[$0] }
  }

  /// Works out all groups of a chain.
  func fill(_ kind: ChainKind, _ members: UnsafePointer<ChainMember>, _ count: Int) {
    _ = fill(kind, members, upTo: 1 << count) { _ in false }
  }
}
