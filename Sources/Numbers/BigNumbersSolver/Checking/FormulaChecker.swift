import NumbersGame

/// A judge of the answers to a puzzle. It evaluates a legal answer, and says why another is not legal.
///
/// ```swift
/// let checker = FormulaChecker(try Puzzle(numbers: [3, 3, 8, 8], target: 24, rules: .twentyFour))
/// try checker.check("8 / (3 - 8 / 3)").isExact   // true
/// ```
public struct FormulaChecker: Sendable {
  /// The puzzle that answers are judged for.
  public let puzzle: Puzzle
  private var rules: PuzzleRules { puzzle.rules }

  /// Creates a judge.
  ///
  /// - Parameter puzzle: The puzzle that answers are judged for.
  public init(_ puzzle: Puzzle) {
    self.puzzle = puzzle
  }

  /// Judges an answer as someone wrote it.
  ///
  /// Several steps are separated by commas, semicolons or lines. Each may use the results of earlier ones, and each
  /// result must be used; a step that begins with a sign goes on from the one before. A result may be stated, and must be
  /// right then.
  ///
  /// - Parameter text: Numbers, + - * / ^ ! √ sqrt( ) ² square( ) and brackets, and = with a result; digits that are
  ///   written together are read as such if there is no such number.
  /// - Returns: The answer with its value and distance.
  /// - Throws: ``FormulaFault`` if it cannot be read or breaks a rule.
  public func check(_ text: String) throws(FormulaFault) -> PuzzleSolution {
    var results: [StepResult] = []
    var formula: Formula?
    for step in try FormulaParser.parse(text) {
      let whole = step.formula.substituting(&results)
      if let stated = step.stated {
        let actual = try value(whole)
        guard let value = stated.value.value(digits: rules.digits), value == actual else {
          throw .wrongResult(
            stated: stated.value.value(digits: rules.digits) ?? ExactNumber(0), actual: actual,
            place: stated.place)
        }
      }
      let value = whole.value(digits: rules.digits)
      results.append(
        StepResult(formula: whole, value: value, place: step.place))
      formula = whole
    }
    if let unused = results.dropLast().first, let value = unused.value {
      throw .unusedResult(value, place: unused.place)
    }
    guard let formula else {
      throw .unexpected(found: "the end", expected: "a number or '('", place: 1)
    }
    return try check(formula)
  }

  /// The result of a step that no later one has used.
  fileprivate struct StepResult {
    /// The formula over the numbers given.
    let formula: Formula
    let value: ExactNumber?
    let place: Int
  }

  /// Judges an answer.
  ///
  /// - Parameter formula: The answer.
  /// - Returns: The answer with its value and distance.
  /// - Throws: ``FormulaFault`` if it breaks a rule.
  public func check(_ formula: Formula) throws(FormulaFault) -> PuzzleSolution {
    var left = puzzle.numbers
    let formula = try given(formula, &left)
    if rules.usesAllNumbers, !left.isEmpty { throw .numbersLeft(left) }
    return PuzzleSolution(formula, value: try value(formula), target: puzzle.target)
  }

  /// The formula with its numbers taken from those that are left.
  private func given(_ formula: Formula, _ left: inout [Int]) throws(FormulaFault) -> Formula {
    switch formula {
    case .number(let number):
      if let place = left.firstIndex(of: number) {
        left.remove(at: place)
        return formula
      }
      let digits = "\(number)".compactMap(\.wholeNumberValue)
      guard rules.operations.contains(.concatenate), digits.count > 1, number >= 0 else {
        throw .numberNotGiven(number, given: puzzle.numbers)
      }
      return try given(.concatenation(digits), &left)
    case .concatenation(let digits):
      guard rules.operations.contains(.concatenate) else {
        throw .operationNotAllowed(.concatenate)
      }
      for digit in digits {
        guard let place = left.firstIndex(of: digit) else {
          throw .numberNotGiven(digit, given: puzzle.numbers)
        }
        left.remove(at: place)
      }
      return formula
    case .unary(let operation, let inner):
      return .unary(operation, try given(inner, &left))
    case .binary(let operation, let first, let second):
      return .binary(operation, try given(first, &left), try given(second, &left))
    }
  }

  /// The value of a formula all of whose results are allowed. Before it, some operations on one number may stand in
  /// a row, of which the first is that of a formula.
  private func value(
    _ formula: Formula, in row: (formula: Formula, count: Int)? = nil
  ) throws(FormulaFault) -> ExactNumber {
    let result: ExactNumber?
    switch formula {
    case .number, .concatenation: result = formula.value(digits: rules.digits)
    case .unary(let operation, let inner):
      guard rules.operations.contains(operation) else { throw .operationNotAllowed(operation) }
      let row = (formula: row?.formula ?? formula, count: (row?.count ?? 0) + 1)
      guard row.count <= rules.unaryDepth else {
        throw .tooManyInARow(row.formula, limit: rules.unaryDepth)
      }
      result = operation.apply(try value(inner, in: row), digits: rules.digits)
    case .binary(let operation, let first, let second):
      guard rules.operations.contains(operation) else { throw .operationNotAllowed(operation) }
      result = operation.apply(try value(first), try value(second), digits: rules.digits)
    }
    guard let result else { throw .noResult(formula) }
    guard rules.allows(result) else { throw .resultNotAllowed(formula, result) }
    return result
  }
}

extension PuzzleRules {
  /// Whether a result on the way may be this.
  func allows(_ value: ExactNumber) -> Bool {
    let sign = value.sign
    return (sign > 0 || (sign == 0 ? allowsZero : allowsNegative))
      && (allowsFractions || value.isWhole) && value.hasDigits(atMost: digits)
  }
}

extension Formula {
  /// The formula with the results of earlier steps in place of the numbers that mean them, which are removed from
  /// the results: the latest of that value.
  fileprivate func substituting(_ results: inout [FormulaChecker.StepResult]) -> Formula {
    if self == .resultBefore { return results.popLast()?.formula ?? self }
    switch self {
    case .number, .concatenation: return take(from: &results) ?? self
    case .unary(let operation, let inner): return .unary(operation, inner.substituting(&results))
    case .binary(.divide, .number, .number):
      // "8/3" may be the result of a step.
      if let taken = take(from: &results) { return taken }
    case .binary: break
    }
    guard case .binary(let operation, let left, let right) = self else { return self }
    let first = left.substituting(&results)
    return .binary(operation, first, right.substituting(&results))
  }

  private func take(from results: inout [FormulaChecker.StepResult]) -> Formula? {
    guard let value = value(),
      let place = results.lastIndex(where: { $0.value == value })
    else { return nil }
    return results.remove(at: place).formula
  }
}
