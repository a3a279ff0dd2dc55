import IntentKit
import IntentLanguage
import IntentTesting
import Testing

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

@Suite("Setting a timer")
struct SetTimerTests {
  let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [Plugin(SetTimerHandler())])
  }

  @Test("asks for how long, if that was not said")
  func asks() async throws {
    try await converse(with: helper) {
      user("please set a timer called tea")
      assistant("For how many minutes?")
      user("nine hundred")
      assistant(mentions: "900 can't be the minutes")
      user("um, three")
      assistant("Your timer called tea ends in 3 minutes.")
      handles("SetTimer", with: ["minutes": .integer(3), "label": .text("tea")])
    }
  }
}
