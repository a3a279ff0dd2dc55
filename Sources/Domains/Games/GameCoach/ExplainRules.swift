public import GameParameters
public import IntentKit
import NumbersGame

/// Asks how the game is played, or for one point of it.
public struct ExplainRulesIntent: GameIntent {
  /// The game that the conversation is about.
  public typealias Result = GameValue

  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://rules`
  public static let activityType: String? = "rules"

  /// The point that is asked about; all of them by default.
  @Parameter(prompt: "Which point of the rules?") public var topic: RuleTopic?
  /// The distance of the answer whose points are asked for.
  @Parameter(in: 0...10_000, prompt: "How far away?") public var distance: Int?
  /// The value of the answer whose points are asked for.
  @Parameter(in: 1...10_000, prompt: "Which value?") public var value: Int?

  /// Creates the intent.
  public init() {}
}

/// A point of the rules.
public enum RuleTopic: String, IntentEnum {
  /// Whether all numbers must be used.
  case allNumbers = "all-numbers"
  /// How often a number may be used.
  case repetition
  /// Which results are allowed on the way.
  case results
  /// Which operations there are.
  case operations
  /// How many points an answer scores.
  case points
  /// How much time there is.
  case time
  /// Who wins if nobody reaches the target.
  case nearest

  /// "rule-topic".
  public static let typeName = "rule-topic"

  /// The names of the case.
  public var names: [String] {
    switch self {
    case .allNumbers: ["using all numbers"]
    case .repetition: ["using a number twice"]
    case .results: ["results on the way"]
    case .operations: ["operations"]
    case .points: ["points"]
    case .time: ["time"]
    case .nearest: ["nearest answer"]
    }
  }
}

/// Explains the rules.
struct ExplainRulesHandler: IntentHandler {
  let rules: Rules

  /// Explains the rules, or one point of them. The game stays the one that was spoken of.
  func handle(
    _ intent: ExplainRulesIntent, context: HandlingContext
  ) async -> IntentResponse<GameValue> {
    let game = context.recentGames(rules).first
    let value = intent.value.flatMap { value in
      // "What would 3 give" is no target.
      value < rules.targets.lowerBound ? value : game.map { abs(value - $0.target) }
    }
    return .success(
      message(intent.topic, distance: intent.distance ?? value).dialogue(in: context.language),
      value: game.map { GameValue($0) }, followUps: game?.followUps ?? [Invocation(intent)])
  }

  private func message(_ topic: RuleTopic?, distance: Int?) -> RuleMessage {
    guard topic == .points else { return topic.map { .topic($0) } ?? .all }
    return distance.map {
      .pointsAway($0, points: rules.scoring.points(distance: $0), of: rules.scoring)
    } ?? .points(rules.scoring)
  }
}
