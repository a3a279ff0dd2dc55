import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("An intent that risks something")
struct RiskTests {
  let app: PizzaApp

  init() throws {
    app = try PizzaApp()
  }

  @Test("is carried out with exactly what was agreed to, once for each agreement")
  func exactlyOnce() async throws {
    let conversation = app.helper.newConversation()
    _ = await conversation.respond(to: "order a large pizza with ham and olives to home")
    let question = await conversation.state
    let first = await conversation.respond(to: "yes")
    // The same request again, as after a crash before the answer arrived.
    let retried = ConversationSession(app.helper, state: question)
    let second = await retried.respond(to: "yes")
    for turn in [first, second] {
      #expect(
        turn.outcome?.invocation.values == [
          "size": .enumeration("large"), "toppings": .list([.text("ham"), .text("olives")]),
          "place": .entity(.init(type: "place", id: "1", name: "Home")),
        ])
    }
    #expect(await app.kitchen.calls == 2)
    #expect(await app.kitchen.orders.count == 1)
    // A second order in the same conversation is another one.
    _ = await conversation.respond(to: "order a large pizza with ham and olives to home")
    _ = await conversation.respond(to: "yes")
    #expect(await app.kitchen.orders.count == 2)
  }

  @Test("is not carried out while the device is locked")
  func locked() async throws {
    try await converse(with: app.helper) {
      user("order a pizza", isLocked: true)
      assistant("Please unlock first, to order a pizza.")
      isDone()
      user("order a small pizza with ham to home")
      user("yes", isLocked: true)
      assistant("Please unlock first, to order a pizza.")
      handlesNothing()
      user("add 1 and 2", isLocked: true)
      assistant("That makes 3.")
    }
    #expect(await app.kitchen.calls == 0)
  }

  @Test("is refused when it is not possible any more")
  func refused() async throws {
    let conversation = app.helper.newConversation()
    try await converse(in: conversation) {
      user("order a small pizza with ham to home")
      assistant("Order a small pizza with ham to Home. Is that right?")
    }
    await app.kitchen.close()
    try await converse(in: conversation) {
      user("yes")
      assistant("The kitchen is closed.")
      handles("OrderPizza", code: .failure)
      isDone()
    }
    #expect(await app.kitchen.calls == 0)
  }

  @Test("is not agreed to by anything but a yes")
  func onlyYes() async throws {
    for utterance in ["maybe", "yes and no", "well", "y e s", "order", "the size is purple", "👍"] {
      let conversation = app.helper.newConversation()
      _ = await conversation.respond(to: "order a small pizza with ham to home")
      let turn = await conversation.respond(to: utterance)
      #expect(turn.outcome == nil, "\(utterance)")
    }
    #expect(await app.kitchen.calls == 0)
  }

  @Test("is confirmed if it was guessed, where it can be undone")
  func guessed() async throws {
    let helper = try Assistant(
      plugins: [Plugin(RenameIntent.self) { _, _ in .success("Renamed.") }], language: "en",
      wording: TextWording("en"),
      recognizer: { catalog throws(RegistrationError) in try GuessingRecognizer(catalog) })
    try await converse(with: helper) {
      user("rename")
      assistant("Shall I rename it?")
      user("yes")
      assistant("Renamed.")
    }
  }

  @Test("asks again if the question would be another one now")
  func changedQuestion() async throws {
    let price = Price()
    let helper = try Assistant(
      plugins: [Plugin(BuyHandler(price: price))])
    let conversation = helper.newConversation()
    try await converse(in: conversation) {
      user("buy it")
      assistant("It costs 5. Shall I?")
    }
    await price.rise()
    try await converse(in: conversation) {
      user("yes")
      assistant("It costs 6. Shall I?")
      handlesNothing()
      user("yes")
      assistant("Bought.")
    }
  }
}

private struct RenameIntent: Intent {
  static let title = "Rename it"
  static let risk = Risk.reversible
}

private actor Price {
  var value = 5
  func rise() { value += 1 }
}

private struct BuyIntent: Intent {
  static let title = "Buy it"
  static let phrases: [Phrase] = ["buy it"]
}

private struct BuyHandler: IntentHandler {
  let price: Price

  func confirm(_ intent: BuyIntent, context: HandlingContext) async throws -> Readiness {
    .needsConfirmation("It costs \(await price.value). Shall I?")
  }

  func handle(_ intent: BuyIntent, context: HandlingContext) async throws
    -> IntentResponse<Nothing>
  { .success("Bought.") }
}

/// Takes everything for a request, but is not certain.
private struct GuessingRecognizer: IntentRecognizer {
  private let templates: TemplateRecognizer
  private let first: String

  init(_ catalog: IntentCatalog) throws(RegistrationError) {
    templates = try TemplateRecognizer(catalog)
    first = catalog.intents.first?.name ?? ""
  }

  func readings(of utterance: String, knowing names: KnownNames?) -> [Reading] {
    [Reading(first, certainty: .tolerant)]
  }
  func answer(in utterance: String, to slots: [Slot]) -> Answer? { nil }
  func command(in utterance: String) -> ConversationCommand? { templates.command(in: utterance) }
  func correction(in utterance: String, of request: OpenRequest) -> Correction? { nil }
  func choices(in utterance: String, among names: [String]) -> [Int] { [] }
  func sample(of intent: String) -> String? { nil }
}
