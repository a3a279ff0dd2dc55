import Foundation
import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

@Suite("Talking about lists")
struct ListConversationTests {
  private let folder: TemporaryFolder
  private let book: ListBook
  private let memory = InMemoryStore()
  private let helper: Assistant

  init() throws {
    let folder = try TemporaryFolder()
    let book = try ListBook(path: folder.path("lists.sqlite"))
    (self.folder, self.book) = (folder, book)
    for name in ["Grocery Store", "Hardware Store", "Garden"] { try book.createList(name) }
    helper = try Assistant(
      plugins: ListPlugins.all { book }, memory: memory, environment: ScriptClock().environment)
  }

  private func texts(_ name: String) throws -> [String] {
    try book.lists().first { $0.name == name }?.items.map { ($0.isDone ? "x" : "") + $0.text } ?? []
  }

  @Test("another name in place of the one that is asked about is asked about, not shown")
  func anotherName() async throws {
    try await converse(with: helper) {
      user("add eggs to garden")
      assistant("I've added eggs to Garden.")
      user("delete grocery store")
      assistant(mentions: "Grocery Store")
      user("not grocery store, garden")
      assistant(mentions: "Shall I remove the whole list Garden")
      handlesNothing()
    }
  }

  @Test("a list can be named after its noun, and another one is asked for")
  func nounsFirst() async throws {
    try book.createList("To do")
    try await converse(with: helper) {
      user("add wash the car to my list of things to do")
      assistant("I've added wash the car to To do.")
      user("take it off the list called to do")
      assistant(mentions: "I've removed wash the car from To do.")
      user("put seeds on the list for the garden")
      assistant("I've added seeds to Garden.")
      user("add nails to another list")
      assistant("To which list?")
      user("hardware store")
      assistant("I've added nails to Hardware Store.")
    }
  }

  @Test("whether something was done is answered")
  func asksWhatIsDone() async throws {
    try await converse(with: helper) {
      user("add compost to garden")
      assistant("I've added compost to Garden.")
      user("did I already buy the compost")
      assistant("No, compost on Garden isn't ticked off.")
      user("I bought the compost")
      assistant(mentions: "I've ticked off compost")
      user("have I bought the compost")
      assistant("Yes, compost is ticked off on Garden.")
      user("is there compost on the garden list")
      assistant("Yes, compost is on Garden, ticked off.")
    }
  }

  @Test("it is the list that was spoken about last; what nothing was said about is asked for")
  func topics() async throws {
    try await converse(with: helper) {
      user("add eggs to it")
      assistant("To which list?")
      user("garden")
      assistant("I've added eggs to Garden.")
      user("show the hardware store list")
      assistant(mentions: "Hardware Store")
      user("add nails to it")
      assistant("I've added nails to Hardware Store.")
      user("tick them off")
      assistant("I've ticked off nails. That was all on Hardware Store.")
    }
  }

  @Test("what was made, what the app shows and what was said last can be meant by it")
  func followUps() async throws {
    try await converse(with: helper) {
      user("make a list called camping")
      assistant("I've created the list Camping.")
      user("add a tent to it")
      assistant("I've added a tent to Camping.")
      user("and a stove")
      assistant("I've added a stove to Camping.")
      user("and what's for dinner")
      assistant(mentions: "I can't do that")
      user("show garden")
      assistant("There's nothing to do on Garden.")
      user("what about camping")
      assistant("On Camping: a tent and a stove.")
    }
    let garden = try #require(book.lists().first { $0.name == "Garden" })
    let conversation = helper.newConversation()
    let shown = EntityReference(type: ListEntity.typeName, id: garden.id, name: garden.name)
    await conversation.show([shown])
    _ = await conversation.respond(to: "add roses to it")
    #expect(try texts("Garden") == ["roses"])
  }

  @Test(
    "a condition, a time or someone who says it is asked about before something is removed",
    arguments: [
      "if Ben comes remove plums", "Anna said remove plums from garden", "remove plums tomorrow",
      "Ben: remove plums", "remove everything from garden",
    ])
  func notNow(sentence: String) async throws {
    try book.add(["plums", "pears"], to: book.lists()[2].id)
    let turn = await helper.newConversation().respond(to: sentence)
    #expect(turn.dialogue.displayed.contains("Shall I remove"))
    #expect(try texts("Garden") == ["plums", "pears"])
  }

