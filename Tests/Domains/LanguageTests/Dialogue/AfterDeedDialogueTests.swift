import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("What is said after something was done")
struct AfterDeedDialogueTests {
  private static let paid = "Done: £25.00 went from Current to Hannah."

  @Test(
    "a question about it is answered by telling it again",
    arguments: [
      "which account did that come from?", "and how much was it?", "who did that go to",
      "was that today?",
    ])
  func asked(_ question: String) async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25 from current")
      user("yes")
      handles("TransferMoney")
      user(question)
      assistant(mentions: Self.paid)
    }
  }

  @Test("what it leaves is what is left where it came from")
  func left() async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25 from current")
      user("yes")
      user("how much does that leave me with")
      assistant("There's £75.00 in Current.")
    }
  }

  @Test(
    "other questions are not",
    arguments: ["what time is it?", "is it going to rain", "who was Bach"]
  )
  func other(_ question: String) async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25 from current")
      user("yes")
      user(question)
      assistant(mentions: "Sorry")
    }
  }

  @Test("what is taken back with a pronoun is what was done last, not what was done last to a list")
  func takenBack() async throws {
    try await converse(with: Household().helper) {
      user("put cream on groceries")
      handles("AddItems")
      user("pay hannah 25 from current")
      user("yes")
      handles("TransferMoney")
      user("put it back")
      assistant(mentions: "Hannah")
    }
  }

  @Test(
    "only another number of it",
    arguments: ["only 1 tin actually", "just 1 tin", "no, only 1 tin"])
  func fewer(_ correction: String) async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("put 2 tins of peas on groceries")
      handles("AddItems")
      user(correction)
    }
    #expect(try household.items("Groceries") == ["1 tin of peas"])
  }

  @Test(
    "a list is made with what is on it",
    arguments: [
      "en": "create a list called Party with cups, plates and napkins",
      "de": "erstelle eine Liste namens Party mit Bechern, Tellern und Servietten",
      "fr": "crée une liste appelée Party avec verres, assiettes et serviettes",
      "es": "crea una lista llamada Party con vasos, platos y servilletas",
      "nl": "maak een lijst genaamd Party met bekers, borden en servetten",
    ])
  func withItems(_ language: String, _ request: String) async throws {
    let household = try Household(#require(Language.all.first { $0.code == language }))
    let answer = await household.answer(request, Self.yes[language] ?? "")
    #expect(try household.items("Party").count == 3, "\(answer.dialogue.displayed)")
  }

  private static let yes = ["en": "yes", "de": "ja", "fr": "oui", "es": "sí", "nl": "ja"]
}
