extension Expression {
  /// The value, by the arithmetic of numbers games: every step gives a positive integer.
  ///
  /// - Returns: The result of the last step, or the number itself where there is no step.
  /// - Throws: ``IllegalStep`` for the first step that does not give a positive integer.
  /// - Complexity: O(*n*), where *n* is the number of numbers.
  public func evaluate() throws(IllegalStep) -> Int {
    let steps = try steps()
    return steps.last?.result ?? numbers[0]
  }

  /// The operations in the order in which they are carried out, each with its result.
  ///
  /// - Returns: As many steps as the expression has operations.
  /// - Throws: ``IllegalStep`` for the first step whose result is not a positive integer.
  /// - Complexity: O(*n*), where *n* is the number of numbers.
  public func steps() throws(IllegalStep) -> [Step] {
    let (steps, fault) = stepsUntilFault()
    if let fault { throw fault }
    return steps
  }

  /// The steps up to the first that is not legal, and that one.
  func stepsUntilFault() -> (steps: [Step], fault: IllegalStep?) {
    var steps: [Step] = []
    steps.reserveCapacity(operationCount)
    do throws(IllegalStep) {
      _ = try fold {
        $0
      } operation: { (op, left, right) throws(IllegalStep) in
        let step = try Step(left, op, right, number: steps.count + 1)
        steps.append(step)
        return step.result
      }
    } catch {
      return (steps, error)
    }
    return (steps, nil)
  }
}
