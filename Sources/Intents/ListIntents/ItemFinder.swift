import IntentKit
import IntentLanguage
import Lists

/// Finds items by what people call them.
struct ItemFinder {
  private let lists: [ItemList]
  private let language: String

  init(_ lists: [ItemList], _ context: HandlingContext) {
    self.lists = lists
    language = context.language
  }

  /// What of a list is meant by some texts.
  enum Found {
    /// All of them are on lists, as these texts.
    case exactly([String])
    /// They are probably these.
    case probably([String])
    /// This one is on none.
    case missing(String)
  }

  func find(_ texts: [String], where isWanted: (ItemList.Item) -> Bool) -> Found {
    let all = lists.flatMap { $0.items.filter(isWanted) }.map(\.text)
    let matcher = matcher(all)
    var found: [String] = []
    var isExact = true
    for text in texts {
      let (exact, similar) = matcher.matches(text)
      guard let place = exact.first ?? similar.first else { return .missing(text) }
      if exact.isEmpty { isExact = false }
      found.append(all[place])
    }
    return isExact ? .exactly(found) : .probably(found)
  }

  /// The identifiers of the items that have these names.
  func ids(_ texts: [String]) -> [String] {
    let items = lists.flatMap(\.items)
    let matcher = matcher(items.map(\.text))
    return texts.flatMap { matcher.matches($0).exact.map { items[$0].id } }
  }

  private func matcher(_ names: [String]) -> ItemMatcher {
    ItemMatcher(names, Language(code: language))
  }

  /// The lists on which all of these are.
  func lists(with texts: [String]) -> [ItemList] {
    lists.filter { list in
      let matcher = matcher(list.items.map(\.text))
      return texts.allSatisfy { !matcher.matches($0).exact.isEmpty }
    }
  }

  /// What is known of the items that are meant.
  func resolution(
    _ texts: [String], for purpose: ListMessage.Purpose, where isWanted: (ItemList.Item) -> Bool
  ) -> Resolution<[String]> {
    switch find(texts, where: isWanted) {
    case .exactly(let found): .success(found)
    case .probably(let found): .confirmationRequired(found)
    case .missing(let text):
      .unsupported(ListMessage.noItem(text, for: purpose).dialogue(in: language))
    }
  }

  /// What is known of the list that items are on.
  func resolution(_ list: ListEntity?, items: [String]) -> Resolution<ListEntity> {
    let candidates = lists(with: items).map { ListEntity($0) }
    if let list {
      let isThere = candidates.contains { $0.id == list.id }
      return isThere
        ? .success(list)
        : .unsupported(ListMessage.notOnList(items, list: list.name).dialogue(in: language))
    }
    return switch candidates.count {
    case 0: .unsupported(ListMessage.noListWithAll.dialogue(in: language))
    case 1: .success(candidates[0])
    default: .disambiguation(candidates)
    }
  }
}
