/// The kinds of flat forms: a sum has terms that are added or taken away, a product has factors and
/// divisors.
enum ChainKind: UInt8 {
  case sum, product

  /// The members that a chain may have besides numbers.
  var memberKind: ChainKind { self == .sum ? .product : .sum }
}

/// A member of a chain: what it is made of and what it is worth, not how. It is kept in 16 bytes, since there are many.
struct ChainMember {
  /// The value, negative if it is taken away or divided by.
  private let signedValue: Int
  private let packedSubset: UInt32
  /// The node of the forest that has its forms, once that is known; none for a number.
  var node: Int32 = -1

  @inline(__always)
  init(subset: SelectionLattice.Subset, value: Int, isInverse: Bool) {
    signedValue = isInverse ? 0 &- value : value
    // There are fewer subsets than can be numbered in memory.
    packedSubset = UInt32(truncatingIfNeeded: subset)
  }

  var subset: SelectionLattice.Subset {
    @inline(__always) get { Int(packedSubset) }
  }

  var value: Int {
    @inline(__always) get { abs(signedValue) }
  }

  /// Whether it is taken away or divided by.
  var isInverse: Bool {
    @inline(__always) get { signedValue < 0 }
  }

  /// Whether members may stand in this order. Each set of members has one order: by subset, and
  /// members of equal subsets by sign and value.
  @inline(__always)
  static func isOrdered(_ first: ChainMember, _ second: ChainMember) -> Bool {
    if first.subset != second.subset { return first.subset < second.subset }
    if first.isInverse != second.isInverse { return second.isInverse }
    return first.value <= second.value
  }

  /// Whether members are alike.
  @inline(__always)
  static func isSame(_ first: ChainMember, _ second: ChainMember) -> Bool {
    first.packedSubset == second.packedSubset && first.signedValue == second.signedValue
  }

  /// How many forms a chain has, or the maximum of the type if there are more: the product of those of its members in order, of
  /// which those that are alike are taken as a set.
  @inline(__always)
  static func formCount(
    of chain: UnsafeBufferPointer<ChainMember>, _ formsAt: (_ place: Int) -> Int
  ) -> Int {
    var count = 1
    var place = 0
    while place < chain.count {
      let member = chain[place]
      var length = 1
      while place &+ length < chain.count, isSame(chain[place &+ length], member) { length &+= 1 }
      let forms = formsAt(place)
      if forms != 1 {
        count = count.clampedProduct(length == 1 ? forms : forms.multichoose(length))
      }
      place &+= length
    }
    return count
  }
}

/// The values of the groups of members of a chain, in memory that is used again.
struct ChainGroups {
  /// By group (a bit for each member): what is added or multiplied, and what is taken away or divided
  /// by.
  let direct: UnsafeMutablePointer<Int>
  let inverse: UnsafeMutablePointer<Int>

  /// For chains of a given number of members.
  init(upTo memberCount: Int, in memory: OwnedMemory) {
    direct = memory.room(for: 1 << memberCount)
    inverse = memory.room(for: 1 << memberCount)
    removeAll(.sum)
  }

  /// Begins a chain of a kind, with no member.
  func removeAll(_ kind: ChainKind) {
    let unit = kind == .sum ? 0 : 1
    direct[0] = unit
    inverse[0] = unit
  }

  /// The value of a group with one more member.
  @inline(__always)
  func value(of group: Int, and member: ChainMember, _ kind: ChainKind) -> ChainValue {
    var value = ChainValue(kind, direct: direct[group], inverse: inverse[group])
    value.add(member)
    return value
  }

  /// Takes in a member after the first ones.
  ///
  /// - Returns: Whether that adds no useless step: some terms that add up to zero, or some factors and divisors
  ///   that multiply to one.
  /// - Complexity: O(2ⁿ) for *n* members.
  @inline(__always)
  func add(_ member: ChainMember, _ kind: ChainKind, at count: Int) -> Bool {
    let bit = 1 &<< count
    var isUseful = true
    for group in 0..<bit {
      let value = value(of: group, and: member, kind)
      direct[bit &+ group] = value.direct
      inverse[bit &+ group] = value.inverse
      if value.isNothing { isUseful = false }
    }
    return isUseful
  }

  /// Whether a last member adds a useless step. All members together may well multiply to one.
  ///
  /// - Complexity: O(2ⁿ) for *n* members.
  @inline(__always)
  func hasUselessStep(_ last: ChainMember, _ kind: ChainKind, at count: Int) -> Bool {
    let all = (1 &<< count) &- 1
    for group in 0..<all where value(of: group, and: last, kind).isNothing { return true }
    return false
  }

  /// Works out all groups of a chain.
  func fill(_ kind: ChainKind, _ members: UnsafePointer<ChainMember>, _ count: Int) {
    removeAll(kind)
    for place in 0..<count { _ = add(members[place], kind, at: place) }
  }
}
