import SpelledNumbers

extension Language {
  /// Dutch, for numbers only: conversations are in English.
  static let dutch = Language(
    code: "nl", wording: EnglishWording(), spelling: .english, names: .english,
    conversation: .english, numbers: .dutch, arithmetic: .english)
}

extension NumberWords {
  /// Dutch numbers.
  static let dutch = NumberWords(
    .dutch, spell: { NumberSpeller(.dutch).words($0) }, groupingSign: ".",
    decimalPoints: "komma", money: .international)
}

extension NumberLexicon {
  /// Dutch numbers in all their forms.
  static let dutch = NumberLexicon(
    hundreds: { hundred in
      ["\(key(Dutch.units[hundred]))honderd"] + (hundred == 1 ? ["honderd"] : [])
    },
    below: { [key(Dutch.belowHundred($0))] }, joiners: ["", "en"], aboveThousand: "honderd",
    scales: [
      ("miljard", 1_000_000_000), ("miljoen", 1_000_000), ("duizend", 1000),
    ], scaleJoiners: ["en"], minus: ["min", "minus"],
    vocabulary: Dutch.units + Dutch.tens + ["honderd"])
}
