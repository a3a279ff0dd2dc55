import GameParameters
public import IntentKit
import NumbersGame

/// Requests a check of an answer to a Countdown game.
public struct CheckAnswerIntent: Intent {
  /// The verdict on the answer.
  public typealias Result = JudgedAnswer

  /// "Check an answer".
  public static let title = "Check an answer"
  /// "games".
  public static let domain = "games"
  /// A description of the intent.
  public static let explanation =
    "Judges an answer to a Countdown numbers game, in words or signs: whether it keeps the rules, how "
    + "close it is and what it scores. The game can be one that was drawn or solved just before."
  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(check|judge) (my|an|the|this) (answer|solution)",
    "(check|judge) (my|this|the) (answer|solution) {answer}",
    "(is|check) {answer} (right|correct|a solution|an answer)",
    "check {answer}",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "is my (answer|solution) (right|correct)",
    "did I get it right",
    "(check|judge|verify) [if|whether|that] {answer} [(is|was)] [(right|correct|ok|okay)]",
    "{answer} [is] [(that|this|it)] (right|correct|ok|okay|allowed|a solution)",
    "(right|correct) or (not|wrong) {answer}",
    "does {answer} (count|get there|do it|hit the target)",
    "does this (get there|count) {answer}",
    "my answer is {answer}",
    "I (got|have|said|say|think|reckon|would go|came up with|managed|made|tried|did) [it is] {answer}",
    "(what about|how about|would) {answer}",
    "{answer} am I (right|correct)",
    "is {answer} (right|ok|okay|fine|acceptable)",
    "does {answer} work",
    "check my (answer|solution)",
    "am I right with {answer}",
    "is this (right|ok|correct) {answer}",
    "check my sum {answer}",
    "{answer} (does it count|does it work|does that work)",
    "{answer} check (that|it)",
    "is mine (right|correct)",
    "{answer}",
    "{answer} {target}",
    "{answer} (using|with|from|out of) {numbers}",
    "{target} {answer}",
    "is {answer} (right|correct|ok|okay) for {target}",
    "{answer} (makes|gives|is|gets to|for|equals) {target} [(using|with|from|out of) {numbers}]",
    "does {answer} (make|give|get to|equal) {target} [(using|with|from|out of) {numbers}]",
    "(is|was) {answer} (right|correct|good|good enough|allowed) for {target}",
    "(can|could|may) I (have|do|use) {answer} [for {target}]",
    "[am I] allowed to (do|use) {answer} [for {target}]",
    "[would|will] (accept|allow) {answer} [for {target}]",
    "did I get it",
    "check my (workings|maths|attempt)",
    "(look at|look over|go over) my (workings|maths)",
    "is (that|this|it) (right|correct|ok|okay|allowed)",
    "am I right",
    "does (that|this|it) work",
    "(is|was) my (answer|solution) (right|correct|ok|okay)",
  ]
  /// A one-sentence summary.
  public static let summary: Summary = "Check {answer} [for {target}]"
  /// The translations of the intent.
  public static let translations = gameTranslations
  /// `numberrace://check`
  public static let activityType: String? = "check"

  /// The target number.
  @Parameter(target: .countdown) public var target: Int
  /// The six tile numbers.
  @Parameter(numbers: .countdown) public var numbers: [Int]
  /// The answer to check.
  @Parameter(
    prompt: "What is your answer?",
    help: "Say or write how to get there, such as: a hundred plus three, times nine.",
    content: .arithmetic)
  public var answer: String

  /// Creates the intent without values.
  public init() {}

  /// Creates the intent with an answer and its game.
  ///
  /// - Parameters:
  ///   - answer: The answer to check.
  ///   - target: The target number.
  ///   - numbers: The six tile numbers.
  public init(_ answer: String, target: Int, numbers: [Int]) {
    self.target = target
    self.numbers = numbers
    self.answer = answer
  }
}

/// The verdict on an answer.
public struct JudgedAnswer: IntentValueConvertible {
  /// Whether the answer follows the rules.
  public let isLegal: Bool
  /// The score; 0 if the answer does not follow the rules.
  public let points: Int

  init(isLegal: Bool, points: Int) {
    self.isLegal = isLegal
    self.points = points
  }

  /// An object with the legality and the points.
  public static var intentKind: ParameterKind {
    .object([.init("legal", Bool.intentKind), .init("points", Int.intentKind)])
  }

  /// Creates a verdict; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .object(let members) = intentValue,
      let isLegal = members["legal"].flatMap({ Bool(intentValue: $0) }),
      let points = members["points"].flatMap({ Int(intentValue: $0) })
    else { return nil }
    self.init(isLegal: isLegal, points: points)
  }

  /// The verdict as an intent value.
  public var intentValue: IntentValue {
    .object(["legal": isLegal.intentValue, "points": points.intentValue])
  }
}
