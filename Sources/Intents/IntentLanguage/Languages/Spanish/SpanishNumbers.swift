import SpelledNumbers

extension NumberWords {
  /// Spanish numbers and money.
  public static let spanish = NumberWords(
    .spanish, spell: { NumberSpeller(.spanish).words($0) }, groupingSign: ".",
    groupsWithSpaces: true, decimalPoints: "coma punto", articles: "un una", half: "medio media",
    andAHalf: ["y medio", "y media"], counts: .spanish, money: .spanish)
}

extension CountWords {
  /// The Spanish words for collections and repetitions.
  public static let spanish = CountWords(
    plurals: [
      "unos": 1, "doses": 2, "treses": 3, "cuatros": 4, "cincos": 5, "seises": 6, "sietes": 7,
      "ochos": 8, "nueves": 9, "dieces": 10, "cienes": 100,
    ],
    collectives: [
      "par": 2, "decena": 10, "decenas": 10, "docena": 12, "docenas": 12, "quincena": 15,
      "veintena": 20, "treintena": 30, "centena": 100, "centenas": 100, "centenar": 100,
    ], of: "de", multiples: ["doble": 2, "triple": 3], times: "veces",
    counts: ["ninguno": 0, "ninguna": 0, "ambos": 2, "ambas": 2],
    countsBeforeNouns: ["ningun": 0, "un solo": 1, "una sola": 1],
    determiners: [
      "el", "la", "los", "las", "todos los", "todas las", "solo", "exactamente", "en total",
    ], separators: "luego")
}

extension MoneyWords {
  /// The Spanish words for money.
  public static let spanish = MoneyWords(
    units: [
      "EUR": ["euro", "euros", "eur", "pavos", "pavo"],
      "GBP": ["libra", "libras", "libra esterlina", "libras esterlinas"],
      "USD": ["dolar", "dolares", "dolares americanos"],
      "CHF": ["franco", "francos", "francos suizos"], "JPY": ["yen", "yenes"],
      "KWD": ["dinar", "dinares"],
    ], hundredths: ["GBP": ["penique", "peniques", "p"]],
    otherHundredths: ["centimo", "centimos", "centavo", "centavos"], scales: ["k": 1000],
    scaleSuffixes: ["k": 1000, "m": 1_000_000], and: "con", readsPairs: true)
}

extension NumberLexicon {
  /// Spanish numbers in all their forms.
  public static let spanish = NumberLexicon(
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
    }, joiners: ["", "y"],
    scales: [("millones", 1_000_000), ("millon", 1_000_000), ("mil", 1000)],
    scaleJoiners: ["y"], minus: ["menos"],
    vocabulary: Spanish.units + Spanish.tens + Spanish.hundreds
      + Spanish.hundreds.map { String($0.dropLast(2)) + "as" } + [
        "cien", "un", "una", "veintiún", "veintiuna",
      ], hasThousandMillions: true)
}
