import NumbersGame
import SpelledNumbers
import Testing

import struct NumbersGame.Expression

@Suite("Notation")
struct NotationTests {
  let expression: Expression

  init() throws {
    // 25 + (100 + 3) × (6 × 75 ÷ 50), built by hand so that no parser is trusted.
    let hundredThree = try Expression(Expression(100), .add, Expression(3))
    let product = try Expression(Expression(6), .multiply, Expression(75))
    let nine = try Expression(product, .divide, Expression(50))
    expression = try Expression(
      Expression(25), .add, Expression(hundredThree, .multiply, nine))
  }

  @Test("writes each notation from the tree")
  func notations() {
    #expect(expression.text(in: .mathematical) == "25 + (100 + 3) × (6 × 75 ÷ 50)")
    #expect(expression.text(in: .ascii) == "25 + (100 + 3) * (6 * 75 / 50)")
    #expect(
      expression.text(in: .latex) == #"25 + (100 + 3) \times \frac{6 \times 75}{50}"#)
    #expect(
      expression.text(in: .json)
        == #"["Add",25,["Multiply",["Add",100,3],["Divide",["Multiply",6,75],50]]]"#)
    #expect(
      expression.text(in: .steps) == """
        100 + 3 = 103
        6 × 75 = 450
        450 ÷ 50 = 9
        103 × 9 = 927
        25 + 927 = 952
        """)
    #expect(
      expression.text(in: .spoken)
        == "one hundred plus three equals one hundred and three, "
        + "six times seventy five equals four hundred and fifty, "
        + "four hundred and fifty divided by fifty equals nine, "
        + "one hundred and three times nine equals nine hundred and twenty seven, "
        + "twenty five plus nine hundred and twenty seven equals nine hundred and fifty two")
  }

  @Test(
    "brackets only what would be read differently",
    arguments: [
      ("1 + 2 + 3", "1 + 2 + 3"), ("1 + (2 + 3)", "1 + (2 + 3)"), ("(1 + 2) + 3", "1 + 2 + 3"),
      ("9 - (3 - 2)", "9 − (3 − 2)"), ("(9 - 3) - 2", "9 − 3 − 2"),
      ("8 / (4 / 2)", "8 ÷ (4 ÷ 2)"), ("(8 / 4) / 2", "8 ÷ 4 ÷ 2"),
      ("(2 * 3) + (4 * 5)", "2 × 3 + 4 × 5"), ("2 * (3 + 4) * 5", "2 × (3 + 4) × 5"),
      ("((7))", "7"), ("2 * (3 / 1)", "2 × (3 ÷ 1)"),
    ])
  func brackets(_ text: String, _ written: String) throws {
    #expect(try Expression(parsing: text).text(in: .mathematical) == written)
  }

  @Test("needs no brackets around LaTeX fractions")
  func fractions() throws {
    let text = #"\frac{1 + 2}{3 - \frac{4}{2}} \times \frac{8}{2}"#
    #expect(try Expression(parsing: text).text(in: .latex) == text)
  }

  @Test("writes a single number as itself in every notation")
  func singleNumber() throws {
    let number = try Expression(75)
    for notation in Notation.allCases where notation != .spoken {
      #expect(number.text(in: notation) == "75")
    }
    #expect(number.text(in: .spoken) == "seventy five")
  }

  @Test("stops the steps before one that is not legal")
  func illegalSteps() throws {
    let expression = try Expression(parsing: "(2 + 3) - 9")
    #expect(expression.text(in: .steps) == "2 + 3 = 5")
    #expect(expression.text(in: .mathematical) == "2 + 3 − 9")
  }

  @Test(
    "says numbers as in Britain",
    arguments: [
      (0, "zero"), (1, "one"), (13, "thirteen"), (20, "twenty"), (75, "seventy five"),
      (100, "one hundred"), (103, "one hundred and three"),
      (952, "nine hundred and fifty two"), (1_000, "one thousand"),
      (1_001, "one thousand and one"), (1_100, "one thousand one hundred"),
      (10_011, "ten thousand and eleven"),
      (1_000_001, "one million and one"), (2_000_000, "two million"),
      (1_234_567, "one million two hundred and thirty four thousand five hundred and sixty seven"),
      (-5, "minus five"),
      (
        Int.max,
        "nine quintillion two hundred and twenty three quadrillion three hundred and seventy two "
          + "trillion thirty six billion eight hundred and fifty four million seven hundred and "
          + "seventy five thousand eight hundred and seven"
      ),
    ])
  func words(_ number: Int, _ words: String) {
    #expect(NumberSpeller(.english).words(number) == words)
  }

  @Test(
    "fractions are said as one number",
    arguments: [
      (
        "en",
        [
          "a half", "three halves", "a third", "three fifths", "an eighth", "minus three quarters",
          "two twelfths", "seven twentieths", "five twenty-firsts",
          "the fraction one over one hundred and one",
        ]
      ),
      (
        "de",
        [
          "ein Halb", "drei Halbe", "ein Drittel", "drei Fünftel", "ein Achtel",
          "minus drei Viertel",
          "zwei Zwölftel", "sieben Zwanzigstel", "fünf Einundzwanzigstel",
          "der Bruch eins durch einhunderteins",
        ]
      ),
      (
        "nl",
        [
          "een half", "drie tweede", "een derde", "drie vijfde", "een achtste", "min drie vierde",
          "twee twaalfde", "zeven twintigste", "vijf eenentwintigste",
          "de breuk een gedeeld door honderdeen",
        ]
      ),
      (
        "fr",
        [
          "un demi", "trois demis", "un tiers", "trois cinquièmes", "un huitième",
          "moins trois quarts",
          "deux douzièmes", "sept vingtièmes", "cinq vingt et unièmes",
          "la fraction un sur cent un",
        ]
      ),
      (
        "es",
        [
          "un medio", "tres medios", "un tercio", "tres quintos", "un octavo", "menos tres cuartos",
          "dos doceavos", "siete veinteavos", "cinco veintiunavos",
          "la fracción uno sobre ciento uno",
        ]
      ),
    ])
  func fractions(code: String, expected: [String]) {
    let speller = NumberSpeller(NumberLanguage(code: code))
    let fractions = [
      (1, 2), (3, 2), (1, 3), (3, 5), (1, 8), (-3, 4), (2, 12), (7, 20), (5, 21), (1, 101),
    ]
    #expect(fractions.map { speller.words($0, over: $1) } == expected)
  }

  @Test(
    "fractions of small denominators have different words", arguments: NumberLanguage.all)
  func fractionsDiffer(language: NumberLanguage) {
    let speller = NumberSpeller(language)
    let words = (1...99).flatMap { numerator in
      (2...120).map { speller.words(numerator, over: $0) }
    }
    #expect(Set(words).count == words.count)
    #expect(speller.words(.min, over: .min).contains("9223372036854775808") || language == .english)
  }
}
