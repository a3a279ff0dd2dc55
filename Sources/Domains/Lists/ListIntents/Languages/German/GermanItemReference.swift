import SpelledNumbers

extension ItemReference {
  static let germanAll = [
    "alles", "alle", "alle sachen", "alle dinge", "alle einträge", "alle punkte", "sämtliche",
  ]

  static let germanSome = [
    "etwas", "was", "etwas anderes", "was anderes", "noch etwas", "noch was", "irgendetwas",
    "irgendwas", "einen eintrag", "einen anderen eintrag", "noch einen eintrag",
  ]

  static let germanNouns = ["eintrag", "punkt", "sache", "ding", "artikel", "posten", "zeile"]

  private static let ordinals = [
    "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt", "elft",
    "zwölft", "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt", "achtzehnt",
    "neunzehnt", "zwanzigst",
  ]

  /// The forms of an ordinal: "dritte", "dritter", "dritten", "drittes".
  private static func forms(_ stem: String) -> [String] {
    ["e", "er", "en", "es"].map { stem + $0 }
  }

  /// The texts for a place from 1 to `largestPlace`: "dritter Punkt", "3. Eintrag", "Punkt drei", "Nummer 3".
  static func german(_ place: Int) -> [String] {
    let ordinals = forms(ordinals[place - 1])
    return (ordinals + ["\(place)."]).flatMap { ordinal in
      germanNouns.map { "\(ordinal) \($0)" }
    }
      + ["\(place)", NumberSpeller(.german).words(place)].flatMap { number in
        ["eintrag", "nummer", "punkt", "posten", "zeile"].map { "\($0) \(number)" }
      }
  }

  /// The texts for the places counted from the end.
  static let germanFromEnd: [(place: Int, texts: [String])] = [
    (-1, forms("letzt")), (-2, forms("vorletzt")),
  ].map { place, ordinals in
    (place, ordinals.flatMap { ordinal in germanNouns.map { "\(ordinal) \($0)" } })
  }
}