  @Test("a request that changes something else is no list to create")
  func otherRequest() async throws {
    try book.add(["plums"], to: book.lists()[2].id)
    try await converse(with: helper) {
      user("add tea to books")
      assistant("There's no list Books. Shall I create it?")
      user("tick off the plums")
      assistant(mentions: "I've ticked off plums. That was all on Garden.")
    }
    #expect(try book.lists().count == 3)
  }

  @Test(
    "what is not to be done is not done",
    arguments: [
      "never remove plums from the garden list", "don't tick off plums", "I haven't got the plums",
      "remove everything but plums from the garden list",
      "should I remove plums from the garden list",
      "remove nothing from the garden list",
    ])
  func negation(_ sentence: String) async throws {
    try book.add(["plums", "pears"], to: book.lists()[2].id)
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: sentence)
    #expect(try texts("Garden") == ["plums", "pears"])
  }

  @Test(
    "the place of an item is said as people say it",
    arguments: [
      "remove item two from garden", "remove item 2 from garden",
      "delete the second item from garden",
      "take the 2nd one off garden", "remove number two from garden",
      "remove the second to last thing from garden",
    ])
  func place(sentence: String) async throws {
    try book.add(["plums", "pears", "figs"], to: book.lists()[2].id)
    _ = await helper.newConversation().respond(to: sentence)
    #expect(try texts("Garden") == ["plums", "figs"])
  }

  @Test("an item at a place that no list has isn't there")
  func noPlace() async throws {
    try book.add(["plums", "pears"], to: book.lists()[2].id)
    try await converse(with: helper) {
      user("remove item nine from garden")
      assistant(mentions: "isn't on Garden")
    }
    #expect(try texts("Garden") == ["plums", "pears"])
  }

  @Test("items are meant by their place on a list, or all of them")
  func places() async throws {
    try book.add(["apples", "rice", "tea", "buy everything"], to: book.lists()[0].id)
    try book.add(["nails"], to: book.lists()[1].id)
    try await converse(with: helper) {
      user("tick off the last thing")
      assistant("Which list: Grocery Store (4 to do) or Hardware Store (1 to do)?")
      user("hardware store")
      assistant("I've ticked off nails. That was all on Hardware Store.")
      user("tick off the first item on the grocery store list")
      assistant("I've ticked off apples. 3 left on Grocery Store.")
      user("remove the last one from the grocery store list")
      assistant("I've removed buy everything from Grocery Store.")
      user("mark everything on the grocery store list as done")
      assistant("I've ticked off rice and tea. That was all on Grocery Store.")
      user("remove everything from the garden list")
      assistant(mentions: "isn't on Garden")
      user("cancel")
      user("remove everything from the grocery store list")
      assistant("Shall I remove all 3 items from Grocery Store?")
      user("yes")
      assistant("I've removed apples, rice and tea from Grocery Store.")
    }
    #expect(try texts("Grocery Store").isEmpty)
    #expect(try book.lists().count == 3)
  }

  @Test("a request without a list is about that of the last one, if it fits")
  func inherited() async throws {
    try book.add(["apples", "rice", "tea", "bread"], to: book.lists()[0].id)
    try book.add(["nails", "bread"], to: book.lists()[1].id)
    try await converse(with: helper) {
      user("show the grocery store list")
      user("tick off the first two")
      assistant("I've ticked off apples and rice. 2 left on Grocery Store.")
      user("and the last one")
      assistant("I've ticked off bread. 1 left on Grocery Store.")
      user("add salt")
      assistant("I've added salt to Grocery Store.")
      user("remove the first one and the last one")
      assistant("I've removed apples and salt from Grocery Store.")
      user("remove nails")
      assistant("I've removed nails from Hardware Store.")
      user("show my lists")
      user("remove bread")
      assistant(mentions: "Which list")
    }
  }

  @Test(
    "the exact name wins, two matches are asked about, one inexact match is asked whether it was meant"
  )
  func finding() async throws {
    try book.add(["apples", "rice"], to: book.lists()[0].id)
    try await converse(with: helper) {
      user("show the grocery store list")
      assistant("On Grocery Store: apples and rice.")
      handles("FindItems")
      user("show the store list")
      assistant("Which list: Grocery Store (2 to do) or Hardware Store (nothing to do)?")
      user("the second one")
      assistant("There's nothing to do on Hardware Store.")
      user("what's on the hardware list")
      assistant("Did you mean Hardware Store?")
      user("yes")
      assistant("There's nothing to do on Hardware Store.")
      user("what is on the garden list")
      assistant("There's nothing to do on Garden.")
      user("show all lists")
      assistant("Your lists are Grocery Store (2), Hardware Store (0) and Garden (0).")
      user("show everything")
      assistant("Your lists are Grocery Store (2), Hardware Store (0) and Garden (0).")
    }
  }

  @Test(
    "names that sound alike, are in the plural or mistyped are found",
    arguments: ["gardens", "gardn", "the gardin", "my garden list"])
  func alike(_ name: String) async throws {
    let conversation = helper.newConversation()
    var turn = await conversation.respond(to: "show \(name)")
    if turn.isQuestion {
      #expect(turn.dialogue.displayed == "Did you mean Garden?")
      turn = await conversation.respond(to: "yes")
    }
    #expect(turn.dialogue.displayed == "There's nothing to do on Garden.")
  }

  @Test(
    "what is needed, what was bought and what else there is follow from the list that was spoken about"
  )
  func following() async throws {
    try book.add(["nails"], to: book.lists()[1].id)
    try await converse(with: helper) {
      user("show the grocery store list")
      user("we need jam")
      assistant("I've added jam to Grocery Store.")
      user("we're out of tea too")
      assistant("I've added tea to Grocery Store.")
      user("oh and some rice")
      assistant("I've added rice to Grocery Store.")
      user("pears too")
      assistant("I've added pears to Grocery Store.")
      user("I already bought the nails")
      assistant("I've ticked off nails. That was all on Hardware Store.")
      user("got the pears")
      assistant("I've ticked off pears. 3 left on Grocery Store.")
      user("anything else")
      assistant(mentions: "On Grocery Store: jam, tea and rice.")
      user("call it market")
      assistant("I've renamed the list Grocery Store to Market.")
      user("we need to show the garden list")
      assistant("There's nothing to do on Garden.")
    }
  }

  @Test("where nothing was spoken about, a need is no item")
  func need() async throws {
    #expect(await helper.newConversation().respond(to: "we need jam").outcome == nil)
  }

  @Test(
    "what one says to have done is ticked off; what one does not do is not",
    arguments: [
      ("I bought the nails", true), ("got the nails", true), ("I have got no nails", false),
      ("I haven't bought the nails", false), ("Ben bought the nails", false),
      ("I removed nails", false),
    ])
  func reports(_ sentence: String, _ isDone: Bool) async throws {
    try book.add(["nails"], to: book.lists()[1].id)
    _ = await helper.newConversation().respond(to: sentence)
    #expect(try texts("Hardware Store") == [isDone ? "xnails" : "nails"])
  }

  @Test("several items are added at once, with commas and and")
  func adding() async throws {
    try await converse(with: helper) {
      user("add apples to the grocery store list")
      assistant("I've added apples to Grocery Store.")
      user("add rice, onions and olives to groceries")
      assistant("Did you mean Grocery Store?")
      user("yes")
      assistant("I've added rice, onions and olives to Grocery Store.")
      user("put olive oil and apples on the grocery store list")
      assistant("I've added olive oil to Grocery Store. Apples is there already.")
      user("show my lists")
      user("add nails")
      assistant("To which list?")
      user("store")
      assistant("Which list: Grocery Store (5 to do) or Hardware Store (nothing to do)?")
      user("hardware")
      assistant("I've added nails to Hardware Store.")
      user("add screws to all lists")
      assistant("I can only take one list at a time. To which list?")
      user("the hardware store")
      assistant("I've added screws to Hardware Store.")
    }
    #expect(try texts("Grocery Store") == ["apples", "rice", "onions", "olives", "olive oil"])
    #expect(try texts("Hardware Store") == ["nails", "screws"])
  }

  @Test("a list that is not there is offered to be made")
  func making() async throws {
    try await converse(with: helper) {
      user("add milk to the dairy list")
      assistant("There's no list Dairy. Shall I create it?")
      user("no")
      assistant("To which list?")
      user("cancel")
      user("add milk to the dairy list")
      user("yes")
      assistant("I've created the list Dairy with milk.")
      user("make a travel list")
      assistant("I've created the list Travel.")
      user("show the films list")
      assistant("I can't find the list films. Which list?")
      user("cancel")
      user("make a list")
      assistant("What is it called?")
      user("travel")
      assistant(
        "There's already a list travel. What is it called?"
      )
      user("books")
      assistant("I've created the list Books.")
      user("create a new films list")
      assistant("I've created the list Films.")
    }
    #expect(try texts("Dairy") == ["milk"])
  }

  @Test("items are ticked off on the list that they are on")
  func completing() async throws {
    let ids = try book.lists().map(\.id)
    try book.add(["olives", "rice", "bread"], to: ids[0])
    try book.add(["olives", "roses"], to: ids[2])
    try await converse(with: helper) {
      user("tick off olives")
      assistant("Which list: Grocery Store (3 to do) or Garden (2 to do)?")
      user("garden")
      assistant("I've ticked off olives. 1 left on Garden.")
      user("tick off rice")
      assistant("I've ticked off rice. 2 left on Grocery Store.")
      user("mark rose as done")
      assistant("I've ticked off roses. That was all on Garden.")
      user("tick off bred")
      assistant("Did you mean bread?")
      user("yes")
      assistant("I've ticked off bread. 1 left on Grocery Store.")
      user("tick off caviar")
      assistant(mentions: "I can't find caviar to tick off.")
      user("cancel")
      user("tick off olives on the hardware store list")
      assistant(mentions: "Olives isn't on Hardware Store.")
    }
    #expect(try texts("Grocery Store") == ["olives", "xrice", "xbread"])
  }

  @Test("items are removed; a whole list only if the user agrees; and all of it can be undone")
  func removing() async throws {
    try book.add(["roses", "tulips"], to: book.lists()[2].id)
    try await converse(with: helper) {
      user("remove tulips from the garden list")
      assistant("I've removed tulips from Garden.")
      user("undo")
      assistant("I've taken that back: Removed tulips from Garden.")
      user("delete the garden list")
      assistant("Shall I remove the whole list Garden, with all 2 items on it?")
      user("no")
      assistant("OK, I won't.")
      user("delete the garden list")
      user("yes")
      assistant("I've removed the list Garden. Say \"undo\" to have it back.")
      user("what's on the garden list")
      assistant("I can't find the list garden. Which list?")
      user("cancel")
      user("undo that")
      assistant("I've taken that back: Removed the list Garden.")
      user("remove roses")
      assistant("I've removed roses from Garden.")
    }
    #expect(try texts("Garden") == ["tulips"])
  }

  @Test("a list that was removed never comes back in what is remembered")
  func forgetting() async throws {
    let conversation = helper.newConversation()
    for _ in 0..<3 { _ = await conversation.respond(to: "show the garden list") }
    _ = await conversation.respond(to: "show the grocery store list")
    #expect(await memory.donations(.all, limit: 9).count == 4)
    #expect(await memory.activities().count == 2)
    _ = await conversation.respond(to: "remove the garden list")
    let turn = await conversation.respond(to: "yes")
    #expect(turn.outcome?.removed.map(\.name) == ["Garden"])
    let rest = await memory.donations(.all, limit: 9)
    #expect(rest.count == 1)
    #expect(await memory.activities().count == 1)
  }

  @Test("the phrases of the intents are not in each other's way")
  func remarks() {
    #expect(helper.remarks.map(\.description) == [])
  }
}
