/// A numbers game: the numbers given, the target to reach with them, and the rules.
///
/// A game is always legal under its rules.
///
/// ```swift
/// let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
/// ```
public struct Game: Hashable, Sendable {
  /// The numbers, in the order in which they were given; each may be used once.
  public let numbers: [Int]
  /// The number to reach.
  public let target: Int
  /// The rules that the numbers and the target keep, and that answers are judged by.
  public let rules: Rules

  /// Creates a game.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, in any order.
  ///   - target: The number to reach.
  ///   - rules: The rules; Countdown's unless others are given.
  /// - Throws: ``GameError`` if the rules do not allow the numbers or the target.
  public init(numbers: [Int], target: Int, rules: Rules = .countdown) throws(GameError) {
    try rules.validate(numbers: numbers, target: target)
    self.numbers = numbers
    self.target = target
    self.rules = rules
  }
}

extension Game: CustomStringConvertible {
  /// The numbers and the target, `25 50 75 100 3 6 → 952`.
  public var description: String {
    numbers.map { "\($0)" }.joined(separator: " ") + " → \(target)"
  }
}
