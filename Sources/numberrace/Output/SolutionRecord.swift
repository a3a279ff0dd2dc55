import NumbersGame

/// A solved game as one line of JSON.
struct SolutionRecord: Encodable {
  let numbers: [Int]
  let target: Int
  let rules: String
  let value: Int
  let distance: Int
  let points: Int
  /// In ASCII notation.
  let expression: String
  /// In ASCII notation, `6 * 75 = 450`.
  let steps: [String]
  /// MathJSON.
  let tree: NumbersGame.Expression
  /// The line of the input that the game was on.
  var line: Int?
  /// Whether the search was stopped, so that there might be a better solution.
  var stopped: Bool?

  init(_ solution: Solution, to game: Game) {
    numbers = game.numbers
    target = game.target
    rules = game.rules.id
    value = solution.value
    distance = solution.distance
    points = solution.points
    expression = solution.expression.text(in: .ascii)
    steps = solution.steps.map { "\($0.left) \($0.operation.asciiSign) \($0.right) = \($0.result)" }
    tree = solution.expression
  }
}
