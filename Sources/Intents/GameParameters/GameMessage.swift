public import IntentKit
public import NumbersGame

/// The messages of the intents of numbers games.
public enum GameMessage: HandlerMessage {
  /// There are not as many tiles with a number as were wanted.
  case tooFewTiles(number: Int, available: Int)
  /// A game was solved.
  case solved(Solution)
  /// How close a solution is and what it scores.
  case verdict(Solution)
  /// A game was drawn.
  case drawn(Game)
  /// Whether to solve the game that was drawn.
  case offerToSolve
  /// The button that solves the game that was drawn.
  case solveIt
  /// An answer is legal.
  case legal(Solution)
  /// An answer is not.
  case illegal(AnswerFault)
  /// What is shown of an answer that is not legal.
  case notLegal(AnswerFault)
  /// What an activity with a game is called.
  case activity(Game)

  /// English and French.
  public static let wordings = [english, french]
}
