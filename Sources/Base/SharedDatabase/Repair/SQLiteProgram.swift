import Foundation

/// The `sqlite3` program of SQLite's authors (https://www.sqlite.org/cli.html), as a child process.
package struct SQLiteProgram: Sendable {
  /// The way to get the program.
  static let advice =
    "that needs the program 'sqlite3', 3.40 or later: install it, on Debian and Ubuntu with 'apt-get install sqlite3'"

  private let path: String
  /// The time after which it is ended, in seconds.
  private let patience: Double

  /// Finds the program; fails if it is not there, or the system has no child processes.
  ///
  /// - Parameters:
  ///   - folders: The folders that it may be in, with colons between them; the search path by default.
  ///   - patience: The time after which it is ended, in seconds.
  package init?(
    in folders: String? = ProcessInfo.processInfo.environment["PATH"], patience: Double = 600
  ) {
    #if os(macOS) || os(Linux)
      let paths = (folders ?? "").split(separator: ":").map { "\($0)/sqlite3" }
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
      self.path = path
      self.patience = patience
    #else
      return nil
    #endif
  }

  /// Runs statements on a database.
  ///
  /// - Parameters:
  ///   - sql: The statements.
  ///   - database: The name of the database in the folder.
  ///   - folder: The folder that it runs in, which is the program's own.
  /// - Throws: A text that says why it failed.
  func run(_ sql: String, on database: String, in folder: String) throws(Failure) {
    #if os(macOS) || os(Linux)
      let log = URL(filePath: "\(folder)/errors")
      let process = Process()
      process.executableURL = URL(filePath: path)
      // A file of the user's can have any statements in it, so none is read.
      process.arguments = ["-batch", "-bail", "-init", "/dev/null", database, sql]
      process.currentDirectoryURL = URL(filePath: folder)
      process.environment = [:]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      do {
        try Data().write(to: log)
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
      } catch {
        throw Failure("'\(path)' cannot be run: \(error.localizedDescription)")
      }
      if ended.wait(timeout: .now() + patience) == .timedOut {
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
        throw Failure("'\(path)' was not done after \(Int(patience)) seconds, and was ended")
      }
      if process.terminationReason == .exit, process.terminationStatus == 0 { return }
      let errors = (try? Data(contentsOf: log)) ?? Data()
      let text = String(decoding: errors.prefix(200), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      throw Failure("'\(path)' failed (3.40 or later is needed): \(text)")
    #else
      throw Failure(Self.advice)
    #endif
  }

  /// A reason why it failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
