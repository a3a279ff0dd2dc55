import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("Running shortcuts")
struct ShortcutRunTests {
  private static let rollAndScore = Shortcut(
    id: "1", name: "A round", phrase: "let's go, dice!",
    actions: [
      .step(.init("Roll", as: "roll")),
      .step(.init("Score", as: "score", with: ["points": .result("roll", "first")])),
    ])

  @Test("hands results on, and is asked for by its phrase")
  func chain() async throws {
    let app = try DiceApp([(3, 4), (6, 6)], [Self.rollAndScore])
    try await converse(with: app.helper) {
      user("lets go dice")
      assistant("3 and 4. 3 points. That was \"A round\", in 2 steps.")
      handles("shortcut-1", with: [:])
      isDone()
      user("Let's go, dice!")
      assistant("6 and 6. 9 points. That was \"A round\", in 2 steps.")
    }
    #expect(await app.table.points == ["you": 9])
  }

  @Test("shows each step, and donates the run and not its steps")
  func steps() async throws {
    let app = try DiceApp([(3, 4)], [Self.rollAndScore])
    let conversation = app.helper.newConversation()
    let turn = await conversation.send(.run(Self.rollAndScore))
    #expect(turn.steps.map(\.invocation.intent) == ["Roll", "Score"])
    #expect(turn.steps.map(\.invocation.values) == [[:], ["points": .integer(3)]])
    #expect(turn.outcome?.value == .integer(3))
    let donations = await app.memory.donations(.all, limit: 10)
    #expect(donations.map(\.invocation) == [Invocation(intent: "shortcut-1")])
    let id = await conversation.state.id
    #expect(donations.first?.group == id)
    #expect(await app.memory.activities().map(\.activity.title) == ["Score"])
  }

  @Test("asks each time for what it was told to ask, in the middle of it")
  func asks() async throws {
    let shortcut = Shortcut(
      id: "2", name: "For someone",
      actions: [
        .step(.init("Roll", as: "roll")),
        .step(.init("Score", with: ["points": .result("roll", "second"), "player": .ask])),
        .step(.init("Score")),
      ])
    let app = try DiceApp([(3, 4), (2, 2)], [shortcut])
    var conversation = app.helper.newConversation()
    var turn = await conversation.send(.run(shortcut))
    #expect(turn.dialogue.displayed == "3 and 4. For whom?")
    #expect(turn.steps.count == 1 && turn.isQuestion)
    // The conversation is gone on with in another process.
    let data = try JSONEncoder().encode(await conversation.state)
    conversation = ConversationSession(
      app.helper, state: try JSONDecoder().decode(ConversationState.self, from: data))
    turn = await conversation.respond(to: "Anna")
    #expect(turn.dialogue.displayed == "4 points. How many points?")
    try await converse(in: conversation) {
      user("start again")
      assistant("OK, from the start. How many points?")
      user("a thousand")
      assistant(mentions: "can't be the points")
      user("ten")
      assistant("10 points. That was \"For someone\", in 3 steps.")
    }
    #expect(await app.table.points == ["Anna": 4, "you": 10])
  }

  @Test(
    "does what a condition says, and repeats until one holds",
    arguments: [
      ([(1, 2), (2, 5), (6, 1), (3, 3)], ["you": 6]),
      ([(1, 2), (2, 5), (3, 3), (6, 6)], ["you": 1]),
    ])
  func conditions(_ rolls: [(Int, Int)], _ points: [String: Int]) async throws {
    let shortcut = Shortcut(
      id: "3", name: "Until six",
      actions: [
        .repeat(
          3, until: .init(.init("roll", "first"), .isAtLeast, .integer(6)),
          [.step(.init("Roll", as: "roll"))]),
        .when(
          .init(.init("roll", "first"), .is, .integer(6)),
          then: [.step(.init("Score", with: ["points": .value(.integer(6))]))],
          otherwise: [.step(.init("Score", with: ["points": .value(.integer(1))]))]),
      ])
    let app = try DiceApp(rolls, [shortcut])
    #expect(app.helper.faults(of: shortcut) == [])
    let conversation = app.helper.newConversation()
    let turn = await conversation.send(.run(shortcut))
    #expect(turn.steps.count == 4)
    #expect(await app.table.points == points)
  }

