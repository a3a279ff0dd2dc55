import Lists

/// Items that are meant by their place on a list: all, the third, the last one.
enum ItemReference: Hashable {
  case all
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

  /// The words for items on some lists: their texts, and their places without the article.
  static func options(on lists: [[String]]) -> [String] {
    let length = max(1, lists.map(\.count).max() ?? 0)
    return lists.joined()
      + sortedTexts.lazy.filter { $0.distance <= length }.map(\.text)
  }

  /// The distance of the items from an end of the list; 0 for all.
  private var distance: Int {
    switch self {
    case .all: 0
    case .place(let place): abs(place)
    }
  }

  /// The texts in alphabetical order, with that distance.
  private static let sortedTexts = byText.map { (text: $0, distance: $1.distance) }
    .sorted { $0.text < $1.text }

  /// The texts of the items that are meant.
  func texts(in items: [ItemList.Item]) -> [String] {
    switch self {
    case .all: return items.map(\.text)
    case .place(let place):
      let index = place < 0 ? items.count + place : place - 1
      return items.indices.contains(index) ? [items[index].text] : []
    }
  }

  private static let articles = [
    "the ", "le ", "la ", "l'", "l’", "der ", "die ", "das ", "den ", "dem ",
  ]

  /// The reference for each text.
  private static let byText: [String: ItemReference] = {
    var table: [String: ItemReference] = [:]
    for text in englishAll + frenchAll + germanAll { table[text] = .all }
    for place in 1...largestPlace {
      for text in english(place) + french(place) + german(place) { table[text] = .place(place) }
    }
    for (place, ordinals) in [(-1, ["last", "latest"]), (-2, ["second to last", "last but one"])] {
      for ordinal in ordinals {
        for noun in englishNouns { table["\(ordinal) \(noun)"] = .place(place) }
      }
    }
    for (place, ordinals) in [
      (-1, ["dernier", "dernière"]), (-2, ["avant-dernier", "avant-dernière"]),
    ] {
      for ordinal in ordinals {
        for noun in frenchNouns { table["\(ordinal) \(noun)"] = .place(place) }
        table[ordinal] = .place(place)
      }
    }
    for (place, texts) in germanFromEnd { for text in texts { table[text] = .place(place) } }
    return table
  }()
}
