import Foundation
import GRDB

/// Why a file cannot be used. Nothing in it is lost by that.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file is damaged. It was kept aside under another name, or left where it is if that is nothing.
    case damaged(keptAs: String?)
    /// The file is that of something else.
    case foreign
    /// The file was written by a newer version.
    case newer
    /// The file, or the folder that it is in, may not be written.
    case readOnly
    /// The disk is full.
    case full
    /// Another process has been writing for too long.
    case busy
    /// There is a folder of that name.
    case isFolder
    /// Something else.
    case other(String)
  }

  /// Where the file is.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong, and what can be done.
  public var description: String {
    switch reason {
    case .damaged(let name?):
      "'\(path)' is damaged; it was kept as '\(name)', and a new one is made the next time"
    case .damaged(nil):
      "'\(path)' is damaged, or is no such file; it was left as it is: choose another, or move it away"
    case .foreign:
      "'\(path)' is the file of something else, and was left as it is: choose another"
    case .newer:
      "'\(path)' was written by a newer version, and was left as it is: install that, or choose another file"
    case .readOnly:
      "'\(path)' may not be written: allow it, or choose another file"
    case .full:
      "there is no room on the disk for '\(path)': nothing of what was to be stored is in it"
    case .busy:
      "another process has been writing to '\(path)' for too long: try again"
    case .isFolder:
      "'\(path)' is a folder: name a file in it"
    case .other(let text):
      "'\(path)' cannot be used: \(text)"
    }
  }
}

extension StorageError {
  /// Runs what opens a file. All errors become storage errors.
  static func translating<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(StorageError) -> Value {
    do {
      return try translatingDatabaseErrors(path, body)
    } catch let error as StorageError {
      throw error
    } catch {
      throw StorageError(path, .other("\(error)"))
    }
  }

  /// Runs what reads or writes. Errors of the database become storage errors, others are passed on.
  static func translatingDatabaseErrors<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StorageError(path, reason(for: error, path))
    }
  }

  private static func reason(for error: DatabaseError, _ path: String) -> Reason {
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .damaged(keptAs: keepAside(path))
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN:
      let folder = URL(filePath: path).deletingLastPathComponent().path
      return FileManager.default.fileExists(atPath: folder)
        ? .readOnly : .other("there is no folder '\(folder)'")
    case .SQLITE_FULL: return .full
    case .SQLITE_BUSY, .SQLITE_LOCKED: return .busy
    default: return .other(error.message ?? "\(error.resultCode)")
    }
  }

  /// Gives a damaged file and its log another name. Only files with the ending of databases are ours for
  /// certain; what was named by mistake is not touched.
  private static func keepAside(_ path: String) -> String? {
    let manager = FileManager.default
    guard path.hasSuffix(".sqlite") else { return nil }
    for number in 1...1000 {
      let name = "\(path.dropLast(7)).damaged-\(number).sqlite"
      guard !manager.fileExists(atPath: name) else { continue }
      guard (try? manager.moveItem(atPath: path, toPath: name)) != nil else { return nil }
      for suffix in ["-wal", "-shm"] {
        try? manager.moveItem(atPath: path + suffix, toPath: name + suffix)
      }
      return name
    }
    return nil
  }
}
