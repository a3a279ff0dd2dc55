import NumbersGame

extension SolutionForest {
  /// The solution of a root that has this place among its solutions.
  mutating func expression(of root: Root, at index: Int) -> Expression {
    makePlans()
    switch root {
    case .number(let number):
      return Expression(postfix: [.number(number)])
    case .node(let id):
      // A chain of c members leaves each of them at most n + 1 − c numbers, so chains within chains have
      // fewer than 2n members in all; and there are 2n − 1 tokens.
      let capacity = 2 * lattice.ofSize.count
      return nodes.withUnsafeBufferPointer { nodes in
        alternatives.withUnsafeBufferPointer { alternatives in
          members.withUnsafeBufferPointer { members in
            plans.withUnsafeBufferPointer { plans in
              withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity) { forms in
                var lister = ForestLister(
                  nodes: nodes, alternatives: alternatives, members: members, plans: plans,
                  forms: forms, capacity: capacity)
                lister.append(id, at: index, forms: 0)
                return Expression(postfix: lister.tokens)
              }
            }
          }
        }
      }
    }
  }

  /// Works out in which order to carry out the operations of all chains that have no plan yet.
  private mutating func makePlans() {
    while plannedNodeCount < nodes.count {
      let node = nodes[plannedNodeCount]
      for place in node.alternatives {
        alternatives[place].plan = plans.count
        members.withUnsafeBufferPointer { members in
          let alternative = alternatives[place]
          let chain = members[alternative.start..<alternative.start + alternative.count]
          planner.append(node.kind, UnsafeBufferPointer(rebasing: chain), to: &plans)
        }
      }
      plannedNodeCount += 1
    }
  }
}

/// Unfolds solutions from a forest that does not change meanwhile.
private struct ForestLister {
  let nodes: UnsafeBufferPointer<SolutionForest.Node>
  let alternatives: UnsafeBufferPointer<SolutionForest.Alternative>
  let members: UnsafeBufferPointer<ChainMember>
  let plans: UnsafeBufferPointer<GroupingPlanner.Entry>
  /// Which form each member has of the chains that are being unfolded, one chain after the other.
  let forms: UnsafeMutableBufferPointer<Int>
  var tokens: [Expression.Token] = []

  init(
    nodes: UnsafeBufferPointer<SolutionForest.Node>,
    alternatives: UnsafeBufferPointer<SolutionForest.Alternative>,
    members: UnsafeBufferPointer<ChainMember>, plans: UnsafeBufferPointer<GroupingPlanner.Entry>,
    forms: UnsafeMutableBufferPointer<Int>, capacity: Int
  ) {
    self.nodes = nodes
    self.alternatives = alternatives
    self.members = members
    self.plans = plans
    self.forms = forms
    tokens.reserveCapacity(capacity)
  }

  /// Appends the form of a node that has a place among its forms.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - index: The place of the form.
  ///   - start: Where `forms` is free.
  mutating func append(_ id: Int32, at index: Int, forms start: Int) {
    let alternative = alternatives[alternativeIndex(of: nodes[Int(id)], at: index)]
    // The place is a number with the sets of each run of members that are alike as digits.
    var rest = index - alternative.before
    var member = 0
    while member < alternative.count {
      let first = members[alternative.start + member]
      if first.node < 0 {
        member += 1
        continue
      }
      var length = 1
      while member + length < alternative.count,
        ChainMember.isSame(members[alternative.start + member + length], first)
      {
        length += 1
      }
      let count = nodes[Int(first.node)].count
      if count == 1 {
        for place in member..<member + length { forms[start + place] = 0 }
      } else {
        let sets = length == 1 ? count : count.multichoose(length)
        let (next, set) = Self.divide(rest, by: sets)
        rest = next
        setForms(ofSet: set, length, from: start + member)
      }
      member += length
    }
    for entry in alternative.plan..<(alternative.plan + 2 * alternative.count - 1) {
      if let place = plans[entry].member {
        let member = members[alternative.start + place]
        if member.node < 0 {
          tokens.append(.number(member.value))
        } else {
          append(member.node, at: forms[start + place], forms: start + alternative.count)
        }
      } else {
        tokens.append(.operation(plans[entry].operation))
      }
    }
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
  private func alternativeIndex(of node: SolutionForest.Node, at index: Int) -> Int {
    var (low, high) = (node.alternatives.lowerBound, node.alternatives.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if alternatives[middle].before <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Writes down the forms of a set of so many, by its place, in descending order: the sets that have no
  /// form above the first come before all others, and so on (the combinatorial number system).
  private func setForms(ofSet index: Int, _ length: Int, from start: Int) {
    if length == 1 {
      forms[start] = index
      return
    }
    var rest = index
    for left in (1...length).reversed() {
      var form = 0
      while (form + 1).multichoose(left) <= rest { form += 1 }
      forms[start + length - left] = form
      rest -= form.multichoose(left)
    }
  }
}
