import Foundation
public import NumberRaceAssistant
import Synchronization

/// The users of a service and their tokens, kept in a file that only its owner can read.
///
/// The file has the digests of the tokens, not the tokens: each is known once, when it is made.
///
/// ```swift
/// let users = try UserDirectory(folder: "/var/lib/numberrace", ownerPaths: .userData)
/// let token = try users.add("anna")
/// print(try users.user(withToken: token).name)  // anna
/// ```
public final class UserDirectory: Sendable {
  private struct Entry: Codable {
    var name: String
    /// The SHA-256 digest of the token, in hexadecimal.
    var token: String
    /// The name of the folder of the files, which no other user ever had.
    var folder: String
  }

  private struct File: Codable {
    var users: [Entry] = []
  }

  private struct State {
    var file = File()
    var stamp: Stamp?
    var opened: [String: ServiceUser] = [:]
  }

  /// Tells whether the file was replaced.
  private struct Stamp: Equatable {
    let modified: Date?
    let inode: UInt64
  }

  private let folder: URL
  private let ownerPaths: StorePaths
  private let state = Mutex(State())

  /// The name of the user whose files are those of the command line on this machine.
  public static let owner = "owner"

  /// Opens the directory of a folder, which is created with access for its owner only if it is not there.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - ownerPaths: The files of the user ``owner``.
  /// - Throws: ``UserError``.
  public init(folder: String, ownerPaths: StorePaths) throws(UserError) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    self.ownerPaths = ownerPaths
    do {
      try FileManager.default.createDirectory(
        at: self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UserError("the folder '\(folder)' cannot be used: \(error.localizedDescription)")
    }
    try state.withLock { state throws(UserError) in try read(&state) }
  }

  private var path: String { folder.appending(path: "users.json").path(percentEncoded: false) }

  /// The names of the users, in order.
  ///
  /// - Returns: The names.
  /// - Throws: ``UserError`` if the file cannot be read.
  public func names() throws(UserError) -> [String] {
    try state.withLock { state throws(UserError) in
      try read(&state)
      return state.file.users.map(\.name).sorted()
    }
  }

  /// The user ``owner``, for a service that only programs on this machine can reach.
  ///
  /// - Returns: The user.
  public func localOwner() -> ServiceUser {
    state.withLock { open(Self.owner, in: Self.owner, &$0) }
  }

  /// The user with a token.
  ///
  /// - Parameter token: The token.
  /// - Returns: The user; `nil` if no user has it.
  /// - Throws: ``UserError`` if the file cannot be read.
  public func user(withToken token: String) throws(UserError) -> ServiceUser? {
    let digest = Digest.of(token)
    return try state.withLock { state throws(UserError) in
      try read(&state)
      // Digests are compared, so the time it takes tells nothing of a token.
      guard let entry = state.file.users.first(where: { $0.token == digest }) else {
        return nil
      }
      return open(entry.name, in: entry.folder, &state)
    }
  }

  /// Adds a user.
  ///
  /// - Parameter name: The name: 1 to 64 letters, digits, hyphens and underscores.
  /// - Returns: The token, which is not kept.
  /// - Throws: ``UserError`` if the name is not allowed or taken, or the file cannot be written.
  public func add(_ name: String) throws(UserError) -> String {
    try change { file throws(UserError) in
      try Self.check(name)
      guard !file.users.contains(where: { $0.name == name }) else {
        throw UserError(
          "there is a user '\(name)' already; 'token \(name)' makes a new token, and 'user remove \(name)' removes the user"
        )
      }
      let token = Self.newToken()
      // A user who was removed had another folder.
      let folder = name == Self.owner ? name : "\(name)-\(Digest.hexadecimal(Self.random(6)))"
      file.users.append(Entry(name: name, token: Digest.of(token), folder: folder))
      return token
    }
  }

  /// Adds the user ``owner`` if there are no users yet, also if another process tries the same.
  ///
  /// - Returns: The token, which is not kept; `nil` if there are users.
  /// - Throws: ``UserError`` if the file cannot be written.
  public func addFirst() throws(UserError) -> String? {
    guard try names().isEmpty else { return nil }
    do throws(UserError) {
      return try add(Self.owner)
    } catch {
      guard try names().isEmpty else { return nil }
      throw error
    }
  }

  /// Gives a user a new token; the old one is not valid any more.
  ///
  /// - Parameter name: The name.
  /// - Returns: The token, which is not kept.
  /// - Throws: ``UserError`` if there is no such user, or the file cannot be written.
  public func renewToken(of name: String) throws(UserError) -> String {
    try change { file throws(UserError) in
      let token = Self.newToken()
      let index = try Self.index(of: name, in: file)
      file.users[index].token = Digest.of(token)
      return token
    }
  }

