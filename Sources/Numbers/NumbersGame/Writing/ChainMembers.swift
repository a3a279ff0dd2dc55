/// The members of a chain, in the order of writing.
struct ChainMembers<Arithmetic: ChainArithmetic> {
  typealias Member = ChainMember<Arithmetic.Form, Arithmetic.Value>

  /// The most members that are tried in each order.
  private static var maximumTried: Int { 12 }
  private static var unreachable: Int { .max / 2 }

  /// The members, of which the first is not inverse.
  private(set) var members: [Member]
  let isProduct: Bool

  init(_ given: consuming [Member], isProduct: Bool, _ arithmetic: Arithmetic) {
    self.isProduct = isProduct
    members = given
    var least: Arithmetic.Value?
    for member in members where member.last == nil && !member.isInverse {
      if let value = member.value, least.map({ value < $0 }) ?? true { least = value }
    }
    for place in members.indices {
      members[place].rank = rank(members[place], besideNumbersFrom: least, arithmetic)
      var place = place
      while place > 0, members[place].precedes(members[place - 1]) {
        members.swapAt(place, place - 1)
        place -= 1
      }
    }
    if members[0].isInverse, let first = members.firstIndex(where: { !$0.isInverse }) {
      members.insert(members.remove(at: first), at: 0)
    }
  }

  private func rank(
    _ member: Member, besideNumbersFrom least: Arithmetic.Value?, _ arithmetic: Arithmetic
  ) -> Int {
    guard let value = member.value else { return 0 }
    let isNeutral = arithmetic.effort(of: value).isNeutral(inProduct: isProduct)
    // A product that is less than all numbers is an afterthought.
    let isSmall = !isProduct && least.map { value < $0 } ?? false
    let kind = member.last == nil || member.isInverse ? 1 : isSmall ? 2 : 0
    return (isNeutral ? 8 : 0) + (member.isInverse ? 4 : 0) + kind
  }

  /// Whether there are several orders, and not too many to try.
  var hasOrders: Bool { members.count > 2 && members.count <= Self.maximumTried }

  /// The points of the brackets around members.
  var bracketPoints: Int { isProduct ? members.count { $0.last != nil } : 0 }

  /// Whether all steps that join the members have a result that is allowed.
  func isAllowed(_ arithmetic: Arithmetic) -> Bool {
    var value = members.first?.value
    for member in members.dropFirst() {
      guard let left = value, let right = member.value else { return false }
      value = arithmetic.result(left, member.operation(inProduct: isProduct), right)
    }
    return value != nil
  }

  /// The order of the members that takes the least effort, the first such one in the order of writing, and the points of its
  /// steps; `nil` if each order has a step without a result that is allowed.
  func easiestOrder(_ arithmetic: Arithmetic) -> (order: [Member], points: Int)? {
    let joined = joined(arithmetic)
    var taken = 0
    for place in members.indices
    where !members[place].isInverse
      && (taken == 0 || joined[1 << place].points < joined[taken].points)
    {
      taken = 1 << place
    }
    guard taken > 0, joined[taken].points < Self.unreachable else { return nil }
    let points = joined[taken].points
    var order: [Member] = []
    order.reserveCapacity(members.count)
    order.append(members[taken.trailingZeroBitCount])
    while order.count < members.count {
      let next = members.indices.first { place in
        taken & (1 << place) == 0
          && cost(of: place, after: taken, joined, arithmetic).map {
            $0 + joined[taken | 1 << place].points
          } == joined[taken].points
      }
      guard let next else { return nil }
      order.append(members[next])
      taken |= 1 << next
    }
    return (order, points)
  }

  /// The most members that are grouped in each way.
  private static var maximumGrouped: Int { 8 }

