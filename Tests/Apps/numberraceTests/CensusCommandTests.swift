import Foundation
import Testing

@Suite("numberrace census")
struct CensusCommandTests {
  @Test("sums up all selections")
  func table() throws {
    let result = try Tool.run("census")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        """
        Countdown: 13,243 selections, targets 100 to 999
        10,871,986 of 11,918,700 games have an exact solution: 91.22 %

        """))
    #expect(result.output.contains("1,226 selections reach every target"))
    let german = try Tool.run("census", environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(
      german.output.contains(
        "10.871.986 of 11.918.700 games have an exact solution: 91,22 %\n"))
  }

  @Test("is the same in parts as in one piece")
  func parts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "numberrace-census-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let parts = try (1...2).map { part in
      let path = folder.appending(path: "\(part).json").path()
      let result = try Tool.run("census", "--shard", "\(part)/2", "--output", path)
      #expect(result == Tool.Result(output: "", error: "", code: 0))
      return path
    }
    let merged = try Tool.run("census", "merge", parts[1], parts[0], "--format", "csv")
    let whole = try Tool.run("census", "--format", "csv", "--threads", "1")
    #expect(merged == whole)
    #expect(whole.output.split(separator: "\n").count == 13_244)

    let missing = try Tool.run("census", "merge", parts[1])
    #expect(missing.code == 65)
    #expect(
      missing.error
        == "Error: the parts cannot be merged: selections from 0 to 6620 are missing.\n")
    let twice = try Tool.run("census", "merge", parts[0], parts[0], parts[1])
    #expect(
      twice.error == "Error: the parts cannot be merged: two have selections from 0 on.\n")
  }

  @Test("draws a picture")
  func picture() throws {
    let result = try Tool.run("census", "--format", "svg", "--rules", "lecompteestbon")
    #expect(result.output.hasPrefix("<svg xmlns="))
    #expect(result.output.contains("from 101 to 999"))
    _ = XMLDocumentCheck(result.output)
  }

  @Test(
    "refuses what it cannot do",
    arguments: [
      (
        ["--rules", "free"], 64,
        "The rules 'free' have no tiles to choose numbers from; choose one of countdown, "
      ),
      (["--shard", "0/2"], 64, "there is no part 0 of 2"),
      (["--shard", "half"], 64, "'half' is not a part: write 1/4 for the first of four"),
      (["--shard", "1/2", "--format", "svg"], 64, "A part of a census is written as JSON"),
      (["--threads", "0"], 64, "--threads must be 1 to 1024, not 0"),
      (["--format", "pdf"], 64, "Unknown format 'pdf'; choose one of table, json, csv, svg"),
      (["--output", "/no/such/folder/census"], 73, "cannot be written"),
      (["merge", "/no/such/file"], 66, "cannot be read"),
      (["merge", "LICENSE"], 65, "'LICENSE' is not a part of a census"),
    ] as [([String], Int32, String)])
  func refusals(_ arguments: [String], _ code: Int32, _ message: String) throws {
    let result = try Tool.run(["census"] + arguments)
    #expect(result.code == code)
    #expect(result.error.contains(message), "\(result.error)")
  }

  /// That a text has as many closing as opening tags, of the same names, in the right order.
  fileprivate struct XMLDocumentCheck {
    init(_ text: String) {
      var open: [Substring] = []
      for match in text.matches(of: /<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/) {
        let (_, closing, name, empty) = match.output
        if !empty.isEmpty { continue }
        if closing.isEmpty {
          open.append(name)
        } else {
          #expect(open.popLast() == name)
        }
      }
      #expect(open.isEmpty)
    }
  }
}

@Suite("numberrace and difficulty")
struct DifficultyCommandTests {
  @Test("tells how hard a game is")
  func solve() throws {
    let result = try Tool.run("solve", "952", "25", "50", "75", "100", "3", "6", "--difficulty")
    #expect(
      result.output.hasSuffix(
        "difficulty 5 of 5: 2 distinct solutions, at least 5 steps, with results up to 952\n"))
  }

  @Test("draws games of a difficulty")
  func generate() throws {
    let result = try Tool.run("generate", "--difficulty", "1", "--count", "3", "--seed", "4")
    for line in result.output.split(separator: "\n") {
      let solved = try Tool.run(
        ["solve"] + line.split(separator: " ").map(String.init)
          + ["--difficulty"])
      #expect(solved.output.contains("difficulty 1 of 5"))
    }
    let refused = try Tool.run("generate", "--difficulty", "6")
    #expect(refused.error.hasPrefix("Error: --difficulty must be 1 to 5, not 6.\n"))
  }

  @Test("tells what the best solutions of every game are like")
  func solutions() throws {
    let result = try Tool.run("census", "--solutions")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        """
        Countdown: the best solutions of 11,918,700 games
        10,871,986 have an exact solution, 2,359,074 of them only with all numbers: 21.70 %
        """))
    let shard = try Tool.run("census", "--solutions", "--shard", "1/2")
    #expect(shard.code == 64)
    #expect(
      shard.error.hasPrefix(
        "Error: --solutions goes with --format table or svg, and not with --shard.\n"))
  }

  @Test("draws the best solutions of every game")
  func solutionPicture() throws {
    let result = try Tool.run("census", "--solutions", "--format", "svg")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("<svg xmlns="))
    // The figures of the table.
    #expect(result.output.contains("10,871,986 games with an exact solution it is 21.70 %"))
    #expect(result.output.contains("below 1,000"))
    // The shares are of the same games as in the table, and sum to all of them.
    let bars = result.output.components(separatedBy: "fewest steps, of these games")[1]
      .components(separatedBy: "largest result on the way, of these games")
    for part in bars {
      let shares = part.matches(of: /([0-9.]+) %</).compactMap { Double($0.1) }
      #expect(abs(shares.reduce(0, +) - 100) < 0.05, "\(shares)")
    }
    #expect(bars[0].contains("21.70 %<"))
    _ = CensusCommandTests.XMLDocumentCheck(result.output)
    let csv = try Tool.run("census", "--solutions", "--format", "csv")
    #expect(csv.code == 64)
  }
}
