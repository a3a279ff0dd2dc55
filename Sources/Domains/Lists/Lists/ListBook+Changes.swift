import Foundation
import GRDB
import SharedDatabase

extension ListBook {
  /// Creates a list after all others.
  ///
  /// - Throws: ``ListError`` if the name is taken or invalid; `StorageError` if the file cannot be
  ///   accessed.
  @discardableResult
  public func createList(_ name: String) throws -> ItemList {
    try add([], toNew: name)
  }

  /// Renames a list.
  ///
  /// - Throws: ``ListError`` if the name is taken or invalid, or the list does not exist;
  ///   `StorageError` if the file cannot be accessed.
  public func renameList(_ id: String, to name: String) throws {
    try changeList(id) { list in
      let before = list.name
      list.name = Self.plain(name)
      return "Renamed \(before) to \(list.name)"
    }
  }

  /// Removes a list and all its items.
  ///
  /// - Throws: ``ListError/noSuchList`` if the list does not exist; `StorageError` if the file
  ///   cannot be accessed.
  public func removeList(_ id: String) throws {
    try change(id) { list in
      guard let removed = list else { throw ListError.noSuchList }
      list = nil
      return ("Removed the list \(removed.name)", ())
    }
  }

  /// Moves a list to another zero-based position; to the end if it is too large.
  ///
  /// - Throws: ``ListError/noSuchList`` if the list does not exist; `StorageError` if the file
  ///   cannot be accessed.
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

  /// The result of adding items.
  public struct Added: Hashable, Sendable {
    /// The new items.
    public internal(set) var new: [String] = []
    /// The items that were done and are open again.
    public internal(set) var reopened: [String] = []
    /// The items that were already open.
    public internal(set) var present: [String] = []
    /// The open items whose due date has changed.
    public internal(set) var rescheduled: [String] = []
  }

  /// Appends items to a list. An existing item, ignoring case, is not added again.
  ///
  /// - Parameters:
  ///   - texts: The texts of the items.
  ///   - id: The identifier of the list.
  ///   - due: The date by which they are to be done, if it was given; that of existing items is
  ///     changed to it.
  /// - Returns: The new, reopened and existing items.
  /// - Throws: ``ListError`` if a text is invalid, or the list does not exist; `StorageError` if
  ///   the file cannot be accessed.
  @discardableResult
  public func add(_ texts: [String], to id: String, due: DueDate? = nil) throws -> Added {
    try changeList(id) { list in try Self.add(texts, due, to: &list) }
  }

  /// Creates a list with items.
  ///
  /// - Throws: ``ListError`` if the name is taken or invalid, or a text is invalid; `StorageError`
  ///   if the file cannot be accessed.
  public func add(
    _ texts: [String], toNew name: String, due: DueDate? = nil
  ) throws -> ItemList {
    var list = ItemList(id: Naming.newID(), name: Self.plain(name), items: [])
    _ = try Self.add(texts, due, to: &list)
    return try change(list.id) {
      $0 = list
      return ("Made the list \(list.name)", list)
    }
  }

  private static func add(
    _ texts: [String], _ due: DueDate?, to list: inout ItemList
  ) throws -> (summary: String, result: Added) {
    var added = Added()
    var places = list.placesByKey
    for text in try texts.map(checked) {
      let known = places[Naming.key(text)]
      if let known, list.items[known].isDone {
        list.items[known].isDone = false
        list.items[known].due = due
        added.reopened.append(list.items[known].text)
      } else if let known {
        added.present.append(list.items[known].text)
        if let due, list.items[known].due != due {
          list.items[known].due = due
          added.rescheduled.append(list.items[known].text)
        }
      } else {
        places[Naming.key(text)] = list.items.count
        list.items.append(
          ItemList.Item(id: Naming.newID(), text: text, isDone: false, due: due))
        added.new.append(text)
      }
    }
    try checkCount(list)
    let changed = added.new + added.reopened
    return changed.isEmpty
      ? ("Changed \(added.rescheduled.joined(separator: ", ")) on \(list.name)", added)
      : ("Added \(changed.joined(separator: ", ")) to \(list.name)", added)
  }

  /// Marks items as done or not done.
  ///
  /// - Throws: ``ListError`` if an item is not on the list, or the list does not exist;
  ///   `StorageError` if the file cannot be accessed.
  public func setDone(_ isDone: Bool, _ items: [String], on id: String) throws {
    try changeList(id) { list in
      let texts = try Self.texts(items, list)
      for place in list.items.indices where items.contains(list.items[place].id) {
        list.items[place].isDone = isDone
      }
      return "\(isDone ? "Ticked off" : "Put back") \(texts) on \(list.name)"
    }
  }

