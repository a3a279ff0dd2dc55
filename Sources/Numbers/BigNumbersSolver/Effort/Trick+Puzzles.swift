public import NumbersGame

extension Trick {
  /// The tricks of an answer to a puzzle, as those of a game.
  ///
  /// Steps that change nothing at the end are left aside, and so are those with other operations than the four: `4!` is made as
  /// any other number is.
  ///
  /// - Returns: The tricks; none if it is not exact, or if a step has a fraction or a result that is not positive.
  public static func all(in solution: PuzzleSolution) -> [Trick] {
    guard solution.isExact else { return [] }
    let one = ExactNumber(1)
    var core = solution.formula
    while case .binary(let operation, let rest, let right) = core,
      operation == .multiply || operation == .divide, right.value() == one
    {
      core = rest
    }
    guard case .binary(let operation, let left, let right) = core, operation.numbersOperator != nil
    else { return [] }
    let steps = core.steps()
    guard core.value() == solution.value,
      steps.allSatisfy({ $0.result.sign > 0 && $0.result.isWhole })
    else { return [] }
    return Trick.all(
      in: steps.compactMap(Step.init), (left.operationCount > 0, right.operationCount > 0))
  }
}

extension Step {
  /// The step of a formula; `nil` if the games of shows have none such.
  fileprivate init?(_ step: FormulaStep) {
    guard let operation = step.operation.numbersOperator, step.operands.count == 2,
      let left = step.operands[0].integer, let right = step.operands[1].integer,
      let made = try? Step(left, operation, right)
    else { return nil }
    self = made
  }
}
