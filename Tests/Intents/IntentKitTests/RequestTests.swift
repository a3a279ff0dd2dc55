import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import Testing

@Suite("Requests of handlers in the middle of their work")
struct RequestTests {
  private let app: DepotApp

  init() throws {
    app = try DepotApp()
  }

  @Test("a choice, a value and an agreement are asked for, and the handler goes on under one key")
  func conversation() async throws {
    try await converse(with: app.helper) {
      user("move 12 boxes")
      assistant("To the Main Office or the Harbour Office?")
      waits()
      handlesNothing()
      user("the second one")
      assistant("On which floor?")
      user("three")
      assistant("12 boxes need a lorry. Is that all right?")
      handlesNothing()
      user("yes")
      assistant("12 boxes are at the Harbour Office, floor 3.")
      handles("MoveBoxes")
      isDone()
    }
    #expect(app.depot.calls.count == 4)
    #expect(Set(app.depot.calls.map(\.key)).count == 1)
    #expect(app.depot.done.count == 1)
    #expect(app.depot.done.values.first?["floor"] == .integer(3))
  }

  @Test("what was given from the beginning is not asked for, unless it is none of the choices")
  func given() async throws {
    try await converse(with: app.helper) {
      user("move 3 boxes to main office")
      assistant("On which floor?")
      user("2")
      assistant("3 boxes are at the Main Office, floor 2.")
      user("move 3 boxes to summer house")
      assistant("Summer House isn't one of the choices. To the Main Office or the Harbour Office?")
      user("home")
      assistant("Home isn't one of the choices. To the Main Office or the Harbour Office?")
      user("harbour")
      assistant("On which floor?")
      user("10")
      assistant(mentions: "On which floor?")
      user("4")
      assistant("3 boxes are at the Harbour Office, floor 4.")
    }
  }

  @Test("the answers can be corrected, taken back, repeated, helped with and cancelled")
  func commands() async throws {
    try await converse(with: app.helper) {
      user("move 12 boxes")
      user("repeat")
      assistant("To the Main Office or the Harbour Office?")
      user("main office")
      user("help")
      assistant(mentions: "go back")
      user("add 4 and 7")
      assistant(mentions: "That makes 11.")
      user("move 12 boxes to the main office")
      assistant("On which floor?")
      user("six")
      assistant("12 boxes need a lorry. Is that all right?")
      user("no, the floor is 5")
      assistant("12 boxes need a lorry. Is that all right?")
      user("go back")
      assistant("On which floor?")
      user("seven")
      user("make the count 4")
      assistant("4 boxes are at the Main Office, floor 7.")
      user("move 12 boxes to the main office")
      user("cancel")
      isDone()
      user("move 12 boxes to the main office")
      user("5")
      user("no")
      assistant("OK, I won't.")
      isDone()
      user("move 2 boxes")
      user("neither")
      assistant("OK, I won't.")
      isDone()
    }
    #expect(app.depot.done.count == 1)
  }

