public import NumbersGame

/// The reason why a puzzle has no answer.
public enum PuzzleError: Error, Hashable, Sendable {
  /// There are too few or too many numbers.
  case wrongNumberCount(Int, rules: PuzzleRules)
  /// The rules do not allow a number.
  case numberNotAllowed(Int, rules: PuzzleRules)
  /// A number is given more often than the pool has it.
  case tooManyOf(Int, available: Int, rules: PuzzleRules)
  /// The numbers are not all the same.
  case numbersNotEqual(rules: PuzzleRules)
  /// The rules contradict themselves.
  case badRules(PuzzleRulesError)
  /// The rules do not allow the target.
  case targetNotAllowed(ExactNumber, rules: PuzzleRules)
  /// No formula of the numbers is allowed by the rules.
  case nothingReachable
  /// None of some different puzzles that were drawn can be solved, or has the ratings wanted; with those that there are.
  case noneDrawn(Int, rated: ClosedRange<Int>?, found: [Int], rules: PuzzleRules)
  /// The limit was reached. The value is the best solution so far, which need not be the best of all.
  case stopped(best: PuzzleSolution?)
  /// The memory is full. The value is the best solution so far, which need not be the best of all.
  case outOfMemory(best: PuzzleSolution?)
}

extension PuzzleError: CustomStringConvertible {
  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .wrongNumberCount(let count, let rules):
      let allowed = rules.numberCount
      let most = allowed.count == 1 ? "" : " to \(allowed.upperBound)"
      return "a puzzle of \(rules.title) has \(allowed.lowerBound)\(most) numbers, not \(count)"
    case .numberNotAllowed(let number, let rules):
      return "\(number) is not a number of \(rules.title): they are \(Self.text(rules.numbers))"
    case .tooManyOf(let number, let available, let rules):
      return "\(rules.title) has \(number) only \(available == 1 ? "once" : "\(available) times")"
    case .numbersNotEqual(let rules):
      return "the numbers of \(rules.title) must all be the same"
    case .badRules(let error): return error.description
    case .targetNotAllowed(let target, let rules):
      let (first, last) = (rules.targets.lowerBound, rules.targets.upperBound)
      let allowed =
        first == last ? "only target is \(first)" : "targets are \(Self.text(rules.targets))"
      return "\(target) is not a target of \(rules.title): its \(allowed)"
    case .nothingReachable: return "nothing can be made of these numbers by the rules"
    case .noneDrawn(let count, let ratings, let found, let rules):
      let drawn =
        count == 1
        ? "the one puzzle that was drawn" : "none of the \(count) different puzzles that were drawn"
      let isNot = count == 1 ? " not" : ""
      let advice = "let the rules have other numbers, targets or operations"
      guard let ratings else {
        return
          "\(drawn) under the rules '\(rules.id)' can\(count == 1 ? "not" : "") be solved: \(advice)"
      }
      let choice =
        found.isEmpty
        ? "none can be solved; "
        : "choose \(found.map(String.init).joined(separator: " or ")), which there are, or "
      return "\(drawn) under the rules '\(rules.id)' is\(isNot) rated "
        + "\(ratings.count == 1 ? "" : "\(ratings.lowerBound) to ")\(ratings.upperBound): \(choice)\(advice)"
    case .stopped(let best): return "the search was stopped; \(Self.text(best))"
    case .outOfMemory(let best):
      return "the search needs more memory than it was given; \(Self.text(best))"
    }
  }

  private static func text(_ best: PuzzleSolution?) -> String {
    best.map {
      $0.isExact
        ? "an exact solution was found; a shorter one may exist"
        : "the best solution found by then is \($0.distance) away, and a closer one may exist"
    }
      ?? "nothing was found by then"
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound { return "only \(range.lowerBound)" }
    if range.upperBound == .max { return "\(range.lowerBound) or more" }
    return "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension PuzzleRules {
  /// Checks that numbers can be given by these rules.
  ///
  /// - Throws: ``PuzzleError`` for the first rule that is broken.
  public func check(_ given: [Int]) throws(PuzzleError) {
    guard numberCount.contains(given.count) else {
      throw .wrongNumberCount(given.count, rules: self)
    }
    for number in given where !numbers.contains(number) {
      throw .numberNotAllowed(number, rules: self)
    }
    if let pool {
      for number in given {
        let available = pool.count { $0 == number }
        guard available > 0 else { throw .numberNotAllowed(number, rules: self) }
        guard given.count(where: { $0 == number }) <= available else {
          throw .tooManyOf(number, available: available, rules: self)
        }
      }
    }
    if hasEqualNumbers, Set(given).count > 1 { throw .numbersNotEqual(rules: self) }
  }

  /// Checks that numbers and a target are a puzzle by these rules.
  ///
  /// - Parameters:
  ///   - given: The numbers.
  ///   - target: The number to reach.
  /// - Throws: ``PuzzleError`` for the first rule that is broken.
  public func check(_ given: [Int], target: ExactNumber) throws(PuzzleError) {
    try check(given)
    let isBelow = target < ExactNumber(targets.lowerBound) && targets.lowerBound != .min
    let isAbove = target > ExactNumber(targets.upperBound) && targets.upperBound != .max
    guard !isBelow, !isAbove, target.isWhole else { throw .targetNotAllowed(target, rules: self) }
  }
}
