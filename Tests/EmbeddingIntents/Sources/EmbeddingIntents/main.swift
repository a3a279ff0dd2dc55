import IntentCalls
import IntentKit
import IntentLanguage
import IntentMCP

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

let caller = IntentCaller(assistant)
print(await caller.answer(.request(intent: "Greet", values: ["name": "Clara"])).status)
let server = MCPServer(
  assistant, caller, resources: [],
  about: MCPServerInfo(name: "greeter", title: "Greeter", version: "1", instructions: ""))
let call: JSON = [
  "jsonrpc": "2.0", "id": 1, "method": "tools/call",
  "params": [
    "name": "Greet", "arguments": ["name": "Dora"],
    "_meta": [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": [:],
    ],
  ],
]
if let answer = try await server.answer(call) { print(answer.text) }
