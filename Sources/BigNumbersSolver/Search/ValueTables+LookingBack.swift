import NumbersGame
import NumbersSolver

/// The search for an exact answer: of the last operation, one operand is tried and the other asked for.
extension ValueTables {
  /// The way with the fewest operations to make a value of all of some numbers: of one operand, it asks for the
  /// other.
  mutating func wayBack(
    to target: ExactNumber, from numbers: [Int], _ watch: inout Watch
  ) throws(Interruption) -> Way? {
    guard isAllowed(target) else { return nil }
    let goals = try goals(target, &watch)
    if rules.operations.contains(.power) || goals.contains(where: { $0.value.sign == 0 }) {
      // There is no one number to ask for: powers, and zero times anything.
      var best: Way?
      try scan(numbers, &watch) { value, count, way in
        if value == target, count < best?.operationCount ?? .max { best = way() }
      }
      return best
    }
    let parts = try parts(of: numbers, &watch)
    var best: Way?
    for (value, node) in leaves(numbers) {
      for goal in goals where goal.value == value { best = better(best, Way(node, goal.chain)) }
    }
    for part in parts {
      let isFirstSmaller = sets[part.first].values.count <= sets[part.second].values.count
      let (few, many) = isFirstSmaller ? (part.first, part.second) : (part.second, part.first)
      for i in sets[few].values.indices {
        try watch.spendOrStop(500 * goals.count)
        let a = sets[few].values[i]
        let left = ValueNode.Reference(set: Int32(few), place: Int32(i))
        for goal in goals {
          eachComplement(of: a, goal.value) { operation, isLeft, other in
            guard rules.operations.contains(operation), let j = sets[many].place(of: other) else {
              return
            }
            let right = ValueNode.Reference(set: Int32(many), place: Int32(j))
            let count =
              sets[few].nodes[i].operationCount + sets[many].nodes[j].operationCount + 1
            let kind: ValueNode.Kind =
              isLeft ? .binary(operation, left, right) : .binary(operation, right, left)
            best = better(
              best, Way(ValueNode(kind: kind, operationCount: count, depth: 0), goal.chain))
          }
        }
      }
    }
    return best
  }

  private func better(_ first: Way?, _ second: Way) -> Way {
    if let first, first.operationCount <= second.operationCount { return first }
    return second
  }

  /// The values from which operations on one number lead to a value, itself among them.
  private func goals(
    _ target: ExactNumber, _ watch: inout Watch
  ) throws(Interruption) -> [(value: ExactNumber, chain: [PuzzleOperation])] {
    var goals: [(value: ExactNumber, chain: [PuzzleOperation])] = [(target, [])]
    var start = 0
    for _ in 0..<(unary.isEmpty ? 0 : rules.unaryDepth) {
      let end = goals.count
      for place in start..<end {
        for operation in unary {
          try watch.spendOrStop(20_000)
          for value in operation.preimages(of: goals[place].value, digits: rules.digits)
          where isAllowed(value) && apply(operation, value) == goals[place].value
            && !goals.contains(where: { $0.value == value })
          {
            goals.append((value, [operation] + goals[place].chain))
          }
        }
      }
      start = end
    }
    return goals
  }

  /// What is wanted with a number to make another that is not zero: the operation, whether the number is its left
  /// operand, and the other operand.
  private func eachComplement(
    of a: ExactNumber, _ goal: ExactNumber, _ visit: (PuzzleOperation, Bool, ExactNumber) -> Void
  ) {
    visit(.add, true, goal - a)
    visit(.subtract, true, a - goal)
    visit(.subtract, false, goal + a)
    guard let factor = goal.divided(by: a), let divisor = a.divided(by: goal) else { return }
    visit(.multiply, true, factor)
    visit(.divide, false, goal * a)
    visit(.divide, true, divisor)
  }
}
