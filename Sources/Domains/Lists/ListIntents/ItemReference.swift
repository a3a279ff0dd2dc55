import Lists

/// Items that are meant by their place on a list: all, the third, the last one.
enum ItemReference: Hashable {
  case all
  /// Something that is not named: the user is asked which.
  case some
  /// The place, counted from 1, or from the end if it is negative.
  case place(Int)

  /// The largest place that can be said.
  static let largestPlace = 20

  /// Understands what was said as items, in any language.
  init?(_ items: [String]) {
    guard items.count == 1, let said = items.first?.lowercased() else { return nil }
    let article = Self.articles.first { said.hasPrefix($0) } ?? ""
    guard let reference = Self.byText[String(said.dropFirst(article.count))] ?? Self.byText[said]
    else { return nil }
    self = reference
  }

  /// The words for items on some lists in a language: their texts, and their places without the article.
  static func options(on lists: [[String]], in language: String) -> [String] {
    let length = max(1, lists.map(\.count).max() ?? 0)
    return lists.joined()
      + (sortedTexts[language] ?? []).lazy.filter { $0.distance <= length }.map(\.text)
  }

  /// The distance of the items from an end of the list; 0 for all.
  private var distance: Int {
    switch self {
    case .all, .some: 0
    case .place(let place): abs(place)
    }
  }

  /// The texts in alphabetical order, with that distance, by language.
  private static let sortedTexts = byLanguage.mapValues { texts in
    texts.map { (text: $0, distance: $1.distance) }.sorted { $0.text < $1.text }
  }

  /// The texts of the items that are meant.
  func texts(in items: [ItemList.Item]) -> [String] {
    switch self {
    case .all: return items.map(\.text)
    case .some: return []
    case .place(let place):
      let index = place < 0 ? items.count + place : place - 1
      return items.indices.contains(index) ? [items[index].text] : []
    }
  }

  private static let articles = [
    "the ", "le ", "la ", "l'", "l’", "der ", "die ", "das ", "den ", "dem ",
    "de ", "het ", "el ", "los ", "las ",
  ]

  /// The reference for each text, in any language.
  private static let byText = byLanguage.values.reduce(into: [String: ItemReference]()) {
    $0.merge($1) { first, _ in first }
  }

  /// The reference for each text, by language.
  private static let byLanguage: [String: [String: ItemReference]] = [
    "en": table(
      all: englishAll, some: englishSome, places: english,
      fromEnd: [(-1, ["last", "latest"]), (-2, ["second to last", "last but one"])].map {
        place, ordinals in
        (place, ordinals.flatMap { ordinal in englishNouns.map { "\(ordinal) \($0)" } })
      }),
    "fr": table(
      all: frenchAll, some: frenchSome, places: french,
      fromEnd: [
        (-1, ["dernier", "dernière"]), (-2, ["avant-dernier", "avant-dernière"]),
      ].map { place, ordinals in
        (
          place,
          ordinals + ordinals.flatMap { ordinal in frenchNouns.map { "\(ordinal) \($0)" } }
        )
      }),
    "de": table(all: germanAll, some: germanSome, places: german, fromEnd: germanFromEnd),
    "nl": table(
      all: dutchAll, some: dutchSome, places: dutch,
      fromEnd: [(-1, "laatste"), (-2, "voorlaatste")].map { place, ordinal in
        (place, dutchNouns.map { "\(ordinal) \($0)" })
      }),
    "es": table(
      all: spanishAll, some: spanishSome, places: spanish,
      fromEnd: [(-1, "últim"), (-2, "penúltim")].map { place, stem in
        (place, spanishNouns.map { "\(stem)\($1) \($0)" })
      }),
  ]

  private static func table(
    all: [String], some: [String], places: (Int) -> [String],
    fromEnd: [(place: Int, texts: [String])]
  ) -> [String: ItemReference] {
    var table: [String: ItemReference] = [:]
    for text in all { table[text] = .all }
    for text in some { table[text] = .some }
    for place in 1...largestPlace {
      for text in places(place) { table[text] = .place(place) }
    }
    for (place, texts) in fromEnd { for text in texts { table[text] = .place(place) } }
    return table
  }
}
