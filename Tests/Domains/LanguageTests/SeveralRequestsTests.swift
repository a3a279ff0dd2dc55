import Bank
import BankIntents
import DrawGame
import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import SolveGame
import Testing
import Workers

@Suite("Several requests, and shortcuts made by voice")
struct SeveralRequestsTests {
  private let home: ListsAndMoney
  private var book: ListBook { home.book }

  init() throws {
    home = try ListsAndMoney()
    try book.add(["milk", "eggs"], to: book.createList("Books").id)
  }

  private func helper(shortcuts: [Shortcut] = []) throws -> Assistant {
    try home.helper(
      with: [Plugin(SolveGameHandler()), Plugin(DrawGameHandler())], shortcuts: shortcuts)
  }

  private func texts(_ name: String) throws -> [String] {
    try book.lists().first { $0.name == name }?.items.map { ($0.isDone ? "x" : "") + $0.text } ?? []
  }

  @Test("are carried out in order, each confirmed as it would be")
  func order() async throws {
    try await converse(with: helper()) {
      user("add soap to shopping and tick off milk")
      assistant(mentions: "I've added soap to Shopping.")
      user("pay Anna 5 from current and then show my balance")
      assistant("Pay £5.00 from Current to Anna. Is that right?")
      user("yes")
      assistant(mentions: "There's £95.00 in Current and £0.00 in Savings.")
      user("make a list called camping and add a tent to it")
      assistant(mentions: "I've added a tent to Camping.")
    }
    #expect(try texts("Shopping") == ["soap"])
    #expect(try texts("Books") == ["xmilk", "eggs"])
    #expect(try texts("Camping") == ["a tent"])
  }

