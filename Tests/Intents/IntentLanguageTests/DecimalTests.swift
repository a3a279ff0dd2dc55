import IntentKit
import SpelledNumbers
import Testing

@testable import IntentLanguage

@Suite("Decimal numbers and money in English")
struct DecimalTests {
  private func readings(_ text: String) -> [DecimalReader.Reading] {
    DecimalReader(numbers: NumberReader(Language.english.numbers)).readings(
      Sentence(text).words[...])
  }

  @Test(
    "are read as they are said and written",
    arguments: [
      ("20", "20"), ("20.50", "20.50"), ("£20.50", "20.50"), ("$1,250.75", "1250.75"),
      ("twenty", "20"), ("twenty point five", "20.5"), ("three point one four one five", "3.1415"),
      ("zero point oh five", "0.05"), ("twenty pounds", "20"), ("20 quid", "20"),
      ("twenty pounds fifty", "20.50"), ("twenty pounds and five pence", "20.05"),
      ("a hundred and one dollars ninety nine", "101.99"), ("fifty pence", "0.50"), ("50p", "0.50"),
      ("fifty p", "0.50"), ("20 €", "20"), ("five euros and ten cents", "5.10"),
      ("minus two", "-2"),
      ("a thousand bucks", "1000"), ("£5", "5"),
    ])
  func amounts(_ text: String, _ number: String) throws {
    let expected = try #require(DecimalNumber(number))
    let reading = try #require(readings(text).first)
    #expect(reading.value == expected && reading.length == Sentence(text).words.count)
  }

  @Test(
    "have the currency that was said",
    arguments: [
      ("£20.50", "20.50 GBP"), ("twenty pounds fifty", "20.50 GBP"), ("50p", "0.50 GBP"),
      ("$1,250.75", "1250.75 USD"), ("five euros and ten cents", "5.10 EUR"), ("20 €", "20 EUR"),
      ("20 cents", "0.20"), ("20", "20"), ("EUR 12.30", "12.30 EUR"), ("12.30 chf", "12.30 CHF"),
      ("minus five pounds", "-5 GBP"), ("a thousand yen", "1000 JPY"),
    ])
  func currencies(_ text: String, _ amount: String) throws {
    let parameter = Parameter<MoneyAmount>("amount", prompt: "How much?").declaration
    let reader = SlotReader(
      sentence: Sentence(text), knowledge: SlotKnowledge(.english))
    let candidate = try #require(reader.candidates(Slot(parameter), from: 0).first)
    #expect(MoneyAmount(intentValue: candidate.value) == MoneyAmount(amount))
    #expect(candidate.length == Sentence(text).words.count)
  }

  @Test(
    "are read in other languages",
    arguments: [
      (NumberLanguage.german, "20,5", "20.5"), (.german, "zwanzig Komma fünf", "20.5"),
      (.german, "1.234,50", "1234.50"), (.german, "20.5", "20.5"),
      (.french, "vingt virgule cinq", "20.5"),
      (.dutch, "min twee", "-2"), (.dutch, "tweeënvijftig komma nul vijf", "52.05"),
      (.spanish, "veinte coma cinco", "20.5"), (.french, "3,14", "3.14"),
      (.french, "deux et demi", "2.5"),
      (.french, "cinq cents", "500"), (.french, "dix centimes", "0.10"),
    ])
  func languages(_ language: NumberLanguage, _ text: String, _ number: String) throws {
    let expected = try #require(DecimalNumber(number))
    let words = Sentence(text).words
    let readings = DecimalReader(numbers: NumberReader(Language(code: language.code).numbers))
      .readings(words[...])
    #expect(readings.first == .init(value: expected, length: words.count))
  }

  @Test("are read to each of their digits, for what comes after may be another number")
  func fractions() {
    #expect(readings("one point two three").map(\.length) == [4, 3, 1])
  }

  @Test("are read no further than they go")
  func prefixes() {
    #expect(readings("twenty pounds and five apples").first?.length == 2)
    #expect(readings("twenty pounds five").first?.length == 2)
    #expect(readings("twenty point").first?.length == 1)
    #expect(readings("pounds").isEmpty)
    #expect(readings("£").isEmpty)
    #expect(readings("99999999999999999999 pounds").isEmpty)
    #expect(readings("9223372036854775807 pounds fifty").first?.length == 2)
  }
}