  @Test("stops at a step that fails, and says which and what was done")
  func failing() async throws {
    let shortcut = Shortcut(
      id: "4", name: "Twice",
      actions: [.repeat(2, until: nil, Self.rollAndScore.actions)])
    let app = try DiceApp([(3, 4)], [shortcut])
    let conversation = app.helper.newConversation()
    let turn = await conversation.send(.run(shortcut))
    #expect(
      turn.dialogue.displayed
        == "3 and 4. 3 points. There are no dice. \"Twice\" stopped at step 3, roll the dice. Done before: "
        + "roll the dice and score points.")
    #expect(turn.steps.count == 2 && !turn.isQuestion)
    #expect(turn.outcome?.code == .failure)
    #expect(await app.memory.donations(.all, limit: 10).isEmpty)
    #expect(await conversation.respond(to: "go back").outcome == nil)
  }

  @Test("a risky step is agreed to each time, with its values, and not while locked")
  func risky() async throws {
    let shortcut = Shortcut(
      id: "5", name: "Winnings", phrase: "my winnings",
      actions: [
        .step(.init("Roll", as: "roll")),
        .step(
          .init(
            "PayOut", with: ["amount": .result("roll", "first"), "player": .value(.text("Bo"))])),
      ])
    let app = try DiceApp([(3, 4), (5, 1), (2, 2)], [shortcut])
    let conversation = try await converse(with: app.helper) {
      user("my winnings")
      assistant("3 and 4. Shall I pay 3 to Bo?")
      user("yes")
      assistant("Paid 3. That was \"Winnings\", in 2 steps.")
      user("my winnings")
      assistant("5 and 1. Shall I pay 5 to Bo?")
      user("no")
      assistant(
        "OK, I won't. \"Winnings\" stopped at step 2, pay out. Done before: roll the dice.")
      user("my winnings", isLocked: true)
      assistant(
        "2 and 2. Please unlock first, to pay out. \"Winnings\" stopped at step 2, pay out. Done before: "
          + "roll the dice.")
      user("yes")
      handlesNothing()
    }
    let id = await conversation.state.id
    #expect(await app.table.paid == ["\(id)-3": 3])
  }

  @Test(
    "its phrase is told in help, but not while the device is locked", arguments: ["help", "x y z"])
  func lockedPhrase(_ utterance: String) async throws {
    let shortcut = Shortcut(
      id: "5", name: "Secret", phrase: "my secret winnings", actions: [.step(.init("Roll"))])
    let app = try DiceApp([(3, 4)], [shortcut])
    for isLocked in [false, true] {
      let conversation = app.helper.newConversation()
      let turn = await conversation.respond(to: utterance, isLocked: isLocked)
      #expect(turn.dialogue.displayed.contains("secret") == !isLocked, "\(turn.dialogue.displayed)")
    }
  }

  @Test("if its phrase had to be guessed, steps that change something are confirmed")
  func guessed() async throws {
    let shortcut = Shortcut(
      id: "9", name: "Reward", phrase: "reward the winner",
      actions: [.step(.init("Reset")), .step(.init("Roll"))])
    let table = Table([(1, 2), (3, 4)])
    let helper = try Assistant(
      plugins: [
        Plugin(RollHandler(table: table)), Plugin(ResetIntent.self) { _, _ in .success("Reset.") },
      ],
      shortcuts: [
        shortcut, Shortcut(id: "a b", name: "No id", actions: []),
        Shortcut(id: "10", name: " ", actions: []),
      ])
    try await converse(with: helper) {
      user("reward the winner")
      assistant("Reset. 1 and 2. That was \"Reward\", in 2 steps.")
      user("reward the winnar")
      assistant("Shall I reset the table?")
      user("yes")
      assistant("Reset. 3 and 4. That was \"Reward\", in 2 steps.")
    }
  }

  private struct ResetIntent: Intent {
    static let title = "Reset the table"
    static let risk = Risk.reversible
  }

  @Test("can be left, by a word or for something else")
  func leaving() async throws {
    let shortcut = Shortcut(
      id: "6", name: "Ask me", phrase: "ask me",
      actions: [.step(.init("Roll")), .step(.init("Score"))])
    let app = try DiceApp([(3, 4), (5, 1), (2, 2)], [shortcut])
    try await converse(with: app.helper) {
      user("ask me")
      assistant("3 and 4. How many points?")
      user("cancel")
      assistant(
        "OK, I've left it. \"Ask me\" stopped at step 2, score points. Done before: roll the dice.")
      user("ask me")
      user("roll the dice")
      assistant("OK, I'll leave \"score points\". 2 and 2.")
      isDone()
    }
    #expect(await app.table.points.isEmpty)
  }

  @Test("one that does not fit the app any more says why, and does nothing")
  func broken() async throws {
    let shortcut = Shortcut(
      id: "7", name: "Old", phrase: "old one",
      actions: [.step(.init("Roll")), .step(.init("Juggle"))])
    let app = try DiceApp([(3, 4)], [shortcut])
    try await converse(with: app.helper) {
      user("old one")
      assistant("\"Old\" can't be run any more: 'Juggle' cannot be done: Roll, Score, PayOut can.")
      handlesNothing()
    }
  }

  @Test("a repetition ends at the limit of steps")
  func endless() async throws {
    let actions: [Shortcut.Action] = [
      .repeat(
        100, until: nil,
        [.repeat(100, until: nil, [.step(.init("Score", with: ["points": .value(.integer(1))]))])])
    ]
    let shortcut = Shortcut(id: "8", name: "Much", actions: actions)
    let app = try DiceApp([], [shortcut])
    let conversation = app.helper.newConversation()
    let turn = await conversation.send(.run(shortcut))
    #expect(turn.steps.count == Shortcut.maximumSteps)
    #expect(turn.dialogue.displayed.contains("more than 1000 steps"))
    #expect(await app.table.points == ["you": 1000])
  }
}
