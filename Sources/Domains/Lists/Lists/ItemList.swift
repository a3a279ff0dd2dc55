import SharedDatabase

/// A list of things to do, to buy or to remember.
public struct ItemList: Hashable, Sendable, Codable, Identifiable {
  /// The unique identifier.
  public let id: String
  /// The name; unique, ignoring case.
  public internal(set) var name: String
  /// The items, in order.
  public internal(set) var items: [Item]

  /// An item of a list.
  public struct Item: Hashable, Sendable, Codable, Identifiable {
    /// The unique identifier.
    public let id: String
    /// The words of the item, as they are shown.
    public internal(set) var text: String
    /// Whether the item was ticked off.
    public internal(set) var isDone: Bool
    /// The date by which it is to be done, if there is one.
    public internal(set) var due: DueDate?
  }

  /// The items that are not done, in the order of the list.
  public var open: [Item] { items.filter { !$0.isDone } }

  /// The maximum length of a name, in characters.
  public static let maximumNameLength = 100
  /// The maximum length of an item, in characters.
  public static let maximumTextLength = 500
  /// The maximum number of items on a list.
  public static let maximumItems = 10_000
  /// The maximum number of lists.
  public static let maximumLists = 1000
}

/// An error of a list operation. The lists are unchanged.
public enum ListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The list name is already in use.
  case nameTaken(String)
  /// The list name is invalid; with the reason.
  case badName(String, reason: String)
  /// The item text is invalid; with the reason.
  case badText(String, reason: String)
  /// The list already has an item with the text.
  case itemTaken(String)
  /// No list has that name.
  case unknownList(String)
  /// No list has the identifier; it may have been removed.
  case noSuchList
  /// No item has the identifier; it may have been removed.
  case noSuchItem
  /// There are too many lists, or items on a list.
  case tooMany(limit: Int)
  /// There is no change to undo.
  case nothingToUndo
  /// Several items cannot get one text.
  case oneText
  /// The lists have changed since the change to be undone.
  case changedSince
  /// The imported text is not a list.
  case unreadable(String)

  /// The fault and the allowed values.
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
    case .oneText: "one text is for one item"
    case .changedSince: "the lists were changed since then, so that alone cannot be undone"
    case .unreadable(let reason): "that cannot be read: \(reason)"
    }
  }
}

extension ItemList {
  /// The item with a text; `nil` if there is none. Case and the number of spaces are ignored, but
  /// nothing else is: "apple" is not "apples". An older file may have several; the first is
  /// returned.
  public func item(_ text: String) -> Item? {
    let key = Naming.key(text)
    return items.first { $0.text == text } ?? items.first { Naming.key($0.text) == key }
  }

  /// The list with only some of its items.
  public func filtered(_ isWanted: (Item) -> Bool) -> ItemList {
    var copy = self
    copy.items = items.filter(isWanted)
    return copy
  }
}
