import Testing

@Suite("numberrace solve")
struct SolveTests {
  @Test("prints the steps, the expression, and how close it is")
  func solve() throws {
    let result = try Tool.run("solve", "952", "100", "75", "50", "25", "6", "3")
    #expect(
      result
        == Tool.Result(
          output: """
            952 from 100 75 50 25 6 3

              75 × 6 = 450
              450 ÷ 50 = 9
              100 + 3 = 103
              9 × 103 = 927
              927 + 25 = 952

              75 × 6 ÷ 50 × (100 + 3) + 25 = 952

            exact: 10 points

            """, error: "", code: 0))
  }

  @Test("says how far the closest is where nothing is exact")
  func notExact() throws {
    let result = try Tool.run("solve", "888", "50", "25", "75", "100", "10", "2")
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("2 away: 7 points\n"))
    let far = try Tool.run("solve", "999", "1", "1", "2", "2", "3", "3")
    #expect(far.output.hasSuffix("away: 0 points\n"))
  }

  @Test("rates a game whose target is one of the numbers without speaking of steps")
  func ratedTile() throws {
    let result = try Tool.run("solve", "100", "25", "50", "75", "100", "3", "6", "--difficulty")
    let line = result.output.split(separator: "\n").last ?? ""
    #expect(line.hasSuffix("; one of the numbers is the target"), "\(line)")
  }

  @Test("lists all distinct solutions and counts them on standard error")
  func all() throws {
    let result = try Tool.run("solve", "952", "100", "75", "50", "25", "6", "3", "--all")
    #expect(
      result.output == """
        75 × 6 ÷ 50 × (100 + 3) + 25
        ((100 + 6) × 3 × 75 − 50) ÷ 25

        """)
    #expect(result.error == "2 exact solutions\n")
    let limited = try Tool.run(
      "solve", "952", "100", "75", "50", "25", "6", "3", "--all", "--limit", "1")
    #expect(limited.output == "75 × 6 ÷ 50 × (100 + 3) + 25\n")
    #expect(limited.error == "1 of 2 exact solutions\n")
  }

  @Test("lists the easier solutions first, and notes detours")
  func detours() throws {
    let result = try Tool.run("solve", "28", "25", "4", "100", "3", "--rules", "free", "--all")
    #expect(
      result.output == """
        25 + 3
        100 ÷ 4 + 3   (detour: 100 ÷ 4 = 25)
        (100 ÷ 25 + 3) × 4
        100 ÷ 25 × (4 + 3)

        """)
  }

  @Test("prints only the solution in a notation that is asked for")
  func notation() throws {
    let result = try Tool.run(
      "solve", "952", "100", "75", "50", "25", "6", "3", "--notation", "latex")
    #expect(result.output == "\\frac{75 \\times 6}{50} \\times (100 + 3) + 25\n")
  }

  @Test("prints JSON")
  func json() throws {
    let result = try Tool.run("solve", "103", "100", "3", "--rules", "free", "--json")
    #expect(
      result.output == """
        {"distance":0,"expression":"100 + 3","numbers":[100,3],"points":10,"rules":"free",\
        "steps":["100 + 3 = 103"],"target":103,"tree":["Add",100,3],"value":103}

        """)
  }

  @Test("uses no colours unless a terminal reads it")
  func colours() throws {
    let result = try Tool.run("solve", "103", "100", "3", "--rules", "free")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("stops at a time limit with the best found so far", .timeLimit(.minutes(15)))
  func timeLimit() throws {
    let result = try Tool.run(
      "solve", "999999999999", "11", "13", "17", "19", "23", "29", "31", "37", "41", "43", "47",
      "53", "--rules", "free", "--time-limit", "0.3")
    #expect(result.code == 2)
    #expect(result.output.contains(" away: 0 points\n"))
    #expect(result.error.hasPrefix("the search was stopped; the best solution found by then is "))
  }

  @Test("stops at Ctrl-C with the best found so far", .timeLimit(.minutes(15)))
  func interruption() throws {
    let (result, _) = try Tool.interrupt(
      "solve 999999999999 11 13 17 19 23 29 31 37 41 43 47 53 --rules free")
    #expect(result.code == 130)
    #expect(result.output.contains(" away: 0 points\n"))
  }

  @Test(
    "says what is wrong with the numbers, what is allowed, and how it should be",
    arguments: [
      (
        ["952", "25", "25", "50", "75", "3", "6"],
        "Error: 25 is given 2 times, but Countdown has it only once.\n"
          + "Any numbers and any target are allowed with --rules free.\n"
          + "For example: numberrace solve 952 25 50 75 100 3 6\n"
      ),
      (
        ["24", "3", "3", "8", "8"],
        "Error: a game of Countdown has 6 numbers, not 4.\n"
          + "It is a puzzle of the 24 game, with --rules 24.\n"
      ),
      (
        ["25", "50", "75", "100", "3", "6", "952"],
        "Error: Countdown has no tile 952: its tiles are 1 to 10, 25, 50, 75, 100.\n"
          + "The target comes first, before the numbers.\n"
      ),
      (
        ["952", "abc"], "Error: 'abc' is not a whole number. Give the target and then the numbers, "
      ),
      (["952.5", "1"], "Error: '952.5' is not a whole number: targets and numbers are whole."),
      (
        ["--rules", "24", "4", "4", ".4", "4"],
        "Error: '.4' is not a whole number: targets and numbers are whole. Give 4, and --decimals, which allows .4."
      ),
      (
        ["952", "25", "50", "75", "100", "3", "-6"],
        "Error: -6 is not on a tile: the numbers of a game are 1 or more.\n"
      ),
      (
        ["1234567890123456789012345678901", "4", "4", "4", "4", "--rules", "four-fours"],
        "Error: The target has 31 digits, and results of four fours have at most 30. Try --rules anything.\n"
      ),
      (
        ["5", "1234567890123456789012345678901"],
        "Error: 1234567890123456789012345678901 is too large to be one of the numbers: "
      ),
      (
        ["952", "1", "--rules", "free", "--within", "-1"],
        "Error: --within must be 0 to 1,000,000, not -1.\n"
      ),
      (
        ["3", "3", "8", "8", "9", "--rules", "24"],
        "Error: 3 is not a target of the 24 game: its only target is 24.\nThe target is 24 and can be left out; "
          + "else it comes first, before the numbers.\n"
      ),
      (
        ["99999999999999999999", "1"],
        "Error: The target 99999999999999999999 is too large for Countdown. Try --rules anything."
      ),
      ([], "Error: Give the target and then the numbers, for example: numberrace solve 952 "),
      (["952"], "Error: a game of Countdown has 6 numbers, not 0.\n"),
      (
        ["952", "1", "--rules", "chess"],
        "Error: The value 'chess' is invalid for '--rules <name>': Unknown rules 'chess'; choose one of "
          + "countdown, lecompteestbon, lettersandnumbers, cijfersenletters, free, 24, "
      ),
      (
        ["952", "1", "--notation", "latx"],
        "Error: The value 'latx' is invalid for '--notation <name>': Unknown notation 'latx'; choose one of "
          + "mathematical, ascii, latex, steps, spoken, json. Did you mean 'latex'?"
      ),
      (["952", "1", "--rules", "free", "--limit", "5"], "Error: --limit goes with --all.\n"),
      (
        ["952", "1", "--rules", "free", "--all", "--limit", "0"],
        "Error: --limit must be 1 or more, not 0.\n"
      ),
      (
        ["952", "1", "--rules", "free", "--time-limit", "0"],
        "Error: --time-limit must be more than 0 seconds, not 0.0.\n"
      ),
      (
        ["952", "1", "--rules", "free", "--time-limit", "nan"],
        "Error: --time-limit must be more than 0 seconds, not nan.\n"
      ),
    ])
  func refusals(_ arguments: [String], _ message: String) throws {
    let result = try Tool.run(["solve"] + arguments)
    #expect(result.error.hasPrefix(message), "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.code == 64)
  }
}
