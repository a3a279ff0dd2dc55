import IntentKit
import IntentLanguage
import IntentTesting
import ListIntents
import Lists
import Testing
import Workers

@Suite("Where a text or a name is asked for")
struct OpenQuestionTests {
  private let folder: TemporaryFolder
  private let book: ListBook
  private let helper: Assistant

  init() throws {
    let folder = try TemporaryFolder()
    let book = try ListBook(path: folder.path("lists.sqlite"))
    (self.folder, self.book) = (folder, book)
    for name in ["Groceries", "Books", "To do"] { try book.createList(name) }
    try book.add(["apples", "rice", "olive oil"], to: book.lists()[0].id)
    helper = try Assistant(
      plugins: ListPlugins.all { book }, memory: InMemoryStore(),
      environment: ScriptClock().environment)
  }

  private func texts(_ name: String) throws -> [String] {
    try book.lists().first { $0.name == name }?.items.map(\.text) ?? []
  }

  private func answer(_ sentences: String...) async -> String {
    let conversation = helper.newConversation()
    var said = ""
    for sentence in sentences {
      said = await conversation.respond(to: sentence).dialogue.displayed
    }
    return said
  }

  @Test(
    "a refusal is no item, and leaves the question",
    arguments: [
      "don't add anything", "don't put anything on it", "I don't want to add anything",
      "I don't want that", "nothing", "forget it", "I've changed my mind",
    ])
  func refusals(sentence: String) async throws {
    #expect(await answer("add to books", sentence) == "OK, I've left it.")
    #expect(try texts("Books").isEmpty && book.lists().count == 3)
  }

  @Test(
    "a refusal is no name of a list",
    arguments: ["I don't want a list", "don't make a list", "nothing", "forget it"])
  func refusedNames(sentence: String) async throws {
    #expect(await answer("make a list", sentence) == "OK, I've left it.")
    #expect(try book.lists().count == 3)
  }

  @Test("who does not know is told what can be said")
  func help() async throws {
    #expect(await answer("add to books", "I don't know").hasSuffix("What shall I add?"))
    #expect(await answer("make a list", "no idea").hasSuffix("What is it called?"))
    #expect(try texts("Books").isEmpty && book.lists().count == 3)
  }

