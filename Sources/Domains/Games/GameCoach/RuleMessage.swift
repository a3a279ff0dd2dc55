import GameParameters
import IntentKit
import NumbersGame

/// The rules, and single points of them.
enum RuleMessage: GameText {
  /// How the game is played.
  case all
  /// One point of the rules.
  case topic(RuleTopic)
  /// The points for all distances.
  case points(Scoring)
  /// The points for an answer at a distance.
  case pointsAway(Int, points: Int, of: Scoring)

  func content(in texts: MessageTexts) -> MessageContent {
    switch self {
    case .all: .init("rules")
    case .topic(let topic): .init("rule", ["topic": .text(topic.rawValue)])
    case .points(let scoring):
      .init("points", ["bands": .list(scoring.bands.map { $0.text(in: texts) })])
    case .pointsAway(let distance, let points, let scoring):
      .init(
        "pointsAway",
        [
          "distance": .number(distance), "points": .number(points),
          "nearest": .flag(distance > 0 && scoring.hasNearestOnly),
        ])
    }
  }
}

extension Scoring {
  /// Whether only the nearest answer scores, however far away it is.
  fileprivate var hasNearestOnly: Bool { bands.last?.distance == .max }
}

extension Scoring.Band {
  fileprivate func text(in texts: MessageTexts) -> String {
    texts.text(
      "points.band",
      [
        "points": .number(points), "nearest": .flag(distance == .max),
        "distance": .number(distance),
      ])
  }
}
