import Foundation
import Testing
import Workers

@testable import numberrace

@Suite("Exit codes")
struct ExitStatusTests {
  @Test(
    "are told in the help and in the guide as they are", arguments: numberrace.ExitStatus.allCases)
  func told(_ status: numberrace.ExitStatus) throws {
    let help = try Tool.run("--help").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("\(status.rawValue): \(status.meaning)."))
    let guide = try String(
      contentsOf: Repository.root.appending(path: "Docs/Solving.md"), encoding: .utf8)
    #expect(guide.contains("| \(status.rawValue) | \(status.meaning) |"))
  }

  @Test("tell a file that cannot be read from bad data and from mistyped words")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "numberrace-status-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bad = folder.appending(path: "bad.json").path()
    try Data(#"{"id": "mine", "operations": ["modulo"]}"#.utf8).write(to: URL(filePath: bad))
    let none = folder.appending(path: "none.json").path()
    for arguments in [
      ["solve", "1", "1", "--rules"], ["rules"], ["records", "1", "--rules"], ["census", "merge"],
    ] {
      let unread = try Tool.run(arguments + [none])
      #expect(unread.code == 66, "\(arguments)")
      #expect(unread.error == "Error: '\(none)' cannot be read: no such file or directory.\n")
      let folderResult = try Tool.run(arguments + [arguments[0] == "census" ? folder.path() : none])
      #expect(folderResult.code == 66)
      let refused = try Tool.run(arguments + [bad])
      #expect(refused.code == 65, "\(arguments)")
      #expect(refused.error.hasPrefix("Error: '\(bad)' "))
      #expect(!refused.error.contains("Usage"))
    }
    #expect(
      try Tool.run("rules", bad).error
        == "Error: '\(bad)' has no rules: 'operations': 'modulo' is not an operation; choose from add, "
        + "subtract, multiply, divide, power, squareRoot, square, factorial, negate, concatenate, decimal.\n"
    )
    #expect(try Tool.run("solve", "1", "1", "--rules", "chess").code == 64)
    #expect(try Tool.shell("cd / && \"$TOOL\" batch < /").code == 66)
    #expect(try Tool.shell("cd / && \"$TOOL\" corpus /dev/zero").code == 65)
  }

  @Test("tell standard input that is closed, and an unknown word after help")
  func closedInput() throws {
    for command in ["batch", "check 24 1 1 --rules anything", "call", "ask --events"] {
      let result = try Tool.shell("\"$TOOL\" \(command) <&-")
      #expect(result.code == 66, "\(command): \(result)")
      #expect(result.error == "Error: standard input cannot be read: bad file descriptor.\n")
    }
    let help = try Tool.run("help", "slove")
    #expect(help.code == 64)
    #expect(help.error.hasPrefix("Error: Unknown command 'slove'; choose one of "))
    #expect(try Tool.run("help", "solve").output.hasPrefix("OVERVIEW: Find the best solution"))
  }

  @Test(
    "of a sentence that is not understood are 1",
    arguments: [
      ("xyzzy", 1), ("", 1), (String(repeating: "solve ", count: 400), 1), ("help", 0),
      ("solve 952 with 25 50 75 100 3 and 6", 0),
    ] as [(String, Int32)])
  func understanding(_ sentence: String, _ code: Int32) throws {
    let result = try Tool.run("ask", sentence)
    #expect(result.code == code, "\(result)")
  }

  @Test("say that a count ran into its limit", .timeLimit(.minutes(15)))
  func countedList() throws {
    let result = try Tool.run(
      "solve", "100", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "--rules",
      "free",
      "--all", "--limit", "5", "--time-limit", "1")
    #expect(result.output.split(separator: "\n").count == 5)
    #expect(result.error.hasPrefix("5 of at least "))
    #expect(result.code == 2)
  }

  @Test(
    "of rules that are printed as JSON are 0, and there is something",
    arguments: ["countdown", "free", "24"])
  func rulesAsJSON(_ name: String) throws {
    let result = try Tool.run("rules", name, "--json")
    #expect(result.code == 0)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["id"] as? String == name)
    #expect(object?["numberCount"] as? [Int] != nil)
  }
}

@Suite("Ctrl-C", .serialized)
struct InterruptionTests {
  /// How long the tool may go on after Ctrl-C, in milliseconds: a second on a machine that has nothing else to do, and
  /// more beside other tests.
  static let limit = 30_000

  @Test(
    "ends long work at once, with what it has, after telling how far it is",
    arguments: [
      ("records --every 5 --rules krypto", " of 93,682 collections surveyed", "without a gap"),
      ("generate --count 10000000 --difficulty 5 --seed 1", " of 10,000,000 games drawn", "\n"),
      (
        "solve 100 1 2 3 4 5 6 7 8 9 10 11 12 --rules free --all --limit 5", "searching",
        "10 × 5 × 2\n"
      ),
      ("solve --rules anything 999983 2 3 5 7 11 13 17", "searching", "not proved"),
      ("solve --rules four-fours 100 4 4 4 4 4 4", "searching", "100 from 4 4 4 4 4 4"),
      (
        "solve 999999999999 11 13 17 19 23 29 31 37 41 43 47 53 --rules free --difficulty",
        "searching", "away"
      ),
    ])
  func ends(_ arguments: String, _ progress: String, _ output: String) throws {
    let (result, milliseconds) = try Tool.interrupt(arguments)
    #expect(milliseconds < Self.limit)
    #expect(result.code == 130)
    #expect(result.error.contains(progress))
    #expect(result.output.contains(output))
  }

  @Test("ends a batch with the lines that are answered, in order")
  func batch() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "numberrace-batch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let game = #"{"target":999999,"numbers":[3,5,7,11,13,17,19,23],"rules":"free"}"#
    try Data(String(repeating: game + "\n", count: 3000).utf8).write(to: file)
    let (result, milliseconds) = try Tool.interrupt("batch", input: file.path())
    #expect(milliseconds < Self.limit)
    #expect(result.code == 130)
    let lines = result.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for (place, line) in lines.enumerated() { #expect(line.contains("\"line\":\(place + 1),")) }
    #expect(result.error.contains("stopped after \(lines.count) line"))
  }

  @Test("ends a batch that waits for input")
  func waiting() throws {
    let result = try Tool.shell(
      """
      pipe=$(mktemp -u); mkfifo "$pipe"; answers=$(mktemp)
      (echo '{"numbers":[100,3],"target":103,"rules":"free"}'; exec sleep 60) > "$pipe" & writer=$!
      "$TOOL" batch < "$pipe" > "$answers" &
      await "$answers" 103; kill -INT $!; wait $!; code=$?
      kill $writer; rm "$pipe" "$answers"; exit $code
      """)
    #expect(result.code == 130)
    #expect(result.error.contains("stopped after 1 line"))
  }
}
