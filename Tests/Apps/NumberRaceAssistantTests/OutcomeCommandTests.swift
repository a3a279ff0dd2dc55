import IntentKit
import IntentLanguage
import IntentTesting
import NumberRaceAssistant
import Testing

@Suite("The command that continues an intent")
struct OutcomeCommandTests {
  @Test("opens the link to what was understood, quoted for a shell")
  func command() async throws {
    let helper = try Assistant(
      plugins: [Plugin(PaintHandler())], linkScheme: "numberrace",
      environment: ScriptClock().environment)
    let conversation = helper.newConversation()
    let turn = await conversation.respond(to: "paint it's late")
    #expect(turn.outcome?.code == .continueInApp)
    #expect(
      turn.outcome?.commandToContinue
        == "numberrace ask --link 'numberrace://paint?what=it%27s%20late'")
    // What the tool does itself needs no link.
    for (type, command) in [
      ("solutions", "numberrace solve --all --rules lecompteestbon 952 25 50"),
      ("other", nil),
    ] {
      let activity = UserActivity(
        type: type, title: "All",
        values: ["target": .integer(952), "numbers": [25, 50].intentValue],
        language: "fr")
      let outcome = Outcome(
        Invocation(intent: "ListSolutions"), .continueInApp, "All.", activity: activity)
      #expect(outcome.commandToContinue == command)
    }
    let done = await conversation.respond(to: "paint walls")
    #expect(done.outcome?.code == .success)
    #expect(done.outcome?.commandToContinue == nil)
  }
}

private struct PaintIntent: Intent {
  static let title = "Paint"
  static let phrases: [Phrase] = ["paint {what}"]
  static let activityType: String? = "paint"
  @Parameter(prompt: "What?") var what: String
}

private struct PaintHandler: IntentHandler {
  func handle(
    _ intent: PaintIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    intent.what == "walls" ? .success("Done.") : .continueInApp("Go on there.")
  }
}
