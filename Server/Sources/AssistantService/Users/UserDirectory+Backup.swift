import Foundation
import NumberRaceAssistant

/// Backups of all users, and their upgrade.
extension UserDirectory {
  /// What was found out about the files of a user.
  public struct Check: Hashable, Sendable {
    /// The name of the user.
    public let user: String
    /// The paths of the files that are whole, and of this version.
    public let whole: [String]
    /// What is wrong with the others.
    public let faults: [String]
  }

  /// Copies the users, their tokens' digests and all their files to a new folder, also while services run.
  ///
  /// Each file is whole by itself. Users are neither added nor removed meanwhile.
  ///
  /// - Parameter copy: The path of the folder, which must not exist. It gets its name once all of it is on the disk.
  /// - Returns: The number of files of each user.
  /// - Throws: ``UserError`` if something cannot be copied; then there is no folder.
  public func backUp(to copy: String) throws(UserError) -> [(user: String, files: Int)] {
    guard !FileManager.default.fileExists(atPath: copy) else {
      throw UserError("there is something at '\(copy)' already; name a new folder")
    }
    return try withUsers { users throws(UserError) in
      var counts: [(user: String, files: Int)] = []
      do {
        try DurableFile.writeFolder(copy) { partial in
          try DurableFile.makeFolder("\(partial)/users")
          for (name, own) in withOwner(users) {
            let stores = AssistantStores(paths(of: name, in: own))
            do {
              counts.append((name, try stores.backUp(to: "\(partial)/users/\(own)").count))
            } catch {
              throw UserError("the files of '\(name)' cannot be copied: \(error)")
            }
          }
          try UsersFile(users: users).write(to: "\(partial)/users.json")
        }
      } catch let error as UserError {
        throw error
      } catch {
        throw UserError("the backup cannot be made: \(error)")
      }
      return counts
    }
  }

  /// Takes all users from a backup, with their tokens and files, into this folder, which has no users yet.
  ///
  /// The users are there once all their files are, each checked.
  ///
  /// - Parameter copy: The path of the folder that ``backUp(to:)`` made.
  /// - Returns: The names of the users.
  /// - Throws: ``UserError`` if it is no backup, a file in it is not whole, or there are users or files here already; then nothing is
  ///   taken.
  public func restore(from copy: String) throws(UserError) -> [String] {
    let file = try UsersFile(at: "\(copy)/users.json")
    return try change { users throws(UserError) in
      guard users.users.isEmpty else {
        throw UserError(
          "there are users in '\(folder.path(percentEncoded: false))' already; a backup is restored to a folder without any"
        )
      }
      var written: [String] = []
      var isDone = false
      defer {
        for path in isDone ? [] : written {
          for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
        }
      }
      for (name, own) in withOwner(file.users) {
        let source = StorePaths(folder: "\(copy)/users/\(own)")
        let target = paths(of: name, in: own)
        try Self.makeFolder(Self.folder(of: target))
        for (from, to) in zip(source.files, target.files)
        where FileManager.default.fileExists(atPath: from) {
          do {
            try FileManager.default.copyItem(atPath: from, toPath: to)
            written.append(to)
            try sync(to)
          } catch {
            throw UserError("'\(to)' cannot be written: \(error.localizedDescription)")
          }
        }
        try sync(Self.folder(of: target))
        // The copies are looked at, so that nothing is written beside the files of the backup.
        for file in AssistantStores(target).existingFiles { try Self.requireWhole(file, of: name) }
      }
      users = file
      isDone = true
      return file.users.map(\.name).sorted()
    }
  }

  /// Brings the file of the users and all their files to the form of this version, and looks through them.
  ///
  /// - Returns: What was found out, for each user; for the ``owner`` also without a token.
  /// - Throws: ``UserError`` if the file of the users cannot be read or written.
  public func upgrade() throws(UserError) -> [Check] {
    let users = try change { file in file.users }
    return withOwner(users).map { name, own in
      var (whole, faults): ([String], [String]) = ([], [])
      for file in AssistantStores(paths(of: name, in: own)).existingFiles {
        do {
          try Self.requireWhole(file, of: name)
          whole.append(file.path)
        } catch {
          faults.append("\(error)")
        }
      }
      return Check(user: name, whole: whole, faults: faults)
    }
  }

  /// The names and folders of users; the owner's files can be there without a token.
  private func withOwner(_ users: [UsersFile.Entry]) -> [(name: String, folder: String)] {
    let others = users.filter { $0.name != Self.owner }.map { ($0.name, $0.folder) }
    return [(Self.owner, Self.owner)] + others
  }

  private static func requireWhole(_ file: StoredFile, of name: String) throws(UserError) {
    let faults: [String]
    do {
      faults = try file.faults()
    } catch {
      throw UserError("a file of '\(name)' cannot be used: \(error)")
    }
    if let first = faults.first {
      throw UserError("the file '\(file.path)' of '\(name)' is damaged: \(first)")
    }
  }
}

extension StorePaths {
  /// The files, always in the same order.
  fileprivate var files: [String] { [memory, lists, bank, rounds, requests] }
}
