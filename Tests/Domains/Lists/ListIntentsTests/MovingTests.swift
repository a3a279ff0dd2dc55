import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("Items that are moved to another list")
struct MovingTests {
  private let day: ListDay

  init() throws {
    day = try ListDay()
    try day.book.add(["read", "nails"], to: day.book.list(named: "To do").id)
    try day.book.add(["milk"], to: day.book.list(named: "Shopping").id)
  }

  private func items(_ list: String) throws -> [String] {
    try day.book.list(named: list).items.map(\.text)
  }

  @Test(
    "go to the list that is named, in every language",
    arguments: [
      (
        Language.english, "move nails from to do to shopping",
        "I've moved nails from To do to Shopping."
      ),
      (.english, "move the nails to shopping", "I've moved nails from To do to Shopping."),
      (
        .german, "verschieb nails auf die Liste Shopping",
        "Ich habe nails von der Liste To do auf die Liste Shopping verschoben."
      ),
      (
        .french, "déplace nails vers la liste Shopping",
        "J'ai déplacé « nails » de la liste To do vers la liste Shopping."
      ),
      (
        .dutch, "verplaats nails naar de lijst Shopping",
        "Ik heb nails van de lijst To do naar de lijst Shopping verplaatst."
      ),
      (
        .spanish, "mueve nails a la lista Shopping",
        "He movido «nails» de la lista To do a la lista Shopping."
      ),
    ])
  func moved(_ language: Language, _ request: String, _ answer: String) async throws {
    let turn = try await day.helper(language).newConversation().respond(to: request)
    #expect(turn.dialogue.displayed.replacing("\u{A0}", with: " ") == answer)
    #expect(try items("To do") == ["read"])
    #expect(try items("Shopping") == ["milk", "nails"])
  }

  @Test("go to a new list, and back as one change")
  func undone() async throws {
    let conversation = try day.helper().newConversation()
    let question = await conversation.respond(
      to: "move read and nails to a new list called cellar")
    #expect(question.dialogue.displayed == "There's no list Cellar. Shall I create it?")
    _ = await conversation.respond(to: "yes")
    #expect(try items("Cellar") == ["read", "nails"])
    #expect(try items("To do") == [])
    _ = await conversation.respond(to: "undo")
    #expect(try items("To do") == ["read", "nails"])
    #expect(throws: ListError.self) { try day.book.list(named: "Cellar") }
  }

  @Test("are asked for, and where they go")
  func asked() async throws {
    let conversation = try day.helper().newConversation()
    _ = await conversation.respond(to: "move nails to another list")
    let turn = await conversation.respond(to: "shopping")
    #expect(turn.outcome?.invocation.intent == "MoveItems", "\(turn.dialogue.displayed)")
    #expect(try items("Shopping") == ["milk", "nails"])
  }

  @Test("that are there already are there once, and open if one of them is")
  func present() throws {
    let (from, to) = (try day.book.list(named: "To do"), try day.book.list(named: "Shopping"))
    try day.book.add(["Nails"], to: to.id)
    let there = try #require(day.book.list(named: "Shopping").items.last)
    try day.book.setDone(true, [there.id], on: to.id)
    let nails = try #require(day.book.list(named: "To do").items.last)
    try day.book.moveItems([nails.id], from: from.id, to: to.id)
    #expect(try items("To do") == ["read"])
    #expect(try day.book.list(named: "Shopping").open.map(\.text) == ["milk", "Nails"])
    try day.book.undo()
    #expect(try items("To do") == ["read", "nails"])
    #expect(try day.book.list(named: "Shopping").open.map(\.text) == ["milk"])
    #expect(throws: ListError.noSuchItem) {
      try day.book.moveItems(["none"], from: from.id, to: to.id)
    }
  }
}