  @Test(
    "values with which a handler was called stay under their key, and agreements to others do not count"
  )
  func keys() async throws {
    try await converse(with: app.helper) {
      user("move 12 boxes to the main office")
      user("3")
      assistant("12 boxes need a lorry. Is that all right?")
      user("make the count 15")
      assistant("15 boxes need a lorry. Is that all right?")
      user("yes")
      assistant("15 boxes are at the Main Office, floor 3.")
    }
    var values: [String: [String: IntentValue]] = [:]
    for call in app.depot.calls {
      for (name, value) in values[call.key] ?? [:] { #expect(call.values[name] == value) }
      values[call.key] = call.values
    }
    #expect(values.count == 2)
  }

  @Test("another value can be requested, with the reason")
  func another() async throws {
    try await converse(with: app.helper) {
      user("move 1 boxes to main office")
      user("nine")
      assistant("The 9th is full. Which one?")
      user("9")
      assistant("The 9th is full. Which one?")
      user("8")
      assistant("1 boxes are at the Main Office, floor 8.")
    }
    #expect(Set(app.depot.calls.map(\.key)).count == 1)
  }

  @Test("an agreement is needed for each question, beside that to the intent")
  func agreements() async throws {
    try await converse(with: app.helper) {
      user("move 30 boxes to main office")
      user("1")
      assistant("30 boxes need a lorry. Is that all right?")
      user("yes")
      assistant("And a second man?")
      handlesNothing()
      user("xyzzy quux")
      assistant("Please say yes or no. And a second man?")
      user("yes")
      assistant("30 boxes are at the Main Office, floor 1.")
      user("sell 5 boxes")
      assistant("Sell 5 boxes. Is that right?")
      user("yes")
      assistant("They are worth more. Really?")
      handlesNothing()
      user("please")
      assistant(mentions: "They are worth more. Really?")
      user("yes")
      assistant("Sold.")
    }
    #expect(app.depot.done.count == 2)
  }

  @Test("what was agreed to is asked again when the user returns to a request that was left")
  func returning() async throws {
    try await converse(with: app.helper) {
      user("sell 5 boxes")
      user("yes")
      assistant("They are worth more. Really?")
      user("move 2 boxes to main office")
      assistant(mentions: "On which floor?")
      user("4")
      user("where were we")
      assistant(mentions: "Sell 5 boxes. Is that right?")
      user("yes")
      assistant("They are worth more. Really?")
      user("yes")
      assistant("Sold.")
    }
  }

  @Test("a value that is requested after an agreement is agreed to as well")
  func valueAfterAgreement() async throws {
    try await converse(with: app.helper) {
      user("sell 7 boxes")
      assistant("Sell 7 boxes. Is that right?")
      user("yes")
      assistant("For how much?")
      user("20")
      assistant("Sell 7 boxes for 20. Is that right?")
      handlesNothing()
      user("yes")
      assistant("They are worth more. Really?")
      user("yes")
      assistant("Sold.")
    }
  }

  @Test("a question that has changed is told and asked again")
  func changed() async throws {
    let count = Counter()
    let other = try DepotApp(question: { Dialogue("Number \(count.next()). Sure?") })
    let conversation = other.helper.newConversation()
    _ = await conversation.respond(to: "sell 5 boxes")
    let first = await conversation.respond(to: "yes")
    let second = await conversation.respond(to: "yes")
    #expect(second.dialogue.displayed.hasPrefix("Something has changed since you agreed. Number"))
    #expect(second.ending != first.ending)
    #expect(other.depot.done.isEmpty)
  }

  @Test("a handler that never stops asking is stopped, and one that asks too early is told")
  func limits() async throws {
    let conversation = app.helper.newConversation()
    _ = await conversation.respond(to: "sell 50 boxes")
    var turn = await conversation.respond(to: "yes")
    var questions = 0
    while turn.isQuestion, questions < 100 {
      questions += 1
      turn = await conversation.respond(to: "\(questions)")
      if case .confirmation = turn.expectation { turn = await conversation.respond(to: "yes") }
    }
    #expect(questions == HandlingContext.maximumRequestCount)
    #expect(turn.outcome?.code == .failure)
    #expect(turn.dialogue.displayed.contains("more than 16 answers"))
    let early = await conversation.respond(to: "ask early")
    #expect(early.dialogue.displayed.contains("only handle(_:context:) can request"))
    #expect(await app.memory.unfinishedAttempts().isEmpty)
  }

  @Test("nothing is unfinished while the user is asked, so that no other conversation says so")
  func attempts() async throws {
    let conversation = app.helper.newConversation()
    _ = await conversation.respond(to: "sell 5 boxes")
    _ = await conversation.respond(to: "yes")
    #expect(await app.memory.unfinishedAttempts().isEmpty)
    app.clock.advance(by: 100)
    let other = await app.helper.newConversation().respond(to: "add 4 and 7")
    #expect(other.dialogue.displayed == "That makes 11.")
    #expect(await conversation.respond(to: "yes").dialogue.displayed == "Sold.")
  }

  @Test("a handler that ignores that it has no answer has done nothing until there is one")
  func ignored() async throws {
    let conversation = app.helper.newConversation()
    _ = await conversation.respond(to: "burn boxes")
    let turn = await conversation.respond(to: "yes")
    #expect(turn.dialogue.displayed == "They aren't empty. Really?")
    #expect(turn.outcome == nil)
    #expect(await app.memory.unfinishedAttempts().isEmpty)
    let answer = await conversation.respond(to: "yes")
    #expect(answer.dialogue.displayed == "Burnt.")
    #expect(answer.outcome?.code == .success)
    #expect(Set(app.depot.calls.map(\.key)).count == 1)
  }

  @Test("values of one name to choose from are told apart by their subtitles")
  func sameNames() async throws {
    try await converse(with: app.helper) {
      user("visit someone")
      assistant(mentions: "Newport (Gwent)")
      user("essex")
      assistant("You're in Essex.")
    }
  }

  @Test("another process goes on, and what was agreed to before is agreed to once more there")
  func processes() async throws {
    var state = await app.helper.newConversation().state
    var said: [String] = []
    for utterance in ["sell 5 boxes", "yes", "yes"] {
      let conversation = ConversationSession(app.helper, state: try state.coded)
      said.append(await conversation.respond(to: utterance).dialogue.displayed)
      state = await conversation.state
    }
    #expect(
      said == [
        "Sell 5 boxes. Is that right?",
        "Sell 5 boxes. Is that right? They are worth more. Really?", "Sold.",
      ])
    #expect(Set(app.depot.calls.map(\.key)).count == 1)
    // In a process that asked the first by itself, the other asks both.
    let conversation = app.helper.newConversation()
    _ = await conversation.respond(to: "sell 6 boxes")
    let turn = await conversation.respond(to: "yes")
    #expect(turn.dialogue.displayed == "They are worth more. Really?")
    let other = ConversationSession(app.helper, state: try await conversation.state.coded)
    #expect(await other.respond(to: "yes").isQuestion)
    #expect(app.depot.done.count == 1)
    #expect(await other.respond(to: "yes").dialogue.displayed == "Sold.")
  }

