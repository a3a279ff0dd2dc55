import Foundation
import GRDB
import Testing
import Workers

@testable import SharedDatabase

@Suite("A repair")
struct RepairTests {
  private static let schema = SQLiteFile.Schema(
    applicationID: 7,
    tables: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;")

  private let folder: TemporaryFolder
  private let path: String
  private let bytes: Data

  /// A file with 500 notes, whose header is damaged.
  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("notes.sqlite")
    do {
      let database = try SQLiteFile(path: path, schema: Self.schema)
      try database.write { db in
        for number in 0..<500 {
          try db.execute(
            sql: "INSERT INTO note (text) VALUES (?)",
            arguments: [String(repeating: "\(number) ", count: number % 40 == 0 ? 2_000 : 10)])
        }
      }
    }
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(0..<100, with: Data(repeating: 0xA5, count: 100))
    try bytes.write(to: URL(filePath: path))
    self.bytes = bytes
  }

  private func program(_ script: String) throws -> SQLiteProgram? {
    try folder.write(program: "sqlite3", script)
    return SQLiteProgram(in: "/nowhere::\(folder.url.path())", patience: 0.5)
  }

  /// The reason for which a repair fails, which must leave nothing but the damaged file.
  private func reason(_ program: SQLiteProgram?) throws -> String {
    let error = #expect(throws: StorageError.self) {
      _ = try SQLiteFile.repair(path, Self.schema, program: program)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.filter { $0.hasPrefix("notes") } == ["notes.sqlite"])
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    guard case .notRepaired(let text) = error?.reason else { return "\(String(describing: error))" }
    return text
  }

  @Test("saves all rows of a file whose header is damaged, those that flow over to other pages too")
  func saves() throws {
    let repair = try #require(try SQLiteFile.repair(path, Self.schema))
    #expect(repair.saved == ["note": 500] && repair.losses == [])
    let repaired = try SQLiteFile(path: repair.repairedPath, schema: Self.schema)
    let lengths = try repaired.read { db in
      try String.fetchAll(db, sql: "SELECT text FROM note ORDER BY id").map(\.utf8.count)
    }
    #expect(lengths[480] == 8_000 && lengths[499] == 40 && lengths.count == 500)
  }

  @Test("without the program says how to get it")
  func missing() throws {
    #expect(SQLiteProgram(in: folder.url.path()) == nil && SQLiteProgram(in: nil) == nil)
    #expect(try reason(nil).contains("apt-get install sqlite3"))
  }

  @Test("ends a program that hangs")
  func hanging() throws {
    #expect(try reason(program("exec /bin/sleep 100")).contains("was not done after"))
  }

  @Test(
    "says what a program said that failed, was killed or does nothing",
    arguments: [
      ("echo no such table >&2; exit 3", "no such table"), ("kill -9 $$", "failed"),
      ("exit 0", "any values"),
    ])
  func failing(script: String, text: String) throws {
    #expect(try reason(program(script)).contains(text))
  }

  @Test("leaves what never was a database: a text, and what is shorter than a page")
  func others() throws {
    for text in ["", "short", String(repeating: "Dear Anna, ", count: 2_000)] {
      let other = folder.path("notes.txt")
      try Data(text.utf8).write(to: URL(filePath: other))
      #expect(throws: StorageError.self) { try SQLiteFile.repair(other, Self.schema) }
      #expect(try Data(contentsOf: URL(filePath: other)) == Data(text.utf8))
    }
  }
}
