import SpelledNumbers

extension ItemReference {
  static let spanishAll = ["todo", "todos", "todas", "todas las cosas", "todo lo que hay"]

  static let spanishSome = ["algo", "algo más", "otra cosa", "una cosa", "una cosa más"]

  /// Nouns with the ending of their adjectives.
  static let spanishNouns = [("cosa", "a"), ("punto", "o"), ("artículo", "o"), ("línea", "a")]

  private static let ordinals = [
    "primer", "segund", "tercer", "cuart", "quint", "sext", "séptim", "octav", "noven", "décim",
  ]

  /// The texts for a place from 1 to `largestPlace`: "tercera cosa", "tercer punto", "punto tres", "número 3".
  static func spanish(_ place: Int) -> [String] {
    let ordinals = ordinals.indices.contains(place - 1) ? [ordinals[place - 1]] : []
    return ordinals.flatMap { stem in
      spanishNouns.map { noun, ending in
        let isShort = ending == "o" && stem.hasSuffix("er")
        return "\(stem)\(isShort ? "" : ending) \(noun)"
      }
    }
      + ["\(place)", NumberSpeller(.spanish).words(place)].flatMap { number in
        ["número", "punto", "cosa", "línea"].map { "\($0) \(number)" }
      }
  }
}
