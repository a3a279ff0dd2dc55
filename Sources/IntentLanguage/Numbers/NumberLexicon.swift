import SpelledNumbers

/// The numbers of a language as they are written without spaces and accents, so that "quatre-vingt-dix",
/// "quatre vingt dix" and "einundzwanzig", "ein und zwanzig" are the same.
struct NumberLexicon: Sendable {
  /// The numbers below a thousand in all their forms, and hundreds above that ("twelve hundred").
  let small: [String: Int]
  /// The words that multiply what stands before them.
  let scales: [(word: [UInt8], value: Int)]
  /// What may stand between a scale and what follows.
  let joiners: [String]
  /// Digits as they are said one by one.
  let digits: [String: Int]
  /// Words that recognisers of speech write for numbers.
  let homophones: [String: Int]
  /// Says that the next digit comes twice.
  let double: String?
  /// What numbers below zero begin with.
  let minus: Set<String>
  /// The words that numbers are made of where they are written apart.
  let vocabulary: Set<String>

  static func of(_ language: NumberLanguage) -> NumberLexicon {
    switch language {
    case .english: english
    case .french: french
    case .german: german
    case .dutch: dutch
    case .spanish: spanish
    }
  }

  private static let english = NumberLexicon(
    hundreds: { hundred in
      let unit = key(English.units[hundred])
      return ["\(unit)hundred"] + (hundred == 1 ? ["ahundred", "hundred"] : [])
    },
    below: { number in
      if number == 0 { return ["zero", "nought"] }
      let name = key(English.belowHundred(number))
      return number / 10 == 4 ? [name, name.replacing("forty", with: "fourty")] : [name]
    },
    joiners: ["", "and"], aboveThousand: "hundred",
    scales: [
      ("billion", 1_000_000_000), ("million", 1_000_000), ("thousand", 1000),
      ("athousand", 1000), ("amillion", 1_000_000), ("abillion", 1_000_000_000),
    ], scaleJoiners: ["and"],
    digits: ["oh": 0, "o": 0],
    homophones: [
      "won": 1, "to": 2, "too": 2, "tree": 3, "for": 4, "fore": 4, "sicks": 6, "ate": 8,
    ], double: "double", minus: ["minus", "negative"],
    vocabulary: English.units + English.tens + ["hundred", "a", "fourty", "nought"])

  private static let french = NumberLexicon(
    hundreds: { hundred in
      hundred == 1
        ? ["cent"] : ["\(key(French.units[hundred]))cent", "\(key(French.units[hundred]))cents"]
    },
    below: { frenchForms($0) }, joiners: ["", "et"], aboveThousand: "cent",
    scales: [
      ("milliards", 1_000_000_000), ("milliard", 1_000_000_000), ("millions", 1_000_000),
      ("million", 1_000_000), ("mille", 1000), ("mil", 1000),
    ], scaleJoiners: ["et"], digits: [:], homophones: [:], double: nil, minus: ["moins"],
    vocabulary: French.units.flatMap { $0.split(separator: "-").map(String.init) } + French.tens + [
      "cent", "cents", "vingts", "une", "septante", "huitante", "octante", "nonante",
    ])

  /// French numbers below a hundred, Belgian and Swiss ones too.
  private static func frenchForms(_ number: Int) -> [String] {
    var forms = [key(French.belowHundred(number))]
    if number == 1 { forms.append("une") }
    if number == 80 { forms.append("quatrevingt") }
    let (ten, unit) = (number / 10, number % 10)
    let regional = [7: ["septante"], 8: ["huitante", "octante"], 9: ["nonante"]][ten] ?? []
    let standard = (2...6).contains(ten) ? [key(French.tens[ten])] : []
    for name in regional + standard {
      switch unit {
      case 0: forms.append(name)
      case 1: forms += ["un", "une", "etun", "etune"].map { name + $0 }
      default: forms.append(name + key(French.units[unit]))
      }
    }
    if number == 71 { forms.append("soixanteonze") }
    if number == 81 { forms += ["quatrevingtune", "quatrevingtetun"] }
    return forms
  }

