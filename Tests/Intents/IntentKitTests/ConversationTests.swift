import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("A conversation")
struct ConversationTests {
  let app: PizzaApp
  var helper: Assistant { app.helper }

  init() throws {
    app = try PizzaApp()
  }

  @Test("asks for what is missing, in order, and then for agreement")
  func asks() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      assistant("Which size?")
      user("little")
      assistant("What shall be on it?")
      user("mushrooms, olives and ham")
      assistant("Where to?")
      user("home")
      assistant("Order a small pizza with mushrooms, olives and ham to Home. Is that right?")
      handlesNothing()
      user("yes please")
      assistant("Your pizza is on its way to Home.")
      handles("OrderPizza")
      isDone()
    }
  }

  @Test("takes what the request says already")
  func takesFromRequest() async throws {
    try await converse(with: helper) {
      user("Could you order a family size pizza with ham and olives to the main office, please?")
      assistant("Order a large pizza with ham and olives to Main Office. Is that right?")
    }
  }

  @Test("takes several values from one answer")
  func severalValues() async throws {
    try await converse(with: helper) {
      user("add numbers")
      assistant("What is the first number?")
      user("three and four")
      assistant("That makes 7.")
    }
  }

  @Test("says how many values there can be, if more are given")
  func tooMany() async throws {
    try await converse(with: helper) {
      user("add numbers")
      user("1 2 3")
      assistant("I can take 2 numbers at most, but you gave 3. What is the first number?")
      user("1")
      user("2 3 4 5")
      assistant("I can take 2 numbers at most, but you gave 5. What is the second number?")
      user("2")
      assistant("That makes 3.")
    }
  }

  @Test("asks which numbers were meant, if they can be split in two ways")
  func ambiguousNumbers() async throws {
    try await converse(with: helper) {
      user("add numbers")
      user("nine fifty two fifty")
      assistant("Which numbers: 952 and 50 or 950 and 250?")
      user("the second")
      assistant("That makes 1200.")
      user("add numbers")
      user("twenty five")
      assistant("What is the second number?")
    }
  }

  @Test("asks for the elements of a list one by one")
  func elements() async throws {
    try await converse(with: helper) {
      user("add numbers")
      assistant("What is the first number?")
      user("eight")
      assistant("What is the second number?")
      user("it's a hundred")
      assistant("That makes 108.")
    }
  }

  @Test("asks which of several was meant, and takes part of a name or its place")
  func disambiguation() async throws {
    for answer in ["the harbour one", "second", "Harbour Office", "2", "the last one"] {
      try await converse(with: helper) {
        user("order a big pizza with ham")
        assistant("Where to?")
        user("the office")
        assistant("Which place: Main Office or Harbour Office?")
        waits()
        user(answer)
        assistant("Order a large pizza with ham to Harbour Office. Is that right?")
      }
    }
  }

  @Test("asks whether one likely thing was meant")
  func valueConfirmation() async throws {
    try await converse(with: helper) {
      user("order a big pizza with ham")
      user("summer")
      assistant("Did you mean Summer House?")
      user("no")
      assistant("Where to?")
      user("summer")
      user("yes")
      assistant("Order a large pizza with ham to Summer House. Is that right?")
    }
  }

  @Test("asks what a handler wants to know of a value, once")
  func handlerQuestions() async throws {
    let helper = try Assistant(
      plugins: [Plugin(PaintHandler())])
    try await converse(with: helper) {
      user("paint it green")
      assistant("Did you mean dark green?")
      user("yes")
      assistant("Painted dark green.")
      user("paint it blue")
      assistant("Which colour: light blue or dark blue?")
      user("dark")
      assistant("Painted dark blue.")
      user("paint it teal")
      assistant("Which colour: dark teal?")
      user("red")
      assistant("Painted red.")
      user("paint it green")
      user("no")
      assistant("Which colour?")
      user("red")
      assistant("Painted red.")
    }
  }

  @Test("says what there is not")
  func noSuchEntity() async throws {
    try await converse(with: helper) {
      user("order a big pizza with ham")
      user("the moon")
      assistant("I can't find the place moon. Where to?")
    }
  }

  @Test("takes back an answer, begins again and cancels")
  func commands() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      user("large")
      assistant("What shall be on it?")
      user("go back")
      assistant("Which size?")
      user("go back")
      assistant("There's nothing to repeat or undo. Which size?")
      user("small")
      assistant("What shall be on it?")
      user("start again")
      assistant("OK, from the start. Which size?")
      user("repeat that")
      assistant("Which size?")
      user("never mind")
      assistant("OK, I've left it.")
      isDone()
      user("cancel")
      assistant("There's nothing open.")
    }
  }

  @Test("helps with a question")
  func help() async throws {
    try await converse(with: helper) {
      user("help")
      assistant("You can say: \"order pizza\", \"add 0 1\" or \"wait\".")
      user("order a pizza")
      user("help")
      assistant(
        "I need the size: small or large. You can also say go back, start again or cancel. Which size?"
      )
    }
  }

  @Test("takes corrections of any value at any time")
  func corrections() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      user("small")
      user("no, large")
      assistant("OK: large. What shall be on it?")
      user("ham and olives")
      user("the size is small")
      assistant("OK: small. Where to?")
      user("home")
      assistant("Order a small pizza with ham and olives to Home. Is that right?")
      user("no, the second one is tuna")
      assistant("Order a small pizza with ham and tuna to Home. Is that right?")
      user("actually make the size big")
      assistant("Order a large pizza with ham and tuna to Home. Is that right?")
      user("change the place to harbour office")
      assistant("Order a large pizza with ham and tuna to Harbour Office. Is that right?")
      user("make the tip two pounds fifty")
      assistant(
        "Order a large pizza with ham and tuna to Harbour Office and tip 2.50. Is that right?")
      user("the tip should be 50 quid")
      assistant(mentions: "50 can't be the tip: I need a number with at most 2 decimals, 0 to 20.")
      user("£1")
      assistant("Order a large pizza with ham and tuna to Harbour Office and tip 1. Is that right?")
      user("change the toppings")
      assistant("What shall be on it?")
      user("cheese")
      assistant("Order a large pizza with cheese to Harbour Office and tip 1. Is that right?")
      handlesNothing()
      user("no")
      assistant("OK, I won't.")
      isDone()
    }
    #expect(await app.kitchen.calls == 0)
  }

  @Test("takes the correction of an element by its place")
  func elementCorrections() async throws {
    try await converse(with: helper) {
      user("add numbers")
      user("3")
      user("no, the first one is 8")
      assistant("What is the second number?")
      user("change the first number")
      assistant("What is the first number?")
      user("nine")
      assistant("What is the second number?")
      user("no, I meant 7")
      assistant("What is the second number?")
      user("one")
      assistant("That makes 8.")
    }
  }

  @Test("keeps what it knows when a correction is not possible")
  func impossibleCorrection() async throws {
    try await converse(with: helper) {
      user("order a small pizza with ham and olives")
      user("the second one is pineapple")
      assistant("We don't put pineapple on a pizza. OK: ham and olives. Where to?")
      user("home")
      assistant("Order a small pizza with ham and olives to Home. Is that right?")
    }
  }

  @Test("follows a change of subject")
  func changeOfSubject() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      user("add 3 and 4")
      assistant("OK, I'll leave \"order a pizza\". That makes 7.")
      isDone()
    }
  }

  @Test("keeps the elements before one that is not possible")
  func partOfAList() async throws {
    try await converse(with: helper) {
      user("add 5 and 5000")
      assistant(
        "5000 isn't one of the numbers: they're 0 to 1000. What is the second number?")
      user("7")
      assistant("That makes 12.")
    }
    try await converse(with: helper) {
      user("order a small pizza with ham and pineapple")
      assistant("We don't put pineapple on a pizza. Where to?")
      user("home")
      assistant("Order a small pizza with ham to Home. Is that right?")
    }
  }

  @Test("asks again, helps, offers choices, and then gives up kindly")
  func givingUp() async throws {
    try await converse(with: helper) {
      user("order a pizza")
      user("blue")
      assistant("Sorry, I didn't understand that. Which size?")
      user("green")
      assistant(
        "Sorry, I didn't understand that. I need the size: small or large. You can also say go back, "
          + "start again or cancel. Which size?")
      user("red")
      assistant(
        "Sorry, I didn't understand that. You can say small or large. Or say cancel. Which size?")
      user("black")
      assistant("Sorry, I don't seem to get it. Let's leave it for now.")
      isDone()
      user("yellow")
      assistant(
        "Sorry, I can't do that. You can say: \"order pizza\", \"add 0 1\" or \"wait\".")
    }
  }

  @Test("hears when nothing or far too much was said")
  func lengths() async throws {
    try await converse(with: helper) {
      user("  ")
      assistant("I didn't hear anything.")
      user(String(repeating: "order a pizza ", count: 10_000))
      assistant("Sorry, that was too long for me.")
    }
  }

  @Test("does what it offered, if that is wanted")
  func offers() async throws {
    try await converse(with: helper) {
      user("add 4 and 6")
      assistant("That makes 10. Shall I double it?")
      waits()
      user("ok")
      assistant("That makes 20.")
      handles("AddNumbers", with: ["numbers": .list([.integer(10), .integer(10)])])
      user("add 4 and 6")
      user("no")
      assistant("OK, I won't.")
      user("add 4 and 6")
      user("add 1 and 1")
      assistant("That makes 2.")
    }
  }

  @Test("begins what was tapped, with what is known")
  func taps() async throws {
    var order = OrderPizzaIntent()
    order.size = .large
    order.toppings = ["ham"]
    let begun = order
    try await converse(with: helper) {
      tap(begun)
      assistant("Where to?")
    }
  }

  @Test("begins what a program asks for, with entities by their identifiers")
  func programs() async throws {
    let conversation = helper.newConversation()
    var turn = await conversation.send(
      .begin(
        Invocation(
          intent: "OrderPizza",
          values: [
            "size": .text("large"), "toppings": .text("ham"),
            "place": .entity(EntityReference(type: "place", id: "3", name: "?")),
          ])))
    #expect(turn.expectation == .confirmation(intent: "OrderPizza"))
    #expect(turn.dialogue.displayed.contains("to Harbour Office"))
    turn = await conversation.send(
      .begin(
        Invocation(intent: "OrderPizza", values: ["crust": .text("thin")])))
    #expect(turn.dialogue.displayed == "Order a pizza has no 'crust'.")
    turn = await conversation.send(.begin(Invocation(intent: "Fly")))
    #expect(turn.dialogue.displayed == "I don't know how to do 'Fly'.")
    turn = await conversation.send(
      .begin(
        Invocation(intent: "OrderPizza", values: ["size": .integer(3)])))
    #expect(
      turn.expectation
        == .value(
          intent: "OrderPizza", parameter: "size", suggestions: ["small", "large"]))
  }

  @Test("tells how far long work has come, and stops it when the task is cancelled")
  func cancellation() async throws {
    let (progress, continuation) = AsyncStream.makeStream(of: HandlingProgress.self)
    let helper = helper
    let task = Task {
      let conversation = helper.newConversation()
      return await conversation.respond(to: "wait") { continuation.yield($0) }
    }
    for await step in progress where step.share ?? 0 > 0 { break }
    task.cancel()
    let turn = await task.value
    #expect(turn.dialogue.displayed == "Stopped.")
    #expect(!turn.isQuestion)
  }
}

private struct PaintIntent: Intent {
  static let title = "Paint it"
  static let phrases: [Phrase] = ["paint it {colour}"]
  @Parameter(prompt: "Which colour?") var colour: String
}

private struct PaintHandler: IntentHandler {
  var resolvers: [ParameterResolver<PaintIntent>] {
    [
      // It never is content with some colours, even with those that it proposes.
      .init(\.$colour) { colour, _, _ in
        guard let colour else { return .needsValue }
        if colour.hasSuffix("green") { return .confirmationRequired("dark green") }
        if colour.hasSuffix("teal") { return .disambiguation(["dark teal"]) }
        if colour.hasSuffix("blue") { return .disambiguation(["light blue", "dark blue"]) }
        return .success(colour)
      }
    ]
  }

  func handle(_ intent: PaintIntent, context: HandlingContext) async throws
    -> IntentResponse<Nothing>
  { .success("Painted \(intent.colour).") }
}
