import NumbersGame
import NumbersSolver

/// The search for an exact answer: of the last operation, one operand is tried and the other asked for.
extension ValueTables {
  /// The way with the fewest operations, and of those the least effort, to make a value of all of some numbers: of one
  /// operand, it asks for the other.
  mutating func wayBack(
    to target: ExactNumber, from numbers: [Int], _ watch: inout Watch
  ) throws(Interruption) -> Way? {
    guard isAllowed(target) else { return nil }
    let goals = try goals(target, &watch)
    if rules.operations.contains(.power) || goals.contains(where: { $0.value.sign == 0 }) {
      // There is no one number to ask for: powers, and zero times anything.
      var best: Way?
      try scan(numbers, &watch) { value, count, way in
        guard value == target, count <= best?.operationCount ?? .max else { return }
        let way = way()
        if best.map(way.precedes) ?? true { best = way }
      }
      return best
    }
    let parts = try parts(of: numbers, &watch)
    var best: Way?
    for (value, node) in leaves(numbers) {
      for goal in goals where goal.value == value {
        let way = Way(
          node, goal.chain, effort: node.effort &+ goal.points(of: node.kind.binding))
        if best.map(way.precedes) ?? true { best = way }
      }
    }
    for part in parts {
      let isFirstSmaller = sets[part.first].values.count <= sets[part.second].values.count
      let (few, many) = isFirstSmaller ? (part.first, part.second) : (part.second, part.first)
      let (fewSet, manySet) = (sets[few], sets[many])
      for i in fewSet.values.indices {
        try watch.spendOrStop(100 * goals.count)
        let left = ValueNode.Reference(set: Int32(few), place: Int32(i))
        for goal in goals {
          eachComplement(of: i, in: fewSet, goal.value, in: manySet) { operation, isLeft, j in
            var isLeft = isLeft
            if rules.keepsOrder, isLeft != isFirstSmaller {
              guard operation == .add || operation == .multiply else { return }
              isLeft = isFirstSmaller
            }
            let right = ValueNode.Reference(set: Int32(many), place: Int32(j))
            let count = fewSet.nodes[i].operationCount + manySet.nodes[j].operationCount + 1
            let kind: ValueNode.Kind =
              isLeft ? .binary(operation, left, right) : .binary(operation, right, left)
            guard Int(count) + goal.chain.count <= best?.operationCount ?? .max else { return }
            let way = Way(
              ValueNode(kind: kind, operationCount: count, depth: 0), goal.chain,
              effort: effort(kind, giving: goal.value) &+ goal.points(of: operation.binding))
            if best.map(way.precedes) ?? true { best = way }
          }
        }
      }
    }
    return best
  }

  private struct Goal {
    let value: ExactNumber
    let chain: [PuzzleOperation]
    /// The points of the operations on one number, without brackets around what the first is done to.
    let points: Int32

    /// The points of the operations on one number, the first done to something that binds so tightly.
    func points(of binding: Int) -> Int32 {
      chain.first?.brackets(binding, isRight: false) == true ? points &+ 1 : points
    }
  }

  /// The values from which operations on one number lead to a value, itself among them, with these and their points.
  private func goals(
    _ target: ExactNumber, _ watch: inout Watch
  ) throws(Interruption) -> [Goal] {
    var goals = [Goal(value: target, chain: [], points: 0)]
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
            let own = operation.points(PuzzleOperation.bindingOfNumber, giving: goals[place].value)
            goals.append(
              Goal(
                value: value, chain: [operation] + goals[place].chain,
                points: goals[place].points(of: operation.binding) &+ Int32(clamping: own)))
          }
        }
      }
      start = end
    }
    return goals
  }

  /// Looks among the values of a set for those that make another value, which is not zero, with one value of a first
  /// set: calls a function with the operation, whether the one value is its left operand, and the place of the other
  /// operand.
  private func eachComplement(
    of place: Int, in first: ValueSet, _ goal: ExactNumber, in second: ValueSet,
    _ visit: (PuzzleOperation, Bool, Int) -> Void
  ) {
    let value = first.values[place]
    /// Looks for the operand that machine fractions or, if that does not fit, exact numbers come to.
    func look(
      _ operation: PuzzleOperation, _ isLeft: Bool,
      _ fraction: (Rational, Rational) -> Rational?,
      _ number: (ExactNumber, ExactNumber) -> ExactNumber?
    ) {
      var found: Int?
      if case .small(let a) = value.storage, case .small(let b) = goal.storage,
        let other = fraction(a, b)
      {
        found = second.place(of: other)
      } else if let other = number(value, goal) {
        found = second.place(of: other)
      }
      if let found { visit(operation, isLeft, found) }
    }
    if hasSums { look(.add, true, { $1.subtracting($0) }, { $1 - $0 }) }
    if hasDifferences {
      look(.subtract, true, { $0.subtracting($1) }, { $0 - $1 })
      look(.subtract, false, { $0.adding($1) }, { $0 + $1 })
    }
    if value.sign == 0 { return }
    if hasProducts { look(.multiply, true, { $1.divided(by: $0) }, { $1.divided(by: $0) }) }
    if hasQuotients {
      look(.divide, false, { $0.multiplied(by: $1) }, { $0 * $1 })
      look(.divide, true, { $0.divided(by: $1) }, { $0.divided(by: $1) })
    }
  }
}
