import NumbersGame

extension SolutionForest {
  /// The solution of a root that has this place among its solutions.
  mutating func expression(of root: Root, at index: Int) -> Expression {
    var tokens: [Expression.Token] = []
    switch root {
    case .number(let number):
      tokens.append(.number(number))
    case .node(let id):
      tokens.reserveCapacity(2 * lattice.ofSize.count)
      append(id, at: index, to: &tokens)
    }
    return Expression(postfix: tokens)
  }

  private mutating func append(_ id: Int32, at index: Int, to tokens: inout [Expression.Token]) {
    let node = nodes[Int(id)]
    let place = alternativeIndex(of: node, at: index)
    let plan = plan(place, node.kind)
    let alternative = alternatives[place]
    // Which form each member has: the place is a number with the sets of each run as digits.
    var forms = SIMD16<Int64>()
    var rest = index - alternative.before
    var member = 0
    while member < alternative.count {
      let first = members[alternative.start + member]
      var length = 1
      while member + length < alternative.count,
        ChainMember.isSame(members[alternative.start + member + length], first)
      {
        length += 1
      }
      if first.node >= 0 {
        let count = nodes[Int(first.node)].count
        if count > 1 {
          let sets = length == 1 ? count : count.multichoose(length)
          let (next, set) = Self.divide(rest, by: sets)
          rest = next
          var place = member
          Self.forEachForm(ofSet: set, length) { form in
            forms[place] = Int64(form)
            place += 1
          }
        }
      }
      member += length
    }
    for entry in plan..<(plan + 2 * alternative.count - 1) {
      if let place = plans[entry].member {
        let member = members[alternative.start + place]
        if member.node < 0 {
          tokens.append(.number(member.value))
        } else {
          append(member.node, at: Int(forms[place]), to: &tokens)
        }
      } else {
        tokens.append(.operation(plans[entry].operation))
      }
    }
  }

  /// Where the plan of an alternative begins.
  private mutating func plan(_ place: Int, _ kind: ChainKind) -> Int {
    let alternative = alternatives[place]
    if alternative.plan >= 0 { return alternative.plan }
    let start = plans.count
    members.withUnsafeBufferPointer { members in
      let chain = members[alternative.start..<alternative.start + alternative.count]
      planner.append(kind, UnsafeBufferPointer(rebasing: chain), to: &plans)
    }
    alternatives[place].plan = start
    return start
  }

  /// A division of numbers that are not negative; of small ones it is faster.
  @inline(__always)
  private static func divide(_ dividend: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    guard (dividend | divisor) >> 32 == 0 else {
      return dividend.quotientAndRemainder(dividingBy: divisor)
    }
    let small = UInt32(truncatingIfNeeded: dividend)
      .quotientAndRemainder(dividingBy: UInt32(truncatingIfNeeded: divisor))
    return (Int(small.quotient), Int(small.remainder))
  }

  /// The last alternative of a node that starts at or before a place.
  private func alternativeIndex(of node: Node, at index: Int) -> Int {
    var (low, high) = (node.alternatives.lowerBound, node.alternatives.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if alternatives[middle].before <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Calls a function with the forms of a set of so many, by its place, in descending order: the sets
  /// that have no form above the first come before all others, and so on (the combinatorial number
  /// system).
  private static func forEachForm(ofSet index: Int, _ length: Int, _ body: (Int) -> Void) {
    if length == 1 { return body(index) }
    var rest = index
    for left in (1...length).reversed() {
      var form = 0
      while (form + 1).multichoose(left) <= rest { form += 1 }
      body(form)
      rest -= form.multichoose(left)
    }
  }
}
