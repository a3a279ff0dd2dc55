public import IntentKit

/// The difficulty of a drawn game, by the ratings of `Difficulty`.
public enum GameDifficulty: String, IntentEnum {
  /// Rated 1 or 2.
  case easy
  /// Rated 3.
  case medium
  /// Rated 4.
  case hard
  /// Rated 5.
  case veryHard = "very-hard"

  /// "game-difficulty".
  public static let typeName = "game-difficulty"

  /// The names of the case.
  public var names: [String] {
    switch self {
    case .easy: ["easy", "simple", "gentle"]
    case .medium: ["medium", "normal", "average", "middling"]
    case .hard: ["hard", "difficult", "tough", "tricky"]
    case .veryHard: ["very hard", "fiendish", "very difficult", "really hard", "expert"]
    }
  }

  /// The ratings of its games, from 1 to 5.
  var ratings: ClosedRange<Int> {
    switch self {
    case .easy: 1...2
    case .medium: 3...3
    case .hard: 4...4
    case .veryHard: 5...5
    }
  }
}

/// The difficulty of a game compared with the last one.
public enum DifficultyChange: String, IntentEnum {
  /// Easier than the last game.
  case easier
  /// Harder than the last game.
  case harder

  /// "difficulty-change".
  public static let typeName = "difficulty-change"

  /// The names of the case.
  public var names: [String] {
    switch self {
    case .easier:
      [
        "easier", "simpler", "less hard", "less difficult", "not so hard", "not so difficult",
        "too hard", "too difficult",
      ]
    case .harder:
      ["harder", "tougher", "more difficult", "trickier", "less easy", "not so easy", "too easy"]
    }
  }

  /// The ratings after the change.
  func ratings(after rating: Int) -> ClosedRange<Int> {
    switch self {
    case .easier: 1...max(1, rating - 1)
    case .harder: min(5, rating + 1)...5
    }
  }
}
