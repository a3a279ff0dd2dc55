import SpelledNumbers

extension Language {
  /// Spanish, for numbers only: conversations are in English.
  static let spanish = Language(
    code: "es", wording: EnglishWording(), spelling: .english, names: .english,
    conversation: .english, numbers: .spanish, arithmetic: .english)
}

extension NumberWords {
  /// Spanish numbers.
  static let spanish = NumberWords(
    .spanish, spell: { NumberSpeller(.spanish).words($0) }, groupingSign: ".",
    decimalPoints: "coma punto", money: .international)
}

extension NumberLexicon {
  /// Spanish numbers in all their forms.
  static let spanish = NumberLexicon(
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
