import NumbersGame

/// The judge of a puzzle: whether an answer keeps the rules, what it comes to, and if not, why.
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
  /// - Parameter text: Numbers, + - * / ^ ! √ sqrt( ) ² square( ) and brackets; digits that are written together are read as
  ///   such if there is no such number.
  /// - Returns: The answer with its value and distance.
  /// - Throws: ``FormulaFault`` if it cannot be read or breaks a rule.
  public func check(_ text: String) throws(FormulaFault) -> PuzzleSolution {
    try check(try FormulaParser.parse(text))
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