  @Test(
    "a clear request is no item, and no name",
    arguments: ["delete groceries", "no, delete groceries", "please delete the groceries list"])
  func requests(sentence: String) async throws {
    let question = "Shall I remove the whole list Groceries, with all 3 items on it?"
    #expect(
      await answer("add to books", sentence) == "OK, I'll leave \"add to a list\". " + question)
    #expect(
      await answer("make a list", sentence) == "OK, I'll leave \"create a list\". " + question)
    #expect(
      await answer("add milk", sentence) == "OK, I'll leave \"add to a list\". " + question)
    #expect(await answer("add to books", "cancel and delete groceries").hasSuffix(question))
    #expect(try texts("Books").isEmpty && book.lists().count == 3)
  }

  @Test("what is open is asked for in another way, or begins again")
  func own() async throws {
    #expect(
      await answer("add to books", "add one to books") == "OK, from the start. What shall I add?")
    #expect(await answer("add to books", "add Emma") == "I've added Emma to Books.")
    #expect(
      await answer("add to books", "undo the last change").contains("Shall I take it back?"))
    #expect(
      await answer("add to books", "remove chapter one from groceries")
        .hasPrefix("OK, I'll leave \"add to a list\"."))
  }

  @Test(
    "an answer that begins with a verb stays an answer",
    arguments: [
      "call mum", "read Emma", "delete old photos", "pay rent", "to call mum", "check the tyres",
      "make a cake", "don't forget the milk", "drop off books", "order books",
      "delete the photos from my phone",
    ])
  func answers(sentence: String) async throws {
    #expect(await answer("add to to do", sentence) == "I've added \(sentence) to To do.")
  }

  @Test(
    "another list is a correction",
    arguments: ["no, to groceries", "not books, groceries", "no, groceries", "to groceries"])
  func corrections(sentence: String) async throws {
    #expect(await answer("add to books", sentence) == "OK: groceries. What shall I add?")
    #expect(await answer("add to books", sentence, "tea") == "I've added tea to Groceries.")
  }

  @Test("what is taken back is not done", arguments: ["rice, but not really", "rice, no"])
  func takenBack(sentence: String) async throws {
    #expect(
      await answer("tick off something", sentence)
        == "Sorry, I didn't understand that. What is done?")
    #expect(try book.lists()[0].open.count == 3)
  }

  @Test(
    "a verb with a pronoun is no name of a new list",
    arguments: ["redo", "delete it"])
  func names(sentence: String) async throws {
    #expect(await answer("add milk", sentence).hasSuffix("To which list?"))
    #expect(
      await answer("add milk", "fix-it list") == "There's no list Fix-it. Shall I create it?")
  }

  @Test("something that is not named is asked for")
  func something() async throws {
    for sentence in ["remove something else from groceries", "remove something"] {
      #expect(await answer(sentence) == "What shall I remove?")
    }
    #expect(
      await answer("remove something from groceries", "rice") == "I've removed rice from Groceries."
    )
    #expect(await answer("tick off something else") == "What is done?")
    #expect(
      await answer("add something else to books", "Emma") == "I've added Emma to Books.")
  }

  @Test("more goes on the list that was made by adding, or on another")
  func made() async throws {
    try await converse(with: helper) {
      user("add milk to my party list")
      assistant("There's no list Party. Shall I create it?")
      user("yes")
      assistant("I've created the list Party with milk.")
      user("and eggs")
      assistant("I've added eggs to Party.")
      user("and bread please")
      assistant("I've added bread to Party.")
      user("and nails to hardware")
      assistant("There's no list Hardware. Shall I create it?")
      user("yes")
      assistant("I've created the list Hardware with nails.")
      user("and screws and glue to groceries")
      assistant("I've added screws and glue to Groceries.")
    }
  }

  @Test("a list that was just made is meant, and the only one")
  func onlyList() async throws {
    #expect(
      await answer("make a list called novels", "add Emma and Ulysses")
        == "I've added Emma and Ulysses to Novels.")
    #expect(await answer("add milk") == "To which list?")
    for list in try book.lists().dropLast() { try book.removeList(list.id) }
    #expect(await answer("add milk") == "I've added milk to Novels.")
  }

  @Test(
    "there too is where the last request was",
    arguments: [
      ("put two bottles of wine on there too", "two bottles of wine"),
      ("put soap on it as well", "soap"), ("add tea to it too please", "tea"),
    ])
  func there(sentence: String, item: String) async throws {
    #expect(await answer("show groceries", sentence) == "I've added \(item) to Groceries.")
  }

  @Test("cancel that takes back what was just done, if nothing is open")
  func cancelThat() async throws {
    #expect(await answer("add soap to books", "cancel that").hasPrefix("I've taken that back"))
    #expect(await answer("add soap", "cancel that") == "OK, I've left it.")
    #expect(await answer("cancel that") == "There's nothing open.")
    #expect(await answer("add soap to books", "cancel") == "There's nothing open.")
    #expect(try texts("Books") == ["soap"])
  }

  @Test(
    "so it is in the other languages",
    arguments: [
      (Language.french, "annule ça"), (.french, "défais ça"), (.german, "mach das rückgängig"),
      (.german, "annulliere das"), (.dutch, "maak dat ongedaan"), (.dutch, "annuleer dat"),
      (.spanish, "deshaz eso"), (.spanish, "anula eso"),
    ])
  func cancelThat(language: Language, sentence: String) async throws {
    let book = book
    let helper = try Assistant(
      plugins: ListPlugins.all(language: language) { book }, language: language,
      environment: ScriptClock().environment)
    let conversation = helper.newConversation()
    let list = try #require(book.lists().first)
    let entity = EntityReference(type: ListEntity.typeName, id: list.id, name: list.name)
    let invocation = Invocation(
      intent: "AddItems", values: ["items": .list([.text("soap")]), "list": .entity(entity)])
    _ = await conversation.send(.begin(invocation))
    #expect(try texts("Groceries").contains("soap"))
    _ = await conversation.respond(to: sentence)
    #expect(try !texts("Groceries").contains("soap"))
  }

  @Test("things are no other name for a list to create")
  func thingsAreNoName() async throws {
    let question = await answer("put soap on the camping list", "plates and a bag of coal")
    #expect(question.hasSuffix("There's no list Camping. Shall I create it?"))
    #expect(try book.lists().count == 3)
  }

  @Test("who the list is for is no part of its name")
  func listForSomeone() async throws {
    #expect(
      await answer("put soap on the camping list for me")
        == "There's no list Camping. Shall I create it?")
  }

  @Test(
    "a yes or no where nothing is open is told so",
    arguments: ["yes", "no", "yes please", "no thanks"])
  func verdictOnNothing(sentence: String) async {
    #expect(await answer(sentence) == "There's nothing open.")
  }

  @Test(
    "what is said before a request is called off, and not the request",
    arguments: ["never mind, get rid of the rice", "forget it, remove the rice"])
  func calledOffBefore(sentence: String) async throws {
    _ = await answer(sentence)
    #expect(try texts("Groceries") == ["apples", "olive oil"])
  }

  @Test(
    "what is taken back is not meant",
    arguments: ["the rice, scratch that", "rice scratch that", "the rice, or rather"])
  func takenBackAtTheEnd(sentence: String) async throws {
    _ = await answer("remove the apples from groceries", sentence)
    #expect(try texts("Groceries") == ["rice", "olive oil"])
  }

  @Test(
    "what is meant can be said before saying so",
    arguments: ["no, the rice I meant", "the rice I meant", "the rice, I mean"])
  func meant(sentence: String) async throws {
    _ = await answer("remove the apples from groceries", sentence)
    #expect(try Set(texts("Groceries")) == ["apples", "olive oil"])
  }

}
