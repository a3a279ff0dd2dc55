import IntentKit
import NumbersGame
import SpelledNumbers

extension CoachMessage {
  /// The messages in English.
  static let english = MessageWording<CoachMessage>("en") { words(for: $0) }

  private static func words(for message: CoachMessage) -> Dialogue {
    switch message {
    case .steps(let solution): explanation(solution)
    case .another(let solution):
      Dialogue(
        "Another one: \(solution.expression.spoken(in: .english)).", short: "Another one.",
        displayed: "Another one: \(solution.expression) = \(solution.value)")
    case .noOther(let told):
      told == 1
        ? "No, that's the only one." : "No, those \(told) are all there are."
    case .count(let count, let target, let distance):
      switch (count, distance) {
      case (1, 0): "There's only one way to make \(target)."
      case (_, 0): "There are \(count) different ways to make \(target)."
      case (1, _): "\(target) can't be made, and there's only one way to come within \(distance)."
      default:
        "\(target) can't be made, but there are \(count) different ways to come within \(distance)."
      }
    case .list(let first, let count):
      list(
        first, in: .english,
        count > first.count
          ? "There are \(count). The first ones are: "
          : first.count == 1
            ? "There's only one: " : first.count == 2 ? "Both: " : "All \(count): ")
    case .stepCount(let count, let distance):
      switch (count, distance) {
      case (0, 0): "One of the numbers is the target."
      case (0, _): "Nothing comes closer than one of the numbers, \(distance) away."
      case (1, 0): "It takes one step."
      case (_, 0): "It takes \(count) steps."
      default: "It can't be reached: the best is \(distance) away, in \(steps(count))."
      }
    case .unneeded(let number): "You don't need the \(number)."
    case .firstStep(let step):
      Dialogue(
        "Begin with \(step.spoken(in: .english)).",
        displayed: "Begin with \(step.left) \(step.operation.sign) \(step.right) = \(step.result).")
    case .noMoreHints: "Anything more would give it away. Say \"solve it\" for the solution."
    }
  }

  private static func steps(_ count: Int) -> String { count == 1 ? "one step" : "\(count) steps" }

  private static func explanation(_ solution: Solution) -> Dialogue {
    let steps = solution.steps
    guard !steps.isEmpty else { return "\(solution.value) is one of the numbers." }
    func start(_ place: Int) -> String {
      steps.count == 1 ? "" : place == 0 ? "First, " : place == steps.count - 1 ? "Last, " : "Then "
    }
    let end =
      solution.isExact ? "That's the target." : "That's \(solution.distance) away from the target."
    let spoken = steps.enumerated().map { place, step in
      "\(start(place))\(step.spoken(in: .english))".withUppercasedFirst + "."
    }
    let displayed = steps.map { "\($0.left) \($0.operation.sign) \($0.right) = \($0.result)" }
    return Dialogue(
      (spoken + [end]).joined(separator: " "), short: end,
      displayed: displayed.joined(separator: "\n") + "\n" + end)
  }
}
