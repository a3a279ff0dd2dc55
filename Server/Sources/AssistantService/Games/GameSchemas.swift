import GameRecords
import IntentKit
import NumbersGame
import NumbersSolver

/// The declared forms of games and of answers about them.
enum GameSchema {
  static let showNames = Rules.presets.map(\.id)
  static let puzzleNames = PuzzleRules.presets.map(\.id)

  static let numbers = Schema.array(
    .integer(), 1...Rules.maximumNumberCount
  ).described("The numbers of the game; the rules say which are allowed.")
    .example([25, 50, 75, 100, 3, 6])
  static let target = Schema.integer(0 ... .max).described("The number to reach.").example(952)
  static let wideTarget = Schema.either([
    .integer(), .text(1...100),
  ]).described(
    "The number to reach: a whole number, as a text if it does not fit in 64 bits. It can be left out if the rules have only one."
  )
  static let showRules = Schema.enumeration(showNames)
    .described("The rules of a show; countdown if not given.")
  static let puzzleRules = Schema.enumeration(puzzleNames).described("The rules of a puzzle.")
  static let anyRules = Schema.enumeration(ChosenRules.names)
    .described("The rules of a show or of a puzzle; countdown if not given.")

  static let order = Schema.Field(
    "order",
    Schema.enumeration(SolutionOrder.allCases.map(\.rawValue)).described(
      "Which of the solutions with the smallest distance and the fewest steps is the best: the one with the smallest results (smallest, if not given), or the one that is easiest to work out in one's head (easiest), which is written as a person would."
    ), isRequired: false)

  static func milliseconds(_ limits: ServiceLimits) -> Schema {
    Schema.integer(1...max(1, limits.searchMilliseconds)).described(
      "The maximum time of the search, in milliseconds; \(limits.searchMilliseconds) if not given. If it is over, the best answer so far is given, with `stopped`."
    )
  }

  static func game(_ limits: ServiceLimits, _ others: [Schema.Field] = []) -> Schema {
    Schema.object(
      [
        .init("numbers", numbers), .init("target", target),
        .init("rules", showRules, isRequired: false),
      ] + others + [.init("milliseconds", milliseconds(limits), isRequired: false)]
    ).example(["target": 952, "numbers": [25, 50, 75, 100, 3, 6]])
  }

  static func puzzle(_ limits: ServiceLimits, _ others: [Schema.Field] = []) -> Schema {
    Schema.object(
      [
        .init("numbers", numbers), .init("target", wideTarget, isRequired: false),
        .init("rules", puzzleRules),
      ] + others + [.init("milliseconds", milliseconds(limits), isRequired: false)]
    ).example(["rules": "24", "numbers": [3, 3, 8, 8]])
  }

  static func anyGame(_ limits: ServiceLimits, _ others: [Schema.Field] = []) -> Schema {
    Schema.object(
      [
        .init("numbers", numbers), .init("target", wideTarget, isRequired: false),
        .init("rules", anyRules, isRequired: false),
      ] + others + [.init("milliseconds", milliseconds(limits), isRequired: false)]
    ).example(["target": 952, "numbers": [25, 50, 75, 100, 3, 6]])
  }

  /// MathJSON is nested, and has numbers and texts as leaves.
  static let tree = Schema.anything().described("The solution as MathJSON.")

  static let solution = Schema.object(
    [
      .init("numbers", numbers), .init("target", .integer()), .init("rules", .text()),
      .init("value", .integer()), .init("distance", .integer(0 ... .max)),
      .init("points", .integer()),
      .init("expression", .text().described("The solution in ASCII notation.")),
      .init("steps", .array(.text().described("A step, such as `6 * 75 = 450`."))),
      .init("tree", tree),
      .init(
        "stopped",
        .boolean.described("True if the search was stopped, so that there might be a better one."),
        isRequired: false),
    ], isOpen: true
  ).described("A solution of a game.")

  static let number = Schema.either([.integer(), .text()])

  static let puzzleSolution = Schema.object(
    [
      .init("numbers", numbers), .init("target", number), .init("rules", .text()),
      .init("value", number), .init("distance", number), .init("operations", .integer(0 ... .max)),
      .init("expression", .text()), .init("steps", .array(.text())), .init("tree", tree),
      .init("proven", .boolean.described("Whether no solution is better.")),
      .init("stopped", .boolean, isRequired: false),
    ], isOpen: true
  ).described("A solution of a puzzle.")
}
