public import Foundation

/// A process that is run beside a test, and can be killed at any moment.
public final class Worker {
  private let process = Process()
  private let output: URL

  /// Starts one.
  ///
  /// - Parameters:
  ///   - name: The executable, which is built beside the tests.
  ///   - arguments: Its arguments.
  ///   - quiet: Whether its errors are not shown.
  ///   - kilobytes: The size that no file it writes may exceed, as if the disk were full; unlimited if `nil`.
  /// - Throws: An error if it cannot be started.
  public init(
    _ name: String, _ arguments: [String], quiet: Bool = false, kilobytes: Int? = nil
  ) throws {
    output = Self.temporaryFile("output")
    try Data().write(to: output)
    if let kilobytes {
      // Blocks of 512 bytes, as POSIX has them.
      let script = "trap '' XFSZ; ulimit -f \(2 * kilobytes); exec \"$@\""
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", script, "sh", Self.url(name).path(percentEncoded: false)] + arguments
    } else {
      process.executableURL = Self.url(name)
      process.arguments = arguments
    }
    if quiet { process.standardError = FileHandle.nullDevice }
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(at: output) }

  /// Kills it as nothing can be kept from being killed, and waits until it is dead.
  public func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until it has ended.
  ///
  /// - Returns: Its exit code.
  public func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The lines that it wrote in full.
  public var lines: [String] {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map(String.init)
  }

  private static func url(_ name: String) -> URL {
    let folders =
      [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
      + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    return folders.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
      ?? URL(filePath: ".build/debug/\(name)")
  }

  /// A place for a file that does not exist yet.
  ///
  /// - Parameter name: The end of its name.
  /// - Returns: The place.
  public static func temporaryFile(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
  }
}

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
}
