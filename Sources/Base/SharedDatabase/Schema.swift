package import GRDB

extension SQLiteFile {
  /// The tables of a kind of file, and the rules by which a damaged one is repaired.
  public struct Schema: Sendable {
    /// The identifier that tells the files of this schema from those of others.
    let applicationID: Int32
    /// The statements that create the tables, indexes and triggers.
    let tables: String
    /// The tables that follow from the others, and are not salvaged from a damaged file.
    let derivedTables: Set<String>
    /// A condition for the rows of a table, where their columns do not tell them from those of another.
    let marks: [String: String]
    /// The tables whose rows can be put together from their indexes, with expressions for the columns that no index has.
    let fillers: [String: [String: String]]
    /// Makes what was salvaged of a damaged file consistent, and says what it changed.
    let mend: @Sendable (Database) throws -> [String]

    /// The version of the files of this schema. Once a version is released, it is never changed.
    package let version = 1

    /// A schema.
    package init(
      applicationID: Int32, derivedTables: Set<String> = [], marks: [String: String] = [:],
      fillers: [String: [String: String]] = [:],
      mend: @escaping @Sendable (Database) throws -> [String] = { _ in [] }, tables: String
    ) {
      self.applicationID = applicationID
      self.tables = tables
      self.derivedTables = derivedTables
      self.marks = marks
      self.fillers = fillers
      self.mend = mend
    }

    /// Creates the tables in an empty database.
    func create(in db: Database) throws {
      try db.execute(sql: tables)
      try db.execute(
        sql: """
          PRAGMA application_id = \(applicationID);
          PRAGMA user_version = \(version);
          """)
    }

    /// Whether a database has exactly these tables, whatever it says that it is.
    func isSchema(of db: Database) throws -> Bool {
      func statements(_ db: Database) throws -> Set<String> {
        Set(
          try String.fetchAll(db, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").map {
            $0.filter { !$0.isWhitespace }
          })
      }
      let fresh = try DatabaseQueue()
      return try statements(db)
        == fresh.write { db in
          try create(in: db)
          return try statements(db)
        }
    }
  }
}

/// A store in an SQLite file, which several processes can share.
public protocol DatabaseFile: Sendable {
  /// The tables of the file.
  static var schema: SQLiteFile.Schema { get }
  /// The open file.
  var database: SQLiteFile { get }
}

extension DatabaseFile {
  /// The version of the files that this reads and writes.
  public static var fileVersion: Int { schema.version }

  /// Checks the whole file.
  ///
  /// - Returns: The faults; empty if the file is intact.
  /// - Throws: ``StorageError`` if the file cannot be accessed.
  public func faults() throws -> [String] { try database.faults() }

  /// Copies all of the file to a new, self-contained one, which is complete once the call returns.
  ///
  /// - Throws: ``StorageError``; `exists` if the path is taken.
  public func backUp(to path: String) throws(StorageError) { try database.backUp(to: path) }

  /// Salvages the readable parts of a damaged file into a new file beside it, with the program `sqlite3`. No store of this
  /// process may have it open.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The result of the repair; `nil` if the file is intact.
  /// - Throws: ``StorageError`` if the file contains no data of this kind, the new file cannot be written, or the program
  ///   is missing.
  public static func repair(_ path: String) throws(StorageError) -> Repair? {
    try SQLiteFile.repair(path, schema)
  }
}
