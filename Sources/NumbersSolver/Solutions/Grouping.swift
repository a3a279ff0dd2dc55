import NumbersGame

/// Orders in which to carry out the operations of a chain.
enum Grouping {
  /// A part of a plan, which is in postfix order.
  enum Entry {
    /// The member that has this place in the chain.
    case member(UInt8)
    case operation(Operator)
  }

  /// Appends a plan of legal steps whose largest result is as small as possible, for up to six
  /// members; for more, all that is added or multiplied comes first.
  ///
  /// - Complexity: O(3ⁿ) for *n* members up to six.
  static func append(
    _ kind: ChainKind, _ members: ArraySlice<ChainMember>, to plans: inout [Entry]
  ) {
    let hasInverse = members.contains(where: \.isInverse)
    if hasInverse, (3...6).contains(members.count) {
      plans += GroupingSearch(kind, Array(members)).plan
      return
    }
    let (join, part): (Operator, Operator) =
      kind == .sum ? (.add, .subtract) : (.multiply, .divide)
    // The largest that is not inverse is next, and then the largest that is.
    var left = (1 << members.count) - 1
    while left != 0 {
      var next: Int?
      for place in 0..<members.count where left & (1 << place) != 0 {
        let member = members[members.startIndex + place]
        guard let best = next.map({ members[members.startIndex + $0] }) else {
          next = place
          continue
        }
        let isBetter =
          member.isInverse == best.isInverse ? member.value > best.value : best.isInverse
        if isBetter { next = place }
      }
      guard let place = next else { return }
      plans.append(.member(UInt8(place)))
      if left != (1 << members.count) - 1 {
        plans.append(.operation(members[members.startIndex + place].isInverse ? part : join))
      }
      left &= ~(1 << place)
    }
  }
}

/// Finds the grouping with the smallest largest step for each group of members, from small groups to
/// large ones.
private struct GroupingSearch {
  private let kind: ChainKind
  private let members: [ChainMember]
  /// By group (a bit for each member): the value of the group as a positive integer, and whether it
  /// is the inverse that has it; nothing if neither is a positive integer.
  private var values: [(value: Int, isInverse: Bool)?]
  /// By group: the smallest largest step, and the half of the group that it is made of.
  private var best: [(peak: Int, half: Int)?]

  init(_ kind: ChainKind, _ members: [ChainMember]) {
    self.kind = kind
    self.members = members
    let groupCount = 1 << members.count
    values = Array(repeating: nil, count: groupCount)
    best = Array(repeating: nil, count: groupCount)
    for group in 1..<groupCount {
      values[group] = value(of: group)
      guard let value = values[group]?.value else { continue }
      if group & (group - 1) == 0 {
        best[group] = (0, group)
        continue
      }
      var half = (group - 1) & group
      while half > 0 {
        if let a = best[half], let b = best[group - half] {
          let peak = max(value, a.peak, b.peak)
          if peak < best[group]?.peak ?? .max { best[group] = (peak, half) }
        }
        half = (half - 1) & group
      }
    }
  }

  private func value(of group: Int) -> (value: Int, isInverse: Bool)? {
    let (direct, inverse) = members.withUnsafeBufferPointer { kind.totals(of: group, $0) }
    switch kind {
    case .sum:
      return direct == inverse ? nil : (abs(direct - inverse), direct < inverse)
    case .product:
      if direct % inverse == 0 { return (direct / inverse, false) }
      return inverse % direct == 0 ? (inverse / direct, true) : nil
    }
  }

  var plan: [Grouping.Entry] {
    var plan: [Grouping.Entry] = []
    append((1 << members.count) - 1, to: &plan)
    return plan
  }

  private func append(_ group: Int, to plan: inout [Grouping.Entry]) {
    guard let half = best[group]?.half, let first = values[half], half != group,
      let second = values[group - half]
    else {
      plan.append(.member(UInt8(group.trailingZeroBitCount)))
      return
    }
    // A quotient of equal values is 1 either way round, but only one is what the chain says.
    let firstIsLeft =
      first.value == second.value ? !first.isInverse : first.value > second.value
    append(firstIsLeft ? half : group - half, to: &plan)
    append(firstIsLeft ? group - half : half, to: &plan)
    let isJoined = first.isInverse == second.isInverse
    switch kind {
    case .sum: plan.append(.operation(isJoined ? .add : .subtract))
    case .product: plan.append(.operation(isJoined ? .multiply : .divide))
    }
  }
}
