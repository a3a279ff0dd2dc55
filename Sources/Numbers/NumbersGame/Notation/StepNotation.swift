extension Step: CustomStringConvertible {
  /// The step with the true signs, `6 × 75 = 450`.
  public var description: String { "\(left) \(operation.sign) \(right) = \(result)" }
}

extension Expression {
  /// The steps, one a line; a single number is written as itself.
  var stepByStep: String {
    guard operationCount > 0 else { return "\(numbers[0])" }
    return stepsUntilFault().steps.map { $0.description }.joined(separator: "\n")
  }
}
