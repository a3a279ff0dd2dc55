/// The question that a conversation waits for an answer to, for programs.
package enum PendingQuestion: Hashable, Sendable {
  /// The value of a parameter of an intent, perhaps one of several.
  case value(intent: String, parameter: String, choices: [IntentValue])
  /// Whether a person agrees to an intent with these values.
  case agreement(intent: String, values: [String: IntentValue])
}

extension ConversationSession {
  /// The question that is open; `nil` if none is, or none about an intent with its values.
  package var pendingQuestion: PendingQuestion? {
    switch state.phase {
    case .collecting(let draft, .value(let place)):
      .value(intent: draft.intent, parameter: place.parameter, choices: [])
    case .collecting(let draft, .which(let place, let candidates)):
      .value(intent: draft.intent, parameter: place.parameter, choices: candidates)
    case .collecting(let draft, .candidate(let place, let candidate)):
      .agreement(
        intent: draft.intent,
        values: draft.plainValues.merging([place.parameter: candidate]) { $1 })
    case .confirming(let draft, _):
      .agreement(intent: draft.intent, values: draft.plainValues)
    case .idle, .working, .choosing, .offering: nil
    }
  }
}
