public import Foundation
import GRDB
public import IntentKit
import SharedDatabase

/// The complete memory of a user, in a readable form that other programs can process and that can
/// be imported again.
public struct MemoryArchive: Codable, Sendable {
  /// The donations, the latest first.
  public let donations: [Donation]
  /// The user's shortcuts.
  public let shortcuts: [Shortcut]
  /// The recent activities, the latest first.
  public let activities: [RecentActivity]
  /// The user's vocabulary.
  public let words: [UserWord]
  /// The recorded attempts, the earliest first; an older archive has none.
  public let attempts: [Attempt]?
}

extension MemoryArchive {
  /// Decodes an archive.
  ///
  /// - Throws: ``ArchiveError`` if the archive is invalid.
  public init(json: Data) throws(ArchiveError) {
    do throws(JSONError) {
      self = try JSON.decode(MemoryArchive.self, from: json)
    } catch {
      throw ArchiveError(error)
    }
  }

  /// Encodes the archive as JSON.
  public func json() throws -> Data { Data((try JSON(encoding: self).indentedText + "\n").utf8) }
}

/// A fault in an archive. Nothing was imported.
public struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path in the JSON, such as `donations[3].time`; empty for the whole archive.
  public let place: String
  /// The fault.
  public let reason: String

  init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  init(_ error: JSONError) {
    var fault = error
    fault.path = JSONPath()
    self.init(
      place: "\(error.path)",
      reason: error.kind == .missing ? "it is missing" : fault.description(of: "it"))
  }

  /// The path and the fault.
  public var description: String {
    place.isEmpty ? "the archive cannot be read: \(reason)" : "at \(place): \(reason)"
  }
}

extension FileMemory {
  /// Exports the complete memory.
  ///
  /// - Throws: `StorageError` if the read fails.
  public func archive() throws -> MemoryArchive {
    MemoryArchive(
      donations: try donations(.all, limit: .max), shortcuts: try shortcuts(),
      activities: try activities(), words: try words(),
      attempts: try database.read { try Self.attempts($0) })
  }

  /// Erases the memory, and overwrites its pages in the file.
  ///
  /// - Throws: `StorageError` if the write fails.
  public func erase() throws {
    try database.write { db in
      for table in [
        "mention", "donation", "term", "shortcut", "activity", "word", "attempt", "deed", "secret",
      ] {
        try db.execute(sql: "DELETE FROM \(table)")
      }
    }
    try database.erasePages()
  }

  /// The number of records that an import added.
  public struct Imported: Hashable, Sendable {
    /// The number of new donations.
    public internal(set) var donations = 0
    /// The number of new shortcuts.
    public internal(set) var shortcuts = 0
    /// The names of the skipped shortcuts, whose name or phrase another shortcut has.
    public internal(set) var skippedShortcuts: [String] = []
    /// The number of words that are new, or got new pronunciations.
    public internal(set) var words = 0
  }

  /// Imports an archive in one transaction, and returns the numbers of records added. Existing
  /// records are unchanged, and none is duplicated. A donation of more than a day after the
  /// current time is rejected, because retention would then expire all existing ones.
  ///
  /// - Throws: ``ArchiveError`` if a record cannot be stored, in which case nothing is imported;
  ///   `StorageError` if the file cannot be accessed.
  @discardableResult
  public func importArchive(_ archive: MemoryArchive, now: Timestamp) throws -> Imported {
    let (tomorrow, overflow) = now.secondsSince1970.addingReportingOverflow(86400)
    return try database.write { db in
      var imported = Imported()
      for (index, donation) in archive.donations.enumerated() {
        try Self.at("donations[\(index)]") {
          guard !donation.id.isEmpty else {
            throw ArchiveError(place: "donations[\(index)].id", reason: "it is empty")
          }
          guard overflow || donation.time.secondsSince1970 <= tomorrow else {
            throw ArchiveError(
              place: "donations[\(index)].time",
              reason: "\(donation.time.secondsSince1970) is in the future")
          }
          if try Self.insert(donation, db) != nil { imported.donations += 1 }
        }
      }
      try removeOld(db)
      try Self.removeUnusedTerms(db)
      try importShortcuts(archive, &imported, db)
      try Self.importActivities(archive, db)
      for (index, word) in archive.words.enumerated() {
        try Self.at("words[\(index)]") { if try Self.add(word, db) { imported.words += 1 } }
      }
      // Attempts are those of processes that had this file open; what an archive says of them is nobody's to tell.
      return imported
    }
  }

  private func importShortcuts(
    _ archive: MemoryArchive, _ imported: inout Imported, _ db: Database
  ) throws {
    var known = Set(try Self.shortcuts(db).map(\.id))
    for (index, shortcut) in archive.shortcuts.enumerated()
    where known.insert(shortcut.id).inserted {
      do {
        try Self.at("shortcuts[\(index)]") { try Self.save(shortcut, db) }
        imported.shortcuts += 1
      } catch is ShortcutError {
        imported.skippedShortcuts.append(shortcut.name)
      }
    }
  }

  /// Merges activities with the existing ones, by time.
  private static func importActivities(_ archive: MemoryArchive, _ db: Database) throws {
    var times: [UserActivity: Timestamp] = [:]
    for recent in try activities(db) + archive.activities {
      times[recent.activity] = max(recent.time, times[recent.activity] ?? recent.time)
    }
    let order = times.sorted { ($0.value, $0.key.title) < ($1.value, $1.key.title) }
    for (activity, time) in order { try remember(activity, at: time, db) }
  }

  /// Adds the path in the archive to an error.
  private static func at(_ place: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as TextError {
      throw ArchiveError(place: place, reason: error.description)
    } catch let error as WordError {
      throw ArchiveError(place: place, reason: error.description)
    }
  }
}
