import GameParameters
public import IntentKit
import NumbersGame

/// Asks for the best solution of a Countdown game.
public struct SolveGameIntent: Intent {
  /// The solution.
  public typealias Result = SolvedGame

  /// "Solve a numbers game".
  public static let title = "Solve a numbers game"
  /// What it does.
  public static let explanation =
    "Finds the best solution of a Countdown numbers game: the closest to the target, and of those one "
    + "with the fewest steps."
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    """
    (solve|do|work out|play) (a|the|this|my|another) [numbers|countdown] (game|round|puzzle) \
    [[with|for] [(a|the) target [(of|is)]] {target}] [[and|with|using|from] [the] [numbers] {numbers}]
    """,
    "(get|make|reach) {target} (with|using|from|out of) [the] [numbers] {numbers}",
    "solve {target} [with|using|from] [the] [numbers] {numbers}",
    "solve {numbers} for {target}",
  ]
  /// The question before it is done, if there is one.
  public static let summary: Summary = "Solve [{numbers}] [for {target}]"
  /// The intent in other languages.
  public static let translations = ["fr": french]
  /// `numberrace://solve`
  public static let activityType: String? = "solve"

  /// The number to reach.
  @Parameter(target: .countdown) public var target: Int
  /// The six numbers to reach it with.
  @Parameter(numbers: .countdown) public var numbers: [Int]

  /// A game that is still to be asked for.
  public init() {}

  /// A game that is known.
  ///
  /// - Parameters:
  ///   - target: The number to reach.
  ///   - numbers: The six numbers to reach it with.
  public init(target: Int, numbers: [Int]) {
    self.target = target
    self.numbers = numbers
  }
}

/// What came of solving a game.
public struct SolvedGame: IntentValueConvertible {
  /// The target.
  public let target: Int
  /// The numbers.
  public let numbers: [Int]
  /// What the solution comes to.
  public let value: Int
  /// How far that is from the target.
  public let distance: Int
  /// The solution in ASCII.
  public let expression: String

  init(_ solution: Solution, to game: Game) {
    target = game.target
    numbers = game.numbers
    value = solution.value
    distance = solution.distance
    expression = solution.expression.text(in: .ascii)
  }

  /// A game and its solution.
  public static var intentKind: ParameterKind {
    .object([
      .init("target", Int.intentKind), .init("numbers", [Int].intentKind),
      .init("value", Int.intentKind),
      .init("distance", Int.intentKind), .init("expression", String.intentKind),
    ])
  }

  /// The solved game; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .object(let members) = intentValue,
      let target = members["target"].flatMap({ Int(intentValue: $0) }),
      let numbers = members["numbers"].flatMap({ [Int](intentValue: $0) }),
      let reached = members["value"].flatMap({ Int(intentValue: $0) }),
      let distance = members["distance"].flatMap({ Int(intentValue: $0) }),
      let expression = members["expression"].flatMap({ String(intentValue: $0) })
    else { return nil }
    self.target = target
    self.numbers = numbers
    self.value = reached
    self.distance = distance
    self.expression = expression
  }

  /// The solved game without its type.
  public var intentValue: IntentValue {
    .object([
      "target": target.intentValue, "numbers": numbers.intentValue, "value": value.intentValue,
      "distance": distance.intentValue, "expression": expression.intentValue,
    ])
  }
}
