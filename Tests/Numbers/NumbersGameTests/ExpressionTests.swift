import Foundation
import NumbersGame
import Testing

import struct NumbersGame.Expression

@Suite("Expression")
struct ExpressionTests {
  @Test("evaluates as its tree says, step by step", arguments: 0..<500)
  func evaluation(_ seed: Int) throws {
    var random = RandomExpression(seed: UInt64(seed))
    let expression = try random.next(numbers: 1 + seed % 7)
    // The obviously right evaluation, by recursion over exact fractions.
    func value(_ expression: Expression) -> Int? {
      switch expression.node {
      case .number(let number): return number
      case .operation(let operation, let left, let right):
        guard let a = value(left), let b = value(right) else { return nil }
        switch operation {
        case .add: return a + b
        case .subtract: return a > b ? a - b : nil
        case .multiply: return a * b
        case .divide: return a % b == 0 ? a / b : nil
        }
      }
    }
    #expect((try? expression.evaluate()) == value(expression))
    if let steps = try? expression.steps() {
      #expect(steps.count == expression.operationCount)
      #expect(steps.last?.result ?? expression.numbers[0] == value(expression))
    }
  }

  @Test("is coded as MathJSON, the same that its notation writes", arguments: 0..<200)
  func coding(_ seed: Int) throws {
    var random = RandomExpression(seed: UInt64(seed))
    let expression = try random.next(numbers: 1 + seed % 8)
    let data = try JSONEncoder().encode(expression)
    #expect(String(decoding: data, as: UTF8.self) == expression.text(in: .json))
    #expect(try JSONDecoder().decode(Expression.self, from: data) == expression)
  }

  @Test("decodes sums and products of more than two")
  func chains() throws {
    let data = Data(#"["Add", 1, 2, ["Multiply", 3, 4, 5]]"#.utf8)
    let expression = try JSONDecoder().decode(Expression.self, from: data)
    #expect(expression.description == "1 + 2 + 3 × 4 × 5")
  }

  @Test(
    "does not decode what is no expression",
    arguments: [
      "0", "-3", "1.5", "\"x\"", "{}", "[]", #"["Add"]"#, #"["Add",1]"#, #"["Power",2,3]"#,
      #"["Subtract",3,2,1]"#, #"["Divide",6,0]"#, "[1,2,3]",
      String(repeating: #"["Add",1,"#, count: 300) + "1" + String(repeating: "]", count: 300),
      "[\"Add\"" + String(repeating: ",1", count: 100) + "]",
    ])
  func badCodes(_ json: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Expression.self, from: Data(json.utf8))
    }
  }

  @Test("cannot be built from numbers that are not positive, nor too many")
  func building() throws {
    #expect(throws: ExpressionError.notPositive(0)) { try Expression(0) }
    #expect(throws: ExpressionError.notPositive(-1)) { try Expression(-1) }
    let full = try (2...Expression.maximumNumberCount).reduce(Expression(1)) { sum, number in
      try Expression(sum, .add, Expression(number))
    }
    #expect(full.numberCount == Expression.maximumNumberCount)
    #expect(throws: ExpressionError.tooManyNumbers(65)) {
      try Expression(full, .add, Expression(1))
    }
  }

  @Test("throws at the first step that has no legal result")
  func illegalSteps() throws {
    func reason(_ text: String) throws -> IllegalStep? {
      let expression = try Expression(parsing: text)
      do throws(IllegalStep) {
        _ = try expression.evaluate()
        return nil
      } catch {
        return error
      }
    }
    #expect(try reason("2 - 3")?.reason == .negative)
    #expect(try reason("3 - 3")?.reason == .zero)
    #expect(try reason("7 / 2")?.reason == .inexact)
    #expect(try reason("\(Int.max) + 1")?.reason == .tooLarge)
    #expect(try reason("\(Int.max) * 2")?.reason == .tooLarge)
    #expect(try reason("(1 + 2) * 3 - 20")?.number == 3)
    #expect(throws: IllegalStep.self) { try Step(0, .add, 5) }
    #expect(throws: IllegalStep.self) { try Step(5, .divide, 0) }
    #expect(throws: IllegalStep.self) { try Step(.min, .divide, -1) }
  }
}
