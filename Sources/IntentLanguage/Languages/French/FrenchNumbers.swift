import SpelledNumbers

extension NumberWords {
  /// French numbers and money, including Belgian and Swiss numbers.
  public static let french = NumberWords(
    .french, spell: { NumberSpeller(.french).words($0) }, groupingSign: ".",
    groupsWithSpaces: true, decimalPoints: "virgule point", andAHalf: ["et demi", "et demie"],
    money: .french)
}

extension MoneyWords {
  /// The French words for money. "Cent" is a hundred, and a hundredth is a "centime".
  public static let french = MoneyWords(
    units: [
      "GBP": ["livre", "livres", "pound", "pounds"], "USD": ["dollar", "dollars"],
      "EUR": ["euro", "euros"], "CHF": ["franc", "francs"], "JPY": ["yen", "yens"],
      "KWD": ["dinar", "dinars"],
    ], hundredths: ["GBP": ["penny", "pence", "p"]], otherHundredths: ["centime", "centimes"],
    suffixes: ["p": "GBP"], and: "et")
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
