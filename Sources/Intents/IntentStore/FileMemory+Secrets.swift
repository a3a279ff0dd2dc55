import Foundation
import GRDB
import SharedDatabase

extension FileMemory {
  /// Random bytes for a purpose that only programs that can read the file know, such as the secret
  /// of a seal. They are made when they are first asked for, and are the same from then on, until
  /// everything is erased.
  ///
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func secret(_ name: String, count: Int = 32) throws -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    let new = (0..<max(0, count)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return try database.write { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO secret (name, bytes) VALUES (?, ?)",
        arguments: [name, Data(new)])
      let bytes = try Data.fetchOne(
        db, sql: "SELECT bytes FROM secret WHERE name = ?", arguments: [name])
      return Array(bytes ?? Data(new))
    }
  }
}
