import NumbersGame

extension Formula {
  /// The steps of an answer that leads round a corner, as those of an `Expression`: those with a result that was there without
  /// them.
  ///
  /// Where all numbers must be used, a step by 1 or by 0 that changes nothing is none, since that is how such numbers are used.
  ///
  /// - Returns: The needless steps, in the order in which they are carried out.
  public func detours(in puzzle: Puzzle) -> [FormulaStep] {
    let spare = puzzle.numbers.removing(numbers)
    var found: [FormulaStep] = []
    _ = collect(
      Set(spare.map { ExactNumber($0) }), sparesNeutral: puzzle.rules.usesAllNumbers,
      digits: puzzle.rules.digits, into: &found)
    return found
  }

  /// Collects detours, and returns the numbers and results that went into the formula, with its value as the last.
  private func collect(
    _ spare: Set<ExactNumber>, sparesNeutral: Bool, digits: Int, into found: inout [FormulaStep]
  ) -> [ExactNumber] {
    guard let value = value(digits: digits) else { return [] }
    guard let operation, operation != .decimal else { return [value] }
    let parts = operands.map {
      $0.collect(spare, sparesNeutral: sparesNeutral, digits: digits, into: &found)
    }
    let values = parts.compactMap(\.last)
    let within = parts.flatMap(\.self)
    let isNeutral = sparesNeutral && values.contains(value)
    if within.contains(value) && !isNeutral || spare.contains(value) {
      found.append(FormulaStep(operation: operation, operands: values, result: value))
    }
    return within + [value]
  }
}
