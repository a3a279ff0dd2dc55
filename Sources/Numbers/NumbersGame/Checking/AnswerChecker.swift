/// A judge of the answers to a game. It scores a legal answer, and says why another is not legal.
///
/// ```swift
/// let checker = AnswerChecker(try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952))
/// checker.check("25 + (100 + 3) * (6 * 75 / 50)")   // .legal, 10 points
/// checker.check("100 * 9")                          // .illegal: 9 is not one of the numbers
/// ```
public struct AnswerChecker: Sendable {
  /// The game that answers are judged for.
  public let game: Game

  /// Creates a judge.
  public init(_ game: Game) {
    self.game = game
  }

  /// The verdict on an answer: what it is worth, or the first fault that was found.
  public enum Verdict: Hashable, Sendable {
    /// The answer keeps the rules; the solution has its value, distance and points.
    case legal(Solution)
    /// The answer breaks a rule.
    case illegal(AnswerFault)
  }

  /// Judges an answer.
  public func check(_ expression: Expression) -> Verdict {
    do throws(AnswerFault) {
      return .legal(try Solution(expression, to: game))
    } catch {
      return .illegal(error)
    }
  }

  /// Judges an answer as someone wrote it.
  ///
  /// - Parameter text: An expression or several steps, as `Expression(parsing:)` reads them.
  /// - Returns: The verdict; a text that cannot be read is illegal.
  public func check(_ text: some StringProtocol) -> Verdict {
    do throws(ParseError) {
      return check(try Expression(parsing: text))
    } catch {
      if case .illegalStep(let step) = error.reason { return .illegal(.illegalStep(step)) }
      return .illegal(.unreadable(error))
    }
  }

  /// Checks that an answer uses numbers of the game only, each at most as often as it was given.
  func checkNumbers(of expression: Expression) throws(AnswerFault) {
    let numbers = expression.numbers
    for number in numbers {
      let given = game.numbers.count { $0 == number }
      let used = numbers.count { $0 == number }
      guard given > 0 else { throw .numberNotGiven(number, given: game.numbers) }
      guard used <= given else { throw .numberUsedTooOften(number, used: used, given: given) }
    }
  }
}

/// Why an answer is not legal.
public enum AnswerFault: Error, Hashable, Sendable {
  /// The text is not an expression.
  case unreadable(ParseError)
  /// A number that is not among those given.
  case numberNotGiven(Int, given: [Int])
  /// A number used more often than it was given.
  case numberUsedTooOften(Int, used: Int, given: Int)
  /// A step without a positive whole result.
  case illegalStep(IllegalStep)
}

extension AnswerFault: CustomStringConvertible {
  /// The problem, and what the rules allow.
  public var description: String {
    switch self {
    case .unreadable(let error):
      return error.description
    case .numberNotGiven(let number, let given):
      let list = given.map { "\($0)" }.joined(separator: ", ")
      return "\(number) is not one of the numbers: they are \(list)"
    case .numberUsedTooOften(let number, let used, let given):
      let times = given == 1 ? "once" : given == 2 ? "twice" : "\(given) times"
      return "\(number) is used \(used) times, but was given \(times)"
    case .illegalStep(let step):
      return step.description
    }
  }
}
