import Bank
import BankIntents
import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

/// One undo over all domains, in order.
@Suite("Undoing")
struct UndoTests {
  private let home: ListsAndMoney
  private var book: ListBook { home.book }

  init() throws { home = try ListsAndMoney() }

  private func helper(_ language: Language = .english, remembers: Bool = true) throws -> Assistant {
    try home.helper(language, remembers: remembers)
  }

  private var items: [String] {
    get throws { try book.lists().flatMap { $0.items.map(\.text) } }
  }

  @Test("takes back one thing after the other, and does them again", arguments: [true, false])
  func order(remembers: Bool) async throws {
    try await converse(with: helper(remembers: remembers)) {
      user("add soap to shopping")
      user("transfer 20 from current to savings")
      user("yes")
      user("add tea to shopping")
      user("undo")
      assistant(mentions: "I've taken that back")
      user("undo")
      assistant("Transfer £20.00 from Savings to Current. Is that right?")
      user("yes")
      handles("TransferMoney")
      user("undo that")
      assistant(mentions: "I've taken that back")
      user("redo")
      assistant("I've added soap to Shopping.")
      user("redo")
      assistant("You've just done that. Transfer £20.00 from Current to Savings again?")
      user("yes")
      handles("TransferMoney")
      user("redo")
      assistant("I've added tea to Shopping.")
      user("redo")
      assistant("There's nothing to repeat or undo.")
    }
    #expect(try items == ["soap", "tea"])
    #expect(try home.current == 80_00)
  }

  @Test("something new forgets what could be done again")
  func something() async throws {
    try await converse(with: helper()) {
      user("add soap to shopping")
      user("undo")
      user("add tea to shopping")
      user("redo")
      assistant("There's nothing to repeat or undo.")
    }
    #expect(try items == ["tea"])
  }

  @Test("what an earlier conversation did is asked about first")
  func persisted() async throws {
    _ = await (try helper()).newConversation().respond(to: "add soap to shopping")
    try await converse(with: helper()) {
      user("undo")
      assistant("The last thing that was done: add soap to Shopping. Shall I take it back?")
      user("no")
      assistant("OK, I won't.")
      user("undo")
      user("yes")
      assistant(mentions: "I've taken that back")
    }
    #expect(try items == [])
    try await converse(with: helper()) {
      user("redo")
      assistant("This was taken back: add soap to Shopping. Shall I do it again?")
      user("yes")
      assistant("I've added soap to Shopping.")
    }
    #expect(try items == ["soap"])
  }

  @Test("a thing that was done before is found by what it is about")
  func topic() async throws {
    try await converse(with: helper()) {
      user("transfer 20 from current to savings")
      user("yes")
      user("add soap to shopping")
      user("take back the transfer")
      assistant("Transfer £20.00 from Savings to Current. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
    #expect(try items == ["soap"])
    #expect(try home.current == 100_00)
  }

  @Test("what cannot be taken back is said, and nothing before it is touched")
  func impossible() async throws {
    try await converse(with: helper()) {
      user("add soap to shopping")
      user("pay Anna 5 from current")
      user("yes")
      user("undo")
      assistant("I can't take that back: pay £5.00 to Anna from Current.")
    }
    #expect(try items == ["soap"])
    #expect(try home.current == 95_00)
  }

  @Test("a deed is taken back once, however many conversations try")
  func once() async throws {
    let helper = try helper()
    try await converse(with: helper) {
      user("transfer 12 from current to savings")
      user("yes")
    }
    let others = [helper.newConversation(), helper.newConversation(), helper.newConversation()]
    for other in others { _ = await other.respond(to: "undo") }
    for other in others { _ = await other.respond(to: "yes") }
    #expect(try home.current == 100_00)
  }

  @Test("a game that was drawn is not in the way, and an undo in a sentence is not carried out")
  func inTheWay() async throws {
    try await converse(with: helper()) {
      user("transfer 5 from current to savings and undo it")
      assistant(
        "I've left out \"undo it\". Transfer £5.00 from Current to Savings. Is that right?")
      user("no")
      user("take back the transfer")
      assistant("There's nothing to repeat or undo.")
    }
  }

  @Test("what the app did itself is taken back too")
  func app() async throws {
    let helper = try helper()
    let list = try #require(book.lists().first)
    try book.noting("by-hand").add(["rice"], to: list.id)
    var undo = UndoListChangeIntent()
    undo.change = "by-hand"
    try await helper.note(
      Deed(
        key: "by-hand", "Add rice to Shopping", Invocation(intent: "AddItems"),
        undo: Invocation(undo)))
    try await converse(with: helper) {
      user("undo")
      assistant("The last thing that was done: add rice to Shopping. Shall I take it back?")
      user("yes")
    }
    #expect(try items == [])
  }

  @Test("in French")
  func french() async throws {
    try await converse(with: helper(.french)) {
      user("ajoute du savon à shopping")
      user("annule la dernière chose")
      user("défais ça")
    }
    #expect(try items == [])
  }
}
