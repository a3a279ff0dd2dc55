/// A front end that asks each question of a conversation in its own way, such as with forms and
/// buttons, and returns the answers as values.
public protocol QuestionPresenter: Sendable {
  /// Asks for the value of an intent's parameter, and may offer a few names; of a list, the elements to add.
  ///
  /// - Throws: An error if there is no answer.
  func value(
    of parameter: String, intent: String, question: Dialogue, suggestions: [String]
  ) async throws -> IntentValue

  /// Asks which of several choices with these names was meant, and returns its index.
  ///
  /// - Throws: An error if there is no answer.
  func choice(among choices: [String], question: Dialogue) async throws -> Int

  /// Asks whether a name was meant, or whether to create what has this name. If not, the value is asked for again.
  ///
  /// - Throws: An error if there is no answer.
  func confirmation(of name: String, question: Dialogue) async throws -> Bool

  /// Asks for the user's agreement to the intent, with a question that names what will be done. Only the user may give
  /// it: an implementation never answers yes by itself.
  ///
  /// - Throws: An error if there is no answer.
  func agreement(to question: Dialogue) async throws -> Bool
}

/// A conversation that asks more questions about one request than ``ConversationSession`` allows.
public struct TooManyQuestions: Error, Hashable, CustomStringConvertible {
  /// The maximum number of questions.
  public let maximum: Int

  /// Creates the error with the maximum number of questions.
  public init(maximum: Int) {
    self.maximum = maximum
  }

  /// The reason.
  public var description: String { "the request was given up after \(maximum) questions" }
}

extension ConversationSession {
  /// The maximum number of questions that ``carryOut(_:isLocked:asking:)`` asks about a request.
  public static let maximumQuestionCount = 200

  /// Carries out an intent with the values known so far; a presenter asks the user what the conversation needs to know.
  ///
  /// An intent that needs the user's agreement is never carried out without it: the question goes to the presenter as
  /// it is.
  ///
  /// - Returns: The final turn. Its outcome is `nil` if the user declined.
  /// - Throws: ``TooManyQuestions`` if answers lead to questions again and again; the presenter's errors.
  public func carryOut(
    _ invocation: Invocation, isLocked: Bool = false, asking presenter: some QuestionPresenter
  ) async throws -> Turn {
    var turn = await send(.begin(invocation), isLocked: isLocked)
    for _ in 0..<Self.maximumQuestionCount {
      let answer: DirectAnswer
      switch turn.expectation {
      case .request, .offer: return turn
      case .value(let intent, let parameter, let suggestions):
        answer = .value(
          try await presenter.value(
            of: parameter, intent: intent, question: turn.dialogue, suggestions: suggestions))
      case .choice(let choices) where choices.count == 1:
        let isMeant = try await presenter.confirmation(of: choices[0], question: turn.dialogue)
        answer = isMeant ? .choice(0) : .agreement(false)
      case .choice(let choices):
        answer = .choice(try await presenter.choice(among: choices, question: turn.dialogue))
      case .confirmation:
        answer = .agreement(try await presenter.agreement(to: turn.dialogue))
      }
      turn = await send(.answer(answer), isLocked: isLocked)
    }
    throw TooManyQuestions(maximum: Self.maximumQuestionCount)
  }
}
