import Bank
import Foundation
import GameHistory
import IntentStore
import Lists
public import SharedDatabase

/// A file of the assistant, for operations on whole files.
public struct StoredFile: Sendable {
  /// The path of the file.
  public let path: String
  /// The name of its copy in a backup.
  public let backupName: String
  fileprivate let open: @Sendable () throws(StorageError) -> any DatabaseFile
  private let type: any DatabaseFile.Type

  /// Salvages what can be read of the file into a new one beside it. The file must not be open in this process if it is
  /// replaced then.
  ///
  /// - Returns: The repair; `nil` if the file is intact.
  /// - Throws: `StorageError` if none of it can be read, or the new file cannot be written.
  public func repair() throws(StorageError) -> Repair? { try type.repair(path) }

  /// Opens the file, which brings it to the form of this version, and looks through all of it.
  ///
  /// - Returns: Its faults; empty if it is whole.
  /// - Throws: `StorageError` if it cannot be used.
  public func faults() throws -> [String] { try open().faults() }

  /// The paths of copies that repairs have left beside the file.
  public var repairCopies: [String] {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let base = url.deletingPathExtension().lastPathComponent
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { name in
      ["damaged", "repaired"].contains { name.hasPrefix("\(base).\($0)-") }
    }.sorted().map { folder.appending(path: $0).path(percentEncoded: false) }
  }
}

extension StoredFile {
  fileprivate init<File: DatabaseFile>(
    _ path: String, _ backupName: String,
    _ open: @escaping @Sendable () throws(StorageError) -> File
  ) {
    self.init(path: path, backupName: backupName, open: open, type: File.self)
  }
}

extension AssistantStores {
  /// The file of what the assistant remembers.
  public var memoryFile: StoredFile { StoredFile(paths.memory, "memory.sqlite", memory) }

  /// The files that exist. Those that are there by name but cannot be opened, such as a link that leads nowhere, are
  /// among them: what is done with them then fails, so that they are not passed over.
  public var existingFiles: [StoredFile] {
    [
      memoryFile, StoredFile(paths.lists, "lists.sqlite", lists),
      StoredFile(paths.bank, "bank.sqlite", bank),
      StoredFile(paths.rounds, "rounds.sqlite", rounds),
      StoredFile(paths.requests, "requests.sqlite", requests),
    ].filter { DurableFile.mayExist($0.path) }
  }

  /// Copies the files that exist to a new folder, each whole by itself, also while others write.
  ///
  /// - Parameter folder: The path of the folder, which must not exist. It gets its name once all of it is on the disk.
  /// - Returns: The names of the copies; none, and no folder, if no file exists.
  /// - Throws: `StorageError` if a file cannot be copied; then there is no folder.
  public func backUp(to folder: String) throws(StorageError) -> [String] {
    let files = existingFiles
    guard !files.isEmpty else { return [] }
    do {
      try DurableFile.writeFolder(folder) { partial in
        for file in files { try file.open().backUp(to: "\(partial)/\(file.backupName)") }
      }
    } catch let error as StorageError {
      throw error
    } catch {
      throw StorageError(folder, .other("\(error)"))
    }
    return files.map(\.backupName)
  }
}
