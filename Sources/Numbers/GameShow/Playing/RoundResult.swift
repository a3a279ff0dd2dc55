public import NumbersGame

/// How a round ended for one contestant.
public struct RoundResult: Hashable, Sendable {
  /// The game that was played, by whose rules the points are counted.
  public let game: Game
  /// The answer; `nil` if there was none.
  public let answer: Solution?
  /// The best solution of the game, with which the answer is compared.
  public let best: Solution
  /// The time until the answer, or until the end if there is none.
  public let time: Duration
  /// The number of hints that were given.
  public let hintCount: Int

  /// A result from its parts, which are not checked against each other.
  public init(game: Game, answer: Solution?, best: Solution, time: Duration, hintCount: Int = 0) {
    self.game = game
    self.answer = answer
    self.best = best
    self.time = time
    self.hintCount = hintCount
  }

  /// The points, by the scoring of the rules, for a contestant without an opponent.
  public var points: Int { answer?.points ?? 0 }

  /// Whether no answer could be closer.
  public var isBest: Bool { answer?.distance == best.distance }

  /// A row of marks to send to others, which gives nothing away: one for each number, green or yellow for those that an exact or
  /// another answer uses.
  public var marks: String {
    var marks = ""
    let usedCount = answer.map { $0.steps.count + 1 } ?? 0
    for place in game.numbers.indices {
      marks += place >= usedCount ? "⬜" : answer?.isExact == true ? "🟩" : "🟨"
    }
    return marks
  }

  /// The best solution, if it is an easier way to the answer.
  public var easierWay: Solution? {
    answer.flatMap { best.isEasierWay(than: $0) ? best : nil }
  }
}
