import NumbersGame

/// Finds expressions for values, going back from the value: for each way to split the subset and
/// each value of the smaller part, the value of the rest follows from the operator and is looked up.
///
/// Subsets of up to half the numbers of a goal must be in the table; where larger ones are not, the
/// search goes back further.
struct ExpressionFinder {
  private let table: ReachTable
  private let order: SolutionOrder
  private var watch: Watch
  private var peaks: [Goal: UInt64] = [:]
  private var expressions: [Goal: Expression?] = [:]

  /// A value to be made of all numbers of a subset.
  struct Goal: Hashable {
    let subset: SelectionLattice.Subset
    let value: UInt64
  }

  init(_ table: ReachTable, _ watch: Watch, _ order: SolutionOrder) {
    self.table = table
    self.order = order
    self.watch = watch
  }

  /// The goals at both sides of a last step.
  private struct Split {
    let known: Goal
    let wanted: Goal
    let step: LastStep
  }

  private func isTabulated(_ subset: SelectionLattice.Subset) -> Bool {
    Int(table.lattice.sizes[subset]) <= table.builtSize
  }

  /// All last steps to a goal whose operands can be reached, as far as the table tells.
  private mutating func splits(of goal: Goal) throws(Stopped) -> [Split] {
    var splits: [Split] = []
    for part in table.lattice.smallerParts(of: goal.subset) {
      let rest = goal.subset - part
      let values = table.values[part].all
      try watch.spend(100 * values.count)
      for value in values {
        LastStep.forEach(giving: goal.value, with: value) { step in
          guard isTabulated(rest) ? table.values[rest].all.containsSorted(step.wanted) : true
          else { return }
          splits.append(
            Split(
              known: Goal(subset: part, value: value),
              wanted: Goal(subset: rest, value: step.wanted), step: step))
        }
      }
    }
    return splits
  }

  /// Whether a goal is one of the numbers given, which takes no step.
  private func isNumber(_ goal: Goal) -> Bool {
    table.lattice.sizes[goal.subset] == 1 && table.lattice.number(of: goal.subset) == goal.value
  }

  /// The smallest largest step result of all expressions for a goal: 0 for a number itself, and the
  /// maximum of the type if there is no expression.
  mutating func smallestPeak(_ goal: Goal) throws(Stopped) -> UInt64 {
    if isNumber(goal) { return 0 }
    if let known = peaks[goal] { return known }
    var smallest = UInt64.max
    for split in try splits(of: goal) where smallest > goal.value {
      let left = try smallestPeak(split.known)
      guard left < smallest else { continue }
      let right = try smallestPeak(split.wanted)
      smallest = min(smallest, max(goal.value, left, right))
    }
    peaks[goal] = smallest
    return smallest
  }

  /// The first, in the fixed order or with the least effort, of the expressions for a goal with no step result above a peak.
  /// The peak must be the same in all calls.
  mutating func first(_ goal: Goal, peak: UInt64) throws(Stopped) -> Expression? {
    if isNumber(goal) { return Expression(known: goal.value) }
    guard goal.value <= peak else { return nil }
    if let known = expressions[goal] { return known }
    var first: Expression?
    for split in try splits(of: goal) {
      guard let known = try self.first(split.known, peak: peak),
        let wanted = try self.first(split.wanted, peak: peak)
      else { continue }
      let expression = split.step.expression(known, split.known.value, wanted, order)
      if first.map({ expression.precedes($0, in: order) }) ?? true { first = expression }
    }
    expressions[goal] = .some(first)
    return first
  }

  /// Some expression for a goal whose last step has a known operand. The other one is in the table, if its
  /// value is not given.
  mutating func any(_ goal: Goal, operand: Goal?, other: UInt64?) throws(Stopped) -> Expression? {
    guard let operand else { return try any(goal) }
    let rest = goal.subset - operand.subset
    var last: LastStep?
    LastStep.forEach(giving: goal.value, with: operand.value) { step in
      if other.map({ $0 == step.wanted }) ?? table.values[rest].all.containsSorted(step.wanted) {
        last = step
      }
    }
    guard let last, let known = try any(operand),
      let wanted = try any(Goal(subset: rest, value: last.wanted))
    else { return nil }
    return last.expression(known, operand.value, wanted, .smallest)
  }

  /// Some expression for a goal, the first that is found.
  mutating func any(_ goal: Goal) throws(Stopped) -> Expression? {
    if isNumber(goal) { return Expression(known: goal.value) }
    for split in try splits(of: goal) {
      if let known = try any(split.known), let wanted = try any(split.wanted) {
        return split.step.expression(known, split.known.value, wanted, .smallest)
      }
    }
    return nil
  }
}

extension LastStep {
  /// The expression with this step at its root, the larger operand of + and × on the left; of equal
  /// ones, the one that comes first. In the order of ease, they are as takes fewer brackets.
  func expression(
    _ known: Expression, _ knownValue: UInt64, _ wanted: Expression, _ order: SolutionOrder
  ) -> Expression {
    var knownIsLeft =
      if !operation.isCommutative {
        !isReversed
      } else if knownValue != self.wanted {
        knownValue > self.wanted
      } else {
        !wanted.precedes(known)
      }
    if order == .easiest {
      knownIsLeft =
        StepEffort.arrangement(
          operation, known.lastOperation, wanted.lastOperation, isFirstLeft: knownIsLeft
        ).isFirstLeft
    }
    return knownIsLeft
      ? Expression(known: known, operation, wanted)
      : Expression(known: wanted, operation, known)
  }
}

extension Expression {
  /// Whether this expression comes before another with the same value and number of steps, and the same largest step result
  /// as far as the order asks for it.
  fileprivate func precedes(_ other: Expression, in order: SolutionOrder) -> Bool {
    guard order == .easiest, let effort, let otherEffort = other.effort else {
      return precedes(other)
    }
    if effort != otherEffort { return effort < otherEffort }
    let isSum = lastOperation.isSum
    return isSum == other.lastOperation.isSum ? precedes(other) : !isSum
  }
}

extension Solution {
  /// Whether this solution comes before another at the same distance and with the same number of steps.
  func precedes(_ other: Solution, in order: SolutionOrder) -> Bool {
    guard order == .easiest, let effort = expression.effort,
      let otherEffort = other.expression.effort
    else { return self < other }
    return (effort, value) == (otherEffort, other.value)
      ? expression.precedes(other.expression, in: order)
      : (effort, value) < (otherEffort, other.value)
  }
}
