import Synchronization

/// A request that a handler makes in the middle of its work.
package enum HandlerRequest: Hashable, Sendable {
  /// A value of a parameter, one of the candidates if there are any, with the question if it is not
  /// that of the parameter, and the present value if it isn't among the candidates.
  case value(
    of: String, candidates: [IntentValue], Dialogue?, refused: IntentValue?)
  /// The agreement to a question; with whether another question was agreed to in its place before.
  case agreement(HandlerAgreement, isChanged: Bool)
}

/// The user's agreement to a question of a handler.
package struct HandlerAgreement: Hashable, Sendable, Codable {
  /// The place among the agreements that the handler requests, from 1; 0 is the agreement to the
  /// intent itself.
  package let number: Int
  /// The question.
  package let question: Dialogue

  package init(_ number: Int, _ question: Dialogue) {
    self.number = number
    self.question = question
  }
}

/// The requests of one call of a handler.
final class HandlerRequests: Sendable {
  private let agreed: [HandlerAgreement]
  private let state = Mutex<(count: Int, pending: HandlerRequest?)>((0, nil))

  /// - Parameter agreed: The agreements that were given so far.
  init(agreed: [HandlerAgreement]) {
    self.agreed = agreed
  }

  /// The request that ended the call, if one did.
  var pending: HandlerRequest? { state.withLock(\.pending) }

  func make(_ request: HandlerRequest) { state.withLock { $0.pending = request } }

  /// The request for the next agreement; `nil` if it was given.
  func agreement(to question: Dialogue) -> HandlerRequest? {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let given = agreed.first { $0.number == number }
    guard given?.question != question else { return nil }
    return .agreement(HandlerAgreement(number, question), isChanged: given != nil)
  }
}
