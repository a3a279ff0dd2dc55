import IntentKit

// The request, with the values that it needs.
struct SetTimerIntent: Intent {
  static let title = "Set a timer"

  @Parameter(in: 1...600, prompt: "For how many minutes?") var minutes: Int
  @Parameter(prompt: "What is it called?") var label: String?
}
