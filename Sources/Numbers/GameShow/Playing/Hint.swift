public import NumbersGame

/// A hint to the best solution of a game, in one of three strengths. None gives all of it away, except
/// where it has a single step.
public struct Hint: Hashable, Sendable {
  /// The strength of a hint: how much it reveals.
  public enum Strength: Int, CaseIterable, Hashable, Sendable, Comparable {
    /// The number of steps, and a number that is not needed.
    case light = 1
    /// The last step.
    case medium = 2
    /// All steps but the last.
    case strong = 3

    /// Whether one strength reveals less than another.
    ///
    /// - Returns: Whether the first tells less.
    public static func < (first: Strength, second: Strength) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The strength, which says how much of the solution is revealed.
  public let strength: Strength
  /// The revealed facts, for a front end to put into words.
  public let content: Content

  /// The facts that a hint reveals, without words.
  public enum Content: Hashable, Sendable {
    /// How close the best solution is, in how many steps, and the numbers that it does not use.
    case shape(distance: Int, stepCount: Int, unneeded: [Int])
    /// The last step, and what it makes.
    case lastStep(Step)
    /// All steps but the last, in order; at least one.
    case firstSteps([Step])
    /// The best solution is one of the numbers as it is.
    case singleNumber
  }

  /// A hint to a solution. If the solution has a single step, a medium and a strong hint are that
  /// step.
  ///
  /// - Parameters:
  ///   - strength: The strength.
  ///   - game: The game.
  ///   - best: A solution of the game, the best one as a rule.
  public init(_ strength: Strength, to game: Game, best: Solution) {
    self.strength = strength
    let steps = best.steps
    switch strength {
    case .light:
      let unneeded = game.numbers.removing(best.expression.numbers)
      content = .shape(distance: best.distance, stepCount: steps.count, unneeded: unneeded)
    case .medium, .strong:
      guard let last = steps.last else {
        content = .singleNumber
        return
      }
      content =
        strength == .medium || steps.count == 1 ? .lastStep(last) : .firstSteps(steps.dropLast())
    }
  }
}

extension Hint: CustomStringConvertible {
  /// The hint as a sentence or two, without a full stop at the end.
  public var description: String {
    switch content {
    case .singleNumber: return "The best answer is one of the numbers as it is"
    case .lastStep(let step): return "It ends with \(step)"
    case .firstSteps(let steps):
      return "Begin with " + steps.map { $0.description }.joined(separator: ", then ")
    case .shape(let distance, let stepCount, let unneeded):
      let closeness =
        distance == 0 ? "The target can be reached" : "The closest answer is \(distance) away"
      if distance == 0, stepCount == 0 { return "The target is one of the numbers" }
      let steps = stepCount == 1 ? "1 step" : "\(stepCount) steps"
      let rest = unneeded.map { "\($0)" }
      let unneededText =
        switch rest.count {
        case 0: "every number is used"
        case 1: "\(rest[0]) isn't needed"
        default:
          rest.dropLast().joined(separator: ", ") + " and \(rest[rest.count - 1]) aren't needed"
        }
      return "\(closeness) in \(steps); \(unneededText)"
    }
  }
}
