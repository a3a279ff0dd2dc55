import SpelledNumbers

extension NumberWords {
  /// French numbers and money, including Belgian and Swiss numbers.
  public static let french = NumberWords(
    .french, spell: { NumberSpeller(.french).words($0) }, groupingSign: ".",
    groupsWithSpaces: true, decimalPoints: "virgule point", articles: "un une",
    half: "demi demie", andAHalf: ["et demi", "et demie"], counts: .french, money: .french)
}

extension CountWords {
  /// The French words for collections and repetitions.
  public static let french = CountWords(
    collectives: [
      "paire": 2, "dizaine": 10, "dizaines": 10, "douzaine": 12, "douzaines": 12, "quinzaine": 15,
      "vingtaine": 20, "trentaine": 30, "quarantaine": 40, "cinquantaine": 50, "soixantaine": 60,
      "centaine": 100, "centaines": 100, "millier": 1000, "milliers": 1000,
    ], of: "de d", multiples: ["double": 2, "triple": 3], times: "fois",
    counts: ["aucun": 0, "aucune": 0],
    countsBeforeNouns: ["pas de": 0, "un seul": 1, "une seule": 1],
    determiners: [
      "le", "la", "l", "les", "tous les", "toutes les", "juste", "seulement", "exactement",
    ], separators: "puis")
}

extension MoneyWords {
  /// The French words for money. "Cent" is a hundred, and a hundredth is a "centime".
  public static let french = MoneyWords(
    units: [
      "GBP": ["livre", "livres", "livre sterling", "livres sterling", "pound", "pounds"],
      "USD": ["dollar", "dollars", "dollar americain", "dollars americains"],
      "EUR": ["euro", "euros", "balle", "balles"],
      "CHF": ["franc", "francs", "franc suisse", "francs suisses"], "JPY": ["yen", "yens"],
      "KWD": ["dinar", "dinars"],
    ], hundredths: ["GBP": ["penny", "pence", "p"]], otherHundredths: ["centime", "centimes"],
    suffixes: ["p": "GBP"], scales: ["k": 1000],
    scaleSuffixes: ["k": 1000, "m": 1_000_000, "md": 1_000_000_000], and: "et", readsPairs: true,
    shortensScales: true)
}

extension NumberLexicon {
  /// French numbers in all their forms.
  public static let french = NumberLexicon(
    hundreds: { hundred in
      hundred == 1
        ? ["cent"] : ["\(key(French.units[hundred]))cent", "\(key(French.units[hundred]))cents"]
    },
    below: { frenchForms($0) }, joiners: ["", "et"], aboveThousand: "cent",
    scales: [
      ("milliards", 1_000_000_000), ("milliard", 1_000_000_000), ("millions", 1_000_000),
      ("million", 1_000_000), ("mille", 1000), ("mil", 1000),
    ], scaleJoiners: ["et"], minus: ["moins"],
    vocabulary: French.units.flatMap { $0.split(separator: "-").map(String.init) } + French.tens + [
      "cent", "cents", "vingts", "une", "septante", "huitante", "octante", "nonante",
    ])

  /// French numbers below a hundred, including Belgian and Swiss ones.
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
}
