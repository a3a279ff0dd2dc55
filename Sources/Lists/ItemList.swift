import SharedDatabase

/// A list of things to do, to buy or to remember.
public struct ItemList: Hashable, Sendable, Codable, Identifiable {
  /// What tells it from all other lists.
  public let id: String
  /// What it is called; no two lists are called the same, whatever their case.
  public internal(set) var name: String
  /// What is on it, in order.
  public internal(set) var items: [Item]

  /// Something on a list.
  public struct Item: Hashable, Sendable, Codable, Identifiable {
    /// What tells it from all other items.
    public let id: String
    /// What it says.
    public internal(set) var text: String
    /// Whether it is done.
    public internal(set) var isDone: Bool
  }

  /// The items that are not done.
  public var open: [Item] { items.filter { !$0.isDone } }

  /// The most characters of a name.
  public static let maximumNameLength = 100
  /// The most characters of an item.
  public static let maximumTextLength = 500
  /// The most items on a list.
  public static let maximumItems = 10_000
  /// The most lists.
  public static let maximumLists = 1000
}

/// Why something cannot be done to lists. Nothing was changed.
public enum ListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A list of that name is there already.
  case nameTaken(String)
  /// The name cannot be that of a list; with the reason.
  case badName(String, reason: String)
  /// The text cannot be an item; with the reason.
  case badText(String, reason: String)
  /// An item with that text is on the list already.
  case itemTaken(String)
  /// No list has that name.
  case unknownList(String)
  /// There is no list with that id, perhaps not any more.
  case noSuchList
  /// There is no item with that id, perhaps not any more.
  case noSuchItem
  /// There are too many lists, or items on a list.
  case tooMany(limit: Int)
  /// There is no change to undo.
  case nothingToUndo
  /// The lists were changed since the change that is to be undone.
  case changedSince
  /// What was to be read is no list.
  case unreadable(String)

  /// What is wrong, and what is allowed.
  public var description: String {
    switch self {
    case .nameTaken(let name): "there is a list '\(name)' already"
    case .badName(let name, let reason):
      "'\(name.prefix(80))' cannot be the name of a list: \(reason)"
    case .badText(let text, let reason): "'\(text.prefix(80))' cannot be on a list: \(reason)"
    case .itemTaken(let text): "'\(text)' is on the list already"
    case .unknownList(let name): "there is no list '\(name)'"
    case .noSuchList: "that list is not there any more"
    case .noSuchItem: "that item is not there any more"
    case .tooMany(let limit): "there can be \(limit) at most"
    case .nothingToUndo: "there is nothing to undo"
    case .changedSince: "the lists were changed since then, so that alone cannot be undone"
    case .unreadable(let reason): "that cannot be read: \(reason)"
    }
  }
}

extension ItemList {
  /// The item with a text. Case and the number of spaces make no difference, and nothing else is folded: "apple" is not
  /// "apples".
  ///
  /// - Parameter text: The text.
  /// - Returns: The item; `nil` if there is none. An older file may have several: the first.
  public func item(_ text: String) -> Item? {
    let key = SharedDatabase.key(text)
    return items.first { $0.text == text } ?? items.first { SharedDatabase.key($0.text) == key }
  }

  /// The list with some of its items only.
  ///
  /// - Parameter isWanted: Whether an item stays.
  /// - Returns: The list.
  public func filtered(_ isWanted: (Item) -> Bool) -> ItemList {
    var copy = self
    copy.items = items.filter(isWanted)
    return copy
  }
}
