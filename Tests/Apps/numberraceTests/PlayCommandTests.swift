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
      input: "\n550\n559\nhelp\n(100 + 10) * 5\n+ 9\n(100 + 10) * 5 + 3 * 3\n")
    #expect(
      result.output.hasSuffix(
        """
        Ben, how do you make 559? 'done' gives up.
        > help
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
      input: "lx\nlls\nssss\ns\nundo\nsss\n100 + 3\ndone\n100 * 5 + 10\n100 * 5 + 9\n")
    #expect(
      result.output.hasPrefix(
        """
        Choose 6 numbers: l large, s small (such as lsssss); Enter draws them:
        > lx
        'x' is neither l nor s.
        Choose 6 numbers: l large, s small (such as lsssss); Enter draws them:
        > lls
        2 large, 1 small: 3 more; Enter draws them, undo takes one back:
        > ssss
        Those are more than 3 numbers.
        2 large, 1 small: 3 more; Enter draws them, undo takes one back:
        > s
        2 large, 2 small: 2 more; Enter draws them, undo takes one back:
        > undo
        2 large, 1 small: 3 more; Enter draws them, undo takes one back:
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
        "There are no more large numbers.\nAnna, choose 6 numbers: l large, s small (such as lsssss); Enter draws them:\n> llll\n4 large: 2 more; Enter draws them, undo takes one back:\n"
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

  @Test("goes on with a match that was left, with the games that are left of a seed")
  func resumed() throws {
    let match = [
      "play", "--seed", "5", "--against", "perfect", "--rounds", "3", "--virtual-clock",
      "--player", "O'Brien",
    ]
    func targets(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { $0.hasPrefix("Target") }
    }
    let whole = try ToolStore().run(match, input: "done\ndone\ndone\n")
    let left = try ToolStore().run(match, input: "done\nquit\n")
    #expect(
      left.error
        == "To go on: numberrace play --seed 5 --against perfect --rounds 3 --virtual-clock --player 'O'\\''Brien' --resume 1:0,10\n"
    )
    let again = try ToolStore().run(match + ["--resume", "1:0,10"], input: "done\nquit\n")
    #expect(again.output.hasPrefix("Countdown, round 2 of 3\n"), "\(again.output)")
    #expect(targets(again.output) == Array(targets(whole.output).dropFirst()))
    #expect(again.error.hasSuffix("'O'\\''Brien' --resume 2:0,20\n"), "\(again.error)")
    let last = try ToolStore().run(match + ["--resume=2:0,20"], input: "done\n")
    #expect(
      last.output.hasSuffix("3 rounds: O'Brien 0, Perfect opponent 27\nPerfect opponent wins.\n"),
      "\(last.output)")
    #expect(last.error == "")
  }

  @Test(
    "refuses a standing that is none",
    arguments: [
      "2", "2:", ":3", "2:3,4,5", "-1:3", "2:x", "2:3:4", "1000000:3", "2:3@", "2:3@1@2",
      "2:3@x",
    ])
  func badStanding(text: String) throws {
    let result = try Tool.run("play", "--resume=\(text)", input: "")
    #expect(result.code == 64 && result.output == "")
    #expect(result.error.contains("such as 2:17,7, not '\(text)'"), "\(result.error)")
  }

  @Test("lists the games of the last four weeks with what one got")
  func archive() throws {
    let store = try ToolStore()
    let empty = try store.run("play", "--archive").output.split(separator: "\n")
    #expect(empty.count == 30 && empty[0] == "Player, Countdown of the days")
    #expect(empty[1...28].allSatisfy { $0.hasSuffix("  -") })
    let day = try #require(empty[3].split(separator: " ").first)
    for answer in ["hint", "quit"] {
      _ = try store.run(
        "play", "--day", "\(day)", "--virtual-clock", input: "\(answer)\ndone\n")
    }
    let lines = try store.run("play", "--archive").output.split(separator: "\n")
    #expect(lines[3].hasSuffix(": no answer, 0 points, 1 hint"), "\(lines[3])")
    #expect(lines[29].hasPrefix("1 of 28 played; --day "))
    #expect(
      try store.run("play", "--archive", "--rules", "cijfersenletters").output.contains("0 of 28"))
    let refused = try store.run("play", "--archive", "--rules", "24")
    #expect(refused.code == 64 && refused.error.contains("whose days have games"))
    #expect(try store.run("play", "--archive", "--stats").code == 64)
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
    #expect(
      try #/To go on: numberrace play --seed 5 --no-record --resume 0:0@\d+\n/#.firstMatch(
        in: result.error) != nil, "\(result.error)")
    // The same game comes again, with what is left of its time.
    let again = try ToolStore().run(
      "play", "--seed", "5", "--virtual-clock", "--resume", "0:0@12",
      input: "wait 17\n100 + 10\nwait 1\n")
    #expect(again.output.contains("Target: 559\n"))
    #expect(again.output.contains("You have 18 seconds."), "\(again.output)")
    #expect(again.output.contains("Time's up."), "\(again.output)")
    // So does its working, up to a line that is not legal.
    let working = try ToolStore().run(
      "play", "--seed", "5", "--virtual-clock", "--resume=0:0@12;100 + 10;x 5;7 * 999;550 + 9",
      input: "wait 3\ndone\n")
    #expect(working.output.contains("(100 + 10) × 5 = 550\n"), "\(working.output)")
    #expect(working.output.contains(" after 12.0 s"), "\(working.output)")
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