  /// Changes the text of an item, or its date; or the date of several items.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the items.
  ///   - text: The new text, of one item; the same if `nil`.
  ///   - due: The new date; the same if `nil`.
  ///   - id: The identifier of their list.
  /// - Throws: ``ListError`` if the text is invalid or for several items, an item is not on the list, or the list
  ///   does not exist; `StorageError` if the file cannot be accessed.
  public func changeItems(
    _ items: [String], to text: String? = nil, due: DueDate? = nil, on id: String
  ) throws {
    let text = try text.map(Self.checked)
    try changeList(id) { list in
      let texts = try Self.texts(items, list)
      guard text == nil || items.count == 1 else { throw ListError.oneText }
      for place in list.items.indices where items.contains(list.items[place].id) {
        if let text {
          let key = Naming.key(text)
          if let other = list.items.first(where: {
            $0.id != list.items[place].id && Naming.key($0.text) == key
          }) {
            throw ListError.itemTaken(other.text)
          }
          list.items[place].text = text
        }
        if let due { list.items[place].due = due }
      }
      return "Changed \(texts) on \(list.name)"
    }
  }

  /// Removes items from a list.
  ///
  /// - Throws: ``ListError`` if an item is not on the list, or the list does not exist;
  ///   `StorageError` if the file cannot be accessed.
  public func removeItems(_ items: [String], from id: String) throws {
    try changeList(id) { list in
      let removed = try Self.texts(items, list)
      list.items.removeAll { items.contains($0.id) }
      return "Removed \(removed) from \(list.name)"
    }
  }

  /// Moves an item to another zero-based position on its list; to the end if it is too large.
  ///
  /// - Throws: ``ListError`` if the item is not on the list, or the list does not exist;
  ///   `StorageError` if the file cannot be accessed.
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

  /// Moves items to the end of another list, as one change. One that is open there already is there once.
  ///
  /// - Throws: ``ListError`` if an item is not on the list, a list does not exist, or the other list would have too many items;
  ///   `StorageError` if the file cannot be accessed.
  public func moveItems(_ items: [String], from id: String, to target: String) throws {
    try move(items, from: id) { db in
      guard let list = try Self.list(target, db) else { throw ListError.noSuchList }
      return list
    }
  }

  /// Moves items to a new list, as one change.
  ///
  /// - Throws: ``ListError`` if an item is not on the list, the list does not exist, or the name is taken or invalid;
  ///   `StorageError` if the file cannot be accessed.
  @discardableResult
  public func moveItems(
    _ items: [String], from id: String, toNew name: String
  ) throws -> ItemList {
    let list = ItemList(id: Naming.newID(), name: Self.plain(name), items: [])
    return try move(items, from: id) { _ in list }
  }

  @discardableResult
  private func move(
    _ items: [String], from id: String, to target: (Database) throws -> ItemList
  ) throws -> ItemList {
    try database.write { db in
      guard let source = try Self.list(id, db) else { throw ListError.noSuchList }
      var other = try target(db)
      let texts = try Self.texts(items, source)
      guard other.id != source.id else { return other }
      let order = try String.fetchAll(db, sql: "SELECT id FROM list ORDER BY position")
      let before = order.contains(other.id) ? other : nil
      var left = source
      left.items.removeAll { items.contains($0.id) }
      var places = other.placesByKey
      for item in source.items where items.contains(item.id) {
        if let place = places[Naming.key(item.text)] {
          other.items[place].isDone = other.items[place].isDone && item.isDone
        } else {
          places[Naming.key(item.text)] = other.items.count
          other.items.append(item)
        }
      }
      try Self.checkCount(other)
      try checkName(other, over: before, db)
      try Self.store(left, over: source, db)
      try Self.store(other, over: before, db)
      try note(
        Change(
          summary: "Moved \(texts) from \(source.name) to \(other.name)",
          before: [source] + [before].compactMap { $0 },
          absent: before == nil ? [other.id] : [], order: order), db)
      return other
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

  /// The trimmed text, if it is valid for an item. Items are free text: only characters that would
  /// affect the surrounding text are rejected.
  static func checked(_ text: String) throws -> String {
    let plain = plain(text)
    if let code = StoredText.control(in: plain) ?? StoredText.directionChange(in: plain) {
      throw ListError.badText(
        text, reason: "it has the control character \(code): an item is one line of text")
    }
    guard (1...ItemList.maximumTextLength).contains(plain.unicodeScalars.count) else {
      throw ListError.badText(
        text, reason: "an item has 1 to \(ItemList.maximumTextLength) characters")
    }
    return plain
  }

  /// The trimmed text, with composed characters.
  static func plain(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
  }
}

extension ItemList {
  /// The positions of the items by their comparison keys.
  var placesByKey: [String: Int] {
    Dictionary(
      items.enumerated().map { (Naming.key($1.text), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