  /// Removes a user. A later user of the name has other files.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - erasing: Whether to delete the files, which stay otherwise. Those of the ``owner``, which are the command line's, always stay.
  /// - Returns: The path of the folder with the files; `nil` if they were deleted.
  /// - Throws: ``UserError`` if there is no such user, or a file cannot be written or deleted.
  public func remove(_ name: String, erasing: Bool = false) throws(UserError) -> String? {
    let entry = try change { file throws(UserError) in
      file.users.remove(at: try Self.index(of: name, in: file))
    }
    let files = URL(filePath: paths(of: name, in: entry.folder).memory)
      .deletingLastPathComponent().path(percentEncoded: false)
    guard erasing, name != Self.owner else { return files }
    do {
      try FileManager.default.removeItem(atPath: files)
    } catch {
      guard !FileManager.default.fileExists(atPath: files) else {
        throw UserError(
          "'\(name)' is removed, but the folder '\(files)' cannot be deleted: \(error.localizedDescription)"
        )
      }
    }
    return nil
  }

  private static func index(of name: String, in file: File) throws(UserError) -> Int {
    guard let index = file.users.firstIndex(where: { $0.name == name }) else {
      let names = file.users.map(\.name).sorted().joined(separator: ", ")
      throw UserError(
        "there is no user '\(name)'; \(names.isEmpty ? "there are none" : "there are \(names)")")
    }
    return index
  }

  private static func check(_ name: String) throws(UserError) {
    let isAllowed = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard isAllowed, (1...64).contains(name.utf8.count) else {
      throw UserError(
        "'\(name)' is not a name of a user; use 1 to 64 letters, digits, hyphens and underscores")
    }
  }

  private func paths(of name: String, in own: String) -> StorePaths {
    guard name != Self.owner else { return ownerPaths }
    return StorePaths(
      folder: folder.appending(path: "users").appending(path: own).path(percentEncoded: false))
  }

  private func open(_ name: String, in own: String, _ state: inout State) -> ServiceUser {
    if let user = state.opened[own] { return user }
    let user = ServiceUser(name, AssistantStores(paths(of: name, in: own)))
    if name != Self.owner {
      // If it cannot be made, opening a file in it says so.
      try? FileManager.default.createDirectory(
        at: folder.appending(path: "users").appending(path: own),
        withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    state.opened[own] = user
    return user
  }

  private static func newToken() -> String {
    "nr_"
      + Data(random(32)).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Reads the file if it is another one than the last time.
  private func read(_ state: inout State) throws(UserError) {
    let stamp = self.stamp
    guard stamp != state.stamp || state.stamp == nil else { return }
    guard let stamp else {
      state.file = File()
      state.stamp = nil
      return
    }
    do {
      state.file = try JSON.decode(File.self, from: Data(contentsOf: URL(filePath: path)))
      state.stamp = stamp
    } catch {
      throw UserError("the file '\(path)' of the users cannot be read: \(error)")
    }
    let folders = Set(state.file.users.map(\.folder))
    state.opened = state.opened.filter { folders.contains($0.key) || $0.key == Self.owner }
  }

  private var stamp: Stamp? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    return Stamp(
      modified: attributes[.modificationDate] as? Date,
      inode: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0)
  }

  private func change<Value>(
    _ body: (inout File) throws(UserError) -> Value
  ) throws(UserError) -> Value {
    try state.withLock { state throws(UserError) in
      // Another process may change the file too.
      let lock = try FolderLock(folder.appending(path: "users.lock").path(percentEncoded: false))
      defer { lock.release() }
      try read(&state)
      var file = state.file
      let value = try body(&file)
      try write(file)
      state.file = file
      state.stamp = stamp
      return value
    }
  }

  /// Replaces the file by one that only its owner can read, also while it is written. It is on the disk when the call returns.
  private func write(_ file: File) throws(UserError) {
    let temporary = path + ".new"
    try? FileManager.default.removeItem(atPath: temporary)
    guard let text = try? JSON(encoding: file).indentedText,
      FileManager.default.createFile(
        atPath: temporary, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    else { throw UserError("the file '\(temporary)' cannot be written") }
    try sync(temporary)
    guard rename(temporary, path) == 0 else {
      throw UserError("the file '\(path)' cannot be written: error \(errno)")
    }
    try sync(folder.path(percentEncoded: false))
  }
}

/// Waits until a file, or the names in a folder, are on the disk.
private func sync(_ path: String) throws(UserError) {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  defer { if file >= 0 { close(file) } }
  guard file >= 0, fsync(file) == 0 else {
    throw UserError("'\(path)' cannot be written to the disk: \(String(cString: strerror(errno)))")
  }
}

/// An error in the users of a service.
public struct UserError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, and what is allowed.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
