public import NumbersGame

/// A solution of a show's game in the coded form that front ends exchange.
///
/// ```json
/// {"numbers": [25, 50, 75, 100, 3, 6], "target": 952, "rules": "countdown", "value": 952, "distance": 0, "points": 10,
///  "expression": "(100 + 3) * (75 * 6 / 50) + 25", "steps": ["100 + 3 = 103", …], "tree": ["Add", …]}
/// ```
public struct SolutionRecord: Encodable, Hashable, Sendable {
  /// The numbers of the game, in the order given.
  public let numbers: [Int]
  /// The target of the game.
  public let target: Int
  /// The name of the rules.
  public let rules: String
  /// The value that the solution makes.
  public let value: Int
  /// The distance of the value from the target.
  public let distance: Int
  /// The points by the rules.
  public let points: Int
  /// The solution in ASCII notation.
  public let expression: String
  /// The steps in ASCII notation, such as `6 * 75 = 450`.
  public let steps: [String]
  /// The solution as MathJSON.
  public let tree: NumbersGame.Expression
  /// The line of the input that the game was on, from 1; `nil` if it was on none.
  public var line: Int?
  /// `true` if the search was stopped, so that there might be a better solution; otherwise `nil`.
  public var stopped: Bool?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - solution: The solution.
  ///   - game: The game that it solves.
  ///   - isStopped: Whether the search was stopped.
  public init(_ solution: Solution, to game: Game, isStopped: Bool = false) {
    numbers = game.numbers
    target = game.target
    rules = game.rules.id
    value = solution.value
    distance = solution.distance
    points = solution.points
    expression = solution.expression.text(in: .ascii)
    steps = solution.steps.map { "\($0.left) \($0.operation.asciiSign) \($0.right) = \($0.result)" }
    tree = solution.expression
    stopped = isStopped ? true : nil
  }
}
