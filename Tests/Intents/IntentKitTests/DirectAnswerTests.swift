import IntentKit
import IntentLanguage
import Synchronization
import Testing

@Suite("An answer without words")
struct DirectAnswerTests {
  let app: PizzaApp

  init() throws {
    app = try PizzaApp()
  }

  private let complete: [String: IntentValue] = [
    "size": .enumeration("large"), "toppings": .list([.text("ham")]), "place": .text("home"),
  ]

  @Test("gives values, picks a choice and agrees, like the same answer in words")
  func answers() async throws {
    let conversation = app.helper.newConversation()
    _ = await conversation.send(.begin(Invocation(intent: "OrderPizza")))
    _ = await conversation.send(.answer(.value(.enumeration("large"))))
    // A text that means something else when it is said.
    _ = await conversation.send(.answer(.value(.list([.text("cancel")]))))
    let which = await conversation.send(.answer(.value(.text("office"))))
    #expect(which.expectation == .choice(["Main Office", "Harbour Office"]))
    let question = await conversation.send(.answer(.choice(1)))
    #expect(question.expectation == .confirmation(intent: "OrderPizza"))
    #expect(question.dialogue.displayed.contains("large pizza with cancel to Harbour Office"))
    #expect(await app.kitchen.calls == 0)
    let turn = await conversation.send(.answer(.agreement(true)))
    #expect(turn.outcome?.code == .success)
    #expect(await app.kitchen.calls == 1)
  }

  @Test("adds elements to a list, and hears why one is not allowed")
  func lists() async {
    let conversation = app.helper.newConversation()
    _ = await conversation.send(.begin(Invocation(intent: "AddNumbers")))
    let next = await conversation.send(.answer(.value(.list([.integer(4)]))))
    #expect(next.dialogue.displayed == "What is the second number?")
    let refused = await conversation.send(.answer(.value(.integer(2000))))
    #expect(refused.dialogue.displayed.contains("2000"))
    let turn = await conversation.send(.answer(.value(.integer(7))))
    #expect(turn.outcome?.value == .integer(11))
  }

  @Test("of another kind than the question, or with none open, changes nothing")
  func misfits() async {
    let conversation = app.helper.newConversation()
    for answer in [DirectAnswer.agreement(true), .choice(0), .value(.integer(1))] {
      #expect(await conversation.send(.answer(answer)).expectation == .request)
    }
    _ = await conversation.send(.begin(Invocation(intent: "OrderPizza", values: complete)))
    for answer in [DirectAnswer.choice(0), .choice(-1), .value(.boolean(true))] {
      let turn = await conversation.send(.answer(answer))
      #expect(turn.expectation == .confirmation(intent: "OrderPizza"))
    }
    #expect(await conversation.send(.answer(.agreement(false))).outcome == nil)
    #expect(await app.kitchen.calls == 0)
  }

  @Test("from a presenter carries an intent out, with every question put to the user")
  func presenter() async throws {
    let form = Form(values: [.text("large"), .list([.text("ham")]), .text("office")], agrees: true)
    let turn = try await app.helper.newConversation().carryOut(
      Invocation(intent: "OrderPizza"), asking: form)
    #expect(turn.outcome?.value == .integer(1))
    #expect(
      form.asked.withLock { $0 } == [
        "Which size?", "What shall be on it?", "Where to?",
        "Which place: Main Office or Harbour Office?",
        "Order a large pizza with ham to Main Office. Is that right?",
      ])
  }

  @Test("from a presenter whose user does not agree carries nothing out")
  func declines() async throws {
    let form = Form(values: [], agrees: false)
    let turn = try await app.helper.newConversation().carryOut(
      Invocation(intent: "OrderPizza", values: complete), asking: form)
    #expect(turn.outcome == nil)
    #expect(form.asked.withLock { $0.count } == 1)
    #expect(await app.kitchen.calls == 0)
  }

  @Test("from a presenter that only has values of the wrong kind is given up")
  func wrongKind() async throws {
    let form = Form(values: [], agrees: true)
    let turn = try await app.helper.newConversation().carryOut(
      Invocation(intent: "AddNumbers"), asking: form)
    #expect(turn.outcome == nil)
    #expect(form.asked.withLock { $0.count } == 4)
  }

  @Test("from a presenter that gives a name and refuses what it means ends after a limit")
  func limit() async throws {
    let form = Form(values: [], otherwise: .text("summer"), agrees: false)
    var values = complete
    values["place"] = nil
    let invocation = Invocation(intent: "OrderPizza", values: values)
    await #expect(throws: TooManyQuestions(maximum: 200)) {
      try await app.helper.newConversation().carryOut(invocation, asking: form)
    }
  }

  @Test("can be an entity that was looked up")
  func entities() async throws {
    #expect(try await app.helper.entity(id: "1", ofType: "place")?.name == "Home")
    #expect(try await app.helper.entity(id: "1", ofType: "moon") == nil)
    let offices = try await app.helper.entities(matching: "office", ofType: "place")
    #expect(offices.similar.map(\.id) == ["2", "3"])
    #expect(try await app.helper.entities(matching: "office", ofType: "moon").similar.isEmpty)
    #expect(try await app.helper.suggestedEntities(ofType: "place").count == 4)
    #expect(try await app.helper.suggestedEntities(ofType: "moon").isEmpty)
  }
}

/// A presenter whose user gives prepared values, the first choice and always the same verdict.
private final class Form: QuestionPresenter {
  let asked = Mutex<[String]>([])
  private let values: Mutex<[IntentValue]>
  private let otherwise: IntentValue
  private let agrees: Bool

  init(values: [IntentValue], otherwise: IntentValue = .boolean(true), agrees: Bool) {
    self.values = Mutex(values)
    self.otherwise = otherwise
    self.agrees = agrees
  }

  func value(
    of parameter: String, intent: String, question: Dialogue, suggestions: [String]
  ) async throws -> IntentValue {
    asked.withLock { $0.append(question.displayed) }
    return values.withLock { $0.isEmpty ? otherwise : $0.removeFirst() }
  }

  func choice(among choices: [String], question: Dialogue) async throws -> Int {
    asked.withLock { $0.append(question.displayed) }
    return 0
  }

  func confirmation(of name: String, question: Dialogue) async throws -> Bool {
    try await agreement(to: question)
  }

  func agreement(to question: Dialogue) async throws -> Bool {
    asked.withLock { $0.append(question.displayed) }
    return agrees
  }
}
