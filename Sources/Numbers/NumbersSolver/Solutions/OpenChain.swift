/// The members of a chain that is being put together, and the words of all groups of them, in memory that is used again.
struct OpenChain {
  let kind: ChainKind
  let members: UnsafeMutablePointer<ChainMember>
  /// By group (a bit for each member).
  private let words: UnsafeMutablePointer<UInt64>

  /// An empty chain of up to a given number of members.
  init(_ kind: ChainKind, upTo memberCount: Int, in memory: OwnedMemory) {
    self.kind = kind
    members = memory.room(for: memberCount)
    words = memory.room(for: 1 << memberCount)
    words[0] = ChainWord.unit
  }

  /// Takes in a member after the first ones.
  ///
  /// - Returns: Whether that adds no useless step: some terms that add up to zero, or some factors and divisors
  ///   that multiply to one.
  /// - Complexity: O(2ⁿ) for *n* members.
  @inline(__always)
  func add(_ member: ChainMember, _ word: UInt64, at count: Int) -> Bool {
    members[count] = member
    let bit = 1 &<< count
    var isUseful = true
    for group in 0..<bit {
      let joined = words[group] &* word
      words[bit &+ group] = joined
      if joined == ChainWord.unit, isNothing(bit &+ group) { isUseful = false }
    }
    return isUseful
  }

  /// Takes in the last member. All members together may well multiply to one.
  ///
  /// - Returns: Whether that adds no useless step.
  /// - Complexity: O(2ⁿ) for *n* members.
  @inline(__always)
  func end(_ last: ChainMember, _ word: UInt64, at count: Int) -> Bool {
    members[count] = last
    let bit = 1 &<< count
    for group in 0..<(bit &- 1) where words[group] &* word == ChainWord.unit {
      if isNothing(bit &+ group) { return false }
    }
    return true
  }

  /// Whether a group whose word is that of nothing comes to nothing.
  @inline(never)
  private func isNothing(_ group: Int) -> Bool {
    var value = ChainValue(kind)
    var left = group
    while left != 0 {
      value.add(members[left.trailingZeroBitCount])
      left &= left &- 1
    }
    return value.isNothing
  }

  /// Whether the first members, whose word is that of a value, have the value.
  @inline(__always)
  func has(_ expected: Int, _ count: Int) -> Bool {
    var value = ChainValue(kind)
    for place in 0..<count { value.add(members[place]) }
    return value.isEqual(to: expected)
  }
}
