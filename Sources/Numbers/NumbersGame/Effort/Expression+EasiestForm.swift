extension Expression {
  /// The expression as a person would write it: `150 + 75 − 2` for `150 + (75 − 2)`.
  ///
  /// Sums and products are chains without brackets, worked out from left to right, in the order of the members that takes
  /// the least effort and in which each step gives a positive integer; of equally easy ones, that with the larger
  /// members first. Brackets that no chain needs stay only where the expression takes less ``effort`` with them, as in
  /// `12 × 11 × (25 × 4)`. An expression with a step that does not give a positive integer stays as it is.
  ///
  /// - Complexity: O(*n*² + 2ᵐ *m*), where *n* is the number of numbers and *m* the largest number of members of a
  ///   chain, or 12 if that is less: chains of more members are written in the order of their size.
  public var easiestForm: Expression {
    if operationCount == 0 { return self }
    let chain = chain { $0.easiest }
    guard chain.value != nil else { return self }
    let form = chain.easiest
    // Of chains without brackets, the order in which they are given is one of those that were tried.
    if chain.isFlat { return form }
    guard let effort, let other = form.effort, other <= effort else { return self }
    return form
  }
}

extension Solution {
  /// The solution with its expression as a person would write it, ``Expression/easiestForm``.
  public var inEasiestForm: Solution {
    Solution(
      legal: expression.easiestForm, value: value, distance: distance, points: points)
  }
}

extension Chain {
  /// The most members that are tried in each order.
  private static let maximumTried = 12

  /// The expression with the members in the order of least effort. The values of all are known.
  fileprivate var easiest: Expression {
    let members = members.sorted { first, second in
      // What is taken away and what divides is last, and larger values come first.
      first.isInverse == second.isInverse && first.value != second.value
        ? Self.value(first) > Self.value(second) : first.inFixedOrder(second)
    }
    // Of two members either order takes the same effort, if there are two.
    guard members.count > 2, members.count <= Self.maximumTried else {
      return expression(of: members)
    }
    let joined = joined(members)
    // The empty set is unreachable.
    var taken = 0
    for place in members.indices
    where !members[place].isInverse && joined[1 << place].points < joined[taken].points {
      taken = 1 << place
    }
    if taken == 0 { return expression(of: members) }
    var order: [Member] = []
    order.reserveCapacity(members.count)
    order.append(members[taken.trailingZeroBitCount])
    while order.count < members.count {
      let next = members.indices.first { place in
        taken & (1 << place) == 0
          && cost(of: place, after: taken, members, joined).map {
            $0 + joined[taken | 1 << place].points
          } == joined[taken].points
      }
      guard let next else { return expression(of: members) }
      order.append(members[next])
      taken |= 1 << next
    }
    return expression(of: order)
  }

  private static func value(_ member: Member) -> Int { member.value ?? 0 }

  private static var unreachable: Int { .max / 2 }

  /// Some members together.
  private struct Joined {
    /// Their value; 0 if it is not a positive integer, or too large.
    var value: Int
    /// The least points of the steps that join the others to them, or `unreachable`.
    var points: Int
  }

  /// For each set of members, as a mask, what is known of it.
  private func joined(_ members: [Member]) -> [Joined] {
    let all = 1 << members.count - 1
    var joined = [Joined](repeating: Joined(value: 0, points: Self.unreachable), count: all + 1)
    for mask in 1...all {
      // What is inverse is last.
      let last = Int.bitWidth - 1 - mask.leadingZeroBitCount
      let (member, rest) = (members[last], mask ^ 1 << last)
      if rest == 0 {
        if !member.isInverse { joined[mask].value = Self.value(member) }
      } else if joined[rest].value > 0 {
        let result = try? operation(of: member).apply(joined[rest].value, Self.value(member))
        joined[mask].value = result ?? 0
      }
    }
    joined[all].points = 0
    for mask in stride(from: all - 1, through: 1, by: -1) where joined[mask].value > 0 {
      for place in members.indices where mask & (1 << place) == 0 {
        let rest = joined[mask | 1 << place].points
        guard rest < joined[mask].points, let own = cost(of: place, after: mask, members, joined)
        else { continue }
        joined[mask].points = min(joined[mask].points, own + rest)
      }
    }
    return joined
  }

  /// The points of the step that joins a member to others; `nil` if it does not give a positive integer.
  private func cost(
    of place: Int, after mask: Int, _ members: [Member], _ joined: [Joined]
  ) -> Int? {
    let member = members[place]
    let (left, right) = (joined[mask].value, Self.value(member))
    let result = joined[mask | 1 << place].value
    guard left > 0, result > 0 else { return nil }
    let isResult = mask & (mask - 1) != 0 || members[mask.trailingZeroBitCount].isResult
    return StepEffort.points(
      operation(of: member), UInt64(left), UInt64(right), result: UInt64(result),
      isOfResults: isResult && member.isResult)
  }
}
