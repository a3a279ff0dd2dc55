public import Foundation

/// A process that is run beside a test, and can be killed at any moment.
///
/// It is started and waited for by the system's own calls: `Process` waits until a socket is closed that everything which
/// the process starts has inherited, so what a process leaves behind when it crashes or is killed can keep it waiting.
public final class Worker {
  private let process: pid_t
  private let output: URL
  private var exitCode: Int32?

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
    let executable = Self.url(name).path(percentEncoded: false)
    var command = [executable] + arguments
    if let kilobytes {
      // Blocks of 512 bytes, as POSIX has them. Without a folder for temporary files, for the thread sanitizer would write
      // one when it starts and read what the limit cut off.
      let script = "trap '' XFSZ; ulimit -f \(2 * kilobytes); TMPDIR=/dev/null exec \"$@\""
      command = ["/bin/sh", "-c", script, "sh"] + command
    }
    let errors = quiet ? "2> /dev/null" : ""
    let line = "out=$1; shift; exec \"$@\" > \"$out\" \(errors)"
    process = try Self.spawn(
      ["/bin/sh", "-c", line, "sh", output.path(percentEncoded: false)] + command)
  }

  deinit {
    if exitCode == nil { kill() }
    try? FileManager.default.removeItem(at: output)
  }

  /// Kills it as nothing can be kept from being killed, and waits until it is dead.
  public func kill() {
    guard exitCode == nil else { return }
    _ = Foundation.kill(process, SIGKILL)
    _ = wait()
  }

  /// Waits until it has ended.
  ///
  /// - Returns: Its exit code; the number of the signal if one ended it.
  @discardableResult
  public func wait() -> Int32 {
    if let exitCode { return exitCode }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        status = -1
        break
      }
    }
    // As the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS read it.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
    exitCode = code
    return code
  }

  private static func spawn(_ command: [String]) throws -> pid_t {
    var arguments = command.map { strdup($0) } + [nil]
    var environment =
      ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let fault = posix_spawn(&process, command[0], nil, nil, &arguments, &environment)
    guard fault == 0 else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(fault))
    }
    return process
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
