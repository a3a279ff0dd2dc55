import Foundation
import Testing
import Workers

@Suite("numberrace")
struct CommandTests {
  @Test("tells of a mistyped command and the right ones")
  func mistyped() throws {
    let result = try Tool.run("slove", "952")
    #expect(
      result
        == Tool.Result(
          output: "",
          error: """
            Error: Unknown command 'slove'; choose one of solve, check, hint, reach, batch, rules, play, sheet, generate, census, index, records, corpus, judge, ask, explain, continue, suggestions, shortcut, vocabulary, name, intents, call, mcp, lists, bank, data, language, help. Did you mean 'solve'?
            For example: numberrace solve 952 25 50 75 100 3 6
            See 'numberrace --help' for more information.

            """, code: 64))
  }

  @Test(
    "explains itself",
    arguments: [
      "solve", "check", "generate", "corpus", "batch", "census", "rules", "records", "suggestions",
      "shortcut", "continue", "vocabulary", "data", "lists", "bank", "play", "hint", "reach",
      "sheet", "judge",
    ])
  func help(_ command: String) throws {
    let general = try Tool.run("--help")
    #expect(general.code == 0)
    #expect(general.output.contains("  \(command)  "))
    let result = try Tool.run(command, "--help")
    #expect(result.code == 0)
    #expect(result.output.contains("USAGE: numberrace \(command)"))
  }

  @Test("judges a legal answer")
  func legalAnswer() throws {
    let result = try Tool.run(
      "check", "952", "25", "50", "75", "100", "3", "6", "--answer",
      "25 + (100 + 3) * (6 * 75 / 50)")
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("= 952\n\nexact: 10 points\n"))
    let steps = try Tool.run(
      "check", "952", "25", "50", "75", "100", "3", "6",
      input: "100 + 3 = 103\n75 / 25 = 3\n103 * 6 = 618\n618 + 3 * 50 = 768\n")
    #expect(steps.output.hasSuffix("184 away: 0 points\n"))
  }

  @Test("says on what the points depend of an answer that may not be the nearest")
  func nearest() throws {
    let game = ["508", "100", "25", "5", "6", "3", "1"]
    func verdict(_ arguments: [String]) throws -> String.SubSequence? {
      try Tool.run(arguments + game).output.split(separator: "\n").dropFirst(3).first
    }
    let check = ["check", "--rules", "lecompteestbon", "--answer", "100+3"]
    #expect(try verdict(check) == "405 away: 7 points if nobody comes closer")
    #expect(
      try verdict(["check", "--rules", "countdown", "--answer", "100+3"]) == "405 away: 0 points")
  }

  @Test("judges an answer that is not legal, with the reason and exit code 1")
  func illegalAnswer() throws {
    let result = try Tool.run(
      "check", "952", "25", "50", "75", "100", "3", "6", "--answer", "25 + (100 +* 3)")
    #expect(
      result
        == Tool.Result(
          output: """
            not legal: at character 12: expected a number or '(', found '*'
              25 + (100 +* 3)
                         ^

            """, error: "", code: 1))
    let json = try Tool.run(
      "check", "952", "25", "50", "75", "100", "3", "6", "--answer", "3 - 6", "--json")
    #expect(
      json.output == """
        {"legal":false,"reason":"step 1, 3 − 6, is below zero: every result must be a positive \
        whole number"}

        """)
    #expect(json.code == 1)
  }

  @Test("draws the same games from the same seed, which it tells if it chose it")
  func generate() throws {
    let first = try Tool.run("generate", "--count", "3", "--seed", "5")
    #expect(first.output == "559 100 3 1 3 5 10\n945 75 50 2 9 5 10\n888 50 25 75 100 10 2\n")
    #expect(first.error.isEmpty)
    let chosen = try Tool.run("generate", "--count", "2")
    let seed = try #require(chosen.error.split(separator: " ").last).dropLast()
    #expect(try Tool.run("generate", "--count", "2", "--seed", "\(seed)").output == chosen.output)
  }

  @Test("draws solvable games only, if asked")
  func generateSolvable() throws {
    let games = try Tool.run(
      "generate", "--count", "40", "--seed", "5", "--large", "4", "--solvable", "--json")
    let solved = try Tool.run("batch", input: games.output)
    #expect(solved.output.split(separator: "\n").count == 40)
    #expect(solved.output.split(separator: "\n").allSatisfy { $0.contains(#""distance":0,"#) })
  }

  @Test(
    "refuses to draw what cannot be drawn",
    arguments: [
      (["--large", "5"], "Error: 5 large numbers cannot be drawn: 0 to 4 can.\n"),
      (
        ["--rules", "free"],
        "Error: no games can be drawn under free rules: they have no tiles of their own.\n"
      ),
      (["--count", "0"], "Error: --count must be 1 or more, not 0.\n"),
      (
        ["--count", "99999999999999999999"],
        "Error: --count must be 1 or more and at most 9223372036854775807, not 99999999999999999999.\n"
      ),
      (["--count", "ten"], "Error: --count must be a whole number, 1 or more, not ten.\n"),
      (["--seed", "-1"], "Error: --seed must be 0 or more, not -1.\n"),
    ])
  func generateRefusals(_ arguments: [String], _ message: String) throws {
    let result = try Tool.run(["generate"] + arguments)
    #expect(result.error.hasPrefix(message), "\(result.error)")
    #expect(result.code == 64)
  }

  @Test("solves all recorded games")
  func corpus() throws {
    let result = try Tool.run("corpus")
    #expect(result.code == 0)
    #expect(
      result.error
        == "note: line 270: the record is marked as suspect: a game of Countdown has 6 numbers, "
        + "not 5\n")
    #expect(
      result.output.hasSuffix(
        "\n270 games: 258 exact, 10 at distance 1, 1 at distance 3, 1 at distance 585; "
          + "3.6 steps on average\n"))
    #expect(result.output.split(separator: "\n").count == 272)
  }

  @Test("says where a corpus is bad, or that there is none")
  func badCorpus() throws {
    let missing = try Tool.run("corpus", "/no/such/file")
    #expect(
      missing.error == "Error: '/no/such/file' cannot be read: no such file or directory.\n")
    #expect(missing.code == 66)
    let readme = Repository.root.appending(path: "README.md").path()
    let bad = try Tool.run("corpus", readme)
    #expect(
      bad.error
        == "Error: '\(readme)', line 1: the line is not valid JSON: a value is missing at column 1.\n"
    )
    #expect(bad.code == 65)
  }
}

