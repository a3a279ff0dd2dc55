import Foundation
import GRDB

/// A reason why a file cannot be used. The file's data is intact: nothing is renamed, replaced or emptied.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  public enum Reason: Hashable, Sendable {
    /// Some of the file cannot be read; with what was found.
    case damaged(String)
    /// The file isn't a database: a text, a picture, an encrypted file, or a database whose beginning is lost.
    case notDatabase
    /// The file is a database of another application.
    case foreign
    /// The file has another version than this program reads; with that version.
    case version(Int)
    /// The file, or its folder, is not writable.
    case readOnly
    /// The disk is full, or the file may not grow.
    case full
    /// Another process has been writing for too long, or has the file open.
    case busy
    /// The path names a folder.
    case isFolder
    /// There is no such file.
    case missing
    /// Something is at the path already.
    case exists
    /// The file is damaged, and cannot be repaired, for a reason.
    case notRepaired(String)
    /// Something else.
    case other(String)
  }

  /// The path of the file.
  public let path: String
  /// The fault.
  public let reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The fault, and what can be done about it.
  public var description: String {
    switch reason {
    case .damaged(let detail):
      "'\(path)' is damaged (\(detail)); it was left as it is: repair it, or restore a backup"
    case .notDatabase:
      "'\(path)' is not a database, or its beginning is damaged; it was left as it is: choose another file, or repair it"
    case .foreign:
      "'\(path)' belongs to another application, and was left as it is: choose another file"
    case .version(let version):
      """
      '\(path)' is a file of version \(version), which this program does not read, and was left as it is: use the program \
      that wrote it to export its contents, or choose another file; if only its version number is damaged, repair it
      """
    case .readOnly:
      "'\(path)' is not writable: allow writing, or choose another file"
    case .full:
      "there is no room on the disk for '\(path)': nothing of the last change was stored; make room, and try again"
    case .busy:
      "another process is using '\(path)': try again when it is done"
    case .isFolder:
      "'\(path)' is a folder: name a file in it"
    case .missing:
      "there is no file '\(path)'"
    case .exists:
      "'\(path)' exists already: choose another name"
    case .notRepaired(let text):
      "'\(path)' was not repaired, and was left as it is: \(text)"
    case .other(let text):
      "'\(path)' cannot be used: \(text)"
    }
  }
}

extension StorageError {
  /// Runs work on a file or folder that stands for another one, whose name is in the errors then.
  static func naming<Value>(
    _ path: String, insteadOf temporary: String, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let error as StorageError where error.path.hasPrefix(temporary) {
      throw StorageError(path + error.path.dropFirst(temporary.count), error.reason)
    }
  }

  /// Runs work on a file. All errors become storage errors.
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

  /// Runs a transaction. Errors of the database, and values that cannot be what was stored, become storage errors;
  /// others are passed on.
  static func translatingDatabaseErrors<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StorageError(path, reason(for: error, path))
    } catch let error as RowDecodingError {
      throw StorageError(path, .damaged("\(error)"))
    } catch let error as UnreadableValue {
      throw StorageError(path, .damaged(error.description))
    }
  }

  private static func reason(for error: DatabaseError, _ path: String) -> Reason {
    switch error.resultCode {
    case .SQLITE_CORRUPT: return .damaged(error.message ?? "a page cannot be read")
    case .SQLITE_NOTADB: return .notDatabase
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN:
      let folder = DurableFile.folder(of: path)
      return FileManager.default.fileExists(atPath: folder)
        ? .readOnly : .other("there is no folder '\(folder)'")
    case .SQLITE_FULL: return .full
    // The memory that processes share is a file too, which even reading needs.
    case .SQLITE_IOERR
    where [.SQLITE_IOERR_WRITE, .SQLITE_IOERR_SHMSIZE].contains(error.extendedResultCode):
      return .full
    case .SQLITE_BUSY, .SQLITE_LOCKED: return .busy
    default: return .other(error.message ?? "\(error.resultCode)")
    }
  }
}

/// A value in a file that no version of this package stored.
package struct UnreadableValue: Error, CustomStringConvertible {
  /// The value, and where it is.
  package let description: String

  /// A fault.
  package init(_ description: String) {
    self.description = description
  }
}
