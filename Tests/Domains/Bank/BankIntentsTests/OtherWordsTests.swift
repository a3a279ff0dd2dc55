import Bank
import BankIntents
import IntentKit
import IntentLanguage
import IntentTesting
import Testing
import Workers

@Suite("Words around a payment")
struct OtherWordsTests {
  private func answer(
    to sentence: String, payees: [String] = [], language: Language = .english
  ) async throws -> String {
    let world = try PaymentWorld(savings: 100_00, [])
    for payee in payees { try world.ledger.addPayee(payee, .pound) }
    let conversation = try world.helper(language).newConversation()
    return await conversation.respond(to: sentence).dialogue.displayed
  }

  @Test(
    "that exclude someone pay someone else",
    arguments: [
      ("pay Ben rather than Anna 20 from current", Language.english),
      ("pay Ben instead of Anna 20 from current", .english),
      ("paie 20 à Ben plutôt qu'à Anna depuis Current", .french),
      ("zahl Ben statt Anna 20 von Current", .german),
    ])
  func exclusions(_ sentence: String, _ language: Language) async throws {
    let said = try await answer(to: sentence, language: language)
    #expect(said.contains("20") && said.contains("Ben") && !said.contains("Anna"), "\(said)")
  }

  @Test(
    "that make an exception, that name who pays or that leave a choice ask for no payment",
    arguments: [
      "pay anyone but Anna 20 from current", "pay everybody but Anna 20 from current",
      "Ben pays Anna 20 from current", "ask Ben to pay Anna 20 from current",
      "let Ben pay Anna 20 from current", "tell Ben to pay Anna 20 from current",
      "Anna said pay Ben 20 from current", "pay Anna 20 from current or savings",
      "pay Anna 20 from savings or current",
    ])
  func others(_ sentence: String) async throws {
    let said = try await answer(to: sentence)
    #expect(!said.contains("£20"), "\(said)")
  }

  @Test(
    "that name a day to come plan the payment, wherever they stand",
    arguments: [
      ("Ben needs 20 on Friday", Language.english, "Friday 20 November"),
      ("tomorrow morning send Ben 20", .english, "tomorrow"),
      ("next month pay Ben 20", .english, "Tuesday 1 December"),
      ("could you do the rent on the 28th, £20 to Ben", .english, "Saturday 28 November"),
      ("envoie à Ben demain 20 livres", .french, "demain"),
      ("vendredi je dois payer 20 livres à Ben", .french, "vendredi 20 novembre"),
      ("nächste Woche 20 Pfund an Ben überweisen", .german, "Montag, 23. November"),
      ("die 20 Pfund für Ben erst übermorgen zahlen", .german, "Freitag, 20. November"),
      ("págale mañana 20 libras a Ben", .spanish, "mañana"),
      ("el viernes tengo que pagarle 20 libras a Ben", .spanish, "viernes 20 de noviembre"),
    ])
  func days(_ sentence: String, _ language: Language, _ day: String) async throws {
    let world = try PaymentWorld([])
    let conversation = try world.helper(language).newConversation()
    var said = await conversation.respond(to: sentence)
    if case .value = said.expectation { said = await conversation.respond(to: "Current") }
    #expect(said.dialogue.displayed.contains(day), "\(said.dialogue.displayed)")
    #expect(said.dialogue.displayed.contains("20") && said.dialogue.displayed.contains("Ben"))
    #expect(try world.ledger.account(named: "Current").balance.units == 500_00)
  }

  @Test(
    "that say of what day something else is, or of a day that was, plan nothing",
    arguments: [
      "pay Ben 20 for Friday's tickets", "pay Ben 20 from current for last week",
      "pay Ben 20 from current tonight", "pay Ben 20 from current for December",
      "did you see the match on Friday, pay Ben 20 from current",
      "the shop closes on Friday, pay Ben 20 from current",
    ])
  func daysOfOthers(_ sentence: String) async throws {
    let said = try await answer(to: sentence)
    #expect(said.hasSuffix("Is that right?") || said.hasSuffix("From which account?"), "\(said)")
  }

  @Test(
    "before a payment, of which it is only the object, do not make it",
    arguments: [
      ("kill the payment to Ben", Language.english), ("call off the payment to Ben", .english),
      ("suspends le virement à Ben", .french), ("arrête de virer de l'argent à Ben", .french),
    ])
  func objects(_ sentence: String, _ language: Language) async throws {
    let world = try PaymentWorld([])
    let said = await (try world.helper(language).newConversation()).respond(to: sentence)
    if case .value("TransferMoney", _, _) = said.expectation {
      Issue.record("\(said.dialogue.displayed)")
    }
  }

  @Test(
    "that bound the amount are told, and the amount is asked for",
    arguments: [
      ("pay Anna more than 20 from current", "more than"),
      ("pay Anna up to 20 from current", "up to"), ("pay Anna over 20 from current", "over"),
      ("pay Anna under £20 from current", "under"), ("pay Anna 20 more from current", "more"),
    ])
  func bounds(_ sentence: String, _ bound: String) async throws {
    let said = try await answer(to: sentence)
    #expect(
      said == "I've left out \"\(bound)\". How much?")
  }

  @Test("in a name that is written exactly are of that name")
  func names() async throws {
    for (payees, sentence, name) in [
      (["A+B", "A B"], "pay 20 from current to A+B", "A+B"),
      (["A+B", "A B"], "pay 20 from current to A B", "A B"),
      (["Tom 🎉", "Tom 🎄"], "pay Tom 🎄 20 from current", "Tom 🎄"),
      (["Studio", "Studio 54"], "pay 20 from current to studio 54", "Studio 54"),
      (["Studio", "Studio 54"], "pay studio 20 from current", "Studio"),
    ] {
      let said = try await answer(to: sentence, payees: payees)
      #expect(said == "Pay £20.00 from Current to \(name). Is that right?")
    }
    for payees in [["Studio", "Studio 54"], ["Studio 54"]] {
      #expect(try await answer(to: "pay studio 54 from current", payees: payees) == "How much?")
    }
    #expect(
      try await answer(to: "pay studio 54 pounds from current", payees: ["Studio", "Studio 54"])
        == "Pay £54.00 from Current to Studio. Is that right?")
  }

  @Test("choose a name as it is written")
  func choice() async throws {
    let world = try PaymentWorld([])
    for payee in ["Tom 🎉", "Tom 🎄"] { try world.ledger.addPayee(payee, .pound) }
    try await converse(with: world.helper()) {
      user("pay Tom 20 from current")
      assistant("Which account: Tom 🎄 or Tom 🎉?")
      user("tom 🎄")
      assistant("Pay £20.00 from Current to Tom 🎄. Is that right?")
    }
  }
}
