import NumbersGame
import PlainJSON

extension JSON {
  static func game(_ game: Game) -> JSON {
    [
      "rules": .string(game.rules.id),
      "numbers": .integers(game.numbers),
      "target": .integer(game.target),
    ]
  }

  static func step(_ step: Step) -> JSON {
    [
      "left": .integer(step.left),
      "sign": .string(step.operation.sign),
      "right": .integer(step.right),
      "result": .integer(step.result),
    ]
  }

  static func solution(_ solution: Solution) -> JSON {
    [
      "expression": .string("\(solution.expression)"),
      "value": .integer(solution.value),
      "distance": .integer(solution.distance),
      "points": .integer(solution.points),
      "steps": .array(solution.steps.map { .step($0) }),
      "tree": .expression(solution.expression),
    ]
  }

  /// MathJSON, the same as the notation `json`.
  private static func expression(_ expression: Expression) -> JSON {
    expression.fold {
      .integer($0)
    } operation: { (operation, left, right) in
      .array([.string(operation.mathJSONName), left, right])
    }
  }
}
