public import Foundation
public import NumberRaceAssistant
import Synchronization

/// The users of a service and their tokens, kept in a file that only its owner can read.
///
/// The file has the digests of the tokens, not the tokens: each is known once, when it is made.
///
/// ```swift
/// let users = try UserDirectory(folder: "/var/lib/numberrace", ownerPaths: .userData)
/// let token = try users.add("anna")
/// print(try users.user(withToken: token)?.name)  // anna
/// let phone = try users.addToken("phone", to: "anna", scope: .lookUp)
/// ```
public final class UserDirectory: Sendable {
  private struct State {
    var file = UsersFile()
    var stamp: Stamp?
    var opened: [String: AssistantStores] = [:]
  }

  /// Tells whether the file was replaced.
  private struct Stamp: Equatable {
    let modified: Date?
    let inode: UInt64
  }

  let folder: URL
  private let ownerPaths: StorePaths
  private let state = Mutex(State())
  /// The log of who did what.
  public let audit: AuditLog

  /// The name of the user whose files are those of the command line on this machine.
  public static let owner = "owner"

  /// Opens the directory of a folder, which is created with access for its owner only if it is not there.
  ///
  /// - Throws: ``UserError``.
  public init(folder: String, ownerPaths: StorePaths) throws(UserError) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    self.ownerPaths = ownerPaths
    audit = AuditLog(folder: folder)
    try Self.makeFolder(folder)
    try withCurrent { _ in }
  }

  var path: String { folder.appending(path: "users.json").path(percentEncoded: false) }

  /// The names of the users, in order.
  ///
  /// - Throws: ``UserError`` if the file cannot be read.
  public func names() throws(UserError) -> [String] {
    try withCurrent { $0.file.users.map(\.name).sorted() }
  }

  /// The user ``owner``, for a service that only programs on this machine can reach.
  ///
  /// - Parameter request: The identifier of the request on whose behalf something is done.
  /// - Returns: The user.
  public func localOwner(request: String = "-") -> ServiceUser {
    let stores = state.withLock { open(Self.owner, in: Self.owner, &$0) }
    return ServiceUser(
      Self.owner, stores, UserAccess(of: Self.owner, request: request, log: audit))
  }

  /// The user with a token.
  ///
  /// - Parameters:
  ///   - text: The token.
  ///   - request: The identifier of the request on whose behalf something is done.
  /// - Returns: The user; `nil` if no user has it, or its time is over.
  /// - Throws: ``UserError`` if the file cannot be read.
  public func user(
    withToken text: String, request: String = "-"
  ) throws(UserError) -> ServiceUser? {
    let digest = Digest.of(text)
    return try withCurrent { state in
      // Digests are compared, so the time it takes tells nothing of a token.
      for entry in state.file.users {
        guard let token = entry.tokens.first(where: { $0.digest == digest }) else { continue }
        guard !token.isExpired() else { return nil }
        return ServiceUser(
          entry.name, open(entry.name, in: entry.folder, &state),
          UserAccess(of: entry.name, token: token, request: request, log: audit))
      }
      return nil
    }
  }

  /// The tokens of a user.
  ///
  /// - Throws: ``UserError`` if there is no such user, or the file cannot be read.
  public func tokens(of name: String) throws(UserError) -> [UserToken] {
    try withCurrent { state throws(UserError) in
      state.file.users[try state.file.index(of: name)].tokens
    }
  }

  /// The name of the token with which a user begins.
  public static let firstToken = "first"

  /// Adds a user.
  ///
  /// - Parameters:
  ///   - name: The name: 1 to 64 letters, digits, hyphens and underscores.
  ///   - scope: What the token may do.
  ///   - expires: The time from which on the token is not valid.
  /// - Returns: The token ``firstToken``, which is not kept.
  /// - Throws: ``UserError`` if the name is not allowed or taken, or the file cannot be written.
  public func add(
    _ name: String, scope: TokenScope = .pay, expires: Date? = nil
  ) throws(UserError) -> String {
    try change { file throws(UserError) in
      try UsersFile.check(name, of: "a user")
      if let other = file.users.map(\.name).first(where: { $0.lowercased() == name.lowercased() }) {
        throw UserError(
          "there is a user '\(other)' already; 'token add \(other)' makes another token, and 'user remove \(other)' removes the user"
        )
      }
      let text = UserToken.newText()
      // A user who was removed had another folder.
      let folder = name == Self.owner ? name : "\(name)-\(Digest.hexadecimal(UserToken.random(6)))"
      let token = UserToken(text, name: Self.firstToken, scope: scope, expires: expires)
      file.users.append(.init(name: name, folder: folder, tokens: [token]))
      return text
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

  /// Gives a user another token.
  ///
  /// - Parameters:
  ///   - token: The name of the token, which the user must not have yet: 1 to 64 letters, digits, hyphens and underscores.
  ///   - name: The name of the user.
  ///   - scope: What it may do.
  ///   - expires: The time from which on it is not valid.
  /// - Returns: The token, which is not kept.
  /// - Throws: ``UserError`` if there is no such user, the name is not allowed or taken, or the file cannot be written.
  public func addToken(
    _ token: String, to name: String, scope: TokenScope = .pay, expires: Date? = nil
  ) throws(UserError) -> String {
    try change { file throws(UserError) in
      try UsersFile.check(token, of: "a token")
      let index = try file.index(of: name)
      guard !file.users[index].tokens.contains(where: { $0.name == token }) else {
        throw UserError(
          "'\(name)' has a token '\(token)' already; 'token revoke \(name) \(token)' takes it away"
        )
      }
      let text = UserToken.newText()
      file.users[index].tokens.append(
        UserToken(text, name: token, scope: scope, expires: expires))
      return text
    }
  }

  /// Takes a token away from a user; it is not valid any more.
  ///
  /// - Throws: ``UserError`` if there is no such user or token, or the file cannot be written.
  public func revokeToken(_ token: String, of name: String) throws(UserError) {
    try change { file throws(UserError) in
      let index = try file.index(of: name)
      guard let place = file.users[index].tokens.firstIndex(where: { $0.name == token }) else {
        let names = file.users[index].tokens.map(\.name).joined(separator: ", ")
        throw UserError(
          "'\(name)' has no token '\(token)', \(names.isEmpty ? "and no other" : "only \(names)")"
        )
      }
      file.users[index].tokens.remove(at: place)
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
      file.users.remove(at: try file.index(of: name))
    }
    let files = Self.folder(of: paths(of: name, in: entry.folder))
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

  func paths(of name: String, in own: String) -> StorePaths {
    guard name != Self.owner else { return ownerPaths }
    return StorePaths(
      folder: folder.appending(path: "users").appending(path: own).path(percentEncoded: false))
  }

  /// The folder of some files.
  static func folder(of paths: StorePaths) -> String {
    URL(filePath: paths.memory).deletingLastPathComponent().path(percentEncoded: false)
  }

  private func open(_ name: String, in own: String, _ state: inout State) -> AssistantStores {
    if let stores = state.opened[own] { return stores }
    let stores = AssistantStores(paths(of: name, in: own))
    if name != Self.owner {
      // If it cannot be made, opening a file in it says so.
      try? DurableFile.makeFolder(Self.folder(of: paths(of: name, in: own)))
    }
    state.opened[own] = stores
    return stores
  }

  /// Does something with the users as the file has them now.
  private func withCurrent<Value>(
    _ body: (inout State) throws(UserError) -> Value
  ) throws(UserError) -> Value {
    try state.withLock { state throws(UserError) in
      try read(&state)
      return try body(&state)
    }
  }

  static func makeFolder(_ path: String) throws(UserError) {
    do {
      try DurableFile.makeFolder(path)
    } catch {
      throw UserError(error.description)
    }
  }

  /// Reads the file if it is another one than the last time.
  private func read(_ state: inout State) throws(UserError) {
    let stamp = self.stamp
    guard stamp != state.stamp || state.stamp == nil else { return }
    guard let stamp else {
      state.file = UsersFile()
      state.stamp = nil
      return
    }
    state.file = try UsersFile(at: path)
    state.stamp = stamp
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

  /// Changes the file, which no other process does at the same time.
  func change<Value>(
    _ body: (inout UsersFile) throws(UserError) -> Value
  ) throws(UserError) -> Value {
    let lock = try lock()
    defer { lock.release() }
    return try withCurrent { state throws(UserError) in
      var file = state.file
      let value = try body(&file)
      try file.write(to: path)
      state.file = file
      state.stamp = stamp
      return value
    }
  }

  /// Does something with the users while neither this process nor another one adds or removes any.
  func withUsers<Value>(
    _ body: ([UsersFile.Entry]) throws(UserError) -> Value
  ) throws(UserError) -> Value {
    let lock = try lock()
    defer { lock.release() }
    return try body(try withCurrent { $0.file.users })
  }

  private func lock() throws(UserError) -> FolderLock {
    try FolderLock(folder.appending(path: "users.lock").path(percentEncoded: false))
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
