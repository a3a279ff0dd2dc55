public import Foundation

/// A process that is run beside a test, and can be killed at any moment.
public final class Worker {
  private let process: ChildProcess
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
    let executable =
      (BuiltFiles.url(name) ?? URL(filePath: name)).path(percentEncoded: false)
    var command = [executable] + arguments
    if let kilobytes {
      // Blocks of 512 bytes, as POSIX has them. Without a folder for temporary files, for the thread sanitizer would write
      // one when it starts and read what the limit cut off.
      let script = "trap '' XFSZ; ulimit -f \(2 * kilobytes); TMPDIR=/dev/null exec \"$@\""
      command = ["/bin/sh", "-c", script, "sh"] + command
    }
    let errors = quiet ? "2> /dev/null" : ""
    let line = "out=$1; shift; exec \"$@\" > \"$out\" \(errors)"
    process = try ChildProcess(
      ["/bin/sh", "-c", line, "sh", output.path(percentEncoded: false)] + command)
  }

  deinit {
    if exitCode == nil { kill() }
    try? FileManager.default.removeItem(at: output)
  }

  /// Kills it as nothing can be kept from being killed, and waits until it is dead.
  public func kill() {
    guard exitCode == nil else { return }
    _ = Foundation.kill(process.id, SIGKILL)
    _ = wait()
  }

  /// Kills processes at random moments, one after the other.
  ///
  /// - Parameters:
  ///   - workers: The processes.
  ///   - seconds: For how long each runs until it is killed, from when the one before it was.
  ///   - isAtWork: Whether the time of the first begins when any of them has written a line, and not when it starts. On a busy
  ///     machine, and under a sanitizer, a process may need longer to start than it is left to run.
  public static func kill(
    _ workers: [Worker], after seconds: ClosedRange<Double>, atWork isAtWork: Bool
  ) {
    let deadline = ContinuousClock.now + .seconds(60)
    while isAtWork, workers.allSatisfy(\.lines.isEmpty), .now < deadline {
      Thread.sleep(forTimeInterval: 0.005)
    }
    for worker in workers {
      Thread.sleep(forTimeInterval: .random(in: seconds))
      worker.kill()
    }
  }

  /// Waits until it has ended.
  ///
  /// - Returns: Its exit code; the number of the signal if one ended it.
  @discardableResult
  public func wait() -> Int32 {
    if let exitCode { return exitCode }
    let code = process.wait()
    exitCode = code
    return code
  }

  /// The lines that it wrote in full.
  public var lines: [String] {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().map(String.init)
  }

  /// A place for a file that does not exist yet.
  ///
  /// - Parameter name: The end of its name.
  /// - Returns: The place.
  public static func temporaryFile(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
  }
}
