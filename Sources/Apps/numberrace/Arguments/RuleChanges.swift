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

  @Option(
    help: ArgumentHelp(
      "Only targets from one number to another, such as 100-200.", valueName: "range"),
    transform: RuleChanges.targets)
  var targets: ClosedRange<Int>?

  private static func targets(_ text: String) throws -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, first >= 0 else {
      throw ValidationError(
        "--targets must be two numbers from 0 on, the smaller first, such as 100-200, not '\(text.visible)'."
      )
    }
    return first...last
  }

  /// Whether there are any.
  var areGiven: Bool { !words.isEmpty }

  /// The options as they are given.
  var words: [String] {
    let values = [
      ("--steps", steps.map { "\($0)" }),
      ("--targets", targets.map { "\($0.lowerBound)-\($0.upperBound)" }),
    ]
    let flags = [
      ("--use-all", useAll), ("--in-order", inOrder), ("--decimals", decimals), ("--roots", roots),
    ]
    return values.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + flags.filter(\.1).map(\.0)
  }

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
    if let targets { changed.targets = targets }
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
