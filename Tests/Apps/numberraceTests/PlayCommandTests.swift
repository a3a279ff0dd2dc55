import Foundation
import Testing

@Suite("numberrace play")
struct PlayCommandTests {
  @Test("plays a round by script: steps, hints, the judge, points and the best answer")
  func round() throws {
    let store = try ToolStore()
    let result = try store.run(
      "play", "--seed", "5", "--virtual-clock",
      input: """
        100 + 10
        wait 12.5
        110 x 5 = 550
        hint
        hint 3
        9 + 1
        undo
        done

        """)
    #expect(
      result
        == Tool.Result(
          output: """
            Countdown, round 1
            Numbers: 100 3 1 3 5 10
            Target: 559
            Type your answer in steps or as one expression. Also: hint, undo, clear, done, quit. You have 30 seconds.
            > 100 + 10
            = 110, 449 away
            > wait 12.5
            > 110 x 5 = 550
            = 550, 9 away
            > hint
            The target can be reached in 4 steps; 1 isn't needed.
            > hint 3
            Begin with 100 + 10 = 110, then 110 × 5 = 550, then 3 × 3 = 9.
            > 9 + 1
            Not legal: 9 is not one of the numbers: they are 100, 3, 1, 3, 5, 10.
            > undo
            Took back 110 x 5 = 550.
            > done
            Your answer: 100 + 10 = 110
            449 away: 0 points after 0.0 s

            The best answer:
              100 + 10 = 110
              110 × 5 = 550
              3 × 3 = 9
              550 + 9 = 559
              (100 + 10) × 5 + 3 × 3 = 559

            """, error: "", code: 0))
    let statistics = try store.run("play", "--stats", "--json")
    #expect(
      statistics.output.contains(#""hinted":1,"#) && statistics.output.contains(#""rounds":1,"#))
  }

