/// The part of the source that connects App Intents with a conversation. It is the same for all
/// declarations.
enum BridgeTemplate {
  static let text = #"""
    // MARK: - The conversation

    /// The source of the assistant that the intents talk to. Register one when the app starts:
    ///
    /// ```swift
    /// AppDependencyManager.shared.add(dependency: AssistantProvider { try makeAssistant() })
    /// ```
    struct AssistantProvider: Sendable {
      /// Makes the assistant, or returns one that was made before.
      let assistant: @Sendable () async throws -> Assistant

      /// Creates a provider.
      init(_ assistant: @escaping @Sendable () async throws -> Assistant) {
        self.assistant = assistant
      }
    }

    /// An intent that a conversation carries out.
    protocol ConversationIntent: AppIntent {
      /// The name of the intent in the assistant.
      static var intentName: String { get }
      /// Whether the intent may run while the device is locked. If not, the system unlocks it first.
      static var isAllowedWhileLocked: Bool { get }
      /// The name of the button that agrees.
      static var confirmationAction: ConfirmationActionName { get }
      var assistantProvider: AssistantProvider { get }
      /// The values of the parameters, by their names in the assistant.
      var conversationValues: [String: IntentValue] { get throws }
      /// Asks for the value of a parameter.
      func requestConversationValue(
        of parameter: String, dialog: IntentDialog
      ) async throws -> IntentValue?
      /// Asks which of several choices was meant.
      func requestConversationChoice(
        among choices: [String], dialog: IntentDialog
      ) async throws -> String?
      /// Asks whether a name was meant.
      func requestConversationConfirmation(
        of name: String, dialog: IntentDialog
      ) async throws -> Bool
    }

    extension ConversationIntent {
      func requestConversationValue(
        of parameter: String, dialog: IntentDialog
      ) async throws -> IntentValue? { nil }

      func requestConversationChoice(
        among choices: [String], dialog: IntentDialog
      ) async throws -> String? { nil }

      func requestConversationConfirmation(
        of name: String, dialog: IntentDialog
      ) async throws -> Bool { false }

      /// Carries the intent out in a conversation of its own. The conversation asks for what is
      /// missing or unclear, and for the user's agreement, by the functions of App Intents.
      func carryOutInConversation() async throws -> ConversationAnswer {
        let conversation = try await assistantProvider.assistant().newConversation()
        // An intent that may run while the device is locked is not told whether it is: it is taken to be.
        let turn = try await conversation.carryOut(
          Invocation(intent: Self.intentName, values: try conversationValues),
          isLocked: Self.isAllowedWhileLocked, asking: ConversationQuestions(intent: self))
        return try ConversationAnswer(turn)
      }
    }

    /// Asks the questions of a conversation by the functions of App Intents.
    struct ConversationQuestions<Asking: ConversationIntent>: QuestionPresenter {
      let intent: Asking

      func value(
        of parameter: String, intent name: String, question: Dialogue, suggestions: [String]
      ) async throws -> IntentValue {
        let value = try await intent.requestConversationValue(
          of: parameter, dialog: question.intentDialog)
        guard let value else { throw ConversationFailure(question.displayed) }
        return value
      }

      func choice(among choices: [String], question: Dialogue) async throws -> Int {
        // Equal names are told apart by numbers.
        let names = choices.enumerated().map { place, name in
          choices.count { $0 == name } > 1 ? "\(place + 1). \(name)" : name
        }
        let chosen = try await intent.requestConversationChoice(
          among: names, dialog: question.intentDialog)
        guard let place = chosen.flatMap({ names.firstIndex(of: $0) }) else {
          throw ConversationFailure(question.displayed)
        }
        return place
      }

      func confirmation(of name: String, question: Dialogue) async throws -> Bool {
        try await intent.requestConversationConfirmation(of: name, dialog: question.intentDialog)
      }

      func agreement(to question: Dialogue) async throws -> Bool {
        // Only the user's agreement lets this return; otherwise it throws.
        try await intent.requestConfirmation(
          actionName: Asking.confirmationAction, dialog: question.intentDialog)
        return true
      }
    }

    /// The answer of a conversation that carried an intent out.
    struct ConversationAnswer {
      let dialog: IntentDialog
      let view: ConversationSnippetView
      private let result: IntentValue?

      /// Throws what the conversation says if nothing was carried out.
      init(_ turn: Turn) throws {
        guard let outcome = turn.outcome else { throw ConversationFailure(turn.dialogue.displayed) }
        if outcome.code.isFailure { throw ConversationFailure(turn.dialogue.displayed) }
        // The answer without the question what to do next, for the conversation ends here.
        let dialogue = turn.expectation == .request ? turn.dialogue : outcome.dialogue
        dialog = dialogue.intentDialog
        view = ConversationSnippetView(snippet: outcome.snippet)
        result = outcome.value
      }

      /// The value that the intent returns, if it returned one.
      func value<Value: ConversationValue>(as type: Value.Type) -> Value? {
        result.flatMap { Value(conversationValue: $0) }
      }
    }

    /// The reason why an intent was not carried out, in the words of the assistant.
    struct ConversationFailure: Error, CustomLocalizedStringResourceConvertible {
      let message: String

      init(_ message: String) {
        self.message = message
      }

      var localizedStringResource: LocalizedStringResource { "\(message)" }
    }

    extension Dialogue {
      /// The spoken text where nothing can be shown, and the displayed text elsewhere.
      var intentDialog: IntentDialog {
        IntentDialog(full: "\(spoken)", supporting: "\(displayed)")
      }
    }
    """#
}
