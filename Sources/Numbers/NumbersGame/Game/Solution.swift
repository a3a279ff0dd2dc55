/// A legal answer to a game.
///
/// Solutions of one game compare: the lesser one is the better.
public struct Solution: Hashable, Sendable {
  /// The answer.
  public let expression: Expression
  /// The value of the expression.
  public let value: Int
  /// The distance of the value from the target; 0 for an exact solution.
  public let distance: Int
  /// The points that the answer scores if no other contestant comes closer.
  public let points: Int

  /// Judges an answer and keeps it if it is legal.
  ///
  /// - Throws: ``AnswerFault`` if the answer is not legal.
  public init(_ expression: Expression, to game: Game) throws(AnswerFault) {
    try AnswerChecker(game).checkNumbers(of: expression)
    do throws(IllegalStep) {
      self.init(legal: expression, value: try expression.evaluate(), to: game)
    } catch {
      throw .illegalStep(error)
    }
  }

  /// Wraps an answer that is known to be legal, and its value.
  package init(legal expression: Expression, value: Int, to game: borrowing Game) {
    self.expression = expression
    self.value = value
    distance = abs(value - game.target)
    points = game.rules.scoring.points(distance: distance)
  }

  /// Wraps an answer that is known to be legal, with its value and what follows from that.
  package init(legal expression: Expression, value: Int, distance: Int, points: Int) {
    self.expression = expression
    self.value = value
    self.distance = distance
    self.points = points
  }

  /// Whether the value is the target.
  public var isExact: Bool { distance == 0 }

  /// The operations with their results, in the order in which they are carried out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of numbers used.
  public var steps: [Step] { expression.stepsUntilFault().steps }

  /// The greatest result of any step, the last included; 0 if there is no step.
  ///
  /// Source of its use to rank solutions: J.-M. Alliot, "The (final) countdown", 2015,
  /// <https://arxiv.org/abs/1502.05450>.
  public var largestStepResult: Int { steps.map { $0.result }.max() ?? 0 }
}

extension Solution: Comparable {
  /// Whether one solution is better than another to the same game: the smaller distance; then the
  /// fewer steps; then the smaller ``largestStepResult``; then the smaller value; then the
  /// expression that comes first in a fixed order.
  public static func < (first: Solution, second: Solution) -> Bool {
    let a = first.rank
    let b = second.rank
    return a == b ? first.expression.precedes(second.expression) : a < b
  }

  private var rank: (Int, Int, Int, Int) {
    (distance, expression.operationCount, largestStepResult, value)
  }
}
