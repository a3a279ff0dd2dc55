/// A walk through the members that chains of a large subset can begin with.
struct ChainSearch {
  private let kind: ChainKind
  private let finder: ChainFinder
  private let groups: ChainGroups
  private let members: UnsafeMutablePointer<ChainMember>
  private let sizes: UnsafeMutablePointer<Int>
  private let bounds: UnsafeMutablePointer<Int>
  /// By subset: the values that it can have as a member, if they are known.
  private let values: UnsafeMutablePointer<MemberValues>
  private let joinedSize: Int
  private let found: ChainList
  private var count = 0

  init(_ kind: ChainKind, _ finder: ChainFinder, into found: ChainList) {
    self.kind = kind
    self.finder = finder
    self.found = found
    groups = finder.groups
    members = finder.members
    sizes = finder.sizes
    bounds = finder.bounds
    values = kind == .sum ? finder.terms : finder.factors
    joinedSize = finder.joinedSize
    groups.removeAll(kind)
  }

  /// The numbers that are left after a member.
  private struct Others {
    let subset: Int
    let bound: Int
    /// The values that they can have as one member, if they are few.
    let values: MemberValues?
    /// How they can be joined, if they are few and can be two members or more.
    let table: ChainTable?
    /// Whether they can be two members or more, none smaller than the one before.
    let canSplit: Bool

    @inline(__always)
    init(_ subset: Int, size: Int, after partSize: Int, _ search: borrowing ChainSearch) {
      self.subset = subset
      bound = search.bounds[subset]
      canSplit = size >= 2 &* partSize
      let isJoined = size <= search.joinedSize
      table = isJoined && canSplit ? search.finder.table(search.kind, subset) : nil
      values = isJoined ? search.values[subset] : nil
    }
  }

  /// The first of the parts that may follow the last member.
  private func firstPlace(_ parts: ChainFinder.Parts) -> Int {
    count == 0 ? 0 : parts.firstPlace(from: finder.part(members[count &- 1].subset))
  }

  /// Whether a member of a part may follow; parts come in order, but one can be taken again.
  @inline(__always)
  private func mayFollow(_ member: ChainMember) -> Bool {
    if count == 0 { return true }
    let last = members[count &- 1]
    return last.subset != member.subset || ChainMember.isOrdered(last, member)
  }

  /// Takes a member for the chain; false if it is useless together with those before, and not taken.
  @inline(__always)
  private mutating func push(_ member: ChainMember) -> Bool {
    guard groups.add(member, kind, at: count) else { return false }
    members[count] = member
    count &+= 1
    return true
  }

  // MARK: Ends

  /// Adds the chain that ends with a member and all others as one member.
  @inline(__always)
  private mutating func addPair(_ member: ChainMember, _ last: ChainMember) {
    guard mayFollow(member), push(member) else { return }
    complete(last)
    count &-= 1
  }

  /// Adds the chain that ends with a member.
  @inline(__always)
  private mutating func complete(_ last: ChainMember) {
    guard mayFollow(last), !groups.hasUselessStep(last, kind, at: count) else { return }
    for place in 0..<count { found.members.append(members[place]) }
    found.members.append(last)
    found.endChain()
  }

  /// Adds the chains that go on with a member and end as those of a table that have a value.
  private mutating func join(_ member: ChainMember, _ table: ChainTable, _ value: ChainTable.Value)
  {
    guard mayFollow(member), push(member) else { return }
    defer { count &-= 1 }
    table.forEach(value) { chain in
      let end = table.members + chain.start
      let lastPlace = chain.count &- 1
      guard finder.mayFollow(members, count, end[0]) else { return }
      for place in 0..<lastPlace {
        guard groups.add(end[place], kind, at: count &+ place) else { return }
      }
      if groups.hasUselessStep(end[lastPlace], kind, at: count &+ lastPlace) { return }
      for place in 0..<count { found.members.append(members[place]) }
      for place in 0...lastPlace { found.members.append(end[place]) }
      found.endChain()
    }
  }

  // MARK: Sums

