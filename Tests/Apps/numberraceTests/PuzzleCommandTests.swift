import Foundation
import Testing

@Suite("numberrace and puzzles")
struct PuzzleCommandTests {
  @Test("solves them by their rules")
  func solve() throws {
    let result = try Tool.run("solve", "--rules", "24", "24", "3", "3", "8", "8")
    #expect(
      result
        == Tool.Result(
          output: "24 from 3 3 8 8\n\n  8 ÷ (3 − 8 ÷ 3) = 24\n\nexact\n", error: "", code: 0))
    let ascii = try Tool.run(
      "solve", "--rules", "make-ten", "10", "1", "1", "5", "8", "--notation", "ascii")
    #expect(ascii.output == "8 / (1 - 1 / 5)\n")
    let json = try Tool.run("solve", "--rules", "24", "24", "1", "1", "1", "1", "--json")
    #expect(json.output.contains(#""distance":20,"#))
    #expect(json.output.contains(#""proven":true"#))
  }

  @Test("tells about how large a fraction of many digits is")
  func largeFractions() throws {
    let result = try Tool.run("solve", "--rules", "four-fours", "51", "4", "4", "4", "4")
    #expect(result.output.contains("= 2505147019375/48922361856 (≈ 51.21)\n"))
    #expect(result.output.hasSuffix("\n10106564719/48922361856 (≈ 0.21) away\n"))
    let small = try Tool.run("check", "--rules", "24", "3 3 8 8", "--answer", "3 / 8 + 3 + 8")
    #expect(small.output.contains("= 91/8\n"))
  }

  @Test("lists all distinct solutions and counts them on standard error")
  func all() throws {
    let result = try Tool.run("solve", "--rules", "24", "24", "1", "2", "3", "4", "--all")
    #expect(result.output == "4 × 3 × 2 × 1\n(3 + 2 + 1) × 4\n(4 + 2) × (3 + 1)\n")
    #expect(result.error == "3 exact solutions\n")
    let limited = try Tool.run(
      "solve", "--rules", "24", "24", "1", "2", "3", "4", "--all", "--limit", "1", "--notation",
      "ascii")
    #expect(limited.output == "4 * 3 * 2 * 1\n")
  }

  @Test(
    "solves games and puzzles with more rules",
    arguments: [
      ("303 25 50 75 100 3 6 --use-all --notation ascii", "(50 * 6 + 3) * (25 / (100 - 75))\n"),
      ("303 25 50 75 100 3 6 --steps 4 --notation ascii", "100 * 6 / 50 * 25 + 3\n"),
      ("303 25 50 75 100 3 6 --in-order --notation ascii", "((25 + 50) / 75 + 100) * 3\n"),
      ("--rules four-fours 33 4 4 4 4 --decimals --notation ascii", "4! + (4 - .4) / .4\n"),
      ("--rules 24 9 9 9 9 --roots --notation ascii", "9 + 9 + 9 - sqrt(9)\n"),
      (
        "101 --to 103 25 50 75 100 3 6",
        "100 + (50 + 25) ÷ 75 = 101\n100 + 6 ÷ 3 = 102\n100 + 3 = 103\n"
      ),
      ("--rules four-fours 31 --to 32 4 4 4 4", "4! + (4! + 4) ÷ 4 = 31\n4 × 4 + 4 × 4 = 32\n"),
    ])
  func changed(_ arguments: String, _ output: String) throws {
    let result = try Tool.run(["solve"] + arguments.split(separator: " ").map(String.init))
    #expect(result.output == output)
    #expect(result.code == 0)
  }

  @Test(
    "says which of these rules cannot be had",
    arguments: [
      ("952 x --use-all --targets 900-999", " --targets 900-999 --use-all\n"),
      ("100 25 50 75 100 3 6 --steps 6", "Countdown has at most 5 steps."),
      (
        "--rules 24 1 2 3 4 --steps 2",
        "All numbers of the 24 game must be used, which takes 3 steps."
      ),
      (
        "--rules four-fours 9 4 4 4 4 --steps 3",
        "--steps is for rules whose steps all join two numbers"
      ),
      ("--rules 24 --targets 20-30 31 1 2 3 4", "its targets are 20 to 30"),
      ("100 --targets 200-100 25 50 75 100 3 6", "--targets must be two numbers"),
      ("100 --targets 200 25 50 75 100 3 6", "--targets must be two numbers"),
      ("100 --to 90 25 50 75 100 3 6", "--to must be the target or up to 1,000,000 more"),
      ("100 --to 110 --within 3 25 50 75 100 3 6", "--within and --to exclude each other."),
    ])
  func unchangeable(_ arguments: String, _ message: String) throws {
    let result = try Tool.run(["solve"] + arguments.split(separator: " ").map(String.init))
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.code == 64)
  }

  @Test("draws targets of a range only", arguments: ["24", "krypto", "countdown"])
  func targets(_ rules: String) throws {
    let result = try Tool.run(
      "generate", "--rules", rules, "--targets", "20-25", "--count", "8", "--seed", "1")
    #expect(result.code == 0)
    let targets = result.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(targets.count == 8)
    #expect(targets.allSatisfy { (20...25).contains($0) })
    #expect(Set(targets).count > 1)
  }

  @Test("judges answers, with exit code 1 for those that are not legal")
  func check() throws {
    let good = try Tool.run(
      "check", "--rules", "24", "24", "3", "3", "8", "8", "--answer", "8 / (3 - 8 / 3)")
    #expect(good.output == "24 from 3 3 8 8\n\n  8 ÷ (3 − 8 ÷ 3) = 24\n\nexact\n")
    let bad = try Tool.run("check", "--rules", "24", "24", "3", "3", "8", "8", input: "3 * 8")
    #expect(
      bad
        == Tool.Result(
          output: "not legal: all numbers must be used, but there are left: 3, 8\n", error: "",
          code: 1))
  }

  @Test("takes targets of any number of digits")
  func largeTargets() throws {
    let target = String(repeating: "9", count: 60)
    let result = try Tool.run(
      "solve", "--rules", "anything", target, "999999999999999999", "7", "--json")
    #expect(result.code == 0)
    #expect(result.output.contains(#""target":"\#(target)""#))
    let show = try Tool.run("solve", target, "25", "50", "75", "100", "3", "6")
    #expect(show.code == 64)
    #expect(show.error.contains("is too large for Countdown. Try --rules anything."))
    let million = try Tool.run(
      "solve", "--rules", "anything", String(repeating: "9", count: 20_000), "1")
    #expect(million.code == 64)
    #expect(million.error.contains("a target of 20000 digits is too large: 10000 are allowed"))
  }

  @Test("stops at a time limit with the best found, and says that it is not proved")
  func timeLimit() throws {
    let result = try Tool.run(
      "solve", "--rules", "anything", "999983", "2", "3", "5", "7", "11", "13", "17",
      "--time-limit",
      "0.05")
    #expect(result.code == 2)
    #expect(result.error.contains("the search was stopped"))
  }

  @Test("reads rules from a file, and says what is wrong with them")
  func rulesFile() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "rules-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let printed = try Tool.run("rules", "24", "--json")
    try Data(printed.output.replacing("[24,24]", with: "[100,100]").utf8).write(to: file)
    let result = try Tool.run(
      "solve", "--rules", file.path, "100", "5", "5", "4", "1", "--notation", "ascii")
    #expect(result.output == "5 * 4 * 5 * 1\n")
    try Data(#"{"id": "x", "digits": 0}"#.utf8).write(to: file)
    let bad = try Tool.run("solve", "--rules", file.path, "1", "1")
    #expect(bad.error.contains("results can have 1 to 10000 digits, not 0."))
    try Data("24".utf8).write(to: file)
    #expect(try Tool.run("solve", "--rules", file.path, "1", "1").error.contains("has no rules"))
    let missing = try Tool.run("solve", "--rules", "/nowhere/x.json", "1", "1")
    #expect(missing.code == 66)
  }

  @Test("refuses what the rules do not allow, with what they do")
  func refused() throws {
    let target = try Tool.run("solve", "--rules", "24", "25", "3", "3", "8", "8")
    #expect(target.code == 64)
    #expect(
      target.error.hasPrefix("Error: 25 is not a target of the 24 game: its only target is 24."))
    let language = try Tool.run(
      "solve", "--rules", "24", "24", "3", "3", "8", "8", "--language", "fr")
    #expect(language.error.contains("--language goes with --notation spoken."))
  }

  @Test("says a puzzle's steps in a language")
  func spoken() throws {
    let result = try Tool.run(
      "solve", "--rules", "24", "24", "3", "3", "8", "8", "--notation", "spoken", "--language", "fr"
    )
    #expect(result.output.hasPrefix("huit divisé par trois égale huit tiers, "))
  }

  @Test("lists rules and explains them")
  func rules() throws {
    let all = try Tool.run("rules")
    for name in ["countdown: ", "24: ", "four-fours: ", "krypto: "] {
      #expect(all.output.contains("\n" + name) || all.output.hasPrefix(name))
    }
    #expect(try Tool.run("rules", "24").output.contains("3 3 8 8 is 8 / (3 - 8 / 3)"))
    #expect(try Tool.run("rules", "chess").code == 64)
  }

  @Test("surveys what can be made")
  func records() throws {
    let fours = try Tool.run("records", "4", "4", "4", "4", "--rules", "four-fours", "--list", "40")
    #expect(fours.output.contains("24 = "))
    #expect(fours.error == "cannot be made: 39\n")
    let survey = try Tool.run("records", "1", "2", "3", "--rules", "anything", "--json")
    #expect(
      survey.output
        == #"{"bound":1000000,"largest":"9","largestExpression":"(2 + 1) * 3","longestRun":9,"#
        + #""numbers":[1,2,3],"reachable":9,"smallestUnreachable":10}"# + "\n")
    #expect(
      try Tool.run("records", "1", "2", "--rules", "countdown").error.contains("numberrace census"))
  }

  @Test("draws by rules of one's own, and solves what was drawn by them")
  func ownRules() throws {
    let rules = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: rules) }
    let known = try Tool.run("rules", "24", "--json").output
    try known.replacing(#""id":"24""#, with: #""id":"own""#)
      .write(to: rules, atomically: true, encoding: .utf8)
    let path = rules.path()
    let drawn = try Tool.run("generate", "--rules", path, "--count", "3", "--seed", "2", "--json")
    #expect(drawn.output.contains(#""rules":"own""#))
    let solved = try Tool.run("batch", "--rules", path, input: drawn.output)
    #expect(solved.code == 0)
    let lines = solved.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains(#""distance":0,"#) && $0.contains(#""target":24,"#) })
  }

  @Test("does not draw for ever by rules under which nothing can be solved")
  func drawsNone() throws {
    let rules = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: rules) }
    try #"{"id":"q","targets":[100,100],"numberCount":[2,2],"numbers":[1,2]}"#
      .write(to: rules, atomically: true, encoding: .utf8)
    let result = try Tool.run("generate", "--rules", rules.path(), "--seed", "1")
    #expect(result.code == 1)
    #expect(
      result.error
        == "Error: None of the 3 different puzzles that were drawn under the rules 'q' can be solved: "
        + "let the rules have other numbers, targets or operations.\n")
  }

  @Test("prints a solution without fractions, and says whether they are needed")
  func fractions() throws {
    let rated = ["solve", "--rules", "24", "1", "5", "10", "13"]
    let easy = try Tool.run(rated + ["--difficulty"]).output
    #expect(easy.contains("of 5: ") && !easy.contains("fractions"))
    #expect(try !Tool.run(rated + ["--all", "--notation", "steps"]).output.contains("/"))
    let hard = try Tool.run("solve", "--rules", "24", "3", "3", "8", "8", "--difficulty").output
    #expect(
      hard.contains("difficulty 5 of 5: 1 distinct solution")
        && hard.contains("; fractions are needed"))
    let given = try Tool.run(
      "solve", "--rules", "moj-broj", "25", "1", "2", "3", "4", "10", "25", "--difficulty")
    #expect(!given.output.contains("0 operations"), "\(given.output)")
  }

  @Test("knows that nothing is shorter than one step, or none, where not all can be looked at")
  func shortest() throws {
    let numbers = (2...11).map { "\($0)" }
    for (target, answer) in [("1", " = 1"), ("7", "7\n")] {
      let result = try Tool.run(
        ["solve", "--rules", "anything", target] + numbers + ["--memory", "20"])
      #expect(
        result.code == 0 && result.error.isEmpty && result.output.contains(answer), "\(result)")
    }
  }

  @Test("says how a line should be that is no JSON, and where a target must be text")
  func lines() throws {
    let result = try Tool.run(
      "batch", "--rules", "anything",
      input: """
        {"target": 12345678901234567890123, "numbers": [1, 2]}
        952 25 50
        {"target": "3", "numbers": [1, 2]}

        """)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("do not fit in 64 bits: write such a target as text"))
    #expect(lines[1].contains(#"a game is written as {\"target\": 952"#))
    #expect(lines[2].contains(#""value":3"#))
  }
}
