import SpelledNumbers

extension NumberWords {
  /// Dutch numbers and money.
  public static let dutch = NumberWords(
    .dutch, spell: { NumberSpeller(.dutch).words($0) }, groupingSign: ".",
    decimalPoints: "komma", articles: "een", half: "half halve",
    andAHalf: ["en een half", "en een halve", "en half"], counts: .dutch, money: .dutch)
}

extension CountWords {
  /// The Dutch words for collections and repetitions.
  public static let dutch = CountWords(
    plurals: dutchPlurals,
    collectives: ["paar": 2, "dozijn": 12, "tiental": 10, "twintigtal": 20],
    of: "van", multiples: ["dubbele": 2, "dubbel": 2, "driedubbele": 3], times: "keer maal",
    timesOver: ["tweemaal": 2, "driemaal": 3],
    counts: ["geen": 0, "allebei": 2, "beide": 2],
    countsBeforeNouns: ["geen": 0, "enige": 1, "een enkele": 1],
    determiners: ["de", "het", "alle", "alleen", "precies", "in totaal", "maar"],
    separators: "dan")

  /// "Vijven" and "tienen" for several equal numbers.
  private static let dutchPlurals: [String: Int] = [
    "enen": 1, "tweeen": 2, "drieen": 3, "vieren": 4, "vijven": 5, "zessen": 6, "zevens": 7,
    "achten": 8, "negens": 9, "tienen": 10, "vijfentwintigen": 25, "vijftigen": 50,
    "vijfenzeventigen": 75, "honderden": 100,
  ]
}

extension MoneyWords {
  /// The Dutch words for money, and the names of euro banknotes.
  public static let dutch = MoneyWords(
    units: [
      "EUR": ["euro", "euros", "eur", "piek", "ballen"],
      "GBP": ["pond", "ponden", "britse pond", "pond sterling"],
      "USD": ["dollar", "dollars", "amerikaanse dollar"],
      "CHF": ["frank", "franken", "zwitserse frank"], "JPY": ["yen"], "KWD": ["dinar", "dinars"],
    ], hundredths: ["GBP": ["penny", "pence", "p"]], otherHundredths: ["cent", "centen", "cents"],
    notes: ["tientje": 10, "tientjes": 10, "meier": 100], noteCurrency: "EUR",
    scales: ["mille": 1000, "rooien": 1000],
    scaleSuffixes: ["k": 1000, "mln": 1_000_000, "mld": 1_000_000_000], and: "en",
    readsPairs: true)
}

extension NumberLexicon {
  /// Dutch numbers in all their forms.
  public static let dutch = NumberLexicon(
    hundreds: { hundred in
      ["\(key(Dutch.units[hundred]))honderd"] + (hundred == 1 ? ["honderd"] : [])
    },
    below: { [key(Dutch.belowHundred($0))] }, joiners: ["", "en"], aboveThousand: "honderd",
    scales: [
      ("miljard", 1_000_000_000), ("miljoen", 1_000_000), ("duizend", 1000),
    ], scaleJoiners: ["en"], minus: ["min", "minus"],
    vocabulary: Dutch.units + Dutch.tens + ["honderd"])
}
