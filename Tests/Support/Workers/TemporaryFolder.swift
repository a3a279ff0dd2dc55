public import Foundation

/// A folder of its own for a test, which is removed after it.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL

  /// Makes one.
  ///
  /// - Throws: What keeps it from being made.
  public init() throws {
    url = Worker.temporaryFile("folder")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: The path.
  public func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a program into it, as a script of the shell.
  ///
  /// Another process writes it. Where this one did, a process that is started at that moment from another thread would have
  /// it open for writing too until it runs its own program, and a file that is being written cannot be run.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - lines: What it does.
  /// - Throws: An error if it cannot be written.
  public func write(program name: String, _ lines: String) throws {
    let text = path("\(name).text")
    try "#!/bin/sh\n\(lines)\n".write(toFile: text, atomically: false, encoding: .utf8)
    let installing = try ChildProcess(["/usr/bin/install", "-m", "755", text, path(name)])
    guard installing.wait() == 0 else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.removeItem(atPath: text)
  }
}