  @Test("a forged state gives no agreement that was not asked for here")
  func forged() async throws {
    let conversation = app.helper.newConversation()
    for utterance in ["move 30 boxes to main office", "1", "yes"] {
      _ = await conversation.respond(to: utterance)
    }
    // The state waits for the second agreement and claims the first.
    let state = try await conversation.state.coded
    let other = ConversationSession(app.helper, state: state)
    let turn = await other.respond(to: "yes")
    #expect(
      turn.dialogue.displayed == "And a second man? 30 boxes need a lorry. Is that all right?"
        || turn.dialogue.displayed == "30 boxes need a lorry. Is that all right? And a second man?")
    #expect(app.depot.done.isEmpty)
    // A question that hides what it is about does not fit.
    let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    let hidden = text.replacing(#/"parts":\[.*?\]/#) {
      $0.output.replacing("And a second man?", with: "Shall I sell everything?")
    }
    #expect(hidden != text)
    let third = ConversationSession(
      app.helper, state: try JSONDecoder().decode(ConversationState.self, from: Data(hidden.utf8)))
    #expect(await third.respond(to: "yes").expectation == .request)
    #expect(app.depot.done.isEmpty)
  }

  @Test("a link gives values, and no agreement")
  func link() async throws {
    let conversation = app.helper.newConversation()
    let turn = try await conversation.open(
      link: "depot://move?count=12&place=Main%20Office&floor=2")
    #expect(turn.isQuestion)
    #expect(app.depot.done.isEmpty)
    #expect(turn.expectation == .confirmation(intent: "MoveBoxes"))
    #expect(await conversation.respond(to: "yes").outcome?.code == .success)
  }

  @Test("a step of a shortcut and one of several requests ask, and the rest follows")
  func steps() async throws {
    let app = try DepotApp(shortcuts: [
      Shortcut(
        id: "1", name: "Moving day", phrase: "moving day",
        actions: [
          .step(.init("MoveBoxes", with: ["count": .value(.integer(12))])),
          .step(.init("AddNumbers", with: ["numbers": .value([1, 2].intentValue)])),
        ])
    ])
    try await converse(with: app.helper) {
      user("moving day")
      assistant("To the Main Office or the Harbour Office?")
      user("harbour")
      user("2")
      assistant("12 boxes need a lorry. Is that all right?")
      user("yes")
      assistant(mentions: "12 boxes are at the Harbour Office, floor 2. That makes 3.")
      isDone()
      user("move 3 boxes and add 4 and 7")
      assistant("To the Main Office or the Harbour Office?")
      user("main office")
      user("4")
      assistant("3 boxes are at the Main Office, floor 4. That makes 11.")
      isDone()
      user("moving day")
      user("harbour")
      user("2")
      user("no")
      assistant(mentions: "OK, I won't. ")
      isDone()
    }
  }

  @Test("a presenter asks for them with forms")
  func presenter() async throws {
    let presenter = Forms()
    let turn = try await app.helper.newConversation().carryOut(
      Invocation(intent: "MoveBoxes", values: ["count": .integer(12)]), asking: presenter)
    #expect(turn.outcome?.code == .success)
    #expect(
      await presenter.questions == [
        "To the Main Office or the Harbour Office?", "On which floor?",
        "12 boxes need a lorry. Is that all right?",
      ])
  }

  @Test("questions of the conversation about a request are in its language")
  func french() async throws {
    let app = try DepotApp(language: .french)
    let conversation = app.helper.newConversation()
    _ = await conversation.send(
      .begin(
        Invocation(intent: "MoveBoxes", values: ["count": .integer(2), "place": .text("home")])))
    let turn = await conversation.respond(to: "répète")
    #expect(turn.expectation == .choice(["Main Office", "Harbour Office"]))
    let refused = await conversation.respond(to: "summer house")
    #expect(refused.dialogue.displayed.contains("n'est pas un des choix"))
    #expect(await conversation.respond(to: "le deuxième").dialogue.displayed == "On which floor?")
    let left = await conversation.respond(to: "annule")
    #expect(!left.isQuestion)
  }
}

/// Answers forms.
private actor Forms: QuestionPresenter {
  private(set) var questions: [String] = []

  func value(
    of parameter: String, intent: String, question: Dialogue, suggestions: [String]
  ) async throws -> IntentValue {
    questions.append(question.displayed)
    return .integer(3)
  }

  func choice(among choices: [String], question: Dialogue) async throws -> Int {
    questions.append(question.displayed)
    return 1
  }

  func confirmation(of name: String, question: Dialogue) async throws -> Bool { true }

  func agreement(to question: Dialogue) async throws -> Bool {
    questions.append(question.displayed)
    return true
  }
}

/// Counts from 0.
private final class Counter: Sendable {
  private let depot = Depot()

  func next() -> Int {
    depot.note([:], "")
    return depot.calls.count - 1
  }
}

extension ConversationState {
  /// The state as another process reads it.
  fileprivate var coded: ConversationState {
    get throws { try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self)) }
  }
}
