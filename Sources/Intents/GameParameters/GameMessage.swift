public import IntentKit
public import NumbersGame

/// What the intents of numbers games say and show.
public enum GameMessage: Sendable {
  /// There are not as many tiles with a number as were wanted.
  case tooFewTiles(number: Int, available: Int)
  /// A target is not one of the rules.
  case targetNotAllowed(ClosedRange<Int>)
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

  /// What is said and shown.
  ///
  /// - Parameter language: A code of ISO 639-1; for languages that there are no words of, English.
  /// - Returns: The words.
  public func dialogue(in language: String) -> Dialogue {
    language == "fr" ? french : english
  }

  /// What is shown.
  ///
  /// - Parameter language: A code of ISO 639-1; for languages that there are no words of, English.
  /// - Returns: The words.
  public func text(in language: String) -> String { dialogue(in: language).displayed }
}
