import IntentKit
import IntentLanguage
import Lists

/// Finds items by name.
struct ItemFinder {
  private let lists: [ItemList]
  private let language: String

  init(_ lists: [ItemList], _ context: HandlingContext) {
    self.lists = lists
    language = context.language
  }

  /// The items a request refers to.
  enum Found {
    /// All texts match items exactly; with the items' texts.
    case exactly([String])
    /// The texts probably refer to these items.
    case probably([String])
    /// No list has this item.
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

  /// The identifiers of the items with these names.
  func ids(_ texts: [String]) -> [String] {
    let items = lists.flatMap(\.items)
    let byText = Dictionary(grouping: items) { $0.text }
    let matcher = matcher(items.map(\.text))
    return texts.flatMap { text in
      (byText[text] ?? matcher.matches(text).exact.map { items[$0] }).map(\.id)
    }
  }

  private func matcher(_ names: [String]) -> ItemMatcher {
    ItemMatcher(names, Language(code: language))
  }

  /// The reference to items by their place; `nil` if an item has that text.
  private func reference(_ texts: [String]) -> ItemReference? {
    guard let reference = ItemReference(texts) else { return nil }
    // "Last one" is said for an item that is called "the last one" too.
    let own = texts.map { $0.lowercased() }.flatMap { [$0, "the \($0)"] }
    let isItem = lists.contains { $0.items.contains { own.contains($0.text.lowercased()) } }
    return isItem ? nil : reference
  }

  /// The texts of the items on the lists, in place of a reference to them.
  func texts(_ texts: [String]) -> [String] {
    reference(texts).map { $0.texts(in: lists.flatMap(\.items)) } ?? texts
  }

  /// The lists that contain all of these items.
  func lists(with texts: [String]) -> [ItemList] {
    if let reference = reference(texts) {
      return lists.filter { !reference.texts(in: $0.items).isEmpty }
    }
    return lists.filter { list in
      let matcher = matcher(list.items.map(\.text))
      return texts.allSatisfy { !matcher.matches($0).exact.isEmpty }
    }
  }

  /// Resolves the requested items. Those that are meant by their place are known when the list is.
  func resolution(
    _ texts: [String], for purpose: ListMessage.Purpose,
    where isWanted: (ItemList.Item) -> Bool = { _ in true }
  ) -> Resolution<[String]> {
    if let reference = reference(texts) {
      return reference == .some ? .needsValue : .success(texts)
    }
    return switch find(texts, where: isWanted) {
    case .exactly(let found): .success(found)
    case .probably(let found): .confirmationRequired(found)
    case .missing(let text):
      .unsupported(ListMessage.noItem(text, for: purpose).dialogue(in: language))
    }
  }

  /// Resolves the list of the items.
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
