/// A shortcut or an intent that is offered to the user, with everything that a front end displays.
///
/// ```swift
/// for proposal in try await assistant.proposals(in: surroundings) { print(proposal.title) }
/// let turn = await conversation.send(proposal.event)  // when the user taps it
/// ```
public struct Proposal: Hashable, Sendable, Codable {
  /// The title, such as "Pay Milkman"; the name of a shortcut.
  public let title: String
  /// The reasons in words, the strongest first; empty for a shortcut, which the user chose to have
  /// offered.
  public let reasons: [String]
  /// The probability that the user does it about now, in percent; `nil` for a shortcut.
  public let percent: Int?
  /// The event that carries it out.
  public let event: ConversationEvent
}

extension Proposal {
  /// A shortcut that does the same; `nil` if it is one already.
  public func shortcut(id: String, name: String, phrase: String?) -> Shortcut? {
    guard case .begin(let invocation, _) = event else { return nil }
    return Shortcut(id: id, doing: invocation, name: name, phrase: phrase)
  }
}

extension Shortcut {
  /// Creates a shortcut that carries out an intent with its values.
  init(id: String, doing invocation: Invocation, name: String, phrase: String?) {
    self.init(
      id: id, name: name, phrase: phrase,
      actions: [
        .step(Step(invocation.intent, with: invocation.values.mapValues { .value($0) }))
      ])
  }
}

extension Assistant {
  /// Returns the intent that the user requests most often at this time; `nil` if there is none.
  func usualProposal() async throws -> Proposal? {
    let suggestion = try await suggestions(limit: 1).first
    return suggestion.map {
      Proposal(
        title: title(of: $0.invocation), reasons: [], percent: nil, event: .begin($0.invocation))
    }
  }

  /// The shortcuts and intents to offer now, the most important first: the shortcuts saved for
  /// these surroundings, then those that follow from the user's habits; none without a memory.
  ///
  /// - Throws: An error of the memory or of an entity query.
  public func proposals(
    in surroundings: Surroundings, limit: Int = 3
  ) async throws -> [Proposal] {
    let shortcuts = try await relevantShortcuts(in: surroundings).prefix(max(0, limit))
    let suggestions = try await suggestions(limit: limit - shortcuts.count)
    return shortcuts.map { Proposal(title: $0.name, reasons: [], percent: nil, event: .run($0)) }
      + suggestions.map { suggestion in
        Proposal(
          title: title(of: suggestion.invocation),
          reasons: reasons(for: suggestion).map(\.displayed),
          percent: Int((100 * suggestion.score).rounded()), event: .begin(suggestion.invocation))
      }
  }
}