@Suite("numberrace batch")
struct BatchTests {
  @Test("gives one line for each, in order, and errors with their line")
  func lines() throws {
    let result = try Tool.run(
      "batch",
      input: """
        {"numbers":[100,3,5,5,1,1],"target":103}
        nonsense
        {"numbers":[100,3],"target":103,"rules":"free"}

        {"numbers":[1,2,3,4,5,6],"target":12}
        {"numbers":[1,2,3,4,5,6]}
        """)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(lines[0].contains(#""line":1,"#) && lines[0].contains(#""value":103"#))
    #expect(
      lines[1] == #"{"error":"the line is not valid JSON: a value is missing at column 1: "#
        + #"a game is written as {\"target\": 952, \"numbers\": [25, 50, 75, 100, 3, 6]}","line":2}"#
    )
    #expect(lines[2].contains(#""rules":"free""#))
    #expect(lines[3].hasPrefix(#"{"error":"the line is not valid JSON: it is empty: a game is"#))
    #expect(
      lines[4]
        == #"{"error":"12 is not a target of Countdown: its targets are 100 to 999","line":5}"#)
    #expect(lines[5] == #"{"error":"the key 'target' is missing","line":6}"#)
    #expect(result.code == 1)
  }

  @Test("solves a thousand games in order")
  func order() throws {
    let games = try Tool.run("generate", "--count", "1000", "--seed", "1", "--json")
    let result = try Tool.run("batch", input: games.output)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1000)
    for (index, line) in lines.enumerated() { #expect(line.contains("\"line\":\(index + 1),")) }
    #expect(result.code == 0)
  }

  @Test("reports a line that is too long, and goes on")
  func longLine() throws {
    let result = try Tool.run(
      "batch",
      input: String(repeating: "x", count: 1_000_000)
        + "\n{\"numbers\":[100,3],\"target\":103,\"rules\":\"free\"}\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0] == #"{"error":"the line is too long: 65536 bytes are allowed","line":1}"#)
    #expect(lines[1].contains(#""line":2,"#))
  }

  @Test("ends quietly when its output is closed", .timeLimit(.minutes(15)))
  func closedPipe() throws {
    let result = try Tool.shell(
      "\"$TOOL\" generate --count 20000 --seed 1 --json | \"$TOOL\" batch | head -n 1 | wc -l")
    #expect(result.output.contains("1"))
    #expect(result.error.isEmpty)
  }

  @Test("answers each line as it comes", .timeLimit(.minutes(15)))
  func interactive() throws {
    let result = try Tool.shell(
      """
      answers=$(mktemp)
      (echo '{"numbers":[100,3],"target":103,"rules":"free"}'; await "$answers" 103 && echo answered >&2) \
        | "$TOOL" batch > "$answers"
      rm "$answers"
      """)
    #expect(result.error == "answered\n")
  }
}
