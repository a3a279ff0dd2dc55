/// The order of the members of a chain is decided here, for all expressions and formulas.
extension Chain {
  /// The most members that are tried in each order.
  private static var maximumTried: Int { 12 }

  /// The chain as a person would write it.
  ///
  /// In a sum, products come before numbers, larger values before smaller ones, and what is added before what is taken
  /// away. A product has the order that takes the least effort; of equally easy orders, sums come before numbers, larger values
  /// first, and divisors last. What changes nothing, zero in a sum and one in a product, is at the end of all. Brackets that the
  /// expression has and a chain does not need stay where they save effort.
  ///
  /// - Parameter arithmetic: The arithmetic.
  /// - Returns: The expression; `nil` if a step has no result that is allowed.
  package func written(in arithmetic: Arithmetic) -> Form? {
    guard value != nil else { return nil }
    if members.isEmpty { return form(of: [], in: arithmetic) }
    let members = inOrderOfWriting(arithmetic)
    let isTried = members.count > 2 && members.count <= Self.maximumTried
    guard isTried, isProduct || given != nil else {
      return isAllowed(members, arithmetic) ? form(of: members, in: arithmetic) : given
    }
    guard let (order, points) = easiest(of: members, arithmetic) else { return given }
    if let given, ownPoints < points + bracketPoints { return given }
    return form(of: isProduct ? order : members, in: arithmetic)
  }

  /// The effort of the steps, in the order that takes the least, or with the brackets that the expression has.
  ///
  /// - Parameter arithmetic: The arithmetic.
  /// - Returns: The points; `nil` if a step has no result that is allowed.
  package func effort(in arithmetic: Arithmetic) -> Int? {
    guard value != nil else { return nil }
    if let part { return part.points }
    let inner = members.reduce(0) { $0 + $1.points }
    guard members.count > 2, members.count <= Self.maximumTried,
      let (_, points) = easiest(of: members, arithmetic)
    else { return inner + ownPoints }
    return inner + min(ownPoints, points + bracketPoints)
  }

  /// The points of the brackets around members.
  private var bracketPoints: Int { isProduct ? members.count { $0.isChain } : 0 }

  /// The members in the order of writing, of which the first is not inverse.
  private func inOrderOfWriting(_ arithmetic: Arithmetic) -> [Member] {
    func rank(_ member: Member) -> Int {
      guard let value = member.value else { return 0 }
      let effort = arithmetic.effort(of: value)
      // A product that is 1 is an afterthought.
      let kind = !member.isChain ? 1 : effort.isOne ? 2 : 0
      return (effort.isNeutral(inProduct: isProduct) ? 8 : 0) + (member.isInverse ? 4 : 0) + kind
    }
    var sorted: [(member: Member, rank: Int)] = []
    sorted.reserveCapacity(members.count)
    for member in members {
      let rank = rank(member)
      var place = sorted.count
      while place > 0 {
        let before = sorted[place - 1]
        guard before.rank > rank || before.rank == rank && before.member.isSmaller(than: member)
        else { break }
        place -= 1
      }
      sorted.insert((member, rank), at: place)
    }
    if sorted[0].member.isInverse,
      let first = sorted.firstIndex(where: { !$0.member.isInverse })
    {
      sorted.insert(sorted.remove(at: first), at: 0)
    }
    return sorted.map(\.member)
  }

  /// The members in the order that takes the least effort, the first such one if they are given in the order of writing.
  private func easiest(
    of members: [Member], _ arithmetic: Arithmetic
  ) -> (order: [Member], points: Int)? {
    let joined = joined(members, arithmetic)
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
          && cost(of: place, after: taken, members, joined, arithmetic).map {
            $0 + joined[taken | 1 << place].points
          } == joined[taken].points
      }
      guard let next else { return nil }
      order.append(members[next])
      taken |= 1 << next
    }
    return (order, points)
  }

  private static var unreachable: Int { .max / 2 }

  /// Some members together.
  private struct Joined {
    /// Their value; `nil` if a step has no result that is allowed.
    var value: Value?
    /// The least points of the steps that join the others to them, or `unreachable`.
    var points: Int
  }

  /// For each set of members, as a mask, what is known of it.
  private func joined(_ members: [Member], _ arithmetic: Arithmetic) -> [Joined] {
    let all = 1 << members.count - 1
    var joined = [Joined](repeating: Joined(value: nil, points: Self.unreachable), count: all + 1)
    for mask in 1...all {
      // Of those that are not inverse, and then of those that are.
      let last = Int.bitWidth - 1 - mask.leadingZeroBitCount
      let place = (0...last).last { mask & 1 << $0 != 0 && members[$0].isInverse } ?? last
      let (member, rest) = (members[place], mask ^ 1 << place)
      if rest == 0 {
        if !member.isInverse { joined[mask].value = member.value }
      } else if let left = joined[rest].value, let right = member.value {
        joined[mask].value = arithmetic.result(left, operation(of: member), right)
      }
    }
    joined[all].points = 0
    for mask in stride(from: all - 1, through: 1, by: -1) where joined[mask].value != nil {
      for place in members.indices where mask & (1 << place) == 0 {
        let rest = joined[mask | 1 << place].points
        guard rest < joined[mask].points,
          let own = cost(of: place, after: mask, members, joined, arithmetic)
        else { continue }
        joined[mask].points = min(joined[mask].points, own + rest)
      }
    }
    return joined
  }

  /// The points of the step that joins a member to others; `nil` if it has no result that is allowed.
  private func cost(
    of place: Int, after mask: Int, _ members: [Member], _ joined: [Joined],
    _ arithmetic: Arithmetic
  ) -> Int? {
    let member = members[place]
    guard let left = joined[mask].value, let right = member.value,
      let result = joined[mask | 1 << place].value
    else { return nil }
    let isResult = mask & (mask - 1) != 0 || members[mask.trailingZeroBitCount].isResult
    return arithmetic.points(
      operation(of: member), left, right, giving: result,
      isOfResults: isResult && member.isResult)
  }

  /// Whether all steps that join members in an order have a result that is allowed.
  private func isAllowed(_ members: [Member], _ arithmetic: Arithmetic) -> Bool {
    var value = members.first?.value
    for member in members.dropFirst() {
      guard let left = value, let right = member.value else { return false }
      value = arithmetic.result(left, operation(of: member), right)
    }
    return value != nil
  }
}

extension Chain.Member {
  /// Whether its value is less than that of another.
  fileprivate func isSmaller(than other: Self) -> Bool {
    guard let value, let greater = other.value else { return false }
    return value < greater
  }
}
