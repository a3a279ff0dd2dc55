import IntentKit
import IntentLanguage

struct GreetIntent: Intent {
  static let title = "Greet someone"
  static let phrases: [Phrase] = ["say hello [to {name}]"]
  @Parameter(prompt: "To whom?") var name: String
}

struct GreetHandler: IntentHandler {
  func handle(
    _ intent: GreetIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success("Hello, \(intent.name)!")
  }
}

@main
struct EmbeddingIntents {
  static func main() async throws {
    let assistant = try Assistant(
      plugins: [Plugin(GreetHandler())])
    let conversation = assistant.newConversation()
    for utterance in ["Say hello.", "Anna"] {
      print(await conversation.respond(to: utterance).dialogue.displayed)
    }
  }
}
