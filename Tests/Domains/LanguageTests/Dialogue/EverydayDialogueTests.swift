import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

/// Things added in everyday words.
@Suite("Everyday words")
struct EverydayDialogueTests {
  /// A household with the lists of a language, the first of which has two things.
  private static func household(_ language: Language) throws -> Household {
    let household = try Household(language)
    for name in ["Liste", "To do"] { try household.book.createList(name) }
    let list = try #require(household.book.lists().first { $0.name == "Liste" })
    _ = try household.book.add(["Milch", "Brot"], to: list.id)
    return household
  }

  private static func items(
    after utterances: [String], in language: Language, list: String = "Liste"
  ) async throws -> [String] {
    let household = try household(language)
    let conversation = household.helper.newConversation()
    for utterance in utterances { _ = await conversation.respond(to: utterance) }
    return try household.items(list)
  }

  @Test(
    "what joins a thing to what was said, and its article, are not noted",
    arguments: [
      (Language.english, "show liste", "add some tea too", ["tea"]),
      (.english, "show liste", "add my charger and towels as well", ["charger", "towels"]),
      (.english, "show liste", "add a bag of rice", ["a bag of rice"]),
      (.english, "show liste", "add my Kindle", ["my Kindle"]),
      (.german, "zeig die Liste Liste", "stell noch Tee dazu", ["Tee"]),
      (
        .german, "zeig die Liste Liste", "und hau noch Tee und zwei Gurken drauf",
        ["Tee", "zwei Gurken"]
      ),
      (.german, "zeig die Liste Liste", "Okay, pack Tee drauf", ["Tee"]),
      (.german, "zeig die Liste Liste", "mehr Tee drauf", ["mehr Tee"]),
      (
        .german, "zeig die Liste Liste", "Okay, Tee und Kuchen fehlen auch noch", ["Tee", "Kuchen"]
      ),
      (.dutch, "toon de lijst liste", "zet er ook nog thee bij", ["thee"]),
      (.dutch, "toon de lijst liste", "handdoeken moeten ook nog mee", ["handdoeken"]),
      (.spanish, "muestra la lista liste", "añade también miel", ["miel"]),
    ])
  func adding(_ language: Language, _ look: String, _ said: String, _ new: [String]) async throws {
    let all = try await Self.items(after: [look, said], in: language)
    #expect(all == ["Milch", "Brot"] + new)
  }

  @Test(
    "a verb with its place is no undoing, nor is what only looks like one of adding",
    arguments: [
      ("Mach Milch von der Liste Liste weg, die brauch ich nicht mehr", ["Brot"]),
      ("mach die Tür auf", ["Milch", "Brot"]),
    ])
  func other(_ said: String, _ left: [String]) async throws {
    #expect(try await Self.items(after: ["zeig die Liste Liste", said], in: .german) == left)
  }
}
