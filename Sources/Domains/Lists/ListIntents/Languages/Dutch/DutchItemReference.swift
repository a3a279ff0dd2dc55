import SpelledNumbers

extension ItemReference {
  static let dutchAll = ["alles", "allemaal", "alle dingen", "alle punten"]

  static let dutchSome = ["iets", "iets anders", "nog iets", "nog een ding", "een ding"]

  static let dutchNouns = ["ding", "punt", "regel"]

  private static let ordinals = [
    "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende",
    "tiende", "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende", "zestiende",
    "zeventiende", "achttiende", "negentiende", "twintigste",
  ]

  /// The texts for a place from 1 to `largestPlace`: "derde ding", "3e punt", "punt drie", "nummer 3".
  static func dutch(_ place: Int) -> [String] {
    [ordinals[place - 1], "\(place)e"].flatMap { ordinal in
      dutchNouns.map { "\(ordinal) \($0)" }
    }
      + ["\(place)", NumberSpeller(.dutch).words(place)].flatMap { number in
        ["nummer", "punt", "regel"].map { "\($0) \(number)" }
      }
  }
}
