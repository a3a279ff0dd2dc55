import Foundation
import Testing

@Suite("numberrace hint, sheet and reach")
struct HintSheetReachTests {
  @Test("hints in three strengths, for shows and puzzles")
  func hints() throws {
    let game = ["hint", "952", "25", "50", "75", "100", "3", "6", "--strength"]
    #expect(
      try Tool.run(game + ["1"]).output
        == "The target can be reached in 5 steps; every number is used.\n")
    #expect(try Tool.run(game + ["2"]).output == "It ends with 927 + 25 = 952.\n")
    #expect(
      try Tool.run(game + ["3"]).output
        == "Begin with 75 × 6 = 450, then 450 ÷ 50 = 9, then 100 + 3 = 103, then 9 × 103 = 927.\n")
    #expect(
      try Tool.run("hint", "--rules", "24", "3", "3", "8", "8", "--strength", "2").output
        == "It ends with 8 ÷ (1/3) = 24.\n")
    #expect(try Tool.run(game + ["4"]).error.contains("--strength must be 1 to 3, not 4."))
  }

  @Test("says how many puzzles there are if a sheet wants more, instead of one twice")
  func tooFew() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let rules =
      #"{"id":"sixes","title":"sixes","numberCount":[4,4],"numbers":[6,6],"targets":[24,24]}"#
    try rules.write(to: file, atomically: true, encoding: .utf8)
    let sheet = try Tool.run("sheet", "--count", "2", "--rules", file.path)
    #expect(sheet.code == 1)
    #expect(sheet.output == "")
    #expect(
      sheet.error
        == "Error: Only 1 different game of this kind exists: ask for as many, or for another --difficulty.\n"
    )
    // Levels of known size are told before any is drawn, alone and among others.
    let wanted = [(["--difficulty", "5", "--count", "112"], 110), (["--levels", "0,112,0"], 111)]
    for (options, known) in wanted {
      let sheet = try Tool.run(["sheet", "--rules", "make-ten"] + options)
      #expect(sheet.code == 1)
      #expect(sheet.error.contains("Only \(known) different games of this kind exist"))
    }
  }

  @Test("sheets have no game whose target is one of the numbers")
  func nothingToDo() throws {
    let sheet = try Tool.run(
      "sheet", "--difficulty", "1", "--count", "60", "--seed", "5", "--format", "markdown")
    let games = sheet.output.split(separator: "\n").compactMap {
      line -> (target: String, numbers: [String])? in
      let cells = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      guard cells.count == 3, let target = cells[1].first, target.hasPrefix("**"),
        cells[2].count > 1
      else { return nil }
      return (target.filter(\.isNumber), cells[2])
    }
    #expect(games.count == 60)
    for game in games { #expect(!game.numbers.contains(game.target)) }
  }

  @Test(
    "sheets have the rules in one sentence",
    arguments: [
      (
        "--rules four-fours --in-order",
        "Reach the target with +, −, ×, ÷, powers (4²), square roots (√4), factorials (4! = 24) and numbers written together (44), using each number exactly once, in their order; results below zero and fractions are allowed on the way."
      ),
      (
        "--use-all",
        "Reach the target with +, −, × and ÷, using each number exactly once; no result on the way may be a fraction or below zero."
      ),
      (
        "--rules 24 --decimals --no-negatives",
        "Reach the target with +, −, ×, ÷ and numbers after a point (.4), using each number exactly once; fractions are allowed on the way, and results below zero are not."
      ),
    ])
  func sentence(_ options: String, _ sentence: String) throws {
    let arguments = "sheet --count 1 --seed 1 --format markdown \(options)".split(separator: " ")
    let sheet = try Tool.run(arguments.map(String.init))
    #expect(sheet.code == 0)
    #expect(sheet.output.contains("\n\(sentence)\n"), "\(sheet.output)")
    #expect(try Tool.run("sheet", "--title", " ").error.contains("--title is empty"))
  }

  @Test("what cannot be rated is told soon, and what has no solution has no rating")
  func unrated() throws {
    let sheet = try Tool.run("sheet", "--decimals", "--levels", "1,1,1")
    #expect(sheet.code == 1 && sheet.error.contains("take too long to be rated"))
    let hand = try Tool.run("solve", "--rules", "24", "1", "1", "1", "1", "--difficulty")
    #expect(hand.output.hasSuffix("no difficulty: there is no solution\n"))
  }

  @Test("a round of a puzzle ends with a trick")
  func trick() throws {
    let round = try Tool.run(
      "play", "--rules", "24", "--seed", "7", "--rounds", "1", "--virtual-clock", input: "done\n")
    print(round.output)
    #expect(round.output.contains("Factors of the target"))
  }

  @Test("sheets for a class: levels, title, name, and the answers in a file of their own")
  func classSheets() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    let sheet = try Tool.run(
      "sheet", "--rules", "24", "--levels", "2,1,1", "--title", "Year 5", "--name-line", "--seed",
      "1",
      "--no-fractions", "--no-negatives", "--format", "markdown", "--answers", file.path)
    for part in [
      "# Year 5", "Name:", "## Easy", "## Middle", "## Hard", "| 4 |", "no result on the way",
    ] {
      #expect(sheet.output.contains(part), "\(part)")
    }
    #expect(!sheet.output.contains("Answers"))
    let answers = try String(contentsOf: file, encoding: .utf8)
    #expect(answers.hasPrefix("# Year 5: answers\n") && answers.contains("\n4. "))
    #expect(try Tool.run("sheet", "--levels", "5,5").error.contains("three numbers of games"))
    #expect(try Tool.run("sheet", "--levels", "5,5,2", "--count", "3").error.contains("excludes"))
  }

  @Test(
    "a sheet and its answers are never one file, however it is spelled",
    arguments: ["class.pdf", "class.html"], [("", "./"), ("", "sub/../"), ("link/", "")])
  func twoFiles(name: String, folders: (String, String)) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: folder.appending(path: "link"), withDestinationURL: folder)
    let output = folder.path() + "/" + folders.0 + name
    let answers = folder.path() + "/" + folders.1 + name
    let arguments = ["sheet", "--count", "1", "--seed", "1", "--output", output, "--answers"]
    // A file that is not there yet, and one that is.
    for _ in 0..<2 {
      let sheet = try Tool.run(arguments + [answers])
      #expect(sheet.code == 64)
      #expect(sheet.error.contains("name two files, for the games and for the answers."))
      try Data("kept".utf8).write(to: URL(filePath: output))
    }
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "kept")
    #expect(try Tool.run(arguments + [folder.path() + "/answers-" + name]).code == 0)
  }

  @Test("sheets of shows and puzzles, in three formats, the same from the same seed")
  func sheets() throws {
    let markdown = try Tool.run(
      "sheet", "--count", "3", "--format", "markdown", "--seed", "4", "--rules", "24")
    #expect(markdown.output.hasPrefix("# The 24 game\n\nReach the target with"))
    #expect(markdown.output.contains("\n\nSeed 4\n\n| | Target | Numbers |\n"))
    #expect(markdown.output.split(separator: "\n").suffix(3).allSatisfy { $0.hasSuffix("= 24") })
    #expect(markdown.code == 0)
    let file = FileManager.default.temporaryDirectory.appending(
      path: "sheet-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let written = try Tool.run("sheet", "--count", "2", "--seed", "1", "--output", file.path())
    #expect(written.output == "")
    #expect(written.error == "Wrote 2 games to \(file.path()) (seed 1).\n")
    let letter = try Tool.run("sheet", "--output", "sheet.docx")
    #expect(letter.error.contains("'sheet.docx' does not end in .html, .pdf or .md"))
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF-1.4".utf8)))
    let html = try Tool.run("sheet", "--count", "2", "--seed", "1", "--difficulty", "3")
    let fours = try Tool.run(
      "sheet", "--count", "12", "--format", "markdown", "--seed", "2", "--rules", "four-fours")
    let games = fours.output.components(separatedBy: "## Answers")[0].split(separator: "\n")
      .filter { $0.contains("**") }.map { $0.drop { $0 != "*" } }
    #expect(games.count == 12 && Set(games).count == 12)
    #expect(html.output.hasPrefix("<!DOCTYPE html>") && html.output.contains("difficulty 3 of 5"))
    #expect(
      try Tool.run("sheet", "--rules", "anything").error.contains("which numbers to draw from"))
  }

  @Test("shows what can be made as a grid and as JSON, by any rules")
  func reach() throws {
    let grid = try Tool.run("reach", "25 50 75 100 3 6")
    #expect(grid.output.hasPrefix("100 ########## ####"))
    let rows = grid.output.split(separator: "\n").prefix(18).map {
      $0.dropFirst(4).filter { $0 != " " }
    }
    #expect(rows.map(\.count) == [Int](repeating: 50, count: 18))
    let exact = rows.joined().count { $0 == "#" }
    #expect(
      grid.output.contains(
        "\n\n# can be reached, 1 to 9 is how far the best answer is, . is farther\n\(exact) of 900 targets can be reached"
      ))
    let json = try Tool.run("reach", "25", "50", "75", "100", "3", "6", "--json")
    #expect(json.output.contains("\"reachable\":\(exact),"))
    #expect(
      try Tool.run("reach", "1", "2", "3", "--targets=-5-10").error.contains(
        "'-5-10' is not a range"))
    let puzzle = try Tool.run("reach", "1", "2", "3", "4", "--rules", "24", "--targets", "0-30")
    #expect(puzzle.output.contains("of 31 targets can be reached"))
    #expect(
      try Tool.run("reach", "1", "2").error.contains("a game of Countdown has 6 numbers, not 2"))
    #expect(try Tool.run("reach", "1", "2", "--rules", "free", "--targets", "9-1").code == 64)
  }

  @Test("tells the best answer after an answer, if it is better")
  func reveal() throws {
    let game = ["check", "952", "25", "50", "75", "100", "3", "6", "--reveal", "--answer"]
    let legal = try Tool.run(game + ["100 * 6"])
    #expect(legal.output.hasSuffix("\nThe best answer: 75 × 6 ÷ 50 × (100 + 3) + 25 = 952\n"))
    let illegal = try Tool.run(game + ["9 * 100"])
    #expect(illegal.code == 1)
    #expect(
      illegal.output
        == "not legal: 9 is not one of the numbers: they are 25, 50, 75, 100, 3, 6\n  9 * 100\n  ^\n"
        + "\nThe best answer: 75 × 6 ÷ 50 × (100 + 3) + 25 = 952\n")
    let json = try Tool.run(game + ["3 + 6", "--json"])
    #expect(json.output.contains(#""best":{"distance":0,"#))
    let exact = try Tool.run(game + ["25 + (100 + 3) * (6 * 75 / 50)"])
    #expect(!exact.output.contains("best answer") && !exact.output.contains("easier"))
  }

  @Test(
    "tells an easier way after an answer that is as close",
    arguments: [
      (["900", "25", "50", "75", "100", "3", "6"], "3 * 6 * 50", nil),
      (
        ["900", "25", "50", "75", "100", "3", "6"], "(100 + 50) * 6 + 25 - 75 / 3", "50 × 6 × 3"
      ),
      (["--rules", "24", "1", "2", "4", "7"], "(1 - (2 - 7)) * 4", "(7 + 4 + 1) × 2"),
      (["--rules", "24", "1", "2", "4", "7"], "2 * (1 + 4 + 7)", nil),
      // With less effort, but more to keep in mind.
      (["609", "75", "25", "100", "50", "10", "8"], "75 * 8 + 50 / 10 + 100 / 25", nil),
      (["--rules", "four-fours", "2", "2", "2", "2", "2"], "2 / 2 + 2 / 2", nil),
      (["--rules", "four-fours", "16", "4", "4", "4", "4"], "4 + 4 + 4 + 4", nil),
      (["--rules", "24", "12", "12", "12", "12"], "12 + 12 + 12 - 12", nil),
      (["--rules", "four-fours", "9", "9", "9", "9", "9"], "9 + (9 - 9) * 9", nil),
    ])
  func easierWay(puzzle: [String], answer: String, way: String?) throws {
    let told = try Tool.run(["check"] + puzzle + ["--reveal", "--answer", answer])
    #expect(told.output.contains("An easier way: ") == (way != nil))
    if let way { #expect(told.output.contains("\n\nAn easier way: \(way) = ")) }
  }
}
