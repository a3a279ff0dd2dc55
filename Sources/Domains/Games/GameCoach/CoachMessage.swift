import BigNumbersSolver
import GameParameters
import IntentKit
import NumbersGame
import SpelledNumbers

/// The replies about a game other than its solution.
enum CoachMessage: GameText {
  /// The steps of a solution, one at a time, and a trick that it uses.
  case steps(Solution, Trick?)
  /// Another solution.
  case another(Solution)
  /// There are no more solutions than those already given.
  case noOther(told: Int)
  /// The number of solutions at a distance from a target.
  case count(Int, target: Int, distance: Int)
  /// The first ones of a number of solutions, which are all of them if there are no more.
  case list([Solution], count: Int)
  /// Another solution of a puzzle.
  case anotherFormula(Formula, value: String)
  /// There are too many numbers to look for all solutions of a puzzle.
  case tooManyNumbers
  /// The number of steps of the best solution, and its distance, which may be a fraction.
  case stepCount(Int, distance: String)
  /// A number that the best solution does not need.
  case unneeded(Int)
  /// The first step of the best solution.
  case firstStep(Step)
  /// The first operation of the best solution of a puzzle.
  case firstPart(Formula)
  /// Anything more would be the solution.
  case noMoreHints

  func content(in texts: MessageTexts) -> MessageContent {
    let language = NumberLanguage(code: texts.language)
    return switch self {
    case .steps(let solution, let trick): steps(of: solution, trick, in: texts)
    case .another(let solution):
      .init(
        "another",
        [
          "spoken": .text(solution.expression.spoken(in: language)),
          "solution": .text(solution.shown),
        ])
    case .anotherFormula(let formula, let value):
      .init(
        "another",
        [
          "spoken": .text(formula.spoken(in: language)), "solution": .text("\(formula) = \(value)"),
        ])
    case .tooManyNumbers: .init("tooManyNumbers")
    case .noOther(let told): .init("noOther", ["told": .number(told)])
    case .count(let count, let target, let distance):
      .init(
        "ways",
        [
          "count": .number(count), "target": .number(target), "distance": .number(distance),
        ])
    case .list(let first, let count):
      list(of: first, count, in: texts)
    case .stepCount(let count, let distance):
      .init("stepCount", ["count": .number(count), "distance": .text(distance)])
    case .unneeded(let number): .init("unneeded", ["number": .number(number)])
    case .firstStep(let step):
      .init(
        "firstStep", ["spoken": .text(step.spoken(in: language)), "step": .text(step.shown)])
    case .firstPart(let formula):
      .init(
        "firstStep",
        ["spoken": .text(formula.spoken(in: language)), "step": .text("\(formula)")])
    case .noMoreHints: .init("noMoreHints")
    }
  }

  /// The steps as sentences of their own, each in a line where it is shown.
  private func steps(
    of solution: Solution, _ trick: Trick?, in texts: MessageTexts
  ) -> MessageContent {
    let steps = solution.steps
    guard !steps.isEmpty else { return .init("noSteps", ["value": .number(solution.value)]) }
    let language = NumberLanguage(code: texts.language)
    let end = texts.text("steps.end", ["distance": .number(solution.distance)])
    let sentences = steps.enumerated().map { place, step in
      let place =
        steps.count == 1
        ? "only" : place == 0 ? "first" : place == steps.count - 1 ? "last" : "next"
      return texts.text(
        "steps.step", ["step": .text(step.spoken(in: language)), "place": .text(place)])
    }
    let closing = [end] + (trick.map { [$0.text(in: texts)] } ?? [])
    return .init(
      "steps",
      [
        "sentences": .text((sentences + closing).joined(separator: " ")), "end": .text(end),
        "lines": .list(steps.map(\.shown) + closing),
      ])
  }

  /// Solutions, each in a line where it is shown.
  private func list(
    of solutions: [Solution], _ count: Int, in texts: MessageTexts
  ) -> MessageContent {
    let language = NumberLanguage(code: texts.language)
    let start = texts.text(
      "solutions.start",
      ["count": .number(count), "more": .flag(count > solutions.count)])
    return .init(
      "solutions",
      [
        "start": .text(start),
        "spoken": .list(solutions.map { $0.expression.spoken(in: language) }),
        "lines": .list([start] + solutions.map(\.shown)),
      ])
  }
}

extension Solution {
  /// "25 × 4 = 100".
  fileprivate var shown: String { "\(expression) = \(value)" }
}

extension Step {
  /// "25 × 4 = 100".
  fileprivate var shown: String { "\(left) \(operation.sign) \(right) = \(result)" }
}
