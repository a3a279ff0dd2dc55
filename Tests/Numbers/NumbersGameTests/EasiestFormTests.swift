import BruteForce
import NumbersGame
import Testing

import struct NumbersGame.Expression

@Suite("The easiest form")
struct EasiestFormTests {
  @Test(
    "has no brackets that only keep results small",
    arguments: [
      ("150 + (75 - 2)", "150 + 75 - 2"), ("25 * 6 + (75 - 100 / 50)", "25 * 6 + 75 - 100 / 50"),
      ("50 * 6 - (75 + 2)", "50 * 6 - 75 - 2"), ("75 - 2 + 50 + 100", "100 + 75 + 50 - 2"),
      ("75 * (6 / (50 / 25)) - 2", "75 * 6 / 50 * 25 - 2"),
      ("(3 + 4) * (8 - 2)", "(4 + 3) * (8 - 2)"),
      ("100 - (50 - (25 - 3))", "100 + 25 - 50 - 3"), ("7", "7"),
      ("25 * 8 * (4 * 25)", "25 * 4 * 8 * 25"),
      ("12 * 11 * (25 * 4)", "25 * 4 * 12 * 11"), ("22 - (7 + 13)", "22 - 13 - 7"),
      ("600 / (5 * 4)", "600 / 5 / 4"),
      ("(75 * 25 - 1) / (100 / 50)", "(75 * 25 - 1) / (100 / 50)"),
      ("1000 - (372 + 628 - 100) * 1", "(1000 + 100 - 628 - 372) * 1"),
      ("8 * (12 - (3 + 6))", "(12 - 6 - 3) * 8"),
      ("3 - 5 + 4", "3 - 5 + 4"), ("100 - 25 * 3 + 7", "100 + 7 - 25 * 3"),
    ])
  func examples(_ text: String, _ expected: String) throws {
    #expect(try Expression(parsing: text).easiestForm.text(in: .ascii) == expected)
  }

  @Test(
    "has products and brackets first, and what changes nothing last",
    arguments: [
      ("25 + (3 + 100) * 6", "(100 + 3) * 6 + 25"), ("1 * (13 - 11) * 12", "(13 - 11) * 12 * 1"),
      ("(3 - 2) * 8 * 3", "8 * 3 * (3 - 2)"), ("5 + 9 / 9 + 4", "5 + 4 + 9 / 9"),
      ("13 - 1 * 1 + 12", "(13 + 12 - 1) * 1"), ("25 - 5 - 3 * 1 / 1", "(25 - 5 - 3) / 1 * 1"),
      ("7 + 2 * 4 + 9", "4 * 2 + 9 + 7"),
      ("6 - 2 * 2 + 50 / 25", "6 + 50 / 25 - 2 * 2"),
      ("6 / 3 + 100", "100 + 6 / 3"), ("100 - 7 - 2 * 4", "100 - 4 * 2 - 7"),
    ])
  func order(_ text: String, _ expected: String) throws {
    #expect(try Expression(parsing: text).easiestForm.text(in: .ascii) == expected)
  }

  @Test(
    "is as easy, legal and in order, and its effort that of the best order",
    arguments: [[2, 3, 4, 50], [75, 25, 8, 6], [1, 1, 9, 100], [5, 7, 10, 10]])
  func oracle(_ numbers: [Int]) throws {
    let all = Self.expressions(numbers).compactMap { expression in
      HumanEffort.points(of: expression).map { (expression, $0) }
    }
    // One changes nothing in a product, and is written at the end of all.
    let strict = all.filter { !Self.hasOne($0.0) }
    let least = Dictionary(grouping: strict) { $0.0.canonical }.mapValues {
      $0.map(\.1).min() ?? .max
    }
    var flat = 0
    for (expression, points) in all {
      let form = expression.easiestForm
      let effort = try #require(expression.effort)
      #expect(try form.evaluate() == expression.evaluate())
      #expect(form.effort == effort && effort <= points, "\(expression): \(form)")
      #expect(Self.takesAwayLast(form), "\(expression): \(form)")
      if Self.isFlat(form) { flat += 1 }
      if Self.hasOne(expression) { continue }
      #expect(form.canonical == expression.canonical, "\(expression): \(form)")
      #expect(effort == least[expression.canonical], "\(expression)")
      #expect(Self.isFlat(form) || "\(form)".contains("÷ ("), "\(expression): \(form)")
    }
    #expect(all.count > 1_000 && flat * 20 > all.count * 19, "\(flat) of \(all.count)")
  }

  /// Whether a factor or a divisor is one.
  private static func hasOne(_ expression: Expression) -> Bool {
    guard case .operation(let operation, let left, let right) = expression.node else {
      return false
    }
    let isByOne =
      !operation.isSum && [left, right].contains { (try? $0.evaluate()) == 1 }
    return isByOne || hasOne(left) || hasOne(right)
  }

  @Test("of a chain of more members than are tried has them by size")
  func long() throws {
    let text =
      (1...14).map(String.init).joined(separator: " + (") + String(repeating: ")", count: 13)
    let form = try Expression(parsing: text).easiestForm
    #expect(form.text(in: .ascii) == (1...14).reversed().map(String.init).joined(separator: " + "))
  }

  /// All expressions that use all of some numbers.
  private static func expressions(_ numbers: [Int]) -> [Expression] {
    if numbers.count == 1 { return numbers.map { Expression(known: UInt64($0)) } }
    return (1..<(1 << numbers.count) - 1).flatMap { mask in
      let left = expressions(numbers.indices.filter { mask & 1 << $0 != 0 }.map { numbers[$0] })
      let right = expressions(numbers.indices.filter { mask & 1 << $0 == 0 }.map { numbers[$0] })
      return left.flatMap { left in
        right.flatMap { right in
          Operator.allCases.map { Expression(known: left, $0, right) }
        }
      }
    }
  }

  /// Whether nothing is added to a difference.
  private static func takesAwayLast(_ expression: Expression) -> Bool {
    guard case .operation(let operation, let left, let right) = expression.node else { return true }
    if operation == .add, case .operation(.subtract, _, _) = left.node { return false }
    return takesAwayLast(left) && takesAwayLast(right)
  }

  /// Whether no right operand is of the kind of its operation.
  private static func isFlat(_ expression: Expression) -> Bool {
    guard case .operation(let operation, let left, let right) = expression.node else { return true }
    if case .operation(let inner, _, _) = right.node, inner.isSum == operation.isSum {
      return false
    }
    return isFlat(left) && isFlat(right)
  }
}

extension Operator {
  fileprivate var isSum: Bool { self == .add || self == .subtract }
}
