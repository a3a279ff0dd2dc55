import IntentKit
import SpelledNumbers
import Testing

@testable import IntentLanguage

@Suite("Amounts of money")
struct MoneyTests {
  private let slot = Slot(Parameter<MoneyAmount>("amount", prompt: "How much?").declaration)

  private func recognizer(_ language: String = "en") throws -> TemplateRecognizer {
    try TemplateRecognizer(IntentCatalog([], language: language))
  }

  private func amounts(_ values: [IntentValue]) -> [String] {
    values.compactMap { MoneyAmount(intentValue: $0)?.description }
  }

  @Test(
    "are read in one way",
    arguments: [
      ("£.50", "0.50 GBP"), (".50", "0.50"), ("-£.5", "-0.5 GBP"), ("$ .99", "0.99 USD"),
      (".5 euros", "0.5 EUR"), ("point five zero", "0.50"), ("point five pounds", "0.5 GBP"),
      ("170 bucks", "170 USD"), ("twenty quid", "20 GBP"), ("a tenner", "10 GBP"),
      ("a fiver", "5 GBP"), ("two fivers", "10 GBP"), ("two grand", "2000"), ("a grand", "1000"),
      ("a hundred and fifty", "150"), ("a hundred fifty", "150"), ("half a pound", "0.5 GBP"),
      ("half a million dollars", "500000 USD"), ("$1,430", "1430 USD"),
      ("$1,430.05", "1430.05 USD"),
      ("1.5 million", "1500000"), ("£2 million", "2000000 GBP"), ("a pound", "1 GBP"),
      ("a pound fifty", "1.50 GBP"), ("two and a half grand", "2500"), ("-20.50", "-20.50"),
      ("minus two point five", "-2.5"), ("five pounds fifty", "5.50 GBP"),
      ("£5.50", "5.50 GBP"), ("550", "550"), ("five hundred and fifty", "550"),
      ("two hundred ninety nine", "299"), ("nineteen hundred", "1900"),
    ])
  func certain(_ text: String, _ amount: String) throws {
    let answer = try #require(try recognizer().answer(in: text, to: [slot]))
    #expect(answer.plain["amount"].map { amounts([$0]) } == [amount])
    #expect(answer.alternatives.isEmpty)
  }

  @Test(
    "that can be read in two ways are given as both",
    arguments: [
      ("five fifty", ["5.50", "550"]), ("two ninety nine", ["2.99", "299"]),
      ("£ five fifty", ["5.50 GBP", "550 GBP"]), ("five fifty dollars", ["5.50 USD", "550 USD"]),
      ("twelve fifty", ["12.50", "1250"]), ("twenty five fifty", ["25.50", "2550"]),
      ("nine oh five", ["9.05", "905"]), ("5 50", ["5.50", "550"]),
      ("nineteen ninety nine", ["19.99", "1999"]),
    ])
  func doubtful(_ text: String, _ expected: [String]) throws {
    let answer = try #require(try recognizer().answer(in: text, to: [slot]))
    #expect(amounts(answer.alternatives) == expected)
  }

  @Test("that can be read in two ways are in doubt in a whole sentence too")
  func sentence() throws {
    let template = try CompiledTemplate(Template("pay {amount} to {to}")) {
      TemplateSlot(
        $0,
        $0.parameter == "amount"
          ? slot : Slot(ParameterDeclaration(reading: .anyText, name: "to", title: "")),
        id: $0.parameter.count)
    }
    func alternatives(_ text: String) -> [String]? {
      var matcher = TemplateMatcher(Sentence(text), SlotKnowledge(.english))
      return matcher.match(template)?.values["amount"].map { amounts($0.alternatives) }
    }
    #expect(alternatives("pay five fifty to Ann") == ["5.50", "550"])
    #expect(alternatives("pay five pounds fifty to Ann") == [])
    #expect(alternatives("pay 550 to Ann") == [])
  }

  @Test(
    "with a leading comma are fractions where a comma is written for the point",
    arguments: [(",50", "0.50"), ("€,50", "0.50 EUR"), ("20,50", "20.50"), (".50", "0.50")])
  func commas(_ text: String, _ amount: String) throws {
    for language in ["de", "fr"] {
      let answer = try #require(try recognizer(language).answer(in: text, to: [slot]))
      #expect(answer.plain["amount"].map { amounts([$0]) } == [amount])
    }
  }

  @Test(
    "of any size are read or refused",
    arguments: [
      "99999999999999999999", "9223372036854775807 grand", "£9223372036854775807 million",
      "9223372036854775807 tenners", ".0000000000000000000000001", "£9223372036854775807.99",
      "-9223372036854775808", "-9223372036854775809 pounds", "9223372036854775807 pounds fifty",
      "9223372036854775807p", "999999999999999999.99 million",
    ])
  func extremes(_ text: String) throws {
    for language in ["en", "de", "fr", "nl", "es"] {
      let answer = try recognizer(language).answer(in: text, to: [slot])
      for value in answer.map({ Array($0.plain.values) }) ?? [] {
        #expect(MoneyAmount(intentValue: value) != nil)
      }
    }
  }

  @Test(
    "that can be read in two ways are asked about in a conversation",
    arguments: [("five fifty", "550", "550"), ("£ five fifty", "£5.50", "5.50 GBP")])
  func question(_ said: String, _ choice: String, _ amount: String) async throws {
    let assistant = try Assistant(
      plugins: [Plugin(PayHandler())])
    for isSaidAtOnce in [true, false] {
      let conversation = assistant.newConversation()
      var turn = await conversation.respond(to: isSaidAtOnce ? "pay \(said)" : "pay")
      if !isSaidAtOnce { turn = await conversation.respond(to: said) }
      #expect(turn.dialogue.displayed.contains("5.50"))
      #expect(turn.dialogue.displayed.contains("550"))
      turn = await conversation.respond(to: choice)
      #expect(turn.dialogue.displayed == "Paid \(amount).")
    }
  }
}

private struct PayIntent: Intent {
  static let title = "Pay"
  static let phrases: [Phrase] = ["pay [{amount}]"]
  @Parameter("amount", prompt: "How much?") var amount: MoneyAmount
}

private struct PayHandler: IntentHandler {
  func handle(
    _ intent: PayIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success("Paid \(intent.amount).")
  }
}
