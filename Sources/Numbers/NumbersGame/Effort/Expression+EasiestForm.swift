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

  /// The expression with the members in the order of least effort.
  fileprivate var easiest: Expression {
    let members = valued
    let inOrder = members.map { $0.member }
    guard members.count <= Self.maximumTried, let points = leastPoints(members) else {
      return expression(of: inOrder)
    }
    var order: [Member] = []
    var (taken, wanted) = (0, Int.max)
    for (place, member) in members.enumerated() where !member.member.isInverse {
      if points[1 << place] < wanted { (taken, wanted) = (1 << place, points[1 << place]) }
    }
    order.append(members[taken.trailingZeroBitCount].member)
    while order.count < members.count {
      let next = members.indices.first { place in
        taken & (1 << place) == 0
          && cost(of: place, after: taken, members).map { $0 + points[taken | 1 << place] }
            == points[taken]
      }
      guard let next else { return expression(of: inOrder) }
      order.append(members[next].member)
      taken |= 1 << next
    }
    return expression(of: order)
  }

  /// A member and its value.
  private typealias Valued = (member: Member, value: Int)

  /// The members with their values: what is taken away and what divides is last, and larger values come first.
  private var valued: [Valued] {
    members.map { ($0, (try? $0.expression.evaluate()) ?? 0) }.sorted { first, second in
      first.member.isInverse == second.member.isInverse && first.value != second.value
        ? first.value > second.value : first.member.inFixedOrder(second.member)
    }
  }

  /// For each set of members, as a mask, the least points of the steps that join the others to them; `nil` if results are
  /// too large. A set that cannot be worked out has `unreachable` points.
  private func leastPoints(_ members: [Valued]) -> [Int]? {
    let all = 1 << members.count - 1
    var points = [Int](repeating: Self.unreachable, count: all + 1)
    points[all] = 0
    for mask in stride(from: all - 1, through: 1, by: -1) {
      for place in members.indices where mask & (1 << place) == 0 {
        let rest = points[mask | 1 << place]
        guard rest < Self.unreachable, let own = cost(of: place, after: mask, members) else {
          continue
        }
        points[mask] = min(points[mask], own + rest)
      }
    }
    return members.indices.contains {
      !members[$0].member.isInverse && points[1 << $0] < Self.unreachable
    } ? points : nil
  }

  private static var unreachable: Int { .max / 2 }

  /// The points of the step that joins a member to others; `nil` if these or the step do not give a positive integer.
  private func cost(of place: Int, after mask: Int, _ members: [Valued]) -> Int? {
    guard let value = value(of: mask, members) else { return nil }
    let (member, right) = members[place]
    guard let step = try? Step(value, operation(of: member), right) else { return nil }
    let isResult =
      mask & (mask - 1) != 0
      || members[mask.trailingZeroBitCount].member.expression.operationCount > 0
    return StepEffort.points(
      step.operation, UInt64(value), UInt64(right), result: UInt64(step.result),
      isOfResults: isResult && member.expression.operationCount > 0)
  }

  /// The value of some members together; `nil` if it is not a positive integer.
  private func value(of mask: Int, _ members: [Valued]) -> Int? {
    var value: Int?
    for place in members.indices where mask & (1 << place) != 0 {
      let (member, right) = members[place]
      guard let left = value else {
        if member.isInverse { return nil }
        value = right
        continue
      }
      guard let step = try? Step(left, operation(of: member), right) else { return nil }
      value = step.result
    }
    return value
  }
}
