import IntentKit
import NumbersGame
import SpelledNumbers

/// The replies about a game other than its solution.
enum CoachMessage: HandlerMessage {
  /// The steps of a solution, one at a time.
  case steps(Solution)
  /// Another solution.
  case another(Solution)
  /// There are no more solutions than those already given.
  case noOther(told: Int)
  /// The number of solutions at a distance from a target.
  case count(Int, target: Int, distance: Int)
  /// The first ones of a number of solutions, which are all of them if there are no more.
  case list([Solution], count: Int)
  /// The number of steps of the best solution.
  case stepCount(Int, distance: Int)
  /// A number that the best solution does not need.
  case unneeded(Int)
  /// The first step of the best solution.
  case firstStep(Step)
  /// Anything more would be the solution.
  case noMoreHints

  /// English, French and German.
  static let wordings = [english, french, german, dutch, spanish]

  /// Solutions after words about them that end in a colon and a space, each in a line of its own where it is shown.
  static func list(
    _ solutions: [Solution], in language: NumberLanguage, _ start: String
  ) -> Dialogue {
    Dialogue(
      start + solutions.map { $0.expression.spoken(in: language) }.joined(separator: "; ") + ".",
      displayed: ([String(start.dropLast())] + solutions.map { "\($0.expression) = \($0.value)" })
        .joined(separator: "\n"))
  }
}