  @Test("can be said one after the other, before the first is done")
  func added() async throws {
    try await converse(with: helper()) {
      user("pay Anna 6")
      user("and Ben 3")
      assistant(mentions: "I'll do that next.")
      user("current")
      assistant("Pay £6.00 from Current to Anna. Is that right?")
      user("yes")
      assistant(mentions: "Pay £3.00 from Current to Ben. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
  }

  @Test("go on with the last one, also with what something else could be done with")
  func goingOn() async throws {
    _ = try await helper().newConversation().respond(to: "add milk to shopping")
    let conversation = try helper().newConversation()
    _ = await conversation.respond(to: "add soap to shopping")
    _ = await conversation.respond(to: "and eggs")
    #expect(try texts("Shopping") == ["milk", "soap", "eggs"])
    #expect(try texts("Books") == ["milk", "eggs"])
  }

  @Test("undoes by a polite request what was done last, which may be nothing that can be undone")
  func politeUndo() async throws {
    try await converse(with: helper()) {
      user("add soap to shopping")
      user("could you undo that please")
      assistant(mentions: "I've taken that back")
      user("pay Anna 5 from current")
      user("yes")
      user("can you undo it")
      assistant(mentions: "I can't take that back")
    }
  }

  @Test("stop in the middle with a word about what was not done")
  func stop() async throws {
    try await converse(with: helper()) {
      user("pay Anna 6 from current, then pay Ben 3 from current")
      assistant("Pay £6.00 from Current to Anna. Is that right?")
      user("no")
      assistant("OK, I won't. I haven't done this: pay or transfer money.")
      user("pay Ben 6 from current and add soap to shopping")
      assistant("Pay £6.00 from Current to Ben. Is that right?")
      user("solve a numbers game")
      assistant(mentions: "I haven't done this: add to a list.")
      user("cancel")
    }
    #expect(try texts("Shopping") == [])
    #expect(try home.current == 100_00)
  }

  @Test(
    "need not repeat the verb, nor what is the same in both",
    arguments: [
      "pay Anna 5 from current and Ben 6 from current", "pay Anna 5 and Ben 6 from current",
      "send 5 to Anna and 6 to Ben from current", "pay Anna and Ben £5.50 each from current",
    ])
  func elliptic(sentence: String) async throws {
    try await converse(with: helper()) {
      user(sentence)
      assistant(mentions: "from Current to Anna. Is that right?")
      user("yes")
      assistant(mentions: "from Current to Ben. Is that right?")
      user("yes")
    }
    #expect(try home.current == 89_00)
  }

  @Test("are all from the account for which the first one asked")
  func asked() async throws {
    try await converse(with: helper()) {
      user("pay Anna 5 and Ben 6")
      assistant("From which account?")
      user("current")
      assistant("Pay £5.00 from Current to Anna. Is that right?")
      user("yes")
      assistant(mentions: "Pay £6.00 from Current to Ben. Is that right?")
      user("yes")
    }
    #expect(try home.current == 89_00)
  }

  @Test(
    "are not found in one",
    arguments: [
      "add salt and pepper to shopping", "add fish and chips to shopping",
      "add soap to shopping and salt",
    ])
  func one(sentence: String) throws {
    let helper = try helper()
    #expect(helper.recognizer.requests(in: sentence, knowing: nil).count < 2)
  }

  @Test("what was done becomes a shortcut with a phrase, also for later conversations")
  func saving() async throws {
    try await converse(with: helper()) {
      user("show books")
      user("do that every time I say what shall I read")
      assistant("OK. Say \"what shall I read\" to do that.")
      user("what shall I read")
      assistant(mentions: "On Books: milk and eggs.")
      user("do that when I say cancel")
      assistant(mentions: "I can't save that")
    }
    let saved = await home.memory.shortcuts()
    #expect(saved.map(\.phrase) == ["what shall I read"])
    try await converse(with: helper(shortcuts: saved)) {
      user("what shall I read")
      assistant(mentions: "On Books: milk and eggs.")
    }
  }

  @Test(
    "a phrase is said with what it is for, in any order, with a comma or a verb between them",
    arguments: [
      "when I say story time, show books", "show books whenever I say story time",
      "every time I say story time show books",
    ])
  func savingAtOnce(sentence: String) async throws {
    try await converse(with: helper()) {
      user(sentence)
      assistant("OK. Say \"story time\" to do that.")
      user("story time")
      assistant(mentions: "On Books: milk and eggs.")
    }
  }

  @Test("a phrase has values, and a name is enough")
  func values() async throws {
    let race = Shortcut(
      id: "1", name: "Clever thing", phrase: "race to {target}",
      actions: [
        .step(
          .init(
            "SolveGame",
            with: ["numbers": .value(.list([25, 50, 75, 100, 3, 6].map { .integer($0) }))]))
      ])
    let helper = try helper(shortcuts: [race])
    #expect(helper.faults(of: race).isEmpty)
    try await converse(with: helper) {
      user("race to nine hundred and fifty two")
      assistant(mentions: "75 × 6 ÷ 50 × (100 + 3) + 25 = 952")
      user("race to 5")
      assistant("5 can't be the target: choose 100 to 999. What is the target?")
      user("813")
      assistant(mentions: "= 813")
      user("run clever thing")
      assistant("What is the target?")
      user("952")
      assistant(mentions: "= 952")
      user("clever thing")
      assistant("What is the target?")
      user("cancel")
    }
  }

  @Test(
    "a phrase whose values no step has is refused",
    arguments: ["go {foo}", "race to {numbers}", "{target}"])
  func badPhrase(phrase: String) throws {
    let shortcut = Shortcut(
      id: "1", name: "Bad", phrase: phrase,
      actions: [.step(.init("SolveGame", with: ["numbers": .value(.list([.integer(1)]))]))])
    #expect(!(try helper().faults(of: shortcut).isEmpty))
  }

  @Test("a name that answers a question is the answer, whatever a shortcut's phrase is")
  func nameIsAnswer() async throws {
    let pay = Shortcut(
      id: "1", name: "Shopping trip", phrase: "shopping",
      actions: [.step(.init("CheckBalance"))])
    try await converse(with: helper(shortcuts: [pay])) {
      user("add soap")
      assistant("To which list?")
      user("shopping")
      assistant("I've added soap to Shopping.")
      user("shopping")
      assistant(mentions: "There's £100.00 in Current")
    }
  }

  @Test("the usual is offered")
  func usual() async throws {
    let helper = try helper()
    try await converse(with: helper) {
      user("do the usual")
      assistant("There's nothing that you usually do now.")
    }
    var find = FindItemsIntent()
    let list = try #require(book.lists().first { $0.name == "Books" })
    find.list = .one(ListEntity(id: list.id, name: list.name))
    for day in 0..<20 {
      home.clock.advance(by: 86_400)
      try await helper.donate(find, id: "\(day)")
      try await helper.donate(find, id: "\(day)")
    }
    #expect(await home.memory.donations(.all, limit: 99).count == 20)
    try await converse(with: helper) {
      user("do the usual")
      assistant("Show Books?")
      user("yes")
      assistant("On Books: milk and eggs.")
    }
  }
}
