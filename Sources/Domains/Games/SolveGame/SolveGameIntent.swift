import GameParameters
public import IntentKit
public import NumbersGame

/// Requests the best solution of a Countdown game.
public struct SolveGameIntent: Intent {
  /// The solution.
  public typealias Result = SolvedGame

  /// "Solve a numbers game".
  public static let title = "Solve a numbers game"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Finds the best solution of a Countdown numbers game: the closest to the target, and of those one "
    + "with the fewest steps."
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(solve|do|work out) (a|the|this|my|another) [numbers|countdown] (game|round|puzzle) [[with|for] [(a|the) target [(of|is)]] {target}] [[and|with|using|from] [the] [numbers] {numbers}]",
    "(get|make|reach) {target} (with|using|from|out of) [the] [numbers] {numbers}",
    "solve {target} [with|using|from] [the] [numbers] {numbers}",
    "solve {numbers} for {target}",
    "[how do I] (get|make|reach) {target} [(with|using|from|out of) [the] [numbers] {numbers}]",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "solve",
    "solve {target}",
    "solve {numbers}",
    "[the] target [is] {target} [and] [the] (numbers|tiles) [are] {numbers}",
    "[the] (numbers|tiles) [are] {numbers} [and] [the] target [is] {target}",
    "(numbers|tiles) [are] {numbers}",
    "target [is] {target}",
    "{numbers} [(to|for|make|making|to make|to get)] {target}",
    "target {target} {numbers}",
    "{numbers} target {target}",
    "(solution|answer) for {target} [from] [{numbers}]",
    "what can I make with {numbers}",
    "how (do|can|could|would) (I|you|we) [possibly] (get|make|reach) [to] {target} [in countdown] [with these [(tiles|numbers)]]",
    "stuck on a (game|round|puzzle)",
    "best (solution|answer)",
    "[find] the (solution|answer) [(to|for) the game]",
    "(get|make|reach|combine|do) {target} [(with|using|from|out of)] {numbers}",
    "combine {numbers} (into|to make) {target}",
    "(solution|answer) [(to|for)] [the] [numbers] (game|round|puzzle)",
    "stuck on {target} [from] [{numbers}]",
    "[numbers|countdown] (game|round|puzzle) [I] can not (solve|do|work out)",
    "(show|tell|give) me the (answer|solution)",
    "show me how",
    "{target} [(from|with|using|out of)] [(the|these)] [(numbers|tiles)] {numbers}",
    "(I|we) (have|got|drew) {numbers}",
    "(solution|answer) for {target} (numbers|tiles) are {numbers}",
    "(using|use|with|from) [(the|these)] [(numbers|tiles)] {numbers} [(to|can I|can you)] (get|make|reach) {target}",
    "(get|make|reach) {target} [(numbers|tiles)] [I have] [are] {numbers}",
    "(numbers|tiles) [are] {numbers} [and] [the] (number to make|target) [is] {target}",
    "solve [the] numbers",
    "{target} {numbers}",
    "{numbers} {target}",
    "how (is|was) (it|this|that) [one] done",
    "how do (you|I) (do|solve) (it|this|that) [one]",
    "how do I do this [numbers] (game|round|puzzle)",
    "was (that|it|this) [one] [even] possible",
    "(help|stuck) with [a] [numbers|countdown] (game|round|puzzle|question)",
    "do the numbers [for me]",
    "same (tiles|numbers) [but] (get|make|reach) {target}",
    "(get|make|reach|do) {target} with these [(tiles|numbers)]",
    "what should I have done [to get that]",
    "(numbers|countdown) solver [{target}]",
  ]
  /// The phrases that request it while a game is at hand.
  public static let followUpPhrases: [Phrase] = [
    "(solve|do|work out|crack) (it|this|that|this one|that one) [for me]",
    "(solve|do|work out) (the|this|that) (game|round|puzzle)",
    "[(what is|show me|tell me|give me)] the (solution|answer) [please]",
    "how (do|can|would|could) (I|you|we) (do|solve|make|get|reach) (it|this|that|this one|that one)",
    "how (is|was|would) (it|this|that) [be] done",
    "(I|we) give up", "go on then", "what is it",
    "[(what about|how about|and)] (target|for) {target}",
    "[(get|make|reach)] {target} with (the same|these|those) [(numbers|tiles)]",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Solve [{numbers}] [for {target}]"
  /// The translations of the intent.
  public static let translations = gameTranslations
  /// `numberrace://solve`
  public static let activityType: String? = "solve"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The six tile numbers.
  @Parameter(numbers: .countdown) public var numbers: [Int]

  /// Creates the intent without values.
  public init() {}

  /// Creates the intent with a game.
  ///
  /// - Parameters:
  ///   - target: The target number.
  ///   - numbers: The six tile numbers.
  public init(target: Int, numbers: [Int]) {
    self.target = target
    self.numbers = numbers
  }
}

/// The result of solving a game.
public struct SolvedGame: IntentValueConvertible {
  /// The target.
  public let target: Int
  /// The numbers.
  public let numbers: [Int]
  /// The value of the solution.
  public let value: Int
  /// The distance from the target.
  public let distance: Int
  /// The solution as an ASCII expression.
  public let expression: String

  /// Creates the result of a game.
  ///
  /// - Parameters:
  ///   - solution: The solution.
  ///   - game: The game.
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

  /// The solved game as an intent value.
  public var intentValue: IntentValue {
    .object([
      "target": target.intentValue, "numbers": numbers.intentValue, "value": value.intentValue,
      "distance": distance.intentValue, "expression": expression.intentValue,
    ])
  }
}