  /// Finds the members of the rest after those that have been chosen.
  mutating func findSums(_ rest: Int, _ missing: Int, _ watch: inout Watch) throws(Stopped) {
    let (parts, size) = (finder.parts(of: rest), sizes[rest])
    for place in firstPlace(parts)..<parts.count {
      let (part, partSize) = (parts[place].subset, parts[place].size)
      let values = self.values[part]
      let others = Others(rest &- part, size: size &- partSize, after: partSize, self)
      try watch.spend(20 * values.count)
      for place in 0..<values.count {
        for isInverse in [false, true] {
          let member = ChainMember(subset: part, value: values[place], isInverse: isInverse)
          let (left, overflow) =
            isInverse
            ? missing.addingReportingOverflow(member.value)
            : missing.subtractingReportingOverflow(member.value)
          // No sum of the others is as large as its bound, and one of nothing would be useless.
          if overflow || abs(left) > others.bound || left == 0 { continue }
          if let table = others.table {
            let value = ChainTable.Value(numerator: left, denominator: 1)
            if table.mayContain(value) { join(member, table, value) }
            continue
          }
          if let values = others.values, !values.contains(abs(left)) { continue }
          let last = ChainMember(
            subset: others.subset, value: abs(left), isInverse: left < 0)
          if !others.canSplit {
            addPair(member, last)
          } else if mayFollow(member), push(member) {
            complete(last)
            try findSums(others.subset, left, &watch)
            count &-= 1
          }
        }
      }
    }
  }

  // MARK: Products

  /// The same for products. What is missing is a ratio in lowest terms.
  mutating func findProducts(
    _ rest: Int, _ missing: ChainTable.Value, _ watch: inout Watch
  ) throws(Stopped) {
    let (parts, size) = (finder.parts(of: rest), sizes[rest])
    for place in firstPlace(parts)..<parts.count {
      let (part, partSize) = (parts[place].subset, parts[place].size)
      let values = self.values[part]
      let others = Others(rest &- part, size: size &- partSize, after: partSize, self)
      try watch.spend(40 * values.count)
      if !others.canSplit {
        findPairs(part, values, missing, others)
        continue
      }
      for place in 0..<values.count {
        for isInverse in [false, true] {
          let member = ChainMember(subset: part, value: values[place], isInverse: isInverse)
          guard let left = missing.without(member) else { continue }
          // Factors and divisors are made of different numbers, so the bound is on both together.
          let (both, overflow) = left.numerator.multipliedReportingOverflow(by: left.denominator)
          if overflow || both > others.bound || both == 1 { continue }
          if let table = others.table {
            if table.mayContain(left) { join(member, table, left) }
          } else if mayFollow(member), push(member) {
            if both == max(left.numerator, left.denominator) {
              complete(
                ChainMember(
                  subset: others.subset, value: both, isInverse: left.denominator != 1))
            }
            try findProducts(others.subset, left, &watch)
            count &-= 1
          }
        }
      }
    }
  }

  /// Finds the chains that end with a member of a part and one of all others: what one of them is missing must be
  /// a whole number or the inverse of one, which is known without reducing it to lowest terms.
  private mutating func findPairs(
    _ part: Int, _ values: MemberValues, _ missing: ChainTable.Value, _ others: Others
  ) {
    for place in 0..<values.count {
      for isInverse in [false, true] {
        let (same, other) =
          isInverse
          ? (missing.numerator, missing.denominator) : (missing.denominator, missing.numerator)
        let (product, overflow) = same.multipliedReportingOverflow(by: values[place])
        if overflow { continue }
        // What is missing is other / product or, of a divisor, product / other.
        guard let left = Self.wholeRatio(other, product), left.value != 1,
          left.value <= others.bound
        else { continue }
        if let values = others.values, !values.contains(left.value) { continue }
        addPair(
          ChainMember(subset: part, value: values[place], isInverse: isInverse),
          ChainMember(
            subset: others.subset, value: left.value, isInverse: left.isInverse != isInverse))
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
}
