import SpelledNumbers

extension ItemReference {
  static let frenchAll = ["tout", "tous", "toutes", "toutes les choses", "tous les articles"]

  static let frenchSome = [
    "quelque chose", "quelque chose d'autre", "autre chose", "un article", "un élément",
    "un autre article",
  ]

  static let frenchNouns = ["article", "chose", "élément", "ligne"]

  /// The texts for a place from 1 to `largestPlace`: "troisième", "3e article", "article trois", "numéro
  /// 3".
  static func french(_ place: Int) -> [String] {
    let spelled = NumberSpeller(.french).words(place)
    let ordinals =
      place == 1
      ? ["premier", "première", "1er", "1re"]
      : [ordinal(spelled), "\(place)e", "\(place)ème"] + (place == 2 ? ["second", "seconde"] : [])
    return ordinals + ordinals.flatMap { ordinal in frenchNouns.map { "\(ordinal) \($0)" } }
      + ["\(place)", spelled].flatMap { number in
        ["article", "numéro", "élément", "ligne"].map { "\($0) \(number)" }
      }
  }

  /// The ordinal of a number in words: "quatrième", "cinquième", "neuvième".
  private static func ordinal(_ number: String) -> String {
    if number.hasSuffix("cinq") { return number + "uième" }
    if number.hasSuffix("neuf") { return number.dropLast() + "vième" }
    return (number.hasSuffix("e") ? String(number.dropLast()) : number) + "ième"
  }
}
