import SpelledNumbers

extension NumberWords {
  /// German numbers and money.
  public static let german = NumberWords(
    .german, spell: { NumberSpeller(.german).words($0) }, groupingSign: ".",
    decimalPoints: "komma", articles: "ein eine einen einem einer",
    half: "halb halbe halben halber halbes",
    andAHalf: ["einhalb", "und ein halb", "und eine halbe"],
    counts: .german, money: .german)
}

extension CountWords {
  /// The German words for collections and repetitions.
  public static let german = CountWords(
    plurals: germanPlurals,
    collectives: ["paar": 2, "dutzend": 12],
    of: "von",
    multiples: ["doppelte": 2, "doppelt": 2], times: "mal",
    timesOver: ["zweimal": 2, "dreimal": 3],
    counts: ["keine": 0, "keinen": 0, "beide": 2, "beides": 2],
    countsBeforeNouns: ["kein": 0, "einzige": 1, "eine einzige": 1, "einen einzigen": 1],
    determiners: [
      "die", "der", "das", "den", "dem", "alle", "nur", "genau", "insgesamt", "nur die", "jeweils",
    ], separators: "dann")

  /// "Fünfer", "fünfen" and "Einsen" for several equal numbers.
  private static let germanPlurals: [String: Int] = {
    var plurals = ["einsen": 1]
    for number in 2...12 {
      let word = NumberLexicon.key(German.units[number])
      plurals[word + "en"] = number
      plurals[word + "er"] = number
      plurals[word + "ern"] = number
    }
    for number in [20, 25, 30, 40, 50, 60, 70, 75, 80, 90] {
      let word = NumberLexicon.key(German.belowHundred(number))
      plurals[word + "er"] = number
      plurals[word + "ern"] = number
    }
    plurals["hunderter"] = 100
    plurals["hundertern"] = 100
    return plurals
  }()
}

extension MoneyWords {
  /// The German words for money, and the names of euro banknotes.
  public static let german = MoneyWords(
    units: [
      "EUR": ["euro", "euros", "eur", "mucken", "flocken"],
      "GBP": ["pfund", "britische pfund", "pfund sterling", "pfunde"],
      "USD": ["dollar", "dollars", "us dollar", "amerikanische dollar"],
      "CHF": ["franken", "schweizer franken", "stutz"], "JPY": ["yen"],
      "KWD": ["dinar", "dinare"],
    ], hundredths: ["GBP": ["penny", "pence", "p"], "CHF": ["rappen"]],
    otherHundredths: ["cent", "cents"],
    notes: [
      "funfer": 5, "zehner": 10, "zwanziger": 20, "funfziger": 50, "fuffi": 50, "fuffis": 50,
      "fuffziger": 50,
      "hunderter": 100, "hunni": 100, "zweihunderter": 200, "funfhunderter": 500,
    ], noteCurrency: "EUR", scales: ["tsd": 1000, "mille": 1000, "riesen": 1000],
    scaleSuffixes: ["k": 1000, "mio": 1_000_000, "mrd": 1_000_000_000], and: "und",
    readsPairs: true)
}

extension NumberLexicon {
  /// German numbers in all their forms.
  public static let german = NumberLexicon(
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
