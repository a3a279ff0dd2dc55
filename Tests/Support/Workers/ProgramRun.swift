public import Foundation

/// A program that was run to its end.
public struct ProgramRun: Equatable, Sendable {
  /// All that it wrote to its standard output.
  public let output: String
  /// All that it wrote to its standard error.
  public let error: String
  /// Its exit code; the number of the signal if one ended it.
  public let code: Int32

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The executable.
  ///   - arguments: Its arguments.
  ///   - input: All that it can read from its standard input.
  ///   - environment: Its environment.
  ///   - folder: The folder in which it runs; that of this process if `nil`.
  /// - Throws: An error if what it wrote is not UTF-8. A program that cannot be started ends with 126 or 127.
  public init(
    _ program: URL, _ arguments: [String], input: String = "",
    environment: [String: String] = ProcessInfo.processInfo.environment, in folder: URL? = nil
  ) throws {
    let files = try TemporaryFolder()
    defer { withExtendedLifetime(files) {} }
    try Data(input.utf8).write(to: files.url.appending(path: "input"))
    let line = """
      cd "$1" || exit; files=$2; shift 2; exec "$@" < "$files/input" > "$files/output" 2> "$files/error"
      """
    let path = { (url: URL) in url.path(percentEncoded: false) }
    let process = try ChildProcess(
      ["/bin/sh", "-c", line, "sh", folder.map(path) ?? ".", path(files.url), path(program)]
        + arguments, environment: environment)
    code = process.wait()
    output = try String(contentsOf: files.url.appending(path: "output"), encoding: .utf8)
    error = try String(contentsOf: files.url.appending(path: "error"), encoding: .utf8)
  }
}
