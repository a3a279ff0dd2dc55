import SpelledNumbers

extension NumberWords {
  /// English numbers and money.
  public static let english = NumberWords(
    .english, spell: { NumberSpeller(.english).words($0) }, groupingSign: ",",
    decimalPoints: "point", readsPairs: true, articles: "a an", half: "half",
    andAHalf: ["and a half"], counts: .english, money: .english)
}

extension CountWords {
  /// The English words for collections and repetitions.
  public static let english = CountWords(
    plurals: englishPlurals, pluralEnds: ["s"],
    collectives: ["couple": 2, "pair": 2, "dozen": 12], of: "of",
    multiples: ["double": 2, "twice": 2, "triple": 3], times: "times",
    timesOver: ["twice": 2, "thrice": 3], counts: ["none": 0, "none of the": 0, "both": 2],
    countsBeforeNouns: ["no": 0, "a single": 1],
    determiners: [
      "the", "all", "all the", "all of the", "just", "just the", "only", "only the", "exactly",
      "another",
    ], separators: "then comma")

  /// "fives", "sixes", "twenties", "twenty fives".
  private static let englishPlurals: [String: Int] = {
    var plurals: [String: Int] = ["hundreds": 100, "onehundreds": 100]
    for number in 1..<100 {
      let name = NumberLexicon.key(English.belowHundred(number))
      // Those that only add an s stand for "six's" and "fifty's", too.
      plurals[name + "s"] = number
      if name.hasSuffix("y") { plurals[name.dropLast() + "ies"] = number }
      if name.hasSuffix("x") { plurals[name + "es"] = number }
    }
    plurals["fourties"] = 40
    return plurals
  }()
}

extension MoneyWords {
  /// The English words for money, including "p" for pence and the names of British banknotes.
  public static let english = MoneyWords(
    units: [
      "GBP": ["pound", "pounds", "quid", "pound sterling", "pounds sterling", "british pounds"],
      "USD": [
        "dollar", "dollars", "buck", "bucks", "us dollar", "us dollars", "american dollars",
      ],
      "EUR": ["euro", "euros"], "CHF": ["franc", "francs", "swiss franc", "swiss francs"],
      "JPY": ["yen", "japanese yen"], "KWD": ["dinar", "dinars"],
    ],
    hundredths: ["GBP": ["penny", "pence", "p"]], otherHundredths: ["cent", "cents", "¢"],
    suffixes: ["p": "GBP"],
    notes: ["fiver": 5, "fivers": 5, "tenner": 10, "tenners": 10], noteCurrency: "GBP",
    scales: ["grand": 1000, "k": 1000, "hundred": 100],
    scaleSuffixes: ["k": 1000, "m": 1_000_000, "bn": 1_000_000_000], and: "and")
}

extension NumberLexicon {
  /// English numbers in all their forms.
  public static let english = NumberLexicon(
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
}
