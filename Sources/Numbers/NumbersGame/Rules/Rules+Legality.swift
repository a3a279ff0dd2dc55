extension Rules {
  /// Checks that a selection and a target are allowed by these rules.
  ///
  /// - Parameters:
  ///   - numbers: The selection, in any order.
  ///   - target: The target.
  /// - Throws: ``GameError`` for the first rule that is broken.
  public func validate(numbers: [Int], target: Int) throws(GameError) {
    try validate(numbers: numbers)
    guard targets.contains(target) else { throw .targetNotAllowed(target, rules: self) }
  }

  /// Checks that a selection is allowed by these rules.
  ///
  /// - Parameter numbers: The selection, in any order.
  /// - Throws: ``GameError`` for the first rule that is broken.
  public func validate(numbers: [Int]) throws(GameError) {
    guard numberCount.contains(numbers.count) else {
      throw .wrongNumberCount(numbers.count, rules: self)
    }
    for number in numbers {
      guard number >= 1 else { throw .numberNotPositive(number) }
      guard let pool else { continue }
      let available = pool.count(of: number)
      guard available > 0 else { throw .numberNotInPool(number, rules: self) }
      let used = numbers.count { $0 == number }
      guard used <= available else {
        throw .tooManyOf(number, count: used, available: available, rules: self)
      }
    }
  }
}

/// Why numbers and a target are not a game under the rules.
public enum GameError: Error, Hashable, Sendable {
  /// There are too few or too many numbers.
  case wrongNumberCount(Int, rules: Rules)
  /// A number is zero or negative.
  case numberNotPositive(Int)
  /// The rules have no tile with that number.
  case numberNotInPool(Int, rules: Rules)
  /// The rules have fewer tiles with that number than the selection.
  case tooManyOf(Int, count: Int, available: Int, rules: Rules)
  /// The target is outside the range of the rules.
  case targetNotAllowed(Int, rules: Rules)
}

extension GameError: CustomStringConvertible {
  /// The number or target, the rule that it breaks, and what is allowed.
  public var description: String {
    switch self {
    case .wrongNumberCount(let count, let rules):
      let allowed = rules.numberCount
      let most = allowed.count == 1 ? "" : " to \(allowed.upperBound)"
      return "a game of \(rules.title) has \(allowed.lowerBound)\(most) numbers, not \(count)"
    case .numberNotPositive(let number):
      return "\(number) is not on a tile: the numbers of a game are 1 or more"
    case .numberNotInPool(let number, let rules):
      let tiles = rules.pool.map { "\($0)" } ?? "any"
      return "\(rules.title) has no tile \(number): its tiles are \(tiles)"
    case .tooManyOf(let number, let count, let available, let rules):
      let times = available == 1 ? "once" : available == 2 ? "twice" : "\(available) times"
      return "\(number) is given \(count) times, but \(rules.title) has it only \(times)"
    case .targetNotAllowed(let target, let rules):
      if rules.targets.upperBound == .max {
        return "\(target) is not a target: targets are \(rules.targets.lowerBound) or more"
      }
      let range = "\(rules.targets.lowerBound) to \(rules.targets.upperBound)"
      return "\(target) is not a target of \(rules.title): its targets are \(range)"
    }
  }
}
