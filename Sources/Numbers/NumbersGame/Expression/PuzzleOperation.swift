/// An operation on the numbers of a puzzle.
public enum PuzzleOperation: String, CaseIterable, Hashable, Sendable {
  /// Addition.
  case add
  /// Subtraction.
  case subtract
  /// Multiplication.
  case multiply
  /// Division.
  case divide
  /// A number to the power of another.
  case power
  /// The exact square root.
  case squareRoot
  /// A number times itself.
  case square
  /// The factorial of a whole number.
  case factorial
  /// The number with the other sign.
  case negate
  /// Numbers that are given, written one after the other: 4 and 4 as 44.
  case concatenate
  /// A number that is given, or written together, after a point: 4 as .4. It is done to nothing else.
  case decimal

  /// Whether it is done to one number.
  public var isUnary: Bool {
    switch self {
    case .squareRoot, .square, .factorial, .negate, .decimal: true
    case .add, .subtract, .multiply, .divide, .power, .concatenate: false
    }
  }
}

extension PuzzleOperation {
  /// The operation of an operator.
  public init(_ operation: Operator) {
    self =
      switch operation {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .divide: .divide
      }
  }

  /// The operator of numbers games that it is; `nil` if they have none such.
  package var numbersOperator: Operator? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    default: nil
    }
  }

  /// How tightly it binds where it is written.
  ///
  /// A sign before a number binds less tightly than a power (`-2^2` is -4), and a root more tightly than what follows its operand
  /// (`√4!` is 2).
  var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .negate: 3
    case .power: 4
    case .factorial: 5
    case .squareRoot, .square: 6
    case .concatenate, .decimal: 7
    }
  }
}
