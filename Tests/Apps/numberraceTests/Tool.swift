import Foundation
import IntentStore
import Testing
import Workers

/// The built command-line tool, run as its users run it.
enum Tool {
  struct Result: Equatable {
    let output: String
    let error: String
    let code: Int32
  }

  static let url = BuiltFiles.url("numberrace") ?? URL(filePath: "numberrace")

  /// Where the tool remembers in tests: nothing is left in the user's own folder.
  private static let store = FileManager.default.temporaryDirectory
    .appending(path: "numberrace-test-\(UUID().uuidString).sqlite").path()

  /// The path of that file, of which the tool has told that it is there.
  private static let toldStore: String = {
    let path = store
    try? FileMemory(path: path).setRemembersDonations(true)
    return path
  }()

  /// Runs the tool to its end.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs the tool to its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
      .merging(["NUMBERRACE_STORE": toldStore]) { $1 }.merging(environment) { $1 }
    return result(
      try ProgramRun(url, arguments, input: input, environment: environment, in: Repository.root))
  }

  /// A function of the shell that waits until a file has a text, for half a minute at most.
  private static let await = """
    await() {
      tries=0
      until grep -qs "$2" "$1"; do
        sleep 0.1; tries=$((tries + 1)); if [ $tries = 3000 ]; then return 1; fi
      done
    }

    """

  /// Runs lines of shell with the tool as `$TOOL`, in which `await file text` waits until the file has the text.
  static func shell(_ line: String) throws -> Result {
    let environment = ProcessInfo.processInfo.environment
      .merging(["TOOL": url.path(), "NUMBERRACE_STORE": toldStore]) { $1 }
    return result(
      try ProgramRun(URL(filePath: "/bin/sh"), ["-c", Self.await + line], environment: environment))
  }

  private static func result(_ run: ProgramRun) -> Result {
    Result(output: run.output, error: run.error, code: run.code)
  }

  /// Runs the tool in a shell, interrupts it as soon as it says how far it is, and tells how long it went on.
  ///
  /// The shell starts background processes with interrupts ignored, so the tool must ask for them; once it
  /// shows progress, it has.
  static func interrupt(
    _ arguments: String, input: String = "/dev/null"
  ) throws -> (result: Result, milliseconds: Int) {
    let result = try shell(
      """
      export NUMBERRACE_PROGRESS=1
      errors=$(mktemp)
      "$TOOL" \(arguments) < \(input) 2> "$errors" &
      tries=0
      until [ -s "$errors" ] && grep -q Ctrl-C "$errors"; do
        sleep 0.1; tries=$((tries + 1)); if [ $tries = 3000 ]; then kill $!; fi
        kill -0 $! 2> /dev/null || break
      done
      start=$(date +%s%N); kill -INT $!; wait $!; code=$?
      cat "$errors" >&2; echo "ended $start $(date +%s%N)" >&2; rm "$errors"; exit $code
      """)
    let last = result.error.split(separator: "\n").last ?? ""
    let times = last.split(separator: " ").compactMap { Int($0) }
    guard times.count == 2 else { throw CocoaError(.featureUnsupported) }
    return (result, (times[1] - times[0]) / 1_000_000)
  }
}

/// A folder of its own for a test, in which the tool remembers and keeps the files of its apps.
final class ToolStore {
  let temporary: TemporaryFolder
  var folder: URL { temporary.url }
  /// The file in which the tool remembers.
  var path: String { temporary.path("memory.sqlite") }

  init() throws { temporary = try TemporaryFolder() }

  func run(_ arguments: String..., input: String = "") throws -> Tool.Result {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "") throws -> Tool.Result {
    try Tool.run(arguments, input: input, environment: ["NUMBERRACE_STORE": path])
  }
}
