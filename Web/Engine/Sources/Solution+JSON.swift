import NumbersGame

extension JSONText {
  static func game(_ game: Game) -> JSONText {
    JSONObject()
      .with("rules", .string(game.rules.id))
      .with("numbers", .numbers(game.numbers))
      .with("target", .number(game.target))
      .json
  }

  static func step(_ step: Step) -> JSONText {
    JSONObject()
      .with("left", .number(step.left))
      .with("sign", .string(step.operation.sign))
      .with("right", .number(step.right))
      .with("result", .number(step.result))
      .json
  }

  static func solution(_ solution: Solution) -> JSONText {
    JSONObject()
      .with("expression", .string("\(solution.expression)"))
      .with("value", .number(solution.value))
      .with("distance", .number(solution.distance))
      .with("points", .number(solution.points))
      .with("steps", .array(solution.steps.map { .step($0) }))
      .with("tree", .raw(solution.expression.text(in: .json)))
      .json
  }
}
