import Foundation
import GRDB
import PlainJSON
@_exported public import SharedDatabase

/// A store of lists in an SQLite file, which several processes can share. Every change is atomic,
/// durable once the call returns, and can be undone.
///
/// ```swift
/// let book = try ListBook(path: "lists.sqlite")
/// let groceries = try book.createList("Groceries")
/// try book.add(["apples", "rice"], to: groceries.id)
/// try book.undo()  // "Added apples, rice to Groceries"
/// ```
public struct ListBook: DatabaseFile {
  /// The open file.
  public let database: SQLiteFile
  /// The key under which changes are recorded.
  private var key: String?
  /// The language of new names.
  private var language = "en"

  /// The maximum number of changes that can be undone.
  public static let maximumChanges = 50

  /// Opens a file, or creates it.
  ///
  /// - Parameter path: The path of the file. Its folder must exist.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public init(path: String) throws(StorageError) {
    database = try SQLiteFile(path: path, schema: Self.schema)
  }

  /// The schema of a list file.
  public static let schema = SQLiteFile.Schema(
    applicationID: 0x4E52_4C31,  // "NRL1"
    fillers: ["list": ["name": "'lost ' || lower(hex(randomblob(4)))", "position": "0"]],
    mend: mend,
    tables: """
      CREATE TABLE list (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        key TEXT NOT NULL UNIQUE,
        position INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE item (
        id TEXT PRIMARY KEY,
        list TEXT NOT NULL REFERENCES list ON DELETE CASCADE,
        text TEXT NOT NULL,
        done INTEGER NOT NULL CHECK (done IN (0, 1)),
        position INTEGER NOT NULL,
        due TEXT
      ) STRICT;
      CREATE INDEX item_list ON item (list, position);
      CREATE TABLE change (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        change TEXT NOT NULL
      ) STRICT;
      """)

  // MARK: Reading

  /// All lists, in order.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func lists() throws -> [ItemList] {
    try database.read(Self.lists)
  }

  /// The list with an identifier; `nil` if there is none.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func list(_ id: String) throws -> ItemList? {
    try database.read { try Self.list(id, $0) }
  }

  /// The list with a name. Case, the number of spaces and the composition of characters are
  /// ignored.
  ///
  /// - Throws: ``ListError/unknownList(_:)`` if there is none; `StorageError` if the file cannot be
  ///   accessed.
  public func list(named name: String) throws -> ItemList {
    guard let list = try database.read({ try Self.list(named: name, $0) }) else {
      throw ListError.unknownList(name)
    }
    return list
  }

  /// Checks the whole file, and that no two lists have the same name.
  ///
  /// - Returns: The faults; empty if there are none.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func faults() throws -> [String] {
    try database.faults() + Naming.twins(among: lists().map(\.name), of: "lists")
  }

  static func lists(_ db: Database) throws -> [ItemList] {
    let items = try Row.fetchAll(
      db, sql: "SELECT id, text, done, due, list FROM item ORDER BY list, position")
    let itemsOfLists = try Dictionary(grouping: items) { try $0.decode(String.self, atIndex: 4) }
    return try Row.fetchAll(db, sql: "SELECT id, name FROM list ORDER BY position").map { row in
      let id = try row.decode(String.self, atIndex: 0)
      return ItemList(
        id: id, name: try row.decode(atIndex: 1), items: try (itemsOfLists[id] ?? []).map(item))
    }
  }

  private static func item(_ row: Row) throws -> ItemList.Item {
    ItemList.Item(
      id: try row.decode(atIndex: 0), text: try row.decode(atIndex: 1),
      isDone: try row.decode(atIndex: 2),
      due: try row.decode(String?.self, atIndex: 3).flatMap { DueDate($0) })
  }

  /// The list with a name.
  static func list(named name: String, _ db: Database) throws -> ItemList? {
    let rows = try Row.fetchAll(db, sql: "SELECT id, name FROM list ORDER BY position").map {
      (id: try $0.decode(String.self, atIndex: 0), name: try $0.decode(String.self, atIndex: 1))
    }
    return try Naming.first(named: name, in: rows, by: \.name).flatMap {
      try list($0.id, db)
    }
  }

  static func list(_ id: String, _ db: Database) throws -> ItemList? {
    guard StoredText.isStorable(id),
      let name = try String.fetchOne(
        db, sql: "SELECT name FROM list WHERE id = ?", arguments: [id])
    else { return nil }
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, text, done, due FROM item WHERE list = ? ORDER BY position",
      arguments: [id])
    return ItemList(id: id, name: name, items: try rows.map(item))
  }

  // MARK: Writing

  /// Stores the current state of a list, in its position or after all others. Only changed items
  /// are written.
  static func store(_ list: ItemList, over before: ItemList?, _ db: Database) throws {
    let before = before?.items ?? []
    try db.execute(
      sql: """
        INSERT INTO list (id, name, key, position)
        VALUES (?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM list))
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key
        """, arguments: [list.id, list.name, Naming.key(list.name)])
    let kept = Set(list.items.map(\.id))
    for item in before where !kept.contains(item.id) {
      try db.cachedStatement(sql: "DELETE FROM item WHERE id = ?").execute(arguments: [item.id])
    }
    for (place, item) in list.items.enumerated()
    where !before.indices.contains(place) || before[place] != item {
      try db.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO item (id, list, text, done, position, due)
          VALUES (?, ?, ?, ?, ?, ?)
          """
      ).execute(
        arguments: [item.id, list.id, item.text, item.isDone, place, item.due?.description])
    }
  }

  static func setOrder(_ ids: [String], _ db: Database) throws {
    for (place, id) in ids.enumerated() {
      try db.execute(
        sql: "UPDATE list SET position = ? WHERE id = ?", arguments: [place + 1, id])
    }
  }

  // MARK: Undoing

  /// The state before a change.
  struct Change: Codable {
    /// A one-sentence description of the change.
    let summary: String
    /// The previous state of the changed lists; for new lists, their identifiers.
    var before: [ItemList] = []
    var absent: [String] = []
    /// The identifiers of all lists, in order.
    let order: [String]
    /// The key of the change, if there is one.
    var key: String?

    init(summary: String, before: [ItemList] = [], absent: [String] = [], order: [String]) {
      (self.summary, self.before, self.absent, self.order) = (summary, before, absent, order)
    }

    /// Decodes a stored change.
    init(_ text: String) throws {
      do throws(JSONError) {
        self = try JSON.decode(Change.self, from: text)
      } catch {
        throw UnreadableValue("a change that cannot be undone, '\(text.prefix(80))'")
      }
    }
  }

  /// Changes a list, or creates one.
  ///
  /// - Returns: The result of the body, whose first element describes the change.
  func change<Result>(
    _ id: String, _ body: (inout ItemList?) throws -> (summary: String, result: Result)
  ) throws -> Result {
    try database.write { db in
      let before = try Self.list(id, db)
      let order = try String.fetchAll(db, sql: "SELECT id FROM list ORDER BY position")
      var list = before
      let (summary, result) = try body(&list)
      guard list != before else { return result }
      if let list {
        try checkName(list, over: before, db)
        try Self.store(list, over: before, db)
      } else {
        try db.execute(sql: "DELETE FROM list WHERE id = ?", arguments: [id])
      }
      try note(
        Change(
          summary: summary, before: [before].compactMap { $0 },
          absent: before == nil ? [id] : [], order: order), db)
      return result
    }
  }

  func note(_ change: Change, _ db: Database) throws {
    var change = change
    change.key = key
    try db.execute(
      sql: "INSERT INTO change (change) VALUES (?)",
      arguments: [JSON.encode(change)])
    try db.execute(
      sql: """
        DELETE FROM change WHERE sequence IN (
          SELECT sequence FROM change ORDER BY sequence DESC LIMIT -1 OFFSET ?)
        """, arguments: [Self.maximumChanges])
  }

  /// Validates a list name if it is new: names in older files stay valid.
  func checkName(_ list: ItemList, over before: ItemList?, _ db: Database) throws {
    if before?.name == list.name { return }
    if let fault = NameRules.fault(
      list.name, maximumLength: ItemList.maximumNameLength, language: language)
    {
      throw ListError.badName(list.name, reason: fault.description)
    }
    let others = try Row.fetchAll(
      db, sql: "SELECT name FROM list WHERE id <> ?", arguments: [list.id]
    ).map { try $0.decode(String.self, atIndex: 0) }
    if let other = Naming.first(named: list.name, in: others, by: { $0 }) {
      throw ListError.nameTaken(other)
    }
    if let other = NameRules.lookalike(of: list.name, among: others) {
      throw ListError.badName(
        list.name, reason: NameRules.Fault.looksLike(other).description)
    }
    guard others.count < ItemList.maximumLists else {
      throw ListError.tooMany(limit: ItemList.maximumLists)
    }
  }

  /// A list book that records its changes under a key, so that exactly these can be undone.
  public func noting(_ key: String) -> ListBook {
    var copy = self
    copy.key = key
    return copy
  }

  /// A list book that names lists in a language: a name must not be an answer in
  /// it. By default, it is English.
  public func naming(in language: String) -> ListBook {
    var copy = self
    copy.language = language
    return copy
  }

  /// A one-sentence description of the latest change that has not been undone, made by any process;
  /// `nil` if there is none.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func lastChange() throws -> String? {
    try database.read { db in
      try String.fetchOne(db, sql: "SELECT change FROM change ORDER BY sequence DESC LIMIT 1")
        .map { try Change($0).summary }
    }
  }

  /// Undoes the latest change that has not been undone, made by any process.
  ///
  /// - Parameter key: The required key of the change; any key by default.
  /// - Returns: A one-sentence description of the undone change.
  /// - Throws: ``ListError/nothingToUndo`` if there is no change; ``ListError/changedSince`` if the
  ///   latest change was made under another key; `StorageError` if the file cannot be accessed.
  @discardableResult
  public func undo(key: String? = nil) throws -> String {
    try database.write { db in
      guard
        let row = try Row.fetchOne(
          db, sql: "SELECT sequence, change FROM change ORDER BY sequence DESC LIMIT 1")
      else { throw ListError.nothingToUndo }
      let change = try Change(row.decode(String.self, atIndex: 1))
      guard key == nil || change.key == key else { throw ListError.changedSince }
      for id in change.absent {
        try db.execute(sql: "DELETE FROM list WHERE id = ?", arguments: [id])
      }
      for list in change.before {
        try Self.store(list, over: try Self.list(list.id, db), db)
      }
      try Self.setOrder(change.order, db)
      try db.execute(
        sql: "DELETE FROM change WHERE sequence = ?",
        arguments: [try row.decode(Int64.self, atIndex: 0)])
      return change.summary
    }
  }
}
