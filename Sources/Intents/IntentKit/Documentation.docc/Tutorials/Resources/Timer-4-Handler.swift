import IntentKit

// The request, with the values that it needs.
struct SetTimerIntent: Intent {
  static let title = "Set a timer"
  static let phrases: [Phrase] = ["set a timer [for {minutes} minutes] [called {label}]"]
  static let summary: Summary = "Set a timer for {minutes} minutes"

  @Parameter(in: 1...600, prompt: "For how many minutes?") var minutes: Int
  @Parameter(prompt: "What is it called?") var label: String?
}

// Carries the request out. An app would pass what the handler needs to its initialiser.
struct SetTimerHandler: IntentHandler {
  func handle(
    _ intent: SetTimerIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let name = intent.label.map { " called \($0)" } ?? ""
    return .success("Your timer\(name) ends in \(intent.minutes) minutes.")
  }
}
