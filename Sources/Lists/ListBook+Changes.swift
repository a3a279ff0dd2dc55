import Foundation
import GRDB
import SharedDatabase

extension ListBook {
  /// Makes a list, after all others.
  ///
  /// - Parameter name: What it is called.
  /// - Returns: The list.
  /// - Throws: ``ListError`` if the name is taken or none; `StorageError`
  @discardableResult
  public func createList(_ name: String) throws -> ItemList {
    let list = ItemList(id: SharedDatabase.newID(), name: Self.plain(name), items: [])
    return try change(list.id) {
      $0 = list
      return ("Made the list \(list.name)", list)
    }
  }

  /// Calls a list otherwise.
  ///
  /// - Parameters:
  ///   - id: The list.
  ///   - name: What it is called from now on.
  /// - Throws: ``ListError`` if the name is taken or none, or there is no such list; `StorageError`
  public func renameList(_ id: String, to name: String) throws {
    try changeList(id) { list in
      let before = list.name
      list.name = Self.plain(name)
      return "Renamed \(before) to \(list.name)"
    }
  }

  /// Removes a list and all that is on it.
  ///
  /// - Parameter id: The list.
  /// - Throws: ``ListError/noSuchList``; `StorageError`
  public func removeList(_ id: String) throws {
    try change(id) { list in
      guard let removed = list else { throw ListError.noSuchList }
      list = nil
      return ("Removed the list \(removed.name)", ())
    }
  }

  /// Moves a list to another place among the lists.
  ///
  /// - Parameters:
  ///   - id: The list.
  ///   - place: Its place from 0; after all others if that is too great.
  /// - Throws: ``ListError/noSuchList``; `StorageError`
  public func moveList(_ id: String, to place: Int) throws {
    try database.write { db in
      let order = try String.fetchAll(db, sql: "SELECT id FROM list ORDER BY position")
      guard let list = try Self.list(id, db) else { throw ListError.noSuchList }
      var new = order.filter { $0 != id }
      new.insert(id, at: min(max(0, place), new.count))
      guard new != order else { return }
      try Self.setOrder(new, db)
      try note(Change(summary: "Moved the list \(list.name)", order: order), db)
    }
  }

  /// What came of adding items.
  public struct Added: Hashable, Sendable {
    /// What was not on the list.
    public internal(set) var new: [String] = []
    /// What was on it and done, and is to be done again.
    public internal(set) var reopened: [String] = []
    /// What is on it already.
    public internal(set) var present: [String] = []
  }

  /// Adds items at the end of a list. What is on it already is not added again, whatever its case.
  ///
  /// - Parameters:
  ///   - texts: What they say.
  ///   - id: The list.
  /// - Returns: Which of them are new.
  /// - Throws: ``ListError`` if one cannot be an item, or there is no such list; `StorageError`
  @discardableResult
  public func add(_ texts: [String], to id: String) throws -> Added {
    try changeList(id) { list in try Self.add(texts, to: &list) }
  }

  /// Makes a list with items on it.
  ///
  /// - Parameters:
  ///   - texts: What they say.
  ///   - name: What the list is called.
  /// - Returns: The list.
  /// - Throws: ``ListError`` if the name is taken or none, or one cannot be an item; `StorageError`
  public func add(_ texts: [String], toNew name: String) throws -> ItemList {
    var list = ItemList(id: SharedDatabase.newID(), name: Self.plain(name), items: [])
    _ = try Self.add(texts, to: &list)
    return try change(list.id) {
      $0 = list
      return ("Made the list \(list.name)", list)
    }
  }

  private static func add(
    _ texts: [String], to list: inout ItemList
  ) throws -> (summary: String, result: Added) {
    var added = Added()
    var places = list.placesByKey
    for text in try texts.map(checked) {
      let known = places[SharedDatabase.key(text)]
      if let known, list.items[known].isDone {
        list.items[known].isDone = false
        added.reopened.append(list.items[known].text)
      } else if let known {
        added.present.append(list.items[known].text)
      } else {
        places[SharedDatabase.key(text)] = list.items.count
        list.items.append(ItemList.Item(id: SharedDatabase.newID(), text: text, isDone: false))
        added.new.append(text)
      }
    }
    try checkCount(list)
    return ("Added \((added.new + added.reopened).joined(separator: ", ")) to \(list.name)", added)
  }

