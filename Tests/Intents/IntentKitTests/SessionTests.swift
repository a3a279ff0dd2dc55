import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import Synchronization
import Testing

private struct ChecksIntent: Intent {
  typealias Result = MoneyAmount
  static let title = "Check the account"
  static let verb = IntentVerb.show
  static let phrases: [Phrase] = ["how much is there", "how much is in {pot}"]
  @Parameter(prompt: "In which pot?") var pot: OneOrAll<Place>?
}

private let checks = Plugin(ChecksIntent.self, entities: PlaceQuery()) { _, _ in
  .success("There's £7.", value: MoneyAmount(DecimalNumber(7), .pound))
}

private actor FallingPrice {
  var value = 5
  func fall() { value = 0 }
}

private struct CheapIntent: Intent {
  static let title = "Buy cheaply"
  static let phrases: [Phrase] = ["buy cheaply"]
}

private struct CheapHandler: IntentHandler {
  let price: FallingPrice

  func confirm(_ intent: CheapIntent, context: HandlingContext) async throws -> Readiness {
    let price = await price.value
    return price == 0 ? .ready : .needsConfirmation("It costs \(price). Shall I?")
  }

  func handle(_ intent: CheapIntent, context: HandlingContext) async throws -> IntentResponse<
    Nothing
  > { .success("Bought.") }
}

@Suite("A side question")
struct SideQuestionTests {
  private let helper: Assistant
  private let kitchen = Kitchen()

  init() throws {
    helper = try Assistant(
      plugins: [
        Plugin(OrderPizzaHandler(kitchen: kitchen), entities: PlaceQuery()),
        checks, Plugin(AddNumbersHandler()),
      ])
  }

  @Test("is answered, and what was open comes back with all it had")
  func comesBack() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      user("large")
      user("how much is there")
      assistant("There's £7. What shall be on it?")
      handles("Checks")
      user("ham")
      user("home")
      assistant("Order a large pizza with ham to Home. Is that right?")
      user("how much is there")
      assistant("There's £7. Order a large pizza with ham to Home. Is that right?")
      user("yes")
      handles("OrderPizza")
    }
  }

  @Test("has the values of the open request, except private ones")
  func openRequest() async throws {
    let conversation = helper.newConversation()
    #expect(await conversation.openRequest == nil)
    _ = await conversation.send(
      .begin(
        Invocation(
          intent: "OrderPizza",
          values: ["size": .enumeration("large"), "note": .text("The bell is broken.")])))
    #expect(
      await conversation.openRequest
        == Invocation(intent: "OrderPizza", values: ["size": .enumeration("large")]))
    _ = await conversation.respond(to: "ham")
    #expect(await conversation.openRequest?.values["toppings"] == .list([.text("ham")]))
    _ = await conversation.respond(to: "cancel")
    #expect(await conversation.openRequest == nil)
  }

  @Test("brings back exactly the question that was open")
  func sameQuestion() async throws {
    try await converse(with: helper) {
      user("order a small pizza with ham and tuna to home")
      user("change the tip")
      assistant("How much tip?")
      user("how much is there")
      assistant("There's £7. How much tip?")
      user("3")
      assistant("Order a small pizza with ham and tuna to Home and tip 3. Is that right?")
      user("change the second topping")
      user("how much is there", isLocked: true)
      assistant("There's £7.")
    }
    #expect(await kitchen.calls == 0)
  }

  @Test("does not agree to what was asked before it")
  func noAgreement() async throws {
    let price = FallingPrice()
    let helper = try Assistant(
      plugins: [
        Plugin(CheapHandler(price: price)), checks,
      ])
    let conversation = helper.newConversation()
    try await converse(in: conversation) {
      user("buy cheaply")
      assistant("It costs 5. Shall I?")
    }
    await price.fall()
    try await converse(in: conversation) {
      user("how much is there")
      assistant("There's £7. It costs 5. Shall I?")
      user("yes")
      assistant("Bought.")
    }
  }

  @Test("can be asked about itself, and be left")
  func ownQuestion() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      user("how much is in the office")
      assistant("Which pot: Main Office or Harbour Office?")
      user("cancel")
      assistant("OK, I've left it. Which size?")
      user("cancel")
      assistant("OK, I've left it.")
      isDone()
    }
  }

  @Test("that changes something is a change of subject")
  func changeOfSubject() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      user("how much is in the office")
      user("add 1 and 2")
      assistant(
        "OK, I'll leave \"check the account\". OK, I'll leave \"order a pizza\". That makes 3.")
      isDone()
    }
  }
}