  /// The least effort of the steps that join the members, and of the brackets around them, with any of them taken together
  /// first; `nil` if that is not known.
  func leastPoints(_ arithmetic: Arithmetic) -> Int? {
    guard members.count > 2 else { return nil }
    guard members.count <= Self.maximumGrouped else {
      return hasOrders ? easiestOrder(arithmetic).map { $0.points + bracketPoints } : nil
    }
    let all = 1 << members.count - 1
    // Each with what is taken away and divides as such, and the other way round.
    var groups = [Joined](
      repeating: Joined(value: nil, points: Self.unreachable), count: 2 * (all + 1))
    for (place, member) in members.enumerated() {
      groups[2 << place + (member.isInverse ? 1 : 0)] = Joined(value: member.value, points: 0)
    }
    for mask in 1...all where mask & (mask - 1) != 0 {
      var first = (mask - 1) & mask
      while first > 0 {
        for side in 0...1 {
          for isInverse in [false, true] where isInverse || first > mask ^ first {
            let (left, right) = (
              groups[2 * first + side],
              groups[2 * (mask ^ first) + (isInverse ? 1 - side : side)]
            )
            guard let a = left.value, let b = right.value else { continue }
            let operation = Operator(inProduct: isProduct, isInverse: isInverse)
            guard let value = arithmetic.result(a, operation, b) else { continue }
            let points =
              left.points + right.points
              + arithmetic.points(
                operation, a, b, giving: value,
                isOfResults: isResult(first) && isResult(mask ^ first))
              + brackets(operation, first, mask ^ first, arithmetic)
            if points < groups[2 * mask + side].points {
              groups[2 * mask + side] = Joined(value: value, points: points)
            }
          }
        }
        first = (first - 1) & mask
      }
    }
    let points = groups[2 * all].points
    return points < Self.unreachable ? points : nil
  }

  private func isResult(_ mask: Int) -> Bool {
    mask & (mask - 1) != 0 || members[mask.trailingZeroBitCount].isResult
  }

  private func brackets(
    _ operation: Operator, _ first: Int, _ second: Int, _ arithmetic: Arithmetic
  ) -> Int {
    func last(_ mask: Int) -> Operator? {
      mask & (mask - 1) != 0
        ? Operator(inProduct: isProduct, isInverse: false)
        : members[mask.trailingZeroBitCount].last
    }
    let own = arithmetic.brackets(operation, last(first), last(second))
    guard own > 0, operation.isCommutative else { return own }
    return min(own, arithmetic.brackets(operation, last(second), last(first)))
  }

  /// Some members together.
  private struct Joined {
    /// Their value; `nil` if a step has no result that is allowed.
    var value: Arithmetic.Value?
    /// The least points of the steps that join the others to them, or `unreachable`.
    var points: Int
  }

  /// For each set of members, as a mask, what is known of it.
  private func joined(_ arithmetic: Arithmetic) -> [Joined] {
    let all = 1 << members.count - 1
    let inverse = members.indices.reduce(0) { $0 | (members[$1].isInverse ? 1 << $1 : 0) }
    var joined = [Joined](repeating: Joined(value: nil, points: Self.unreachable), count: all + 1)
    for mask in 1...all {
      // Those that are inverse are joined last.
      let last = mask & inverse == 0 ? mask : mask & inverse
      let place = Int.bitWidth - 1 - last.leadingZeroBitCount
      let (member, rest) = (members[place], mask ^ 1 << place)
      if rest == 0 {
        if !member.isInverse { joined[mask].value = member.value }
      } else if let left = joined[rest].value, let right = member.value {
        joined[mask].value = arithmetic.result(
          left, member.operation(inProduct: isProduct), right)
      }
    }
    joined[all].points = 0
    for mask in stride(from: all - 1, through: 1, by: -1) where joined[mask].value != nil {
      for place in members.indices where mask & (1 << place) == 0 {
        let rest = joined[mask | 1 << place].points
        guard rest < joined[mask].points,
          let own = cost(of: place, after: mask, joined, arithmetic)
        else { continue }
        joined[mask].points = min(joined[mask].points, own + rest)
      }
    }
    return joined
  }

  /// The points of the step that joins a member to others; `nil` if it has no result that is allowed.
  private func cost(
    of place: Int, after mask: Int, _ joined: [Joined], _ arithmetic: Arithmetic
  ) -> Int? {
    let member = members[place]
    guard let left = joined[mask].value, let right = member.value,
      let result = joined[mask | 1 << place].value
    else { return nil }
    return arithmetic.points(
      member.operation(inProduct: isProduct), left, right, giving: result,
      isOfResults: isResult(mask) && member.isResult)
  }
}

extension ChainMember where Value: Comparable {
  /// Whether it comes before another in the order of writing: the lower rank, then the larger value.
  fileprivate func precedes(_ other: Self) -> Bool {
    if rank != other.rank { return rank < other.rank }
    guard let value, let smaller = other.value else { return false }
    return value > smaller
  }
}
