public import GameParameters
public import IntentKit
import NumbersGame

/// Requests a check of an answer to a Countdown game, or to the puzzle that the conversation is about.
public struct CheckAnswerIntent: GameIntent {
  /// The verdict on the answer.
  public typealias Result = JudgedAnswer

  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://check`
  public static let activityType: String? = "check"

  /// The target number; missing if the puzzle of the conversation is meant.
  @Parameter(target: .countdown) public var target: Int?
  /// The six tile numbers; missing if the puzzle of the conversation is meant.
  @Parameter(numbers: .countdown) public var numbers: [Int]?
  /// The answer to the game before the latest one that is meant.
  @Parameter(title: "earlier answer", prompt: "The first answer, or the one before?")
  public var earlier: EarlierGame?
  /// The answer to check.
  @Parameter(
    prompt: "What is your answer?",
    help: "Say or write how to get there, such as: a hundred plus three, times nine.",
    content: .arithmetic)
  public var answer: String

  /// Creates the intent without values.
  public init() {}

  /// Creates the intent with an answer and its game.
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
  /// The score; 0 if the answer does not follow the rules, and for puzzles that are no games of a show.
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
