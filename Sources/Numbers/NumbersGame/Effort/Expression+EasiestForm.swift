extension Expression {
  /// The expression as a person would write it: `150 + 75 − 2` for `150 + (75 − 2)`.
  ///
  /// Sums and products are chains without brackets, worked out from left to right, in the order of the members that takes
  /// the least effort and in which each step gives a positive integer; of equally easy ones, that with the larger
  /// members first. Brackets that no chain needs stay only where the expression takes less ``effort`` with them, as in
  /// `25 × 8 × (25 × 4)`. An expression with a step that does not give a positive integer stays as it is.
  ///
  /// - Complexity: O(*n*² + 2ᵐ *m*), where *n* is the number of numbers and *m* the largest number of members of a
  ///   chain, or 12 if that is less: chains of more members are written in the order of their size.
  public var easiestForm: Expression {
    guard let effort else { return self }
    let form = regrouped { $0.easiest }
    guard let other = form.effort, other <= effort else { return self }
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
    guard members.count > 2, members.count <= Self.maximumTried, let points = leastPoints(members)
    else { return expression(of: members) }
    var order: [Member] = []
    var (taken, wanted) = (0, Int.max)
    for (place, member) in members.enumerated() where !member.isInverse {
      if points[1 << place] < wanted { (taken, wanted) = (1 << place, points[1 << place]) }
    }
    order.append(members[taken.trailingZeroBitCount])
    while order.count < members.count {
      guard let value = value(of: taken, members) else { return expression(of: members) }
      let next = members.indices.first { place in
        taken & (1 << place) == 0
          && cost(of: place, after: taken, value, members).map {
            $0 + points[taken | 1 << place]
          } == points[taken]
      }
      guard let next else { return expression(of: members) }
      order.append(members[next])
      taken |= 1 << next
    }
    return expression(of: order)
  }

  private static func value(_ member: Member) -> Int { member.value ?? 0 }

  /// For each set of members, as a mask, the least points of the steps that join the others to them; `nil` if results are
  /// too large. A set that cannot be worked out has `unreachable` points.
  private func leastPoints(_ members: [Member]) -> [Int]? {
    let all = 1 << members.count - 1
    var points = [Int](repeating: Self.unreachable, count: all + 1)
    points[all] = 0
    for mask in stride(from: all - 1, through: 1, by: -1) {
      guard let value = value(of: mask, members) else { continue }
      for place in members.indices where mask & (1 << place) == 0 {
        let rest = points[mask | 1 << place]
        guard rest < Self.unreachable, let own = cost(of: place, after: mask, value, members)
        else { continue }
        points[mask] = min(points[mask], own + rest)
      }
    }
    return members.indices.contains {
      !members[$0].isInverse && points[1 << $0] < Self.unreachable
    } ? points : nil
  }

  private static var unreachable: Int { .max / 2 }

  /// The points of the step that joins a member to others, which have a value; `nil` if it does not give a positive integer.
  private func cost(of place: Int, after mask: Int, _ value: Int, _ members: [Member]) -> Int? {
    let member = members[place]
    let right = Self.value(member)
    let operation = operation(of: member)
    guard let result = try? operation.apply(value, right) else { return nil }
    let isResult =
      mask & (mask - 1) != 0
      || members[mask.trailingZeroBitCount].expression.operationCount > 0
    return StepEffort.points(
      operation, UInt64(value), UInt64(right), result: UInt64(result),
      isOfResults: isResult && member.expression.operationCount > 0)
  }

  /// The value of some members together; `nil` if it is not a positive integer.
  private func value(of mask: Int, _ members: [Member]) -> Int? {
    var value: Int?
    for place in members.indices where mask & (1 << place) != 0 {
      let member = members[place]
      guard let left = value else {
        if member.isInverse { return nil }
        value = Self.value(member)
        continue
      }
      guard let result = try? operation(of: member).apply(left, Self.value(member)) else {
        return nil
      }
      value = result
    }
    return value
  }
}
