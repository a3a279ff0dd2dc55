import IntentKit
import IntentLanguage
import Lists
import Testing

@Suite("Things that a request names after its place, or before it")
struct MoreThingsDialogueTests {
  @Test(
    "are added too",
    arguments: [
      (.english, "put rice on groceries, and some plums"),
      (.english, "could you put rice on the groceries list and plums too"),
      (.english, "add rice to groceries, plums as well"),
      (.german, "setz rice auf Groceries, und plums"),
      (.german, "setz rice auf Groceries und plums auch"),
      (.french, "mets rice sur Courses, et des plums"),
      (.dutch, "zet rice op Groceries, en plums"), (.dutch, "zet rice op Groceries en plums ook"),
      (.spanish, "pon rice en Groceries, y plums"),
      (.spanish, "pon rice en Groceries y plums también"),
    ] as [(Language, String)])
  func after(_ language: Language, _ sentence: String) async throws {
    let household = try Household(language)
    _ = await household.answer(sentence)
    #expect(
      try household.items(language.code == "fr" ? "Courses" : "Groceries") == ["rice", "plums"])
  }

  @Test("are taken away too")
  func removed() async throws {
    let household = try Household()
    try household.book.add(["rice", "plums", "tea"], to: household.book.lists()[0].id)
    _ = await household.answer("take rice off groceries, and the plums")
    #expect(try household.items("Groceries") == ["tea"])
  }

  @Test(
    "but not what addresses, thanks, requests or explains",
    arguments: [
      "put rice on groceries, mate", "put rice on groceries, and thanks",
      "put rice on groceries, Sarah", "put rice on groceries and that's it",
      "put rice on groceries, it's for the pie", "put rice on groceries, for the pie",
      "put rice on groceries, and nothing else", "put rice on groceries and be quick",
    ])
  func others(_ sentence: String) async throws {
    let household = try Household()
    _ = await household.answer(sentence)
    #expect(try household.items("Groceries") == ["rice"])
  }

  @Test(
    "are asked about where only a pronoun stands for them",
    arguments: [
      (.english, "we finished the plums, put them on groceries", "yes"),
      (.english, "the dog ate the plums, add them to groceries", "yes"),
      (.german, "wir haben keine plums mehr, schreib sie auf Groceries", "ja"),
      (.french, "on n'a plus de plums, ajoute-les aux courses", "oui"),
      (.dutch, "de plums zijn op, zet ze op Groceries", "ja"),
    ] as [(Language, String, String)])
  func before(_ language: Language, _ sentence: String, _ yes: String) async throws {
    let list = language.code == "fr" ? "Courses" : "Groceries"
    let household = try Household(language)
    let asked = await household.answer(sentence)
    #expect(asked.expectation == .confirmation(intent: "AddItems"), "\(asked.dialogue.displayed)")
    #expect(try household.items(list).isEmpty)
    _ = await household.answer(sentence, yes)
    #expect(try household.items(list) == ["plums"])
  }

  @Test(
    "but not what nothing is said of",
    arguments: ["that was great, add it to groceries", "Ben called, add it to groceries"])
  func nothing(_ sentence: String) async throws {
    let turn = try await Household().answer(sentence)
    #expect(
      turn.expectation == .value(intent: "AddItems", parameter: "items", suggestions: []),
      "\(turn.dialogue.displayed)")
  }

  @Test("a list that is looked up is what is deleted then, if that is agreed to")
  func list() async throws {
    let household = try Household()
    try household.book.add(["rice"], to: household.book.lists()[0].id)
    let turn = await household.answer("find the groceries list and delete it")
    #expect(turn.expectation == .confirmation(intent: "RemoveItems"), "\(turn.dialogue.displayed)")
    #expect(try household.items("Groceries") == ["rice"])
  }
}
