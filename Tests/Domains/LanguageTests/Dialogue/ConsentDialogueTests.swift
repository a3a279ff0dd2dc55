import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("A yes in the words of what it agrees to")
struct ConsentDialogueTests {
  private static let payments = [
    "en": "pay Ben 5 pounds from current", "de": "überweise 5 Pfund von Current an Ben",
    "fr": "paie 5 euros à Ben depuis Courant", "nl": "betaal 5 pond aan Ben van Current",
    "es": "paga 5 libras a Ben desde Current",
  ]

  /// Whether a payment that was asked about is made after an answer.
  private func isPaid(_ code: String, _ answer: String) async throws -> Bool {
    let language = try #require(Language.all.first { $0.code == code })
    let household = try Household(language)
    let payment = try #require(Self.payments[code])
    return await household.answer(payment, answer).outcome?.code == .success
  }

  @Test(
    "money moves after a go-ahead, and after a yes that repeats the deed or its name",
    arguments: [
      (
        "en",
        [
          "no problem", "sure, no problem", "yeah why not", "go on then", "okay then",
          "let's do it",
          "you can go ahead", "yes to Ben", "yep, pay Ben", "yes, send it to him please",
          "send it to him",
        ]
      ),
      (
        "de",
        ["kein Problem", "klar, kein Problem", "ja, an Ben", "ja, zahl es ihm", "schick es ihm"]
      ),
      ("fr", ["pas de problème", "bon allez", "oui, à Ben", "oui, paie Ben", "envoie-le-lui"]),
      ("nl", ["geen probleem", "ja, aan Ben", "ja, betaal Ben", "stuur het hem maar"]),
      ("es", ["pues sí", "no hay problema", "sí, a Ben", "sí, mándaselo"]),
    ])
  func consents(_ code: String, _ answers: [String]) async throws {
    for answer in answers {
      #expect(try await isPaid(code, answer), "\(answer)")
    }
  }

  @Test(
    "no money moves after another name, amount, time or account, a no with a pause, or enough",
    arguments: [
      (
        "en",
        [
          "no, problem", "no. problem", "no problem later", "no problem, cancel it", "no worries",
          "why not", "yes to Hannah", "yes from Ben", "yes to savings", "yes, pay savings",
          "yes, pay Ben 6", "yes, pay Ben tomorrow", "yes, pay Ben and Hannah", "yes, pay Ben?",
          "yes, paid Ben", "yes, tell Ben", "send it back", "send it later", "send it to me",
          "send it to", "pay me", "pay Ben", "yes, don't pay Ben", "let's do it later",
        ]
      ),
      (
        "de",
        [
          "nein, Problem", "kein Problem, lass es", "ja, an Hannah", "ja, von Ben", "schick es mir",
          "schick es ihm später", "schick es ihm nicht", "ja, zahl es ihm morgen", "zahl mir das",
        ]
      ),
      (
        "fr",
        [
          "pas de problème, arrête", "oui, à Hannah", "envoie-le-moi", "oui, paie Ben demain",
          "pourquoi pas", "allez",
        ]
      ),
      (
        "nl",
        [
          "geen probleem, stop maar", "ja, aan Hannah", "stuur het mij maar",
          "stuur het hem morgen",
          "stuur het hem maar niet", "waarom niet",
        ]
      ),
      (
        "es",
        [
          "ya vale", "ya está bien", "vale, ya vale", "sí, a Hannah", "sí, mándamelo",
          "sí, mándaselo mañana", "sí, mándaselo a Hannah", "no, hay problema", "por qué no",
        ]
      ),
    ])
  func others(_ code: String, _ answers: [String]) async throws {
    for answer in answers {
      #expect(try await !isPaid(code, answer), "\(answer)")
    }
  }

  @Test(
    "a no that is an answer by itself removes nothing",
    arguments: [("en", "no, the soap is still needed"), ("en", "no the soap is needed")])
  func answer(_ code: String, _ answer: String) async throws {
    let household = try Household(#require(Language.all.first { $0.code == code }))
    let turn = await household.answer(
      "add soap to groceries", "tick off the soap", answer)
    #expect(turn.outcome?.invocation.intent != "RemoveItems")
  }

  @Test(
    "half and twice an amount are asked about",
    arguments: [
      ("en", "half of it", "2.50"), ("en", "no, double it", "10.00"), ("en", "double it?", "5.00"),
      ("de", "nur die Hälfte", "2,50"), ("fr", "le double", "10,00"), ("nl", "de helft", "2,50"),
      ("es", "el doble", "10,00"),
    ])
  func scaled(_ code: String, _ answer: String, _ amount: String) async throws {
    let household = try Household(#require(Language.all.first { $0.code == code }))
    let turn = await household.answer(try #require(Self.payments[code]), answer)
    #expect(turn.expectation == .confirmation(intent: "TransferMoney"))
    #expect(turn.dialogue.displayed.contains(amount))
  }

  @Test("too much is no amount", arguments: ["too much", "too much, half of it", "too many"])
  func tooMuch(_ answer: String) async throws {
    let household = try Household(#require(Language.all.first { $0.code == "en" }))
    let turn = await household.answer("pay Ben from current", answer)
    #expect(turn.expectation != .confirmation(intent: "TransferMoney"))
  }

  @Test("a second thought changes what is asked about")
  func secondThoughts() async throws {
    let household = try Household(#require(Language.all.first { $0.code == "en" }))
    let turn = await household.answer(
      "pay Ben 5 pounds from current", "on second thoughts, 8 pounds")
    #expect(turn.expectation == .confirmation(intent: "TransferMoney"))
    #expect(turn.dialogue.displayed.contains("8.00"))
  }
}
