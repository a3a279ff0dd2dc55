import NumbersGame
import NumbersSolver

/// All formulas of some numbers that differ in more than the order and grouping of sums and products.
///
/// Of formulas that do not differ, one with the least effort stands for all.
struct DistinctFormulas {
  private let tables: ValueTables
  private var forms = FormulaForms()
  private var known: [[Int]: [Entry]] = [:]
  private var count = 0
  private let maximumCount: Int

  private struct Entry {
    let value: ExactNumber
    let form: FormulaForms.Signed
    let formula: Formula
    /// The effort of all operations, in points.
    let points: Int
    /// Whether an operation on two numbers is in it.
    let isResult: Bool

    var operand: Operand { Operand(value, formula.binding, isResult: isResult) }
  }

  /// A search for formulas that may take about this many bytes.
  init(_ tables: ValueTables, memory: Int) {
    self.tables = tables
    maximumCount = max(1, memory / 500)
  }

  /// The formulas of all of the numbers, which are sorted, that have a value.
  mutating func formulas(
    _ numbers: [Int], value: ExactNumber, _ watch: inout Watch
  ) throws(ValueTables.Interruption) -> [Formula] {
    try entries(numbers, wanted: value, &watch).filter { $0.value == value }.map {
      $0.formula.written(by: tables.rules)
    }
  }

  /// All formulas of all of the numbers. If only those of one value are of interest, they are not kept; all the same
  /// there are others among them where operations on one number may lead to it yet.
  private mutating func entries(
    _ numbers: [Int], wanted: ExactNumber? = nil, _ watch: inout Watch
  ) throws(ValueTables.Interruption) -> [Entry] {
    if let known = known[numbers] { return known }
    var places: [FormulaForms.Signed: Int] = [:]
    var found: [Entry] = []
    let isKept = wanted == nil || !tables.unary.isEmpty
    func note(_ entry: Entry) {
      guard isKept || entry.value == wanted else { return }
      if let place = places[entry.form] {
        if (entry.points, -entry.formula.binding)
          < (found[place].points, -found[place].formula.binding)
        {
          found[place] = entry
        }
        return
      }
      places[entry.form] = found.count
      found.append(entry)
    }
    for leaf in leaves(numbers) { note(leaf) }
    for (first, second) in tables.partings(of: numbers) {
      let (left, right) = (try entries(first, &watch), try entries(second, &watch))
      for a in left {
        guard count + found.count <= maximumCount else { throw .outOfMemory }
        for b in right {
          try watch.spendOrStop(2000)
          for operation in tables.binary {
            if let entry = combine(operation, a, b) { note(entry) }
            if tables.isTriedFromRight(operation), let entry = combine(operation, b, a) {
              note(entry)
            }
          }
        }
      }
    }
    var start = 0
    for _ in 1...max(1, tables.rules.unaryDepth) where !tables.unary.isEmpty {
      let end = found.count
      for entry in found[start..<end] {
        try watch.spendOrStop(2000 * tables.unary.count)
        guard count + found.count <= maximumCount else { throw .outOfMemory }
        for operation in tables.unary {
          guard let value = tables.apply(operation, entry.value), value != entry.value else {
            continue
          }
          note(
            Entry(
              value: value, form: forms.unary(operation, entry.form, result: value),
              formula: .unary(operation, entry.formula),
              points: entry.points + operation.points(entry.formula.binding, giving: value),
              isResult: entry.isResult))
        }
      }
      start = end
    }
    if wanted == nil {
      known[numbers] = found
      count += found.count
    }
    return found
  }

  private mutating func combine(
    _ operation: PuzzleOperation, _ a: Entry, _ b: Entry
  ) -> Entry? {
    guard let value = tables.apply(operation, a.value, b.value) else { return nil }
    let form = forms.binary(operation, (a.form, a.value), (b.form, b.value), result: value)
    let own = operation.points(a.operand, b.operand, giving: value)
    return Entry(
      value: value, form: form, formula: .binary(operation, a.formula, b.formula),
      points: a.points + b.points + own, isResult: true)
  }

  private mutating func leaves(_ numbers: [Int]) -> [Entry] {
    tables.leaves(numbers).compactMap { value, node in
      guard let number = node.kind.written?.number else { return nil }
      var form = forms.number(number)
      if case .decimal = node.kind { form = forms.unary(.decimal, form, result: value) }
      return Entry(
        value: value, form: form, formula: tables.formula(node.kind), points: Int(node.effort),
        isResult: false)
    }
  }
}
