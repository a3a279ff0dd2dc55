import IntentKit

extension ExportedIntent {
  /// The intent as an `AppIntent`.
  var source: String {
    let members = [facts, properties, summary, values, questions, performing]
      .filter { !$0.isEmpty }
    return """
      /// \(declaration.explanation.inComment)
      struct \(name): AppIntent, ConversationIntent {
      \(members.joined(separator: "\n\n").indented)
      }
      """
  }

  private var facts: String {
    let isAllowed = declaration.risk.isAllowedWhileLocked
    let policy = isAllowed ? "alwaysAllowed" : "requiresAuthentication"
    var lines = [
      "static let title: LocalizedStringResource = \(title.swiftLiteral)",
      "static let description: IntentDescription? = IntentDescription(",
      "  \(declaration.explanation.swiftLiteral))",
      "static let authenticationPolicy: IntentAuthenticationPolicy = .\(policy)",
    ]
    if declaration.phrases.isEmpty {
      lines += [
        "// It has no phrases: only programs ask for it.", "static let isDiscoverable = false",
      ]
    }
    lines += [
      "static let intentName = \(declaration.name.swiftLiteral)",
      "static let isAllowedWhileLocked = \(isAllowed)",
      "static let confirmationAction: ConfirmationActionName = .\(declaration.verb.confirmation)",
      "", "@Dependency var assistantProvider: AssistantProvider",
    ]
    return lines.joined(separator: "\n")
  }

  private var properties: String {
    guard !parameters.isEmpty else { return "" }
    let choice = """
      /// The answer to "which one?" and "did you mean this?". It is no part of the summary, so the Shortcuts app does not show it.
      @Parameter(title: "Choice")
      var choice: String?
      """
    return (parameters.map(\.source) + [choice])
      .joined(separator: "\n\n")
  }

  private var summary: String {
    """
    static var parameterSummary: some ParameterSummary {
    \(summarySource.indented)
    }
    """
  }

  private var values: String {
    guard !parameters.isEmpty else {
      return "var conversationValues: [String: IntentValue] { [:] }"
    }
    let canFail = parameters.contains { !$0.type.conversionMark.isEmpty }
    let lines =
      ["var values: [String: IntentValue] = [:]"]
      + parameters.map {
        "values[\($0.declaration.name.swiftLiteral)] = "
          + "\($0.type.conversionMark)self.\($0.name)?.\($0.type.conversion)"
      } + ["return values"]
    let body = lines.joined(separator: "\n").indented
    let getter = canFail ? "get throws {\n\(body)\n}".indented : body
    return "var conversationValues: [String: IntentValue] {\n\(getter)\n}"
  }

  private var questions: String {
    guard !parameters.isEmpty else { return "" }
    // For a list, App Intents may return one element: the conversation takes it as such.
    let cases = parameters.map {
      """
      case \($0.declaration.name.swiftLiteral):
        return try await self.$\($0.name).requestValue(dialog).\($0.type.conversion)
      """
    }
    return """
      func requestConversationValue(
        of parameter: String, dialog: IntentDialog
      ) async throws -> IntentValue? {
        switch parameter {
      \(cases.joined(separator: "\n").indented)
        default: return nil
        }
      }

      func requestConversationChoice(
        among choices: [String], dialog: IntentDialog
      ) async throws -> String? {
        try await $choice.requestDisambiguation(among: choices, dialog: dialog)
      }

      func requestConversationConfirmation(
        of name: String, dialog: IntentDialog
      ) async throws -> Bool {
        try await $choice.requestConfirmation(for: name, dialog: dialog)
      }
      """
  }

  private var performing: String {
    let value = result.map { " & ReturnsValue<\($0.swiftName)?>" } ?? ""
    let argument = result.map { "value: answer.value(as: \($0.swiftName).self), " } ?? ""
    return """
      func perform() async throws
        -> some IntentResult\(value) & ProvidesDialog & ShowsSnippetView
      {
        let answer = try await carryOutInConversation()
        return .result(\(argument)dialog: answer.dialog, view: answer.view)
      }
      """
  }
}

extension IntentVerb {
  /// The name of a `ConfirmationActionName`, which the system shows on the button.
  fileprivate var confirmation: String {
    switch self {
    case .show: "view"
    case .find: "find"
    case .create: "create"
    case .change: "set"
    case .send: "send"
    case .pay: "pay"
    case .perform, .remove, .undo: "do"
    }
  }
}
