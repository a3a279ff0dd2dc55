public import NumbersGame

/// An answer to a puzzle: a tree whose leaves are numbers, or digits that are written together.
public indirect enum Formula: Hashable, Sendable {
  /// One of the given numbers.
  case number(Int)
  /// Numbers that are given, written one after the other.
  case concatenation([Int])
  /// An operation on one formula, such as a square root.
  case unary(PuzzleOperation, Formula)
  /// An operation on two formulas, the left one first.
  case binary(PuzzleOperation, Formula, Formula)

  /// The numbers in it, from left to right.
  public var numbers: [Int] {
    switch self {
    case .number(let number): [number]
    case .concatenation(let numbers): numbers
    case .unary(_, let inner): inner.numbers
    case .binary(_, let left, let right): left.numbers + right.numbers
    }
  }

  /// The last operation; `nil` of a number, or of some that are written together.
  var operation: PuzzleOperation? {
    switch self {
    case .number, .concatenation: nil
    case .unary(let operation, _), .binary(let operation, _, _): operation
    }
  }

  /// The formulas to which the last operation is done.
  var operands: [Formula] {
    switch self {
    case .number, .concatenation: []
    case .unary(_, let inner): [inner]
    case .binary(_, let left, let right): [left, right]
    }
  }

  /// The number of operations; writing digits together or after a point does not count.
  public var operationCount: Int {
    switch self {
    case .number, .concatenation, .unary(.decimal, _): 0
    case .unary(_, let inner): inner.operationCount + 1
    case .binary(_, let left, let right): left.operationCount + right.operationCount + 1
    }
  }

  /// The number of operations, of which a power counts for three.
  var length: Int {
    switch self {
    case .number, .concatenation, .unary(.decimal, _): 0
    case .unary(let operation, let inner): inner.length + Int(operation.length)
    case .binary(let operation, let left, let right):
      left.length + right.length + Int(operation.length)
    }
  }

  /// Computes its value.
  ///
  /// - Parameter digits: The most digits of a power or a factorial.
  /// - Returns: The value; `nil` if there is none, as for a division by zero, or if a root is not
  ///   rational, or an exponent is a fraction.
  /// - Complexity: O(*n*) operations.
  public func value(digits: Int = 1000) -> ExactNumber? {
    switch self {
    case .number(let number): ExactNumber(number)
    case .concatenation(let numbers): ExactNumber(numbers.map { "\($0)" }.joined())
    case .unary(let operation, let inner):
      inner.value(digits: digits).flatMap { operation.apply($0, digits: digits) }
    case .binary(let operation, let left, let right):
      left.value(digits: digits).flatMap { first in
        right.value(digits: digits).flatMap { operation.apply(first, $0, digits: digits) }
      }
    }
  }
}

extension Formula: CustomStringConvertible {
  /// The formula with no bracket too many: `8 ÷ (3 − 8 ÷ 3)`, `4! + √4`.
  public var description: String { text(isASCII: false) }

  /// The formula as programs write it: `8 / (3 - 8 / 3)`, `4! + sqrt(4)`.
  public var ascii: String { text(isASCII: true) }

  private func text(isASCII: Bool) -> String {
    func operand(_ formula: Formula, of operation: PuzzleOperation, isRight: Bool = false) -> String
    {
      let text = formula.text(isASCII: isASCII)
      let isQuotient = if case .binary(.divide, _, _) = formula { true } else { false }
      let hasBrackets = operation.writesBrackets(
        formula.binding, isRight: isRight, isQuotient: isQuotient)
      return hasBrackets ? "(\(text))" : text
    }
    switch self {
    case .number(let number): return ExactNumber(number).signed(isASCII: isASCII)
    case .concatenation(let numbers): return numbers.map { "\($0)" }.joined()
    case .unary(let operation, let formula):
      let text = operand(formula, of: operation)
      switch operation {
      case .decimal: return "." + text
      case .squareRoot: return isASCII ? "sqrt(\(formula.text(isASCII: true)))" : "√" + text
      case .factorial: return text + "!"
      case .square: return isASCII ? "square(\(formula.text(isASCII: true)))" : text + "²"
      default: return (isASCII ? "-" : "−") + text
      }
    case .binary(let operation, let left, let right):
      let sign = operation.sign(isASCII: isASCII)
      return operand(left, of: operation) + (operation == .power ? "^" : " \(sign) ")
        + operand(right, of: operation, isRight: true)
    }
  }

  /// How tightly its last operation binds.
  var binding: Int {
    switch self {
    case .number(let number):
      number < 0 ? PuzzleOperation.negate.binding : PuzzleOperation.bindingOfNumber
    case .concatenation: PuzzleOperation.bindingOfNumber
    case .unary(let operation, _), .binary(let operation, _, _): operation.binding
    }
  }
}

extension PuzzleOperation {
  func sign(isASCII: Bool) -> String {
    numbersOperator.map { isASCII ? $0.asciiSign : $0.sign } ?? "^"
  }

  /// The operation on one or two numbers; `nil` if it has no result.
  func apply(_ operands: [ExactNumber], digits: Int) -> ExactNumber? {
    operands.count == 1
      ? apply(operands[0], digits: digits) : apply(operands[0], operands[1], digits: digits)
  }

  /// The operation on one number; `nil` if it has no result.
  func apply(_ number: ExactNumber, digits: Int) -> ExactNumber? {
    switch self {
    case .squareRoot: number.squareRoot
    case .square: number * number
    case .factorial: number.factorial(digits: digits)
    case .negate: number.negated
    case .decimal: number.afterPoint
    case .add, .subtract, .multiply, .divide, .power, .concatenate: nil
    }
  }

  /// The operation on two numbers; `nil` if it has no result.
  func apply(_ first: ExactNumber, _ second: ExactNumber, digits: Int) -> ExactNumber? {
    switch self {
    case .add: first + second
    case .subtract: first - second
    case .multiply: first * second
    case .divide: first.divided(by: second)
    case .power: first.power(second, digits: digits)
    case .squareRoot, .square, .factorial, .negate, .concatenate, .decimal: nil
    }
  }
}

extension ExactNumber {
  /// The number whose digits after the point are those of the number; `nil` if it is not a positive whole one.
  fileprivate var afterPoint: ExactNumber? {
    guard sign > 0, isWhole else { return nil }
    return divided(by: ExactNumber("1" + String(repeating: "0", count: description.count)) ?? self)
  }
}

extension PuzzleOperation {
  /// The operands for which the operation on one number gives a value.
  func preimages(of value: ExactNumber, digits: Int) -> [ExactNumber] {
    switch self {
    case .squareRoot: return value.sign >= 0 ? [value * value] : []
    case .square:
      guard let root = value.squareRoot else { return [] }
      return root.sign == 0 ? [root] : [root, root.negated]
    case .negate: return [value.negated]
    case .factorial:
      var number = 0
      while let factorial = ExactNumber(number).factorial(digits: digits), factorial <= value {
        if factorial == value {
          return number == 0 ? [ExactNumber(1), ExactNumber(0)] : [ExactNumber(number)]
        }
        number += 1
      }
      return []
    case .add, .subtract, .multiply, .divide, .power, .concatenate, .decimal: return []
    }
  }
}