/// The places where conversations are held, as the documentation shows them.
@MainActor
private final class Screen {
  let conversation: ConversationSession
  private(set) var text = ""

  init(_ helper: Assistant) { conversation = helper.newConversation() }

  func type(_ words: String) async {
    text = await conversation.respond(to: words).dialogue.displayed
  }
}

private actor Server {
  private let conversation: ConversationSession

  init(_ helper: Assistant) { conversation = helper.newConversation() }

  func answer(_ words: String) async -> String {
    await conversation.respond(to: words).dialogue.displayed
  }
}

/// Blocks its thread, as a database does, until a number of others do so too.
private final class MeetHandler: IntentHandler {
  static let count = 40
  private let arrived = Atomic(0)

  func handle(
    _ intent: WaitIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    arrived.add(1, ordering: .relaxed)
    for _ in 0..<6000 where arrived.load(ordering: .relaxed) < Self.count { usleep(10_000) }
    return .success(arrived.load(ordering: .relaxed) < Self.count ? "Alone." : "Met.")
  }
}

@Suite("A session")
struct SessionTests {
  let app: PizzaApp

  init() throws {
    app = try PizzaApp()
  }

  @Test("works on the main actor, in an actor and in a task")
  func isolation() async throws {
    let screen = await Screen(app.helper)
    await screen.type("add 1 and 2")
    #expect(await screen.text == "That makes 3.")
    #expect(await Server(app.helper).answer("add 2 and 2") == "That makes 4.")
  }

  @Test("takes turns in the order in which they are asked for")
  func order() async throws {
    let conversation = app.helper.newConversation()
    let wait = Task { await conversation.respond(to: "wait") }
    while await conversation.isIdle { await Task.yield() }
    let rest = Task {
      await [
        conversation.respond(to: "add numbers"), conversation.respond(to: "3"),
        conversation.respond(to: "4"),
      ].map(\.dialogue.displayed)
    }
    wait.cancel()
    #expect(await wait.value.dialogue.displayed == "Stopped.")
    #expect(
      await rest.value == [
        "What is the first number?", "What is the second number?", "That makes 7.",
      ])
  }

  @Test("does not hold up other tasks while handlers block their threads")
  func blocking() async throws {
    let helper = try Assistant(
      plugins: [Plugin(MeetHandler(), blocks: true)])
    // On the threads that all tasks share, of which there are as many as cores, they would never meet.
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<MeetHandler.count {
        group.addTask {
          let turn = await helper.newConversation().respond(to: "wait")
          #expect(turn.dialogue.displayed == "Met.")
        }
      }
    }
  }

  @Test("takes events and gives turns that have a coded form in both directions")
  func codedForms() async throws {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    let shortcut = Shortcut(id: "1", name: "Sum", actions: [.step(.init("AddNumbers"))])
    let events: [ConversationEvent] = [
      .say("order a pizza"), .say("large"), .say("blue"), .say("ham"), .say("office"), .say("1"),
      .say("yes"),
      .begin(Invocation(intent: "AddNumbers", values: ["numbers": [4, 6].intentValue])),
      .say("yes"),
      .begin(Invocation(intent: "AddNumbers"), by: .assistant), .run(shortcut),
      .run(shortcut, by: .assistant),
      .open(UserActivity(type: "pizza", title: "x", values: ["size": .enumeration("large")])),
      .resume(UserActivity(type: "pizza", title: "x")), .answer(.value(.enumeration("large"))),
      .answer(.choice(0)), .answer(.agreement(true)),
    ]
    let conversation = app.helper.newConversation()
    for event in events {
      #expect(try decoder.decode(ConversationEvent.self, from: encoder.encode(event)) == event)
      let output = ConversationOutput.answer(await conversation.send(event))
      #expect(try decoder.decode(ConversationOutput.self, from: encoder.encode(output)) == output)
    }
    for text in [
      #"{}"#, #"{"say":1}"#, #"{"say":"x","run":{}}"#, #"{"shout":"x"}"#, #"{"by":"user"}"#,
      #"{"answer":{}}"#, #"{"answer":{"choice":0,"agreement":true}}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try decoder.decode(ConversationEvent.self, from: Data(text.utf8))
      }
    }
    let progress = ConversationOutput.progress(HandlingProgress(share: 0.4, "solving"))
    #expect(try decoder.decode(ConversationOutput.self, from: encoder.encode(progress)) == progress)
  }
}
