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

  /// The difficulty of a game with a rating.
  ///
  /// - Parameter rating: The rating, from 1 to 5.
  package init(rating: Int) {
    self = Self.allCases.first { $0.ratings.contains(rating) } ?? .veryHard
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

/// The way in which a game is chosen.
public enum GameChoice: String, IntentEnum {
  /// A game of its own.
  case random
  /// The game of the day, which is the same for everyone.
  case daily

  /// "game-choice".
  public static let typeName = "game-choice"

  /// The names of the case.
  public var names: [String] {
    switch self {
    case .random: ["random", "any"]
    case .daily: ["game of the day", "daily"]
    }
  }
}

/// The difficulty of a game compared with the last one.
public enum DifficultyChange: String, IntentEnum {
  /// Easier than the last game.
  case easier
  /// Harder than the last game.
  case harder
  /// As hard as the last game, with as many large tiles.
  case same

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
    case .same: ["the same", "as hard", "similar"]
    }
  }

  /// The ratings after the change.
  func ratings(after rating: Int) -> ClosedRange<Int> {
    switch self {
    case .easier: 1...max(1, rating - 1)
    case .harder: min(5, rating + 1)...5
    case .same: rating...rating
    }
  }
}
