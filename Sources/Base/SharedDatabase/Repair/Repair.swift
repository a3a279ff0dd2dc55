import Foundation
import GRDB

/// A repair: a new file with the data salvaged from a damaged one, which is unchanged.
public struct Repair: Sendable {
  /// The path of the damaged file.
  public let path: String
  /// The path of the new file.
  public let repairedPath: String
  /// The number of rows that were saved, by table.
  public let saved: [String: Int]
  /// The losses, and the changes that make the rest consistent, in sentences.
  public let losses: [String]

  /// Puts the new file in the place of the damaged one, which is kept beside it. Nothing of this process may have
  /// either of them open; that other processes do is seen.
  ///
  /// - Returns: The path of the damaged file from now on.
  /// - Throws: ``StorageError``; `busy` if a process has the file open.
  public func replace() throws(StorageError) -> String {
    let lock = try FileLock(path)
    defer { lock.release() }
    let kept = Self.unusedName(path, "damaged")
    // There is a file of the name at every moment, so that no process ever begins an empty one; and the old log goes
    // before the new file comes, to which it does not belong.
    guard link(path, kept) == 0 else { throw DurableFile.failure(kept) }
    for suffix in ["-wal", "-shm"] where FileStatus.isTaken(path + suffix) {
      guard rename(path + suffix, kept + suffix) == 0 else { throw DurableFile.failure(path) }
    }
    guard rename(repairedPath, path) == 0 else { throw DurableFile.failure(path) }
    try DurableFile.syncFolder(of: path)
    return kept
  }

  /// An unused name in the folder of a file, such as `bank.damaged-1.sqlite`.
  static func unusedName(_ path: String, _ word: String) -> String {
    let url = URL(filePath: path)
    let (ending, base) = (url.pathExtension, url.deletingPathExtension())
    var number = 1
    while true {
      let name =
        "\(base.path(percentEncoded: false)).\(word)-\(number)"
        + (ending.isEmpty ? "" : ".\(ending)")
      if !FileStatus.isTaken(name) { return name }
      number += 1
    }
  }
}

extension SQLiteFile {
  /// Salvages what can be read of a file into a new file beside it. Nothing of this process may have it open.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - schema: The tables of the file.
  ///   - program: The program that reads the pages of the file; the one on the search path by default.
  /// - Returns: The repair; `nil` if the file is intact.
  /// - Throws: ``StorageError``, if the file has none of the schema's tables, or the new file cannot be written.
  package static func repair(
    _ path: String, _ schema: Schema, program: SQLiteProgram? = SQLiteProgram()
  ) throws(StorageError) -> Repair? {
    let path = try DurableFile.resolved(path)
    if try isWhole(path, schema) { return nil }
    guard let program else { throw StorageError(path, .notRepaired(SQLiteProgram.advice)) }
    let repaired = Repair.unusedName(path, "repaired")
    // Told apart by its name from what is no copy of personal data.
    let folder = DurableFile.unusedPath(beside: repaired)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try StorageError.translating(path) {
      do {
        return try salvage(path, schema, program, folder, into: repaired)
      } catch {
        for suffix in ["", "-wal", "-shm"] { unlink(repaired + suffix) }
        throw error
      }
    }
  }

  private static func isWhole(_ path: String, _ schema: Schema) throws(StorageError) -> Bool {
    do {
      return try SQLiteFile(path: path, schema: schema, mustExist: true).faults().isEmpty
    } catch let error as StorageError {
      switch error.reason {
      case .damaged, .notDatabase: return false
      // The numbers that say what a file is may be what is damaged.
      case .foreign, .version: if isOther(path, schema) { throw error } else { return false }
      default: throw error
      }
    } catch {
      return false
    }
  }

  /// Whether a file can be read and has other tables.
  private static func isOther(_ path: String, _ schema: Schema) -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    let isSchema = try? DatabaseQueue(path: path, configuration: configuration).read {
      try schema.isSchema(of: $0)
    }
    return isSchema == false
  }

  private static func salvage(
    _ path: String, _ schema: Schema, _ program: SQLiteProgram, _ folder: String,
    into repaired: String
  ) throws -> Repair {
    guard mkdir(folder, 0o700) == 0 else { throw DurableFile.failure(repaired) }
    let pages = try PageFolder(path, schema, program, folder)
    var salvage = Salvage(schema, pages)
    try makeNew(repaired, schema, attaching: pages.valuesPath) { try salvage.run(into: $0) }
    guard salvage.saved.values.contains(where: { $0 > 0 }) else {
      throw StorageError(path, .notRepaired("nothing that could be saved was found in it"))
    }
    var losses: [String] = []
    if salvage.lostPages > 0 {
      losses.append("\(salvage.lostPages) of the file's pages could not be read")
    }
    if salvage.lostRows > 0 { losses.append("\(salvage.lostRows) rows could not be read") }
    for (table, count) in salvage.fromIndexes.sorted(by: { $0.key < $1.key }) {
      losses.append("\(count) rows of \(table) were put together from what indexes had of them")
    }
    let database = try SQLiteFile(path: repaired, schema: schema)
    losses += try database.write { db in
      try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
      return try schema.mend(db) + RepairedNames.run(db)
    }
    let faults = try database.faults()
    guard faults.isEmpty else { throw StorageError(repaired, .damaged(faults[0])) }
    return Repair(
      path: path, repairedPath: repaired, saved: salvage.saved, losses: losses)
  }
}
