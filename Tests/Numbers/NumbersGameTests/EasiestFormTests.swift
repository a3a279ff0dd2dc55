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
      ("12 * 11 * (25 * 4)", "12 * 11 * (25 * 4)"), ("8 * (12 - (3 + 6))", "8 * (12 - 6 - 3)"),
      ("3 - 5 + 4", "3 - 5 + 4"),
    ])
  func examples(_ text: String, _ expected: String) throws {
    #expect(try Expression(parsing: text).easiestForm.text(in: .ascii) == expected)
  }

  @Test(
    "is the easiest of all ways to write a chain, and legal",
    arguments: [[2, 3, 4, 50], [75, 25, 8, 6], [1, 1, 9, 100], [5, 7, 10, 10]])
  func oracle(_ numbers: [Int]) throws {
    let all = Self.expressions(numbers).filter { $0.effort != nil }
    let flat = Dictionary(grouping: all.filter(Self.isFlat), by: \.canonical)
      .mapValues { $0.compactMap(\.effort).min() ?? .max }
    var kept = 0
    for expression in all {
      let form = expression.easiestForm
      let effort = try #require(expression.effort)
      let least = try #require(flat[expression.canonical], "\(expression)")
      #expect(form.canonical == expression.canonical, "\(expression): \(form)")
      #expect(try form.evaluate() == expression.evaluate())
      #expect(form.effort == min(effort, least), "\(expression): \(form)")
      if least <= effort {
        #expect(Self.isFlat(form), "\(expression): \(form)")
      } else {
        kept += 1
        #expect(form == expression)
      }
    }
    #expect(all.count > 1_000 && kept * 4 < all.count, "\(kept) of \(all.count)")
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
