import IntentKit
import IntentLanguage
import IntentTesting
import Testing

/// Pays, and knows what it has paid.
private struct CarefulHandler: IntentHandler {
  let table: Table
  /// Whether the process "dies" before the handler returns.
  let dies: Bool

  func handle(
    _ intent: PayOutIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    if intent.amount > 100 { return .failure("That's too much.") }
    await table.pay(intent.amount, key: context.idempotencyKey)
    if dies { try await Task.sleep(for: .seconds(3600)) }
    return .success("Paid \(intent.amount).")
  }

  func wasDone(key: String) async throws -> Bool? { await table.paid[key] != nil }
}

@Suite("What was agreed to and interrupted")
struct AttemptTests {
  private let table = Table([])
  // A seed of its own: no other conversation of these tests has its keys.
  private let clock = ScriptClock(seed: 4711)
  private let memory = InMemoryStore()

  private func helper(dies: Bool = false) throws -> Assistant {
    try Assistant(
      plugins: [Plugin(CarefulHandler(table: table, dies: dies))], memory: memory,
      environment: clock.environment)
  }

  private func pay(_ amount: Int, _ helper: Assistant) async -> ConversationSession {
    let conversation = helper.newConversation()
    _ = await conversation.send(
      .begin(
        Invocation(
          intent: "PayOut",
          values: ["amount": .integer(amount), "player": .text("Bo"), "pin": .text("1234")])))
    return conversation
  }

  @Test("is told at the next start, once, whether it was done or not")
  func told() async throws {
    // One process dies after it has paid.
    let conversation = await pay(5, try helper(dies: true))
    let yes = Task { await conversation.respond(to: "yes") }
    while await table.paid.isEmpty { await Task.yield() }
    let key = try #require(await memory.unfinishedAttempts().first?.key)
    // Another died before it did.
    await memory.begin(
      Attempt(
        key: "x", Invocation(intent: "PayOut", values: ["amount": .integer(7)]),
        at: clock.environment.now()))
    // What must not be stored is not in the record.
    #expect(
      await memory.unfinishedAttempts().first { $0.key == key }?.invocation.values
        == ["amount": .integer(5), "player": .text("Bo")])

    let next = try helper()
    func told(isLocked: Bool = false) async -> String {
      await next.newConversation().respond(to: "help", isLocked: isLocked).dialogue.displayed
    }
    // What is at work in this process is not interrupted.
    #expect(await told().contains("interrupted") == false)
    yes.cancel()
    _ = await yes.value
    // A locked device tells nothing.
    #expect(await told(isLocked: true).contains("interrupted") == false)
    // What is known to be done is told at once; at the other, another process may be this moment.
    #expect(await told().contains("It was done: pay 5 to Bo."))
    #expect(await told().contains("interrupted") == false)
    clock.advance(by: 60)
    #expect(await told().contains("It wasn't done: pay 7."))
    #expect(await told().contains("interrupted") == false)
    #expect(await memory.unfinishedAttempts().isEmpty)
  }

  @Test("leaves nothing behind when it ends as it should, well or not")
  func finished() async throws {
    let helper = try helper()
    #expect(await pay(5, helper).respond(to: "yes").outcome?.code == .success)
    #expect(await pay(500, helper).respond(to: "yes").outcome?.code == .failure)
    #expect(await memory.unfinishedAttempts().isEmpty)
    #expect(await memory.donations(.all, limit: 9).count == 1)
  }
}

// Undoing.

private struct PutIntent: Intent {
  static let title = "Put something down"
  static let verb = IntentVerb.create
  static let risk = Risk.reversible
  static let phrases: [Phrase] = ["put {thing}"]
  static let summary: Summary = "Put {thing}"
  @Parameter(prompt: "What?") var thing: String
}

private struct TakeIntent: Intent {
  static let title = "Take something away"
  static let verb = IntentVerb.remove
  static let risk = Risk.grave
  static let summary: Summary = "Take {thing} away"
  @Parameter(prompt: "What?") var thing: String
}

private let put = Plugin(PutIntent.self) { intent, _ in
  var undo = TakeIntent()
  undo.thing = intent.thing
  return .success("It's there.", undo: intent.thing == "stone" ? nil : undo)
}

private let take = Plugin(TakeIntent.self) { _, _ in .success("It's gone.") }

@Suite("Undo")
struct UndoTests {
  @Test(
    "takes back the last deed of the conversation, with the care that takes, or says that it cannot"
  )
  func undo() async throws {
    let helper = try Assistant(
      plugins: [put, take, Plugin(AddNumbersHandler())])
    try await converse(with: helper) {
      user("undo")
      assistant("There's nothing to repeat or undo.")
      user("put apple")
      user("undo that")
      assistant("Shall I take apple away?")
      user("yes")
      handles("Take", with: ["thing": .text("apple")])
      user("undo")
      assistant("There's nothing to repeat or undo.")
      user("put plum")
      user("undo")
      user("no")
      user("go back")
      assistant("There's nothing open.")
      user("undo")
      assistant("Shall I take plum away?")
      user("no")
      user("put pear")
      user("put stone")
      user("undo")
      assistant("I can't take that back: put stone.")
      handlesNothing()
    }
  }
}
