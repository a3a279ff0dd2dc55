import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("A yes and a no, and what is said with them")
struct AgreementDialogueTests {
  private static let payments = [
    "en": "pay Ben 5 pounds from current", "de": "überweise 5 Pfund von Current an Ben",
    "fr": "paie 5 euros à Ben depuis Courant", "nl": "betaal 5 pond aan Ben van Current",
    "es": "paga 5 libras a Ben desde Current",
  ]

  /// What comes of an answer where it is asked whether to pay.
  private func isPaid(_ code: String, _ answer: String) async throws -> Bool {
    let language = try #require(Language.all.first { $0.code == code })
    let household = try Household(language)
    let payment = try #require(Self.payments[code])
    let asked = await household.answer(payment)
    guard case .confirmation = asked.expectation else {
      Issue.record("\(asked.dialogue.displayed)")
      return false
    }
    let outcome = await household.answer(payment, answer).outcome
    return outcome?.code == .success && outcome?.invocation.intent == "TransferMoney"
  }

  @Test(
    "money moves after a plain yes",
    arguments: [
      (
        "en",
        [
          "yes, that's correct, thank you", "oh yes", "yes thanks", "that's the one", "pay him",
          "yes sir", "I confirm",
        ]
      ),
      ("de", ["ja danke", "das ist richtig", "stimmt so", "ja, mach das", "alles klar, danke"]),
      ("fr", ["oui merci", "c'est exact", "oui, vas-y", "oui, c'est bon"]),
      ("nl", ["ja bedankt", "dat klopt", "inderdaad", "ja doe maar"]),
      ("es", ["sí gracias", "es correcto", "sí, hazlo", "está bien"]),
    ])
  func firm(_ code: String, _ answers: [String]) async throws {
    for answer in answers {
      #expect(try await isPaid(code, answer), "\(answer)")
    }
  }

  @Test(
    "no money moves after a question, a wish, an order of manner, a doubt or a verdict on somebody",
    arguments: [
      (
        "en",
        [
          "is that right", "right, is it", "that was right", "I hope it's fine", "do it properly",
          "be sure", "she is right",
          "you're sure", "yes, well", "ok, hmm", "that would be correct", "about right",
          "they say it's right", "is everything right", "I'm fine", "the amount is right",
          "fine, how are you", "right, show my lists", "sure, add soap to groceries",
          "yes, but what's in savings", "yes and undo that", "yes and add soap to groceries, no",
          "yes, and pay Hannah 7 instead",
        ]
      ),
      (
        "de",
        [
          "stimmt das", "passt das so", "mach es richtig", "das war richtig", "er ist sicher",
          "ja, also",
          "sorge dafür, dass es stimmt", "stimmt der Betrag",
        ]
      ),
      ("fr", ["c'était juste", "fais-le bien", "elle est d'accord", "oui bon", "si c'est juste"]),
      ("nl", ["klopt dat", "doe het goed", "je bent zeker", "nou ja", "zorg dat het klopt"]),
      ("es", ["es correcto eso", "era correcto", "hazlo bien", "estás seguro", "sí bueno"]),
    ])
  func weak(_ code: String, _ answers: [String]) async throws {
    for answer in answers {
      #expect(try await !isPaid(code, answer), "\(answer)")
    }
  }

  @Test(
    "a request is left, whatever reason is told",
    arguments: [
      "cancel it, she's paying me instead", "never mind, I already paid her",
      "cancel it, they have moved",
    ])
  func reasons(_ answer: String) async throws {
    let household = try Household()
    for request in ["pay Hannah 5 pounds from current", "pay Hannah 5 pounds", "add to groceries"] {
      let turn = await household.answer(request, answer)
      #expect(turn.expectation == .request, "\(turn.dialogue.displayed)")
    }
    #expect(try household.items("Groceries") == [])
  }

  @Test("a yes with another request does both")
  func yesAndMore() async throws {
    let household = try Household()
    let turn = await household.answer(
      "pay Ben 5 pounds from current", "yes, and Hannah 7", "yes and add soap to groceries")
    #expect(turn.dialogue.displayed.contains("£7.00 went from Current to Hannah"))
    #expect(try household.items("Groceries") == ["soap"])
  }

  @Test("a yes with a change asks again", arguments: ["yes, but from savings", "ok but 6 pounds"])
  func yesBut(_ answer: String) async throws {
    let turn = await (try Household()).answer("pay Ben 5 pounds from current", answer)
    guard case .confirmation = turn.expectation else {
      Issue.record("\(turn.dialogue.displayed)")
      return
    }
    #expect(turn.outcome == nil)
  }

  @Test("a no with another request does that one")
  func noAndMore() async throws {
    let household = try Household()
    let turn = await household.answer(
      "add soap to groceries", "pay Ben 5 pounds from current", "no, just add rice to groceries")
    #expect(turn.outcome?.code == .success)
    #expect(try household.items("Groceries") == ["soap", "rice"])
  }

  @Test("a value with another request is taken, and the request is done afterwards")
  func valueAndMore() async throws {
    let household = try Household()
    let asked = await household.answer(
      "pay Ben 5 pounds", "current please. And add soap to groceries")
    #expect(asked.dialogue.displayed == "Pay £5.00 from Current to Ben. Is that right?")
    let turn = await household.answer(
      "pay Ben 5 pounds", "current please. And add soap to groceries",
      "yes dear, that's right. Thank you")
    #expect(turn.dialogue.displayed.contains("£5.00 went from Current to Ben"))
    #expect(try household.items("Groceries") == ["soap"])
  }
}