  @Test("ends a round with an exact answer, and sums up several")
  func rounds() throws {
    let store = try ToolStore()
    let result = try store.run(
      "play", "--seed", "5", "--rounds", "2", "--no-clock",
      input: "(100 + 10) * 5 + 3 * 3\n75 * 10 = 750; 750 + 9\ndone\n")
    #expect(result.output.contains("exact: 10 points\n\nCountdown, round 2 of 2\n"))
    #expect(result.output.hasSuffix("\n2 rounds: 10 points\n"))
    let table = try store.run("play", "--stats")
    #expect(
      table.output.hasPrefix(
        "Player\n  Rounds              2\n  Points              10, 5.0 a round\n"))
    #expect(table.output.contains("  Exact               1, 50.0 %\n"))
    #expect(try store.run("play", "--forget").output == "Removed 2 rounds of Player.\n")
    #expect(
      try store.run("play", "--stats").output.hasPrefix("There are no rounds of Player yet; "))
  }

  @Test("lets the virtual and the real clock run out", .timeLimit(.minutes(15)))
  func clocks() throws {
    let virtual = try Tool.run(
      "play", "--seed", "5", "--virtual-clock", "--no-record", input: "wait 29\nwait 1\n100 + 3\n")
    let mistyped = try Tool.run(
      "play", "--seed", "5", "--virtual-clock", "--no-record", input: "hnit\nwait 30\n")
    #expect(
      mistyped.output.contains("'hnit' is neither a command nor an answer. Did you mean 'hint'?"))
    #expect(virtual.output.contains("> wait 1\nTime's up.\nno answer: 0 points\n"))
    let real = try Tool.shell(
      "(echo '100 + 3'; sleep 8; echo '3 + 3') | \"$TOOL\" play --seed 5 --time 3 --no-record")
    #expect(real.output.contains("= 103, 456 away\nTime's up.\nYour answer: 100 + 3 = 103\n"))
    #expect(!real.output.contains("3 + 3\n"))
  }

  @Test("gives the points to the closer of two players only")
  func twoPlayers() throws {
    let store = try ToolStore()
    let result = try store.run(
      "play", "--seed", "5", "--players", "Anna,Ben", "--no-clock",
      input: "\n550\n559\n(100 + 10) * 5\n+ 9\n(100 + 10) * 5 + 3 * 3\n")
    #expect(
      result.output.hasSuffix(
        """
        Ben, how do you make 559? 'done' gives up.
        > (100 + 10) * 5
        = 550, 9 away
        > + 9
        Not legal: 9 is not one of the numbers: they are 100, 3, 1, 3, 5, 10.
        > (100 + 10) * 5 + 3 * 3
        = 559, exact
        Anna: 550, not shown, 0 points
        Ben: 559, exact, 10 points

        """), "\(result.output)")
    #expect(
      try store.run("play", "--stats", "--player", "Ben", "--json").output.contains(#""points":10"#)
    )
  }

  @Test("plays a match against an opponent, with numbers that are chosen")
  func opponent() throws {
    let store = try ToolStore()
    let result = try store.run(
      "play", "--seed", "5", "--against", "average", "--rounds", "2", "--choose",
      "--virtual-clock",
      input: "lx\nlls\nssss\nsss\n100 + 3\ndone\n100 * 5 + 10\n100 * 5 + 9\n")
    #expect(
      result.output.hasPrefix(
        """
        Choose 6 numbers: l large, s small (such as lsssss); Enter draws them:
        > lx
        'x' is neither l nor s.
        Choose 6 numbers: l large, s small (such as lsssss); Enter draws them:
        > lls
        3 more; Enter draws them:
        > ssss
        Those are more than 3 numbers.
        3 more; Enter draws them:
        > sss
        Countdown, round 1 of 2
        Numbers: 50 100 3 1 3 5
        Target: 987

        """), "\(result.output)")
    #expect(
      result.output.contains(
        """
        884 away: 0 points after 0.0 s
        Average opponent: exact: 10 points

        """), "\(result.output)")
    // The opponent has its numbers drawn, and both score where both are exact.
    #expect(
      result.output.hasSuffix(
        """
        exact: 10 points after 0.0 s
        Average opponent: 100 × 5 + 9 = 509, exact: 10 points

        2 rounds: Player 10, Average opponent 20
        Average opponent wins.

        """), "\(result.output)")
    #expect(
      result.output.contains(
        """

        1 round: Player 0, Average opponent 10

        The average opponent's numbers are drawn.
        Countdown, round 2
        """))
    // Points are kept as they count against the opponent.
    #expect(try store.run("play", "--stats", "--json").output.contains(#""points":10,"#))
    let turns = try store.run(
      "play", "--seed", "5", "--players", "Anna,Ben", "--rounds", "1", "--choose", "--no-clock",
      input: "lllll\nllll\n\n\n\n\n")
    #expect(turns.output.hasPrefix("Anna, choose 6 numbers: "))
    #expect(
      turns.output.contains(
        "There are no more large numbers.\nAnna, choose 6 numbers: l large, s small (such as lsssss); Enter draws them:\n> llll\n2 more; Enter draws them:\n"
      ))
  }

  @Test("tells how a match stands where it is left, and an opponent's best answer once")
  func left() throws {
    let result = try ToolStore().run(
      "play", "--seed", "5", "--against", "perfect", "--rounds", "3", "--virtual-clock",
      input: "done\nquit\n")
    #expect(
      result.output.contains(
        """
        no answer: 0 points
        Perfect opponent: exact: 10 points

        The best answer:

        """), "\(result.output)")
    #expect(
      result.output.hasSuffix("> quit\n\n1 round: Player 0, Perfect opponent 10\n"),
      "\(result.output)")
  }

  @Test("plays the game of a day, which counts once")
  func daily() throws {
    let store = try ToolStore()
    let first = try store.run("play", "--day", "2026-11-23", "--no-clock", input: "100 + 7\ndone\n")
    #expect(
      first.output.hasPrefix(
        "Countdown, the game of 2026-11-23\nNumbers: 100 7 4 6 10 3\nTarget: 296\n"))
    #expect(
      first.output.contains(
        """

        To share:
        NumberRace, Countdown, 2026-11-23
        🟨🟨⬜⬜⬜⬜
        189 away: 0 points after 0.0 s

        """), "\(first.output)")
    let again = try store.run("play", "--day", "2026-11-23", "--no-clock", input: "100 + 7\ndone\n")
    #expect(
      again.output.hasPrefix(
        "Player played the game of 2026-11-23 before: this time does not count.\nCountdown, "))
    #expect(
      again.output.contains(
        "The game of 2026-11-23 was played by Player before: only the first time counts."))
    #expect(try store.run("play", "--stats", "--json").output.contains(#""rounds":1,"#))
  }

  @Test("keeps the game of a day that is left after a hint as given up", .timeLimit(.minutes(15)))
  func dailyGivenUp() throws {
    let left = try ToolStore()
    let quit = try left.run("play", "--day", "2026-11-23", "--no-clock", input: "quit\n")
    #expect(quit.code == 0 && !quit.output.contains("0 points"))
    #expect(try left.run("play", "--stats", "--json").output.contains(#""rounds":0,"#))
    let hinted = try left.run("play", "--day", "2026-11-23", "--no-clock", input: "hint\nquit\n")
    #expect(hinted.output.contains("no answer: 0 points"))
    #expect(try left.run("play", "--stats", "--json").output.contains(#""rounds":1,"#))

    let store = try ToolStore()
    let result = try Tool.shell(
      """
      export NUMBERRACE_STORE='\(store.path)'
      pipe=$(mktemp -u); mkfifo "$pipe"; (echo hint; exec sleep 60) > "$pipe" & writer=$!
      shown=$(mktemp); "$TOOL" play --day 2026-11-23 --no-clock < "$pipe" > "$shown" &
      await "$shown" '> hint'; sleep 1; kill -INT $!; wait $!; code=$?
      kill $writer; cat "$shown"; rm "$pipe" "$shown"; exit $code
      """)
    #expect(result.code == 130)
    #expect(result.output.contains("no answer: 0 points"), "\(result)")
    let again = try store.run("play", "--day", "2026-11-23", "--no-clock", input: "100 + 7\ndone\n")
    #expect(again.output.contains("was played by Player before: only the first time counts."))
    #expect(try store.run("play", "--stats", "--json").output.contains(#""rounds":1,"#))

    // So is one with a line that is interrupted.
    let worked = try ToolStore()
    let line = try Tool.shell(
      """
      export NUMBERRACE_STORE='\(worked.path)'
      pipe=$(mktemp -u); mkfifo "$pipe"; (echo '100 + 7'; exec sleep 60) > "$pipe" & writer=$!
      shown=$(mktemp); "$TOOL" play --day 2026-11-23 --no-clock < "$pipe" > "$shown" &
      await "$shown" '> 100 + 7'; sleep 1; kill -INT $!; wait $!; code=$?
      kill $writer; cat "$shown"; rm "$pipe" "$shown"; exit $code
      """)
    #expect(line.code == 130 && line.output.contains("0 points"), "\(line)")
    #expect(try worked.run("play", "--stats", "--json").output.contains(#""rounds":1,"#))
  }

  @Test("plays a puzzle by script, in steps with results that are no answers yet")
  func puzzle() throws {
    let store = try ToolStore()
    let result = try store.run(
      "play", "--rules", "24", "--seed", "7", "--virtual-clock",
      input: """
        12 - 8
        wait 12.5
        x 6
        hint
        hint 2
        24 + 5
        undo
        4 * 6 * 1

        """)
    #expect(
      result
        == Tool.Result(
          output: """
            The 24 game, round 1
            Numbers: 6 1 12 8
            Target: 24
            Type your answer in steps or as one expression. Also: hint, undo, clear, done, quit. You have 60 seconds.
            > 12 - 8
            = 4, still to be used: 6, 1
            > wait 12.5
            > x 6
            = 24, still to be used: 1
            > hint
            The target can be reached in 3 steps.
            > hint 2
            It ends with 24 × 1 = 24.
            > 24 + 5
            Not legal: 5 is not one of the numbers, or used too often: they are 6, 1, 12, 8.
            > undo
            Took back x 6.
            > 4 * 6 * 1
            = 24, exact
            Your answer: (12 − 8) × 6 × 1 = 24
            exact after 12.5 s

            """, error: "", code: 0))
    // Rounds of puzzles are not kept.
    #expect(try store.run("play", "--stats").output.contains("There are no rounds"))
  }

  @Test("plays with other large tiles, and the rounds of several puzzles")
  func otherTiles() throws {
    let hyper = try Tool.run(
      ["play", "--large-tiles", "12,37,62,87", "--large", "4", "--seed", "7", "--no-record"],
      input: "done\n")
    #expect(hyper.output.contains("Numbers: 37 12 87 62 5 3\n"), "\(hyper)")
    let rounds = try Tool.run(
      ["play", "--rules", "krypto", "--rounds", "2", "--seed", "3"], input: "done\ndone\n")
    #expect(rounds.output.hasSuffix("\n2 rounds: 0 solved\n"), "\(rounds.output)")
  }

  @Test(
    "refuses what it cannot play",
    arguments: [
      (["--rounds", "0"], "--rounds must be 1 to 1000, not 0."),
      (["--rounds", "-1"], "--rounds must be 1 to 1000, not -1."),
      (["--day", "2026-02-30"], "'2026-02-30' is not a day; write it as 2026-01-31."),
      (["--day", "9999-12-31"], "9999-12-31 is still to come;"),
      (["--daily", "--seed", "1"], "--daily and --seed exclude each other."),
      (
        ["--against", "x"], "--against must be one of beginner, average, strong, perfect, not 'x'."
      ),
      (["--choose", "--large", "2"], "--choose and --large exclude each other."),
      (["--rules", "24", "--choose"], "--choose is for the rules of shows"),
      (["--rules", "24", "--against", "strong"], "--against is for the rules of shows"),
      (["--daily", "--against", "strong"], "exclude each other."),
      (["--players", "Anna"], "--players takes two different names, such as Anna,Ben."),
      (["--rules", "free"], "they have no tiles of their own"),
      (["--rules", "24", "--daily"], "The game of a day is for the rules of shows"),
      (["--rules", "24", "--players", "A,B"], "--players is for the rules of shows"),
      (["--rules", "24", "--large-tiles", "12"], "--large-tiles is for the rules of shows"),
      (["--large-tiles", "12,x"], "--large-tiles must be 1 to 20 numbers from 1 to 1000"),
      (["--large-tiles", "5,12"], "5 is on a large and on a small tile"),
      (["--daily", "--use-all"], "exclude each other."),
      (["--time", "0"], "--time must be 1 to 3600 seconds, not 0."),
      (["--large", "7"], "7 large numbers cannot be drawn"),
    ])
  func refusals(_ arguments: [String], _ message: String) throws {
    let result = try Tool.run(["play"] + arguments)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.code == 64)
  }

  @Test("ends at Ctrl-C in the middle of a round", .timeLimit(.minutes(15)))
  func interrupted() throws {
    let result = try Tool.shell(
      """
      pipe=$(mktemp -u); mkfifo "$pipe"; sleep 60 > "$pipe" & writer=$!
      shown=$(mktemp); "$TOOL" play --seed 5 --no-record < "$pipe" > "$shown" &
      await "$shown" Target; kill -INT $!; wait $!; code=$?
      kill $writer; cat "$shown"; rm "$pipe" "$shown"; exit $code
      """)
    #expect(result.code == 130)
    #expect(result.output.contains("Target: 559"))
  }

  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  @Test(
    "gives the terminal back as it was, at the end and at Ctrl-C", .enabled(if: hasScript),
    .timeLimit(.minutes(15)))
  func terminal() throws {
    // Ctrl-C reaches the shell around the tool too. Some shells, such as dash, end at it, unless they have something else to do.
    for (keys, code) in [("100 + 3\\rdone\\r", 0), ("\\003", 130)] {
      let result = try Tool.shell(
        """
        shown=$(mktemp)
        (await "$shown" 'Type your answer'; printf '\(keys)'; await "$shown" 'code=[0-9]') | script -qefc \
          "trap : INT; stty rows 24 cols 80; stty -a > $shown.before; '$TOOL' play --seed 5 --rounds 1 --no-record; \
          echo code=\\$?; stty -a | cmp - $shown.before && echo restored" "$shown"
        rm "$shown" "$shown.before"
        """)
      #expect(result.output.contains("code=\(code)"), "\(result.output)")
      #expect(result.output.contains("restored"))
      // The screen is entered and left, and the cursor is shown.
      let left = result.output.components(separatedBy: "\u{1B}[?25h\u{1B}[?1049l")
      #expect(result.output.contains("\u{1B}[?1049h") && left.count == 2)
      #expect(!(left.last ?? "").contains("\u{1B}[?25l"))
    }
  }
}

@Suite("Options of numberrace play that exclude each other")
struct PlayOptionTests {
  @Test(
    "are told, and nothing is done",
    arguments: [
      ["--stats", "--forget"], ["--stats", "--daily"], ["--forget", "--rounds", "2"],
      ["--daily", "--day", "2026-01-01"], ["--no-clock", "--time", "5"],
      ["--players", "A,B", "--player", "Cy"], ["--json"],
    ])
  func refused(_ options: [String]) throws {
    let result = try Tool.run(["play"] + options)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.error.contains("goes with") || result.error.contains("exclude each other"))
  }
}

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
