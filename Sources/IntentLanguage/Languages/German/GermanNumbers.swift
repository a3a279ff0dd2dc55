import SpelledNumbers

extension Language {
  /// German, for numbers only: conversations are in English.
  static let german = Language(
    code: "de", wording: EnglishWording(), spelling: .english, names: .english,
    conversation: .english, numbers: .german, arithmetic: .english)
}

extension NumberWords {
  /// German numbers.
  static let german = NumberWords(
    .german, spell: { NumberSpeller(.german).words($0) }, groupingSign: ".",
    decimalPoints: "komma", money: .international)
}

extension NumberLexicon {
  /// German numbers in all their forms.
  static let german = NumberLexicon(
    hundreds: { hundred in
      germanUnits(hundred).map { "\($0)hundert" } + (hundred == 1 ? ["hundert"] : [])
    },
    below: { germanForms($0) }, joiners: ["", "und"], aboveThousand: "hundert",
    scales: [
      ("milliarden", 1_000_000_000), ("milliarde", 1_000_000_000), ("millionen", 1_000_000),
      ("million", 1_000_000), ("tausend", 1000),
    ], scaleJoiners: ["und"], minus: ["minus"],
    vocabulary: German.units + German.tens + [
      "hundert", "ein", "eine", "einen", "einer", "eines", "einem", "zwo", "fuenf", "fuenfzehn",
      "fuenfzig", "zwoelf",
    ])

  /// A digit as it is written before "hundert" and "und".
  private static func germanUnits(_ unit: Int) -> [String] {
    switch unit {
    case 1: ["ein", "eins"]
    case 2: ["zwei", "zwo"]
    case 5: ["funf", "fuenf"]
    default: [key(German.units[unit])]
    }
  }

  private static func germanForms(_ number: Int) -> [String] {
    if number == 1 { return ["eins", "ein", "eine", "einen", "einer", "eines", "einem"] }
    if number < 10 { return germanUnits(number) }
    let plain = number < 20 ? [key(German.units[number])] : [key(German.tens[number / 10])]
    var forms = plain
    if number >= 20, number % 10 > 0 {
      forms = germanUnits(number % 10).flatMap { unit in plain.map { "\(unit)und\($0)" } }
    }
    // ß is folded to ss; umlauts may be written with an e.
    forms += forms.filter { $0.contains("funfz") }.map { $0.replacing("funfz", with: "fuenfz") }
    if number == 12 { forms.append("zwoelf") }
    return forms
  }
}