  /// Marks items as done, or as not done.
  ///
  /// - Parameters:
  ///   - isDone: Whether they are done.
  ///   - items: The items.
  ///   - id: The list that they are on.
  /// - Throws: ``ListError`` if one is not on the list, or there is no such list; `StorageError`
  public func setDone(_ isDone: Bool, _ items: [String], on id: String) throws {
    try changeItems(items, on: id, isDone ? "Ticked off" : "Put back") { $0.isDone = isDone }
  }

  /// Changes what an item says.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - text: What it says from now on.
  ///   - id: The list that it is on.
  /// - Throws: ``ListError`` if it cannot say that, is not on the list, or there is no such list;
  ///   `StorageError`
  public func renameItem(_ item: String, to text: String, on id: String) throws {
    let text = try Self.checked(text)
    try changeList(id) { list in
      guard let place = list.items.firstIndex(where: { $0.id == item }) else {
        throw ListError.noSuchItem
      }
      let key = SharedDatabase.key(text)
      if let other = list.items.first(where: { $0.id != item && SharedDatabase.key($0.text) == key }
      ) {
        throw ListError.itemTaken(other.text)
      }
      let before = list.items[place].text
      list.items[place].text = text
      return "Changed \(before) on \(list.name)"
    }
  }

  /// Removes items from a list.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - id: The list that they are on.
  /// - Throws: ``ListError`` if one is not on the list, or there is no such list; `StorageError`
  public func removeItems(_ items: [String], from id: String) throws {
    try changeList(id) { list in
      let removed = try Self.texts(items, list)
      list.items.removeAll { items.contains($0.id) }
      return "Removed \(removed) from \(list.name)"
    }
  }

  /// Moves an item to another place on its list.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - place: Its place from 0; after all others if that is too great.
  ///   - id: The list that it is on.
  /// - Throws: ``ListError`` if it is not on the list, or there is no such list; `StorageError`
  public func moveItem(_ item: String, to place: Int, on id: String) throws {
    try changeList(id) { list in
      guard let old = list.items.firstIndex(where: { $0.id == item }) else {
        throw ListError.noSuchItem
      }
      let moved = list.items.remove(at: old)
      list.items.insert(moved, at: min(max(0, place), list.items.count))
      return "Moved \(moved.text) on \(list.name)"
    }
  }

  private func changeItems(
    _ items: [String], on id: String, _ verb: String, _ body: (inout ItemList.Item) -> Void
  ) throws {
    try changeList(id) { list in
      let texts = try Self.texts(items, list)
      for place in list.items.indices where items.contains(list.items[place].id) {
        body(&list.items[place])
      }
      return "\(verb) \(texts) on \(list.name)"
    }
  }

  private static func texts(_ items: [String], _ list: ItemList) throws -> String {
    let found = list.items.filter { items.contains($0.id) }
    guard found.count == Set(items).count else { throw ListError.noSuchItem }
    return found.map(\.text).joined(separator: ", ")
  }

  private func changeList(_ id: String, _ body: (inout ItemList) throws -> String) throws {
    try changeList(id) { list in (summary: try body(&list), result: ()) }
  }

  private func changeList<Result>(
    _ id: String, _ body: (inout ItemList) throws -> (summary: String, result: Result)
  ) throws -> Result {
    try change(id) { found in
      guard var list = found else { throw ListError.noSuchList }
      let done = try body(&list)
      found = list
      return done
    }
  }

  static func checkCount(_ list: ItemList) throws {
    guard list.items.count <= ItemList.maximumItems else {
      throw ListError.tooMany(limit: ItemList.maximumItems)
    }
  }

  /// The text without spaces at its ends, if it can be an item. Items are free text: only what would change the text
  /// around it is refused.
  static func checked(_ text: String) throws -> String {
    let plain = plain(text)
    if let code = StoredText.control(in: plain) ?? StoredText.directionChange(in: plain) {
      throw ListError.badText(
        text, reason: "it has the control character \(code): an item is one line of text")
    }
    guard (1...ItemList.maximumTextLength).contains(plain.count) else {
      throw ListError.badText(
        text, reason: "an item has 1 to \(ItemList.maximumTextLength) characters")
    }
    return plain
  }

  /// The text without spaces at its ends.
  static func plain(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension ItemList {
  /// Where the items are, by what makes two of them the same.
  var placesByKey: [String: Int] {
    Dictionary(
      items.enumerated().map { (SharedDatabase.key($1.text), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
