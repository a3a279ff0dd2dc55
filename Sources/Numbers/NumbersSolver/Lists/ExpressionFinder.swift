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
  private var expressions: [Goal: Eased?] = [:]

  /// An expression, and its effort where that decides.
  typealias Eased = EasedForm<Expression>

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
    let join: Join
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
        Join.forEach(giving: goal.value, with: value) { join, wanted in
          guard isTabulated(rest) ? table.values[rest].all.containsSorted(wanted) : true
          else { return }
          splits.append(
            Split(
              known: Goal(subset: part, value: value),
              wanted: Goal(subset: rest, value: wanted), join: join))
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
  mutating func first(_ goal: Goal, peak: UInt64) throws(Stopped) -> Eased? {
    if isNumber(goal) { return Eased(number: Expression(known: goal.value)) }
    guard goal.value <= peak else { return nil }
    if let known = expressions[goal] { return known }
    var first: Eased?
    for split in try splits(of: goal) {
      guard let known = try self.first(split.known, peak: peak),
        let wanted = try self.first(split.wanted, peak: peak)
      else { continue }
      let (join, value, other) = (split.join, split.known.value, split.wanted.value)
      let joined =
        switch order {
        case .smallest: Eased(number: join.form(known.form, value, wanted.form, other))
        case .easiest:
          Eased(
            known, join.operation, wanted,
            isFirstLeft: join.isKnownLeft(known.form, value, wanted.form, other),
            own: join.points(
              from: value, other, to: goal.value, isOfResults: known.isResult && wanted.isResult))
        }
      if first.map({ joined.precedes($0, in: order) }) ?? true { first = joined }
    }
    expressions[goal] = .some(first)
    return first
  }

  /// Some expression for a goal whose last step has a known operand. The other one is in the table, if its
  /// value is not given.
  mutating func any(_ goal: Goal, operand: Goal?, other: UInt64?) throws(Stopped) -> Expression? {
    guard let operand else { return try any(goal) }
    let rest = goal.subset - operand.subset
    var last: (join: Join, wanted: UInt64)?
    Join.forEach(giving: goal.value, with: operand.value) { join, wanted in
      if other.map({ $0 == wanted }) ?? table.values[rest].all.containsSorted(wanted) {
        last = (join, wanted)
      }
    }
    guard let last, let known = try any(operand),
      let wanted = try any(Goal(subset: rest, value: last.wanted))
    else { return nil }
    return last.join.form(known, operand.value, wanted, last.wanted)
  }

  /// Some expression for a goal, the first that is found.
  mutating func any(_ goal: Goal) throws(Stopped) -> Expression? {
    if isNumber(goal) { return Expression(known: goal.value) }
    for split in try splits(of: goal) {
      if let known = try any(split.known), let wanted = try any(split.wanted) {
        return split.join.form(known, split.known.value, wanted, split.wanted.value)
      }
    }
    return nil
  }
}

extension EasedForm<Expression> {
  fileprivate var isResult: Bool { form.last != nil }

  /// Whether it comes before another with the same value and number of steps, and the same largest step result as far as the
  /// order asks for it.
  func precedes(_ other: Self, in order: SolutionOrder) -> Bool {
    order == .easiest ? precedes(other) : form.precedes(other.form)
  }
}
