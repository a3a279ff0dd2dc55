import GameParameters
public import IntentKit
import NumbersGame

/// Asks whether an answer to a Countdown game is right.
public struct CheckAnswerIntent: Intent {
  /// What the judge says.
  public typealias Result = JudgedAnswer

  /// "Check an answer".
  public static let title = "Check an answer"
  /// What it does.
  public static let explanation =
    "Judges an answer to a Countdown numbers game, in words or signs: whether it keeps the rules, how "
    + "close it is and what it scores. The game can be one that was drawn or solved just before."
  /// It only tells.
  public static let verb = IntentVerb.show
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    "(check|judge) (my|an|the|this) (answer|solution)",
    "(check|judge) (my|this|the) (answer|solution) {answer}",
    "(is|check) {answer} (right|correct|a solution|an answer)",
  ]
  /// The question before it is done, if there is one.
  public static let summary: Summary = "Check {answer} [for {target}]"
  /// The intent in other languages.
  public static let translations = ["fr": french]
  /// `numberrace://check`
  public static let activityType: String? = "check"

  /// The number to reach.
  @Parameter(target: .countdown) public var target: Int
  /// The six numbers to reach it with.
  @Parameter(numbers: .countdown) public var numbers: [Int]
  /// What is to be judged.
  @Parameter(
    prompt: "What is your answer?",
    help: "Say or write how to get there, such as: a hundred plus three, times nine.")
  public var answer: String

  /// An answer that is still to be asked for.
  public init() {}

  /// An answer that is known.
  ///
  /// - Parameters:
  ///   - answer: What is to be judged.
  ///   - target: The number to reach.
  ///   - numbers: The six numbers to reach it with.
  public init(_ answer: String, target: Int, numbers: [Int]) {
    self.target = target
    self.numbers = numbers
    self.answer = answer
  }
}

/// What the judge says of an answer.
public struct JudgedAnswer: IntentValueConvertible {
  /// Whether it keeps the rules.
  public let isLegal: Bool
  /// What it scores; 0 if it does not keep the rules.
  public let points: Int

  init(isLegal: Bool, points: Int) {
    self.isLegal = isLegal
    self.points = points
  }

  /// Whether it is legal, and its points.
  public static var intentKind: ParameterKind {
    .object([.init("legal", Bool.intentKind), .init("points", Int.intentKind)])
  }

  /// The judgement; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .object(let members) = intentValue,
      let isLegal = members["legal"].flatMap({ Bool(intentValue: $0) }),
      let points = members["points"].flatMap({ Int(intentValue: $0) })
    else { return nil }
    self.init(isLegal: isLegal, points: points)
  }

  /// The judgement without its type.
  public var intentValue: IntentValue {
    .object(["legal": isLegal.intentValue, "points": points.intentValue])
  }
}
