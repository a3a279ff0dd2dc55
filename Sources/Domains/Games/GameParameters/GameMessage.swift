import IntentKit
public import NumbersGame

/// The messages of the numbers game intents.
public enum GameMessage: GameText {
  /// More tiles with a number were requested than exist.
  case tooFewTiles(number: Int, available: Int)
  /// A game was solved.
  case solved(Solution)
  /// The distance and score of a solution.
  case verdict(Solution)
  /// A game was drawn.
  case drawn(Game)
  /// The game that follows is the game of the day.
  case gameOfTheDay
  /// The offer to solve the game that was drawn.
  case offerToSolve
  /// The button that solves the game that was drawn.
  case solveIt
  /// An answer is legal.
  case legal(Solution)
  /// An answer is not legal.
  case illegal(AnswerFault)
  /// The displayed text for an answer that is not legal.
  case notLegal(AnswerFault)
  /// The title of an activity with a game.
  case activity(Game)
}
