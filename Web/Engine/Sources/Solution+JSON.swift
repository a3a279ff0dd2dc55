import NumbersGame

extension JSONText {
  static func game(_ game: Game) -> JSONText {
    JSONObject()
      .with("rules", game.rules.id)
      .with("numbers", game.numbers)
      .with("target", game.target)
      .json
  }

  static func step(_ step: Step) -> JSONText {
    JSONObject()
      .with("left", step.left)
      .with("sign", step.operation.sign)
      .with("right", step.right)
      .with("result", step.result)
      .json
  }

  static func solution(_ solution: Solution) -> JSONText {
    JSONObject()
      .with("expression", "\(solution.expression)")
      .with("value", solution.value)
      .with("distance", solution.distance)
      .with("points", solution.points)
      .with("steps", .array(solution.steps.map { .step($0) }))
      .with("tree", .raw(solution.expression.text(in: .json)))
      .json
  }
}
