import ArgumentParser
import GameRecords
import IntentKit
import NumbersGame

/// The options that make rules harder or easier. A show with any of them is a puzzle without points.
struct RuleChanges: ParsableArguments {
  @Flag(help: "All numbers must be used.")
  var useAll = false

  @Option(
    help: ArgumentHelp(
      "Exactly this many steps: one number more must be used.", valueName: "count"),
    transform: whole("--steps", 0...Rules.maximumNumberCount - 1))
  var steps: Int?

  @Flag(help: "The numbers must be used in the order in which they are given.")
  var inOrder = false

  @Flag(help: "Numbers may be written after a point, as .4; fractions are allowed then.")
  var decimals = false

  @Flag(help: "Square roots are allowed.")
  var roots = false

  /// Whether there are any.
  var areGiven: Bool { useAll || steps != nil || inOrder || decimals || roots }

  /// The rules with the changes.
  ///
  /// - Throws: `ValidationError` if the rules cannot have them.
  func applied(to rules: ChosenRules) throws -> ChosenRules {
    guard areGiven else { return rules }
    var changed: PuzzleRules
    switch rules {
    case .show(let show): changed = PuzzleRules(show)
    case .puzzle(let puzzle): changed = puzzle
    }
    if useAll { changed.usesAllNumbers = true }
    if inOrder { changed.keepsOrder = true }
    if decimals {
      changed.operations.insert(.decimal)
      changed.allowsFractions = true
    }
    if roots { changed.operations.insert(.squareRoot) }
    if let steps {
      guard
        changed.operations.isDisjoint(with: [
          .squareRoot, .square, .factorial, .negate, .concatenate,
        ])
      else {
        throw ValidationError(
          "--steps is for rules whose steps all join two numbers, not for \(changed.title)"
            + "\(roots ? " with --roots" : "").")
      }
      let most = changed.numberCount.upperBound
      guard steps < most else {
        throw ValidationError("\(changed.title.withUppercasedFirst) has at most \(most - 1) steps.")
      }
      if changed.usesAllNumbers, !changed.numberCount.contains(steps + 1) {
        throw ValidationError(
          "All numbers of \(changed.title) must be used, which takes \(changed.numberCount.lowerBound - 1) steps."
        )
      }
      changed.usedCount = steps + 1
    }
    try changed.validated { try $0.validate() }
    return .puzzle(changed)
  }
}
