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
    try check(formula(of: text).formula)
  }

  /// Reads steps, which may use the results of earlier ones.
  ///
  /// - Returns: The formula of the last step, and the earlier results that are not used.
  /// - Throws: ``FormulaFault`` if the text cannot be read, or a result is wrong or not used.
  func formula(
    of text: String, after earlier: [StepResult] = []
  ) throws(FormulaFault) -> (formula: Formula, unused: [StepResult]) {
    let steps: [ArithmeticParser.Step]
    do throws(ParseError) {
      steps = try ArithmeticParser.steps(of: text, in: .formulas)
    } catch {
      throw .unreadable(error)
    }
    var results = earlier
    for step in steps {
      let formula = Formula(step.items, using: &results)
      if let (items, place) = step.stated {
        let stated = Formula(items).value(digits: rules.digits)
        let actual = try value(formula)
        guard stated == actual else {
          let place = ParseError.offset(of: place, in: text) + 1
          throw .wrongResult(stated: stated ?? ExactNumber(0), actual: actual, place: place)
        }
      }
      let value = formula.value(digits: rules.digits)
      results.append(StepResult(formula: formula, value: value, place: step.place))
    }
    let last = results.removeLast()
    for unused in results {
      guard let place = unused.place, let value = unused.value else { continue }
      throw .unusedResult(value, place: ParseError.offset(of: place, in: text) + 1)
    }
    return (last.formula, results)
  }

  /// The result of a step that no later one has used.
  struct StepResult {
    /// The formula over the numbers given.
    let formula: Formula
    let value: ExactNumber?
    /// The place of the step in bytes; `nil` if it is of an earlier text.
    let place: Int?
  }

  /// Judges an answer.
  ///
  /// - Returns: The answer with its value and distance.
  /// - Throws: ``FormulaFault`` if it breaks a rule.
  public func check(_ formula: Formula) throws(FormulaFault) -> PuzzleSolution {
    var left = puzzle.numbers
    let formula = try given(formula, &left)
    if rules.usesAllNumbers, !left.isEmpty { throw .numbersLeft(left) }
    let used = puzzle.numbers.count - left.count
    if let wanted = rules.usedCount, used != wanted { throw .wrongCount(used, wanted: wanted) }
    if rules.keepsOrder, !formula.numbers.isSubsequence(of: puzzle.numbers) {
      throw .wrongOrder(given: puzzle.numbers)
    }
    return PuzzleSolution(formula, value: try value(formula), target: puzzle.target)
  }

  /// The formula with its numbers taken from those that are left.
  func given(_ formula: Formula, _ left: inout [Int]) throws(FormulaFault) -> Formula {
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
  func value(
    _ formula: Formula, in row: (formula: Formula, count: Int)? = nil
  ) throws(FormulaFault) -> ExactNumber {
    let result: ExactNumber?
    switch formula {
    case .number, .concatenation: result = formula.value(digits: rules.digits)
    case .unary(.decimal, .number), .unary(.decimal, .concatenation):
      guard rules.operations.contains(.decimal) else { throw .operationNotAllowed(.decimal) }
      result = formula.value(digits: rules.digits)
    case .unary(.decimal, _): result = nil
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

extension [Int] {
  /// Whether all of the numbers stand among others in the same order.
  fileprivate func isSubsequence(of others: [Int]) -> Bool {
    var rest = others[...]
    return allSatisfy { number in
      guard let place = rest.firstIndex(of: number) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
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
  /// The formula of a step as it is written.
  fileprivate init(_ items: [ArithmeticParser.Item]) {
    var none: [FormulaChecker.StepResult] = []
    self.init(items, using: &none)
  }

  /// The formula of a step. A number, or a quotient of two such as `8/3`, stands for the latest result of that value, or else for
  /// itself.
  fileprivate init(
    _ items: [ArithmeticParser.Item], using results: inout [FormulaChecker.StepResult]
  ) {
    var operands: [Formula] = []
    var index = 0
    while index < items.count {
      let rest = items[index...]
      index += 1
      switch rest[rest.startIndex].kind {
      case .number(let number):
        if let quotient = Formula(quotientAt: rest), let taken = quotient.take(from: &results) {
          operands.append(taken)
          index += 2
        } else {
          operands.append(Formula.number(number).take(from: &results) ?? .number(number))
        }
      // The parser reads no decimals.
      case .decimal(let digits, _): operands.append(.number(digits))
      case .resultBefore:
        if let result = results.popLast() { operands.append(result.formula) }
      case .operation(let operation):
        let last = operands.removeLast()
        operands.append(
          operation.isUnary
            ? .unary(operation, last) : .binary(operation, operands.removeLast(), last))
      }
    }
    // The parser gives one whole expression.
    self = operands[0]
  }

  /// The quotient of two numbers with which items begin, if they do.
  private init?(quotientAt items: ArraySlice<ArithmeticParser.Item>) {
    guard items.count >= 3 else { return nil }
    let first = items.prefix(3).map(\.kind)
    guard case .number(let left) = first[0], case .number(let right) = first[1],
      first[2] == .operation(.divide)
    else { return nil }
    self = .binary(.divide, .number(left), .number(right))
  }

  /// The latest result of the value of the formula, which is removed from the results.
  private func take(from results: inout [FormulaChecker.StepResult]) -> Formula? {
    guard !results.isEmpty, let value = value(),
      let place = results.lastIndex(where: { $0.value == value })
    else { return nil }
    return results.remove(at: place).formula
  }
}
