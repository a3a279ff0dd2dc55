/// A trick of mental arithmetic that a solution uses, and that a contestant can look for in other games.
public enum Trick: Hashable, Sendable {
  /// The last step multiplies two factors of the target: those that are made of other numbers, and those that are given.
  case factorPair(Step, made: Made)
  /// The last step divides by a number: the target was multiplied by it, and that was made.
  case scaledTarget(Step)
  /// A product that is divided by a number which divides neither of its factors: `75 × 6 ÷ 50 = 9`.
  case fraction(Step, by: Step)
  /// 25 or 75 times a multiple of 4 is a number of hundreds.
  case hundreds(Step)
  /// A factor is at most six away from 100 or 1,000, so that the product is a round number and a bit.
  case nearRound(Step, round: Int, product: Int, rest: Int)

  /// The factors of a product that are results of other steps; the others are numbers of the game.
  public enum Made: Hashable, Sendable {
    /// Both are given.
    case neither
    /// The other one is given.
    case one(Int)
    /// Neither is given.
    case both
  }

  /// The tricks of a solution, those that help most in other games first; one of a kind.
  ///
  /// - Returns: The tricks; none if the solution is not exact.
  public static func all(in solution: Solution, of game: Game) -> [Trick] {
    guard solution.isExact, case .operation(_, let left, let right) = solution.expression.node
    else { return [] }
    return all(in: solution.steps, (left.operationCount > 0, right.operationCount > 0))
  }

  /// The tricks of the steps of an exact answer, given whether the operands of the last step are made of other numbers.
  package static func all(in steps: [Step], _ made: (left: Bool, right: Bool)) -> [Trick] {
    guard let last = steps.last else { return [] }
    var tricks: [Trick] = []
    if last.operation == .divide, last.right > 1, made.left {
      tricks.append(.scaledTarget(last))
    }
    if last.operation == .multiply, min(last.left, last.right) > 1 {
      let made: Made =
        switch made {
        case (true, true): .both
        case (true, false): .one(last.left)
        case (false, true): .one(last.right)
        case (false, false): .neither
        }
      tricks.append(.factorPair(last, made: made))
    }
    for (first, second) in zip(steps, steps.dropFirst())
    where first.operation == .multiply && second.operation == .divide
      && second.left == first.result
      && first.left % second.right != 0 && first.right % second.right != 0
    {
      tricks.append(.fraction(first, by: second))
      break
    }
    if let step = steps.first(where: isHundreds) { tricks.append(.hundreds(step)) }
    for case let trick? in steps.map(nearRound) {
      tricks.append(trick)
      break
    }
    return tricks
  }

  private static func isHundreds(_ step: Step) -> Bool {
    guard step.operation == .multiply, !isByPowerOfTen(step) else { return false }
    return isQuarter(step.left) && step.right % 4 == 0
      || isQuarter(step.right) && step.left % 4 == 0
  }

  private static func isQuarter(_ number: Int) -> Bool { number == 25 || number == 75 }

  /// Whether the product is one of the factors with zeros after it, which needs no trick.
  private static func isByPowerOfTen(_ step: Step) -> Bool {
    [step.left, step.right].contains { StepEffort.isPowerOfTen(UInt64($0.magnitude)) }
  }

  private static func nearRound(_ step: Step) -> Trick? {
    guard step.operation == .multiply, !isByPowerOfTen(step) else { return nil }
    let (factor, near) = (min(step.left, step.right), max(step.left, step.right))
    for round in [100, 1_000] where near != round && abs(near - round) <= 6 && factor <= 12 {
      return .nearRound(
        step, round: round, product: factor * round, rest: factor * (near - round))
    }
    return nil
  }
}

extension Trick: CustomStringConvertible {
  /// The trick as a sentence that says what to look for, without a full stop at the end.
  public var description: String {
    switch self {
    case .factorPair(let step, let made):
      "Factors of the target: \(step.left) and \(step.right) multiply to \(step.result), \(made)"
    case .scaledTarget(let step):
      "A multiple of the target: \(step.right) times \(step.result) is \(step.left), so make that and divide at the end"
    case .fraction(let product, let quotient):
      "Multiply, then divide: \(product.left) × \(product.right) ÷ \(quotient.right) = \(quotient.result), though \(quotient.right) divides neither"
    case .hundreds(let step):
      "Quarters: 25 and 75 times a multiple of 4 make hundreds, such as \(step)"
    case .nearRound(let step, let round, let product, let rest):
      "Near \(round): \(step.left) × \(step.right) is \(product) \(rest < 0 ? "−" : "+") \(abs(rest))"
    }
  }
}

extension Trick.Made: CustomStringConvertible {
  /// The end of a sentence about two factors.
  public var description: String {
    switch self {
    case .neither: "and both are among the numbers"
    case .one(let factor): "so make \(factor) from the other numbers"
    case .both: "so make both"
    }
  }
}
