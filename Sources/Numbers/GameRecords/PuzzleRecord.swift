public import BigNumbersSolver
public import NumbersGame

/// A solution of a puzzle in the coded form that front ends exchange, like that of a show's game.
public struct PuzzleRecord: Encodable, Hashable, Sendable {
  /// The name of the rules.
  public let rules: String
  /// The numbers of the puzzle, in the order given.
  public let numbers: [Int]
  /// The target of the puzzle.
  public let target: JSONNumber
  /// The value that the solution makes.
  public let value: JSONNumber
  /// The distance of the value from the target.
  public let distance: JSONNumber
  /// The solution in ASCII notation.
  public let expression: String
  /// The number of operations.
  public let operations: Int
  /// The steps in ASCII notation, such as `8 / (1/3) = 24`.
  public let steps: [String]
  /// The solution as MathJSON.
  public let tree: Formula
  /// Whether no solution is better.
  public let proven: Bool
  /// The line of the input that the puzzle was on, from 1; `nil` if it was on none.
  public var line: Int?
  /// `true` if the search was stopped, so that there might be a better solution; otherwise `nil`.
  public var stopped: Bool?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - solution: The solution.
  ///   - numbers: The numbers of the puzzle.
  ///   - target: The target of the puzzle.
  ///   - rules: The rules of the puzzle.
  ///   - isProven: Whether no solution is better.
  public init(
    _ solution: PuzzleSolution, numbers: [Int], target: ExactNumber, _ rules: PuzzleRules,
    _ isProven: Bool
  ) {
    self.rules = rules.id
    self.numbers = numbers
    self.target = JSONNumber(target)
    value = JSONNumber(solution.value)
    distance = JSONNumber(solution.distance)
    expression = solution.formula.ascii
    operations = solution.formula.operationCount
    steps = solution.formula.steps(digits: rules.digits).map(\.ascii)
    tree = solution.formula
    proven = isProven
  }
}

/// A number as JSON: a number if it is whole and fits in 64 bits, and otherwise a text such as `1/3`.
public struct JSONNumber: Encodable, Hashable, Sendable {
  /// The exact number, of any size.
  public let number: ExactNumber

  /// Creates the coded form of a number.
  public init(_ number: ExactNumber) {
    self.number = number
  }

  /// Encodes the number.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let integer = number.integer {
      try container.encode(integer)
    } else {
      try container.encode("\(number)")
    }
  }
}
