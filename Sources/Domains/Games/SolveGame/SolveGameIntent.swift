public import GameParameters
public import IntentKit
public import NumbersGame

/// Requests the best solution of a Countdown game.
public struct SolveGameIntent: GameIntent {
  /// The solution.
  public typealias Result = SolvedGame

  /// `numberrace://solve`
  public static let activityType: String? = "solve"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The six tile numbers.
  @Parameter(numbers: .countdown) public var numbers: [Int]

  /// Creates the intent without values.
  public init() {}

  /// Creates the intent with a game.
  public init(target: Int, numbers: [Int]) {
    self.target = target
    self.numbers = numbers
  }
}

/// The result of solving a game.
public struct SolvedGame: IntentValueConvertible {
  /// The number to reach.
  public let target: Int
  /// The numbers to reach it with.
  public let numbers: [Int]
  /// The value of the solution.
  public let value: Int
  /// The distance from the target.
  public let distance: Int
  /// The solution as an ASCII expression.
  public let expression: String

  /// Creates the result of a game.
  public init(_ solution: Solution, to game: Game) {
    target = game.target
    numbers = game.numbers
    value = solution.value
    distance = solution.distance
    expression = solution.expression.text(in: .ascii)
  }

  /// An object with the game and its solution.
  public static var intentKind: ParameterKind {
    .object([
      .init("target", Int.intentKind), .init("numbers", [Int].intentKind),
      .init("value", Int.intentKind),
      .init("distance", Int.intentKind), .init("expression", String.intentKind),
    ])
  }

  /// Creates a solved game; `nil` for other values.
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

  /// The solved game as an intent value.
  public var intentValue: IntentValue {
    .object([
      "target": target.intentValue, "numbers": numbers.intentValue, "value": value.intentValue,
      "distance": distance.intentValue, "expression": expression.intentValue,
    ])
  }
}
