import Foundation
import GRDB

// The compiler ends at the first file that imports what is missing, which is this one.
#if !Storage
  #error(
    "this product needs the trait Storage: write traits: [\"Storage\"] where your package depends on NumberRace"
  )
#endif

/// The pages of a damaged file, and the values on them as the `sqlite3` program reads them.
///
/// The program's `.recover` reads pages through its table `sqlite_dbdata`
/// (https://sqlite.org/src/file/ext/recover/dbdata.c). That is used here directly, for two reasons: `.recover` does not tell
/// what indexes have of rows that are lost, and in Debian's and Ubuntu's builds it fails, as their library cannot show the
/// pages of a file (it lacks `SQLITE_ENABLE_DBPAGE_VTAB`). So each page becomes a file whose name is its number, which the
/// program's function `readfile` gives to `sqlite_dbdata`; the file `0` has the number of pages.
struct PageFolder {
  static let pageSize = 4096
  /// The size of what comes before the first page's tree.
  private static let headerSize = 100

  /// A page of a tree, as its first bytes describe it.
  struct Page {
    let number: Int
    /// Whether it is a page of a tree.
    let isReadable: Bool
    /// The number of rows that it should have.
    let rowCount: Int

    fileprivate init(_ number: Int, _ bytes: Data) {
      self.number = number
      let head = bytes.dropFirst(number == 1 ? PageFolder.headerSize : 0).prefix(5)
      let values = head.map { Int($0) }
      let count = values.count == 5 ? values[3] << 8 | values[4] : 0
      // No row is shorter than four bytes with its pointer.
      isReadable = [2, 5, 10, 13].contains(values.first) && count <= PageFolder.pageSize / 4
      rowCount = isReadable && values.first != 5 ? count : 0
    }
  }

  private(set) var pages: [Page] = []
  /// The path of the database with the values.
  let valuesPath: String

  /// Reads a file and its log.
  ///
  /// - Parameters:
  ///   - path: The path of the damaged file.
  ///   - schema: Its tables.
  ///   - program: The program.
  ///   - folder: An empty folder, for all files that are needed.
  /// - Throws: An error if a file cannot be read or written.
  init(
    _ path: String, _ schema: SQLiteFile.Schema, _ program: SQLiteProgram, _ folder: String
  ) throws {
    valuesPath = "\(folder)/values"
    let copy = "\(folder)/copy"
    for suffix in ["", "-wal"] where FileStatus(path + suffix) != nil {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
    }
    do {
      try Self.writeHeader(copy, schema, folder)
      // The program writes the log back to a database when it closes it.
      if FileStatus(copy + "-wal") != nil {
        try program.run("PRAGMA schema_version", on: "copy", in: folder)
      }
      try split(copy, folder)
      try program.run(
        """
        PRAGMA journal_mode = OFF;
        PRAGMA max_page_count = \(pages.count * 32 + 4096);
        CREATE TABLE cell (page INTEGER, cell INTEGER, field INTEGER, value,
          PRIMARY KEY (page, cell, field)) WITHOUT ROWID;
        INSERT OR IGNORE INTO cell SELECT pgno, cell, field, value FROM sqlite_dbdata('readfile()');
        CREATE TABLE pointer (page INTEGER, child INTEGER, PRIMARY KEY (page, child)) WITHOUT ROWID;
        INSERT OR IGNORE INTO pointer SELECT pgno, child FROM sqlite_dbptr('readfile()');
        """, on: "values", in: folder)
      guard FileStatus(valuesPath) != nil else {
        throw SQLiteProgram.Failure("'sqlite3' did not read any values")
      }
    } catch let error as SQLiteProgram.Failure {
      throw StorageError(path, .notRepaired(error.description))
    }
  }

  /// Gives a copy the header of a new file, so that it does not matter which of its bytes were damaged.
  private static func writeHeader(
    _ copy: String, _ schema: SQLiteFile.Schema, _ folder: String
  ) throws {
    let new = "\(folder)/new"
    try SQLiteFile.makeNew(new, schema)
    var header = try Data(contentsOf: URL(filePath: new)).prefix(headerSize)
    let file = try FileHandle(forUpdating: URL(filePath: copy))
    defer { try? file.close() }
    let count = UInt32(truncatingIfNeeded: Int(try file.seekToEnd()) / pageSize)
    for place in 0..<4 { header[28 + place] = UInt8(truncatingIfNeeded: count >> (24 - 8 * place)) }
    try file.seek(toOffset: 0)
    try file.write(contentsOf: header)
  }

  private mutating func split(_ copy: String, _ folder: String) throws {
    let file = try FileHandle(forReadingFrom: URL(filePath: copy))
    defer { try? file.close() }
    while let bytes = try file.read(upToCount: Self.pageSize), bytes.count == Self.pageSize {
      let page = Page(pages.count + 1, bytes)
      try bytes.write(to: URL(filePath: "\(folder)/\(page.number)"))
      pages.append(page)
    }
    try Data("\(pages.count)".utf8).write(to: URL(filePath: "\(folder)/0"))
  }
}
