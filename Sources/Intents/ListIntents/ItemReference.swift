import IntentLanguage
import Lists

/// Items that are meant by their place on a list: the last one, or all.
enum ItemReference: CaseIterable {
  case all, first, last

  /// Understands what was said as items, in any language.
  init?(_ items: [String]) {
    guard items.count == 1, let said = items.first?.lowercased(),
      let reference = Self.allCases.first(where: { reference in
        reference.texts.contains { text in
          said == text || ["the ", "le ", "la "].contains { said == $0 + text }
        }
      })
    else { return nil }
    self = reference
  }

  /// The texts with which it is said, without the article.
  private var texts: [String] {
    switch self {
    case .all:
      [
        "everything", "all of them", "all of it", "all items", "all the items", "all things",
        "every item", "tout", "tous", "toutes", "toutes les choses", "tous les articles",
      ]
    case .first:
      [
        "first item", "first one", "first thing", "first entry", "premier", "première",
        "premier article", "première chose",
      ]
    case .last:
      [
        "last item", "last one", "last thing", "last entry", "latest item", "dernier", "dernière",
        "dernier article", "dernière chose",
      ]
    }
  }

  /// The texts of all references.
  static let texts = allCases.flatMap(\.texts)

  /// The texts of the items that are meant.
  func texts(in items: [ItemList.Item]) -> [String] {
    switch self {
    case .all: items.map(\.text)
    case .first: items.prefix(1).map(\.text)
    case .last: items.suffix(1).map(\.text)
    }
  }
}
