import Foundation
import SharedDatabase

/// A file that a command writes as a whole.
///
/// The file has either what it had or all that is new, also after a crash: a new file beside it is written,
/// synced, and moved into its place. Devices and pipes are written as they are.
struct OutputFile {
  let path: String
  /// Whether a new file can be read by its owner only.
  let isPrivate: Bool

  init(_ path: String, isPrivate: Bool = false) {
    self.path = path
    self.isPrivate = isPrivate
  }

  /// Writes a text to a file, or to standard output if there is none.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be written.
  static func write(
    _ text: String, to path: String?, isPrivate: Bool = false
  ) throws(CommandFailure) {
    guard let path else { return print(text, terminator: "") }
    try OutputFile(path, isPrivate: isPrivate).write(text)
  }

  /// Writes all that will be in the file.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be written.
  func write(_ text: String) throws(CommandFailure) {
    try write { file in try file.write(Array(text.utf8)) }
  }

  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try write { file in try file.write(bytes) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) {
    try write { file in
      for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
        try file.write(Array(bytes[start..<min(start + 1 << 20, bytes.count)]))
      }
    }
  }

  /// Writes the file piece by piece.
  ///
  /// - Parameter contents: Writes all that will be in it. What it throws leaves the file as it was.
  /// - Throws: ``CommandFailure`` if it cannot be written, or the one that the function throws.
  func write(_ contents: (FileDescriptor) throws -> Void) throws(CommandFailure) {
    do {
      var info = stat()
      let exists = stat(path, &info) == 0
      if exists, info.st_mode & S_IFMT != S_IFREG {
        try write(contents, to: FileDescriptor(opening: path, O_WRONLY), isSynced: false)
      } else {
        try replace(
          by: contents,
          mode: exists ? info.st_mode & 0o7777 : isPrivate ? 0o600 : FileDescriptor.allowed(0o666))
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.cannotWrite, "'\(path)' cannot be written: \(error)")
    }
  }

  /// Whether two paths lead to one file, by whatever links and spellings, also if it is not there yet.
  static func isSame(_ first: String, _ second: String) -> Bool {
    OutputFile(first).place == OutputFile(second).place
  }

  /// Removes a file, if it is there.
  ///
  /// - Throws: ``CommandFailure`` if it is and cannot be removed.
  static func remove(_ path: String) throws(CommandFailure) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw CommandFailure(.cannotWrite, "'\(path)' cannot be removed: \(SystemError.last)")
  }

  private func replace(by contents: (FileDescriptor) throws -> Void, mode: mode_t) throws {
    // A link stays a link, and one that leads nowhere is not replaced.
    var link = stat()
    let resolved = realPath
    if resolved == nil, lstat(path, &link) == 0 {
      throw CommandFailure(
        .cannotWrite, "'\(path)' cannot be written: it is a link that leads nowhere")
    }
    let target = resolved ?? path
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    PartialFile.removeLeftovers(in: folder.isEmpty ? "." : String(folder))
    let name = PartialFile.path(beside: "\(folder).file")
    let file = try FileDescriptor(opening: name, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    do {
      if fchmod(file.number, mode) != 0 { throw SystemError.last }
      try write(contents, to: file, isSynced: true)
      if rename(name, target) != 0 { throw SystemError.last }
    } catch {
      unlink(name)
      throw error
    }
    // The new name is durable once its folder is; some file systems cannot say so.
    FileDescriptor.sync(folder: folder.isEmpty ? "." : String(folder))
  }

  private func write(
    _ contents: (FileDescriptor) throws -> Void, to file: FileDescriptor, isSynced: Bool
  ) throws {
    do {
      try contents(file)
      if isSynced, fsync(file.number) != 0 { throw SystemError.last }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  private var realPath: String? { Self.realPath(of: path) }

  private static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path without links and other spellings: of a new file, that of its folder with its name.
  private var place: String {
    if let realPath { return realPath }
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<end]
    guard let folder = Self.realPath(of: folder.isEmpty ? "." : String(folder)) else { return path }
    return folder + (folder.hasSuffix("/") ? "" : "/") + path[end...]
  }
}
