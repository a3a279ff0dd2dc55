import GRDB
public import SharedDatabase

extension RoundBook {
  /// Copies all rounds to a new, self-contained file, which is complete once the call returns.
  ///
  /// - Parameter path: The path of the new file.
  /// - Throws: `StorageError`; `exists` if the path is taken.
  public func backUp(to path: String) throws(StorageError) {
    try database.backUp(to: path)
  }

  /// Salvages the readable parts of a damaged file into a new file beside it.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The result of the repair; `nil` if the file is intact.
  /// - Throws: `StorageError` if the file contains no rounds, or the new file cannot be written.
  public static func repair(_ path: String) throws(StorageError) -> Repair? {
    try SharedDatabase.repair(path, schema)
  }

  @Sendable static func mend(_ db: Database) throws -> [String] {
    try db.execute(
      sql: """
        DELETE FROM round WHERE day IS NOT NULL AND id NOT IN (
          SELECT min(id) FROM round WHERE day IS NOT NULL GROUP BY player, rules, day)
        """)
    return db.changesCount > 0 ? ["\(db.changesCount) rounds of a day were there twice"] : []
  }
}
