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

let assistant = try Assistant(
  plugins: [Plugin(GreetHandler())])
var conversation = assistant.newConversation()
let turn = await conversation.respond(to: "Say hello.")
print(turn.dialogue.displayed)
let answer = await conversation.respond(to: "Anna")
print(answer.dialogue.displayed)
conversation = assistant.newConversation()
let next = await conversation.respond(to: "Say hello to Ben.")
print(next.dialogue.displayed)
