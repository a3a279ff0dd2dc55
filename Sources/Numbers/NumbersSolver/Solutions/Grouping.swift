import NumbersGame

/// Works out in which order to carry out the operations of chains, in memory that is used again.
struct GroupingPlanner {
  /// A part of a plan, which is in postfix order: the place of a member in its chain, or an operation; or in place of a member
  /// the number that it is.
  struct Entry {
    let code: UInt8

    /// There are fewer than 64 numbers, and so fewer than 64 members.
    static func number(_ place: Int) -> Entry { Entry(code: UInt8(truncatingIfNeeded: place)) }
    static func member(_ place: Int) -> Entry {
      Entry(code: 0x40 | UInt8(truncatingIfNeeded: place))
    }
    static func operation(_ operation: Operator) -> Entry { Entry(code: 0x80 | operation.rawValue) }

    @inline(__always)
    var member: Int? { code & 0x40 == 0 ? nil : Int(code & 0x3F) }
    var operation: Operator? { code & 0x80 == 0 ? nil : Operator(rawValue: code & 0x3F) }
  }

  /// The largest chain for which the best order is looked for.
  private static let searchedCount = 6

  private let groups: ChainGroups
  /// By group (a bit for each member): its value as a positive integer, 0 if it has none, and whether
  /// its inverse has it.
  private let values: UnsafeMutablePointer<Int>
  private let areInverse: UnsafeMutablePointer<Bool>
  /// By group: the smallest largest step, and the half of the group that it is made of.
  private let peaks: UnsafeMutablePointer<Int>
  private let halves: UnsafeMutablePointer<Int>

  init(in memory: OwnedMemory) {
    groups = ChainGroups(upTo: Self.searchedCount, in: memory)
    values = memory.room(for: 1 << Self.searchedCount)
    areInverse = memory.room(for: 1 << Self.searchedCount)
    peaks = memory.room(for: 1 << Self.searchedCount)
    halves = memory.room(for: 1 << Self.searchedCount)
  }

  /// Appends a plan of legal steps whose largest result is as small as possible, for up to six
  /// members; for more, all that is added or multiplied comes first.
  ///
  /// - Complexity: O(3ⁿ) for *n* members up to six.
  func append(
    _ kind: ChainKind, _ members: UnsafeBufferPointer<ChainMember>, to plan: GrowingList<Entry>
  ) {
    guard let base = members.baseAddress else { return }
    let count = members.count
    let hasInverse = members.contains { $0.isInverse }
    if hasInverse, (3...Self.searchedCount).contains(count) {
      search(kind, base, count)
      append(kind, (1 << count) - 1, to: plan)
      return
    }
    let (join, part): (Operator, Operator) =
      kind == .sum ? (.add, .subtract) : (.multiply, .divide)
    // The largest that is not inverse is next, and then the largest that is.
    var left = (1 << count) - 1
    while left != 0 {
      var next = left.trailingZeroBitCount
      for place in next..<count where left & (1 << place) != 0 {
        let (member, best) = (base[place], base[next])
        if member.isInverse == best.isInverse ? member.value > best.value : best.isInverse {
          next = place
        }
      }
      plan.append(.member(next))
      if left != (1 << count) - 1 { plan.append(.operation(base[next].isInverse ? part : join)) }
      left &= ~(1 << next)
    }
  }

  /// Finds the grouping with the smallest largest step for each group of members, from small groups to
  /// large ones.
  private func search(_ kind: ChainKind, _ members: UnsafePointer<ChainMember>, _ count: Int) {
    groups.fill(kind, members, count)
    for group in 1..<(1 << count) {
      setValue(kind, group)
      peaks[group] = .max
      halves[group] = group
      let value = values[group]
      if value == 0 { continue }
      if group & (group - 1) == 0 {
        peaks[group] = 0
        continue
      }
      var half = (group - 1) & group
      while half > 0 {
        let other = group - half
        if values[half] > 0, values[other] > 0 {
          let peak = max(value, peaks[half], peaks[other])
          if peak < peaks[group] { (peaks[group], halves[group]) = (peak, half) }
        }
        half = (half - 1) & group
      }
    }
  }

  private func setValue(_ kind: ChainKind, _ group: Int) {
    let (direct, inverse) = (groups.direct[group], groups.inverse[group])
    values[group] = 0
    areInverse[group] = false
    switch kind {
    case .sum:
      values[group] = abs(direct - inverse)
      areInverse[group] = direct < inverse
    case .product:
      if direct % inverse == 0 {
        values[group] = direct / inverse
      } else if inverse % direct == 0 {
        values[group] = inverse / direct
        areInverse[group] = true
      }
    }
  }

  private func append(_ kind: ChainKind, _ group: Int, to plan: GrowingList<Entry>) {
    let half = halves[group]
    guard half != group else {
      plan.append(.member(group.trailingZeroBitCount))
      return
    }
    let other = group - half
    // A quotient of equal values is 1 either way round, but only one is what the chain says.
    let firstIsLeft =
      values[half] == values[other] ? !areInverse[half] : values[half] > values[other]
    append(kind, firstIsLeft ? half : other, to: plan)
    append(kind, firstIsLeft ? other : half, to: plan)
    let isJoined = areInverse[half] == areInverse[other]
    switch kind {
    case .sum: plan.append(.operation(isJoined ? .add : .subtract))
    case .product: plan.append(.operation(isJoined ? .multiply : .divide))
    }
  }
}
