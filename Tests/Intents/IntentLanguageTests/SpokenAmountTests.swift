import IntentKit
import Testing

@testable import IntentLanguage

@Suite("Amounts of money as people say them")
struct SpokenAmountTests {
  private let slot = Slot(Parameter<MoneyAmount>("amount", prompt: "How much?").declaration)

  /// The amounts that a whole answer can mean.
  private func amounts(_ text: String, _ language: String) throws -> [String] {
    let recognizer = try TemplateRecognizer(IntentCatalog([], language: language))
    guard let answer = recognizer.answer(in: text, to: [slot]) else { return [] }
    let values =
      answer.alternatives.isEmpty ? Array(answer.plain.values) : answer.alternatives
    return values.compactMap { MoneyAmount(intentValue: $0)?.description }
  }

  @Test(
    "are read in English",
    arguments: [
      ("1,430 dollars", "1430 USD"), ("a hundred and fifty quid", "150 GBP"), ("a quid", "1 GBP"),
      ("a couple of quid", "2 GBP"), ("a couple quid", "2 GBP"), ("couple of quid", "2 GBP"),
      ("a couple of grand", "2000"), ("a couple of hundred", "200"),
      ("a couple of hundred quid", "200 GBP"), ("a dozen euros", "12 EUR"),
      ("two dozen dollars", "24 USD"), ("3k", "3000"), ("1.5k", "1500"), ("£3k", "3000 GBP"),
      ("3K dollars", "3000 USD"), ("1.2m", "1200000"), ("£2bn", "2000000000 GBP"),
      ("three k", "3000"), ("5 hundred", "500"), ("two and a half hundred pounds", "250 GBP"),
      ("20 GBP", "20 GBP"), ("GBP 20", "20 GBP"), ("£5", "5 GBP"), ("5 pounds 50", "5.50 GBP"),
      ("5 pounds 50p", "5.50 GBP"), ("£20.50", "20.50 GBP"), ("five pounds fifty", "5.50 GBP"),
      ("5 pounds 05", "5.05 GBP"), ("nine quid oh five", "9.05 GBP"),
      ("five pound fifty pence", "5.50 GBP"), ("a buck fifty", "1.50 USD"),
      ("half a grand", "500"), ("a half pound", "0.5 GBP"), ("half a quid", "0.5 GBP"),
      ("a pound and a half", "1.5 GBP"), ("two pounds and a half", "2.5 GBP"),
      ("a grand and a half", "1500"), ("a million and a half", "1500000"),
      ("two thousand and a half", "2500"), ("twenty US dollars", "20 USD"),
      ("20 pounds sterling", "20 GBP"), ("a hundred swiss francs", "100 CHF"), ("50¢", "0.50"),
      ("¥500", "500 JPY"), ("a twenty", "20"), ("two fifties", "100"), ("a 20", "20"),
      ("one hundred and one pounds and one pence", "101.01 GBP"), ("2 grand", "2000"),
      ("minus a couple of quid", "-2 GBP"), ("just a fiver", "5 GBP"),
      ("only twenty quid", "20 GBP"), ("exactly £5.50", "5.50 GBP"),
      ("the 20 dollars", "20 USD"), ("$1,430k", "1430000 USD"),
    ])
  func english(_ text: String, _ amount: String) throws {
    #expect(try amounts(text, "en") == [amount])
  }

  @Test(
    "are read in both ways in English",
    arguments: [
      ("one ninety nine", ["1.99", "199"]), ("five fifty", ["5.50", "550"]),
      ("two fifty quid", ["2.50 GBP", "250 GBP"]), ("three ninety five", ["3.95", "395"]),
    ])
  func englishDoubt(_ text: String, _ expected: [String]) throws {
    #expect(try amounts(text, "en") == expected)
  }

