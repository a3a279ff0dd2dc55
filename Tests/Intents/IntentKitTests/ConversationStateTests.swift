import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("The state of a conversation")
struct ConversationStateTests {
  let app: PizzaApp

  init() throws {
    app = try PizzaApp()
  }

  private func copy(_ conversation: ConversationSession) async throws -> ConversationSession {
    let data = try JSONEncoder().encode(await conversation.state)
    return ConversationSession(
      app.helper, state: try JSONDecoder().decode(ConversationState.self, from: data))
  }

  @Test("can be gone on with after each answer, in another process")
  func resumes() async throws {
    let script = [
      "order a pizza", "big", "blue", "ham and mushrooms", "the office", "go back", "office",
      "harbour", "the second one is tuna", "yes", "add 4 and 6", "yes",
    ]
    let steady = app.helper.newConversation()
    var resumed = try await copy(steady)
    for utterance in script {
      let first = await steady.respond(to: utterance)
      resumed = try await copy(resumed)
      let second = await resumed.respond(to: utterance)
      #expect(first.dialogue == second.dialogue)
      #expect(first.expectation == second.expectation)
      let states = (await steady.state, await resumed.state)
      #expect(states.0 == states.1)
    }
    #expect(await app.kitchen.orders.count == 1)
  }

  @Test("that lacks a value which should be settled carries out nothing")
  func incomplete() async throws {
    let app = try Assistant(
      plugins: [Plugin(SetTimerHandler())])
    let conversation = app.newConversation()
    _ = await conversation.respond(to: "set a timer")
    let text = String(decoding: try JSONEncoder().encode(await conversation.state), as: UTF8.self)
    #expect(text.contains("\"settled\":[]"))
    // As if all had been looked at, and nothing had been found.
    let changed = text.replacing("\"settled\":[]", with: "\"settled\":[\"minutes\",\"label\"]")
    let changedConversation = ConversationSession(
      app, state: try JSONDecoder().decode(ConversationState.self, from: Data(changed.utf8)))
    let turn = await changedConversation.respond(to: "tea")
    #expect(turn.outcome == nil)
  }

  @Test("expires")
  func expires() async throws {
    try await converse(with: app.helper, clock: app.clock) {
      user("order a pizza")
      assistant("Which size?")
      later(seconds: 600)
      user("large")
      assistant("What shall be on it?")
      later(seconds: 601)
      user("ham")
      assistant(
        "That was a while ago, so let's begin again. Sorry, I can't do that. You can say: "
          + "\"order pizza\", \"add 0 1\" or \"wait\".")
      later(seconds: 10_000)
      user("add 1 and 2")
      assistant("That makes 3.")
    }
  }

  @Test("is that of one conversation only")
  func separate() async throws {
    let conversations = (0..<20).map { _ in app.helper.newConversation() }
    var ids: Set<String> = []
    for conversation in conversations { ids.insert(await conversation.state.id) }
    #expect(ids.count == 20)
    for conversation in conversations { _ = await conversation.respond(to: "add numbers") }
    for (index, conversation) in conversations.enumerated() {
      _ = await conversation.respond(to: "\(index)")
    }
    let answers = await withTaskGroup(of: (Int, String).self) { group in
      for (index, conversation) in conversations.enumerated() {
        group.addTask {
          return (index, await conversation.respond(to: "100").dialogue.displayed)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for index in conversations.indices { #expect(answers[index] == "That makes \(index + 100).") }
  }

  @Test("remembers nothing private, and only so much")
  func memory() async throws {
    let conversation = app.helper.newConversation()
    var order = OrderPizzaIntent()
    order.size = .small
    order.toppings = ["ham"]
    order.place = Place(id: "1", name: "Home")
    order.note = "the key is under the mat"
    _ = await conversation.send(.begin(Invocation(order)))
    let turn = await conversation.respond(to: "yes")
    #expect(turn.outcome?.invocation.values["note"] != nil)
    #expect(await conversation.state.recent.last?.invocation.values["note"] == nil)
    #expect(await conversation.state.recent.last?.result == .integer(1))
    for number in 0..<20 { _ = await conversation.respond(to: "add 1 and \(number)") }
    #expect(await conversation.state.recent.count == 12)
  }

  @Test("does not grow without bound, whatever is said")
  func bounded() async throws {
    let conversation = app.helper.newConversation()
    _ = await conversation.respond(to: "order a pizza")
    for number in 0..<500 {
      _ = await conversation.respond(to: number % 2 == 0 ? "small" : "change the size")
    }
    #expect(try JSONEncoder().encode(await conversation.state).count < 10_000)
  }
}