  private static let german = NumberLexicon(
    hundreds: { hundred in
      germanUnits(hundred).map { "\($0)hundert" } + (hundred == 1 ? ["hundert"] : [])
    },
    below: { germanForms($0) }, joiners: ["", "und"], aboveThousand: "hundert",
    scales: [
      ("milliarden", 1_000_000_000), ("milliarde", 1_000_000_000), ("millionen", 1_000_000),
      ("million", 1_000_000), ("tausend", 1000),
    ], scaleJoiners: ["und"], digits: [:], homophones: [:], double: nil, minus: ["minus"],
    vocabulary: German.units + German.tens + [
      "hundert", "ein", "eine", "einen", "einer", "eines", "einem", "zwo", "fuenf", "fuenfzehn",
      "fuenfzig", "zwoelf",
    ])

  /// A digit before "hundert" and "und".
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

  private static let dutch = NumberLexicon(
    hundreds: { hundred in
      ["\(key(Dutch.units[hundred]))honderd"] + (hundred == 1 ? ["honderd"] : [])
    },
    below: { [key(Dutch.belowHundred($0))] }, joiners: ["", "en"], aboveThousand: "honderd",
    scales: [
      ("miljard", 1_000_000_000), ("miljoen", 1_000_000), ("duizend", 1000),
    ], scaleJoiners: ["en"], digits: [:], homophones: [:], double: nil, minus: ["min", "minus"],
    vocabulary: Dutch.units + Dutch.tens + ["honderd"])

  private static let spanish = NumberLexicon(
    hundreds: { hundred in
      let name = key(Spanish.hundreds[hundred])
      return hundred == 1 ? ["ciento", "cien"] : [name, String(name.dropLast(2)) + "as"]
    },
    below: { number in
      var forms = [
        key(Spanish.belowHundred(number)), key(Spanish.belowHundred(number, isLast: false)),
      ]
      if number % 10 == 1, number != 11 {
        forms.append(forms[1] + "a")
      }
      if (16...19).contains(number) { forms.append("diezy" + key(Spanish.units[number - 10])) }
      if (21...29).contains(number) {
        forms += ["veintey" + key(Spanish.units[number - 20])]
      }
      return forms
    }, joiners: ["", "y"], aboveThousand: nil,
    scales: [("millones", 1_000_000), ("millon", 1_000_000), ("mil", 1000)],
    scaleJoiners: ["y"], digits: [:], homophones: [:], double: nil, minus: ["menos"],
    vocabulary: Spanish.units + Spanish.tens + Spanish.hundreds
      + Spanish.hundreds.map { String($0.dropLast(2)) + "as" } + [
        "cien", "un", "una", "veintiún", "veintiuna",
      ])

  /// A text without accents, spaces and hyphens.
  static func key(_ text: String) -> String {
    PlainText.fold(text).filter { $0 != " " && $0 != "-" }
  }

  /// Puts the forms of hundreds and of the numbers below together, with what may stand between them; and
  /// eleven to 99 hundreds with the word that they are said with, if there is one.
  private init(
    hundreds: (Int) -> [String], below: (Int) -> [String], joiners: [String],
    aboveThousand: String?, scales: [(String, Int)], scaleJoiners: [String],
    digits: [String: Int], homophones: [String: Int], double: String?, minus: Set<String>,
    vocabulary: [String]
  ) {
    var small: [String: Int] = [:]
    let belowForms = (0..<100).map(below)
    for (number, forms) in belowForms.enumerated() { for form in forms { small[form] = number } }
    for hundred in 1...9 {
      for start in hundreds(hundred) {
        small[start] = hundred * 100
        for rest in 1..<100 {
          for form in belowForms[rest] {
            for joiner in joiners { small[start + joiner + form] = hundred * 100 + rest }
          }
        }
      }
    }
    if let aboveThousand {
      for hundred in 11..<100 where hundred % 10 != 0 {
        for form in belowForms[hundred] {
          small[form + aboveThousand] = hundred * 100
          guard hundred < 20 else { continue }
          for rest in 1..<100 {
            for tail in belowForms[rest] {
              for joiner in joiners {
                small[form + aboveThousand + joiner + tail] = hundred * 100 + rest
              }
            }
          }
        }
      }
    }
    self.small = small
    self.scales = scales.map { (Array($0.0.utf8), $0.1) }
    self.joiners = scaleJoiners
    var allDigits = digits
    for digit in 0..<10 { for form in belowForms[digit] { allDigits[form] = digit } }
    self.digits = allDigits
    self.homophones = homophones
    self.double = double
    self.minus = minus
    self.vocabulary = Set(vocabulary.map(Self.key)).union(scales.map(\.0)).union(scaleJoiners)
      .union(homophones.keys).union(allDigits.keys).union(double.map { [$0] } ?? [])
  }
}