  @Test(
    "are read in French",
    arguments: [
      ("20 euros", "20 EUR"), ("vingt balles", "20 EUR"), ("deux cents balles", "200 EUR"),
      ("cinq euros cinquante", "5.50 EUR"), ("5,50 €", "5.50 EUR"), ("15 € 50", "15.50 EUR"),
      ("1 430 €", "1430 EUR"), ("1\u{202F}430 €", "1430 EUR"), ("1 430,50 €", "1430.50 EUR"),
      ("1.430,50 €", "1430.50 EUR"), ("2 000 000 euros", "2000000 EUR"), ("1 430", "1430"),
      ("deux mille", "2000"), ("cent cinquante", "150"), ("dix mille", "10000"),
      ("un demi-euro", "0.5 EUR"), ("une demi-livre", "0.5 GBP"), ("un euro et demi", "1.5 EUR"),
      ("deux mille et demi", "2500"), ("un million et demi", "1500000"),
      ("une centaine d'euros", "100 EUR"), ("deux centaines d'euros", "200 EUR"),
      ("une vingtaine de livres sterling", "20 GBP"), ("un millier d'euros", "1000 EUR"),
      ("mille cinq euros", "1005 EUR"), ("mille cinq cents", "1500"), ("mille euros", "1000 EUR"),
      ("3k", "3000"), ("1,5k", "1500"), ("3 k €", "3000 EUR"), ("cinq cinquante", "5.50"),
      ("5 50", "5.50"), ("vingt-cinq quatre-vingt-dix", "25.90"), ("quatre-vingt-dix", "90"),
      ("vingt-cinq", "25"), ("cinquante centimes", "0.50"),
      ("cinq euros et dix centimes", "5.10 EUR"),
      ("mille cinq euros cinquante", "1005.50 EUR"), ("neuf cinq deux", "952"),
      ("neuf euros zéro cinq", "9.05 EUR"), ("5 € 05", "5.05 EUR"),
      ("juste vingt euros", "20 EUR"), ("cent dollars américains", "100 USD"),
    ])
  func french(_ text: String, _ amount: String) throws {
    #expect(try amounts(text, "fr") == [amount])
  }

  @Test(
    "are read in both ways in French",
    arguments: [
      ("mille cinq", ["1005", "1500"]), ("deux mille trois", ["2003", "2300"]),
      ("un million deux", ["1000002", "1200000"]),
    ])
  func frenchDoubt(_ text: String, _ expected: [String]) throws {
    #expect(try amounts(text, "fr") == expected)
  }

  @Test(
    "are read in German",
    arguments: [
      ("20 Euro", "20 EUR"), ("zwanzig Euro fünfzig", "20.50 EUR"), ("20,50 €", "20.50 EUR"),
      ("20 € 50", "20.50 EUR"), ("1.430,50 €", "1430.50 EUR"),
      ("fünf Euro und zehn Cent", "5.10 EUR"),
      ("ein Fünfer", "5 EUR"), ("einen Zwanziger", "20 EUR"), ("zwei Fünfziger", "100"),
      ("zwei Fuffis", "100 EUR"),
      ("fuenf Euro", "5 EUR"), ("ein halber Euro", "0.5 EUR"), ("fünfzig Cent", "0.50"),
      ("fünf fünfzig", "5.50"), ("eintausendfünfhundert Euro", "1500 EUR"),
      ("zwei Millionen Euro", "2000000 EUR"), ("zehn Franken", "10 CHF"), ("drei Pfund", "3 GBP"),
      ("zwanzig Komma fünf", "20.5"), ("3 Riesen", "3000"),
    ])
  func german(_ text: String, _ amount: String) throws {
    #expect(try amounts(text, "de") == [amount])
  }

  @Test(
    "are nothing else",
    arguments: [
      ("en", "a couple"), ("en", "₹20"), ("en", "20th"), ("en", "twentieth"), ("en", "k"),
      ("en", "the"), ("en", "just, 20"), ("en", "5 pounds 5"), ("en", "5 pounds oh oh"),
      ("en", "just just 20"),
      ("en", "5x"), ("en", "quid"), ("en", "half"), ("en", "$50p"), ("fr", "demi"),
      ("fr", "une centaine de"), ("fr", "1 4"), ("fr", "20e"), ("en", "1 430"),
    ])
  func malformed(_ language: String, _ text: String) throws {
    #expect(try amounts(text, language) == [])
  }

  @Test(
    "of any size are read or refused",
    arguments: [
      "9223372036854775807k", "9223372036854775807 k", "9223372036854775807 dozen euros",
      "9223372036854775807 pounds and a half", "a 9223372036854775807",
      "20 9223372036854775807s", "20 9223372036854775807", "9223372036854775807 and a half million",
      "9 999 999 999 999 999 999", "999 999 999 999 999 999 999 999,99 €",
      "9223372036854775807 couple of hundred quid", "9223372036854775807 balles et demi",
      "neuf cents milliards neuf", "9223372036854775807 centaines de milliers d'euros",
      "£9223372036854775807m", ".k", "0.0000000000000000001k", "9223372036854775807 milliers",
      "neuf milliards neuf", "a double 9223372036854775807", "9223372036854775807 x 2",
    ])
  func extremes(_ text: String) throws {
    for language in ["en", "fr", "de", "nl", "es"] { _ = try amounts(text, language) }
  }
}
