import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

@Suite("Lists, said and taken back")
struct ListUndoTests {
  private let folder: TemporaryFolder
  private let book: ListBook
  private let helper: Assistant

  init() throws {
    folder = try TemporaryFolder()
    book = try ListBook(path: folder.path("lists.sqlite"))
    for name in ["Fruit", "Allotment"] { try book.createList(name) }
    helper = try Assistant(
      plugins: ListPlugins.all { [book] in book }, linkScheme: "lists",
      environment: ScriptClock().environment)
  }

  @Test("an item that is named exactly is alone meant")
  func exactItems() async throws {
    let list = try #require(try book.lists().first)
    try book.add(["apple", "apples", "pears"], to: list.id)
    try await converse(with: helper) {
      user("remove apple from fruit")
      assistant("I've removed apple from Fruit.")
      user("remove pear from fruit")
      assistant("I've removed pears from Fruit.")
    }
    #expect(try book.list(list.id)?.items.map(\.text) == ["apples"])
  }

  @Test("a list is renamed, cleared of all or of what is done, and stays")
  func renamedAndCleared() async throws {
    let list = try #require(try book.lists().first)
    try book.add(["apples", "pears", "plums"], to: list.id)
    try await converse(with: helper) {
      user("rename fruit to orchard")
      assistant("I've renamed the list Fruit to Orchard.")
      user("undo")
      assistant("I've taken that back: Renamed Fruit to Orchard.")
      user("rename fruit to allotment")
      assistant("There's already a list allotment. What shall it be called?")
      user("harvest")
      assistant("I've renamed the list Fruit to Harvest.")
      user("clear the completed items from harvest")
      assistant("There's nothing like that on Harvest.")
      user("tick off pears")
      user("clear the completed items from harvest")
      assistant("I've removed pears from Harvest.")
      user("clear the harvest list")
      assistant("Shall I remove all 2 items from Harvest?")
      user("yes")
      assistant("I've removed apples and plums from Harvest.")
    }
    #expect(try book.list(list.id)?.items.isEmpty == true)
    #expect(try book.list(list.id)?.name == "Harvest")
  }

  @Test("a request without a verb after one with it is about another list")
  func ellipsis() async throws {
    try await converse(with: helper) {
      user("add plums and pears to fruit and a spade to allotment")
      assistant("I've added plums and pears to Fruit. I've added a spade to Allotment.")
    }
    #expect(try book.lists().map { $0.items.map(\.text) } == [["plums", "pears"], ["a spade"]])
  }

  @Test("undo takes back this conversation's change, and no other")
  func undo() async throws {
    let list = try #require(try book.lists().first)
    let conversation = helper.newConversation()
    try await converse(in: conversation) {
      user("add plums to fruit")
      user("undo")
      assistant("I've taken that back: Added plums to Fruit.")
      user("add plums to fruit")
    }
    // Someone else changes the list meanwhile.
    try book.add(["kiwis"], to: list.id)
    try await converse(in: conversation) {
      user("undo")
      assistant("Your lists have changed since then, so I can't take just that back.")
    }
    #expect(try book.list(list.id)?.items.map(\.text) == ["plums", "kiwis"])
    try await converse(with: helper) {
      user("undo")
      assistant("The last change of your lists was: added kiwis to Fruit. Shall I take it back?")
      user("no")
      user("undo the last change of my lists")
      assistant("The last change of your lists was: added kiwis to Fruit. Shall I take it back?")
      user("yes")
    }
    #expect(try book.list(list.id)?.items.map(\.text) == ["plums"])
  }

  @Test("what was just removed is put back at once, and an opinion after an element is none of it")
  func puttingBack() async throws {
    try await converse(with: helper) {
      user("add plums to fruit")
      user("remove plums from fruit")
      user("put it back")
      assistant("I've taken that back: Removed plums from Fruit.")
    }
    try await converse(with: helper) {
      user("add limes to fruit")
      user("and pears I suppose")
      assistant("I've added pears to Fruit.")
      user("change pears to figs would you")
      assistant("I've changed pears to figs on Fruit.")
    }
  }

  @Test("many elements are as certain as the longest of them")
  func manyElements() async throws {
    try await converse(with: helper) {
      user(
        "could you add a bag of apples, some ripe mangos, dried dates and a bunch of grapes to fruit"
      )
      assistant(
        "I've added a bag of apples, some ripe mangos, dried dates and a bunch of grapes to Fruit.")
    }
  }

  @Test("nothing is told or changed on a locked device")
  func locked() async throws {
    for request in [
      "show fruit", "add milk to fruit", "delete the fruit list", "make a list called x",
    ] {
      let turn = await helper.newConversation().respond(to: request, isLocked: true)
      #expect(turn.dialogue.displayed.hasPrefix("Please unlock first"), "\(request)")
    }
    #expect(try book.lists().map(\.name) == ["Fruit", "Allotment"])
  }

  @Test("a link makes no list, whatever it names")
  func references() async throws {
    let conversation = helper.newConversation()
    for link in [
      "lists://list?list=new:Boo", "lists://list?list.id=new:Boo", "lists://list?list=!",
      "lists://list?list=+",
    ] {
      let turn = try await conversation.open(link: link)
      #expect(turn.outcome == nil, "\(link)")
    }
    #expect(try book.lists().map(\.name) == ["Fruit", "Allotment"])
  }

  @Test("a no before another name is a no")
  func declined() async throws {
    try await converse(with: helper) {
      user("add milk to books")
      assistant("There's no list Books. Shall I create it?")
      user("no, fruit")
      assistant("I've added milk to Fruit.")
    }
  }
}
