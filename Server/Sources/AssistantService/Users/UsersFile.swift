import Foundation
import IntentKit

/// The file of the users and the digests of their tokens.
struct UsersFile: Codable {
  struct Entry: Codable {
    var name: String
    /// The name of the folder of the files, which no other user ever had.
    var folder: String
    var tokens: [UserToken]
  }

  var users: [Entry] = []

  init(users: [Entry] = []) { self.users = users }

  /// Reads a file.
  init(at path: String) throws(UserError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UserError("the file '\(path)' of the users is not there, or cannot be read")
    }
    do {
      self = try JSON.decode(Self.self, from: data)
    } catch {
      throw UserError("the file '\(path)' of the users cannot be read: \(error)")
    }
    // A folder of another form could lead out of that of the users, in a backup of someone else's.
    for entry in users where !Self.isName(entry.name) || !Self.isName(entry.folder, 1...80) {
      throw UserError(
        "the file '\(path)' of the users cannot be read: '\(entry.name)' in '\(entry.folder)' is no user"
      )
    }
  }

  /// The place of a user.
  func index(of name: String) throws(UserError) -> Int {
    guard let index = users.firstIndex(where: { $0.name == name }) else {
      let names = users.map(\.name).sorted().joined(separator: ", ")
      throw UserError(
        "there is no user '\(name)'; \(names.isEmpty ? "there are none" : "there are \(names)")")
    }
    return index
  }

  /// Checks a name of a user or a token.
  static func check(_ name: String, of kind: String) throws(UserError) {
    guard isName(name) else {
      throw UserError(
        "'\(name)' is not a name of \(kind); use 1 to 64 letters, digits, hyphens and underscores")
    }
  }

  private static func isName(_ name: String, _ lengths: ClosedRange<Int> = 1...64) -> Bool {
    lengths.contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// Replaces the file by one that only its owner can read, also while it is written. It is on the disk when the call returns.
  func write(to path: String) throws(UserError) {
    let temporary = path + ".new"
    try? FileManager.default.removeItem(atPath: temporary)
    guard let text = try? JSON(encoding: self).indentedText,
      FileManager.default.createFile(
        atPath: temporary, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    else { throw UserError("the file '\(temporary)' cannot be written") }
    try sync(temporary)
    guard rename(temporary, path) == 0 else {
      throw UserError("the file '\(path)' cannot be written: error \(errno)")
    }
    try sync(URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false))
  }
}

extension UsersFile.Entry {
  private enum EarlierKeys: String, CodingKey {
    /// The digest of the one token that a user had in earlier files.
    case token
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    folder = try container.decode(String.self, forKey: .folder)
    let earlier = try decoder.container(keyedBy: EarlierKeys.self)
    if let digest = try earlier.decodeIfPresent(String.self, forKey: .token) {
      tokens = [UserToken(digest: digest, name: UserDirectory.firstToken)]
    } else {
      tokens = try container.decode([UserToken].self, forKey: .tokens)
    }
  }
}

/// Waits until a file, or the names in a folder, are on the disk.
func sync(_ path: String) throws(UserError) {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  defer { if file >= 0 { close(file) } }
  guard file >= 0, fsync(file) == 0 else {
    throw UserError("'\(path)' cannot be written to the disk: \(String(cString: strerror(errno)))")
  }
}
