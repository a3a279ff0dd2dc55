import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("Items that are to do again after all")
struct ReopeningTests {
  private let day: ListDay

  init() throws {
    day = try ListDay()
    let list = try day.book.list(named: "Shopping")
    try day.book.add(["bread", "milk"], to: list.id)
    try day.book.setDone(
      true, day.book.list(named: "Shopping").items.prefix(1).map(\.id), on: list.id)
  }

  @Test(
    "are unticked, in every language",
    arguments: [
      (Language.english, "untick the bread", "I've unticked bread on Shopping."),
      (.english, "mark bread as not done", "I've unticked bread on Shopping."),
      (
        .german, "nimm den Haken bei bread weg",
        "„bread“ ist auf der Liste Shopping wieder offen."
      ),
      (.french, "décoche bread", "« bread » est de nouveau à faire sur la liste Shopping."),
      (.dutch, "zet bread weer open", "‘bread’ staat weer open op de lijst Shopping."),
      (.spanish, "desmarca bread", "«bread» vuelve a estar por hacer en la lista Shopping."),
    ])
  func reopened(_ language: Language, _ request: String, _ answer: String) async throws {
    let turn = try await day.helper(language).newConversation().respond(to: request)
    #expect(turn.dialogue.displayed.replacing("\u{A0}", with: " ") == answer)
    #expect(try day.book.list(named: "Shopping").open.map(\.text) == ["bread", "milk"])
  }

  @Test("are ticked off again when that is taken back")
  func undo() async throws {
    try await converse(with: day.helper()) {
      user("untick the bread")
      handles("ReopenItems")
      user("undo")
    }
    #expect(try day.book.list(named: "Shopping").open.map(\.text) == ["milk"])
  }
}
