import ArgumentParser
import BigNumbersSolver
import Foundation
import GameRecords
import NumberRaceAssistant
import Testing
import Workers

@testable import numberrace

@Suite("Numbers as people type them")
struct GivenInputTests {
  @Test(
    "are read with spaces, commas, labels, brackets and full-width digits",
    arguments: [
      ["952", "25", "50", "75", "100", "3", "6"], ["952,", "25,", "50,", "75,", "100,", "3,", "6"],
      ["952 25 50 75 100 3 6"], ["952,25,50,75,100,3,6"], ["９５２　２５、５０ ７５ １００ ３ ６"],
      ["Target: 952 Numbers: 25 50 75 100 3 6"], ["numbers: [25, 50, 75, 100, 3, 6] target: 952."],
      ["25 50 75 100 3 6 → 952"], ["25 50 75 100 3 6", "=", "952"],
      ["٩٥٢ ٢٥ ٥٠ ٧٥ १०० ३ ৬"],
    ])
  func forms(_ words: [String]) throws {
    let game = try GivenNumbers(words).game(only: nil, counts: 6...6)
    #expect(game == GivenGame(target: .init(952), numbers: [25, 50, 75, 100, 3, 6]))
    let solved = try Tool.run(["solve"] + words + ["--notation", "ascii"])
    #expect(solved.output == "75 * 6 / 50 * (100 + 3) + 25\n")
  }

  @Test("need no target where the rules have one only")
  func onlyTarget() throws {
    for words in [["3", "3", "8", "8"], ["24", "3", "3", "8", "8"], ["3 3 8 8 -> 24"]] {
      let game = try GivenNumbers(words).game(only: 24, counts: 4...4)
      #expect(game == GivenGame(target: .init(24), numbers: [3, 3, 8, 8]))
    }
    #expect(
      try GivenNumbers(["25", "3", "3", "8", "8"]).game(only: 24, counts: 4...4).target == .init(25)
    )
  }

  @Test("may be cards, and digits that are written together where the rules are about digits")
  func cardsAndDigits() throws {
    for words in [["A", "J", "q", "K"], ["AJqK"], ["24", "ajqk"], ["24", "1", "11", "12", "13"]] {
      let game = try GivenNumbers(words).game(only: 24, counts: 4...4)
      #expect(game == GivenGame(target: .init(24), numbers: [1, 11, 12, 13]))
    }
    for words in [["1058"], ["10", "1058"], ["1 0 5 8"], ["１０５８"]] {
      let game = try GivenNumbers(words, largest: 9).game(only: 10, counts: 4...4)
      #expect(game == GivenGame(target: .init(10), numbers: [1, 0, 5, 8]))
    }
    #expect(
      try Tool.run("solve", "--rules", "make-ten", "1158", "--notation", "ascii").output
        == "8 / (1 - 1 / 5)\n")
    #expect(try Tool.run("solve", "--rules", "24", "A", "J", "Q", "K").output.hasSuffix("exact\n"))
    #expect(try GivenNumbers(["A10k9"]).numbers == [1, 10, 13, 9].map { .init($0) })
    #expect(
      try Tool.run("solve", "--rules", "24", "3388", "--notation", "ascii").output
        == "8 / (3 - 8 / 3)\n")
    for (digits, count) in [("115", 3), ("11580", 5), ("123456789012345678901", 21)] {
      #expect(
        try Tool.run("solve", "--rules", "make-ten", digits).error.contains(
          "a puzzle of make ten has 4 numbers, not \(count)"))
    }
    #expect(
      try Tool.run("solve", "--rules", "24", "A", "J", "Q", "Z").error.contains(
        "'Z' is not a whole number"))
  }

  @Test("may be negative where that is allowed, and are no options")
  func negative() throws {
    #expect(
      NegativeNumbers.settled(
        ["solve", "-5", "3", "--within", "-1", "--all", "-7", "--", "-9"], for: RootCommand.self)
        == ["solve", "−5", "3", "--within=-1", "--all", "−7", "--", "-9"])
    #expect(
      NegativeNumbers.settled(["check", "-a", "-3 + 27", "--json", "-x 1"], for: RootCommand.self)
        == ["check", "--answer=-3 + 27", "--json", "-x 1"])
    let signed = try Tool.run(
      "check", "--rules", "anything", "24", "-3", "27", "--answer", "-3 + 27")
    #expect(signed.code == 1 && signed.output.hasSuffix("\n  -3 + 27\n   ^\n"), "\(signed)")
    #expect(
      NegativeNumbers.settled(["generate", "-c", "-1"], for: RootCommand.self)
        == ["generate", "--count=-1"])
    let result = try Tool.run("solve", "--rules", "anything", "-5", "3", "8")
    #expect(result.output == "−5 from 3 8\n\n  3 − 8 = −5\n\nexact\n")
    #expect(
      try Tool.run("generate", "--count", "-1").error.hasPrefix(
        "Error: --count must be 1 or more, not -1."))
  }

  @Test("tell mistyped options and subcommands, also where a word follows")
  func mistypedOptions() throws {
    let game = ["952", "25", "50", "75", "100", "3", "6"]
    #expect(
      try Tool.run(["solve"] + game + ["--notaton", "ascii"]).error == """
        Error: Unknown option '--notaton'. Did you mean '--notation'?
        See 'numberrace solve --help' for more information.

        """)
    #expect(
      try Tool.run("lists", "ad", "milk").error == """
        Error: Unknown command 'numberrace lists ad'. Did you mean 'numberrace lists add'?
        See 'numberrace lists --help' for more information.

        """)
    // The census has a default command, which has the options.
    #expect(!(try Tool.run("census", "--shard", "0/2").error.contains("Unknown option")))
  }

  @Test("are told to be no values of a flag that other commands give one")
  func flags() throws {
    let result = try Tool.run(
      "solve", "952", "25", "50", "75", "100", "3", "6", "--difficulty", "3")
    #expect(result.code == 64)
    #expect(
      result.error.contains("\n--difficulty takes no value here, so '3' is not read as one.\nSee '")
    )
  }

  @Test(
    "are told that the target comes first, with an example of the command and advice that it takes",
    arguments: [
      ("solve", "numberrace solve 952", true), ("hint", "numberrace hint 952", true),
      ("index lookup x.index", "numberrace index lookup FILE 952", false),
    ])
  func order(_ command: String, _ example: String, _ takesAny: Bool) throws {
    let words = command.split(separator: " ").map(String.init)
    let error = try Tool.run(words + ["100", "50", "75", "25", "3", "6", "952"]).error
    #expect(error.contains("has no tile 952"))
    #expect(error.contains("\nThe target comes first, before the numbers.\n"))
    #expect(error.contains("\nFor example: \(example) 25 50 75 100 3 6\n"))
    #expect(error.contains("--rules free") == takesAny)
  }

  @Test("need no target where the rules have one only, however many numbers there are")
  func onlyTargets() throws {
    #expect(
      try Tool.run("solve", "--rules", "24", "3", "3", "8").error
        .hasPrefix("Error: a puzzle of the 24 game has 4 numbers, not 3.\n"))
    #expect(
      try Tool.run("solve", "--rules", "24", "23", "3", "3", "8", "8").error
        .hasPrefix("Error: 23 is not a target of the 24 game"))
    #expect(
      try Tool.run("solve", "--rules", "24", "24", "3", "3", "8", "8").output
        == Tool.run("solve", "--rules", "24", "3", "3", "8", "8").output)
  }

  @Test(
    "are marked where the arithmetic is at fault",
    arguments: [
      ("25 + 100/3", "  25 + 100/3\n          ^\n"),
      ("(3 - 100) + 6", "  (3 - 100) + 6\n     ^\n"),
      ("100 / 3, + 6", "  100 / 3, + 6\n      ^\n"),
      ("100 + 3 = 103; 6 - 103", ""), ("（100＋９）", "  （100＋９）\n       ^\n"),
    ])
  func places(answer: String, mark: String) throws {
    let result = try Tool.run("check", "952", "25", "50", "75", "100", "3", "6", "--answer", answer)
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("not legal: "))
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    #expect(lines.joined(separator: "\n") == mark)
  }

  @Test(
    "tell commands and names that are nearly right",
    arguments: [
      ("slove", "solve"), ("solv", "solve"), ("chekc", "check"), ("generat", "generate"),
      ("plya", "play"),
      ("zebra", nil), ("x", nil),
    ] as [(String, String?)])
  func nearMisses(_ word: String, _ name: String?) {
    #expect(NearMiss.of(word, among: ["play", "solve", "check", "generate"]) == name)
  }

  @Test("have distances as counted by hand")
  func distances() {
    #expect(NearMiss.distance("", "abc") == 3)
    #expect(NearMiss.distance("abc", "abc") == 0)
    #expect(NearMiss.distance("abc", "acb") == 1)
    #expect(NearMiss.distance("kitten", "sitting") == 3)
  }

  @Test("in a batch must be whole, and puzzles are solved by their rules")
  func batch() throws {
    let result = try Tool.run(
      "batch",
      input: """
        {"target":952.5,"numbers":[25,50,75,100,3,6]}
        {"target":952,"numbers":[25,50.5,75,100,3,6]}
        {"numbers":[3,3,8,8],"rules":"24"}
        {"target":"1267650600228229401496703205376","numbers":[2,100],"rules":"anything"}
        {"target":952,"numbers":[1],"rules":"countdwn"}

        """)
    let lines = result.output.split(separator: "\n")
    #expect(lines[0] == #"{"error":"'target' must be a whole number","line":1}"#)
    #expect(lines[1] == #"{"error":"'numbers[1]' must be a whole number","line":2}"#)
    #expect(lines[2].contains(#""expression":"8 / (3 - 8 / 3)","line":3,"#))
    #expect(lines[2].contains(#""steps":["8 / 3 = 8/3","3 - (8/3) = 1/3","8 / (1/3) = 24"]"#))
    #expect(lines[2].contains(#""tree":["Divide",8,["Subtract",3,["Divide",8,3]]]"#))
    #expect(lines[3].contains(#""target":"1267650600228229401496703205376""#))
    #expect(
      lines[4].contains("Unknown rules 'countdwn'")
        && lines[4].contains("Did you mean 'countdown'?"))
    #expect(result.code == 1)
  }
}

@Suite("The shell")
struct ShellTests {
  @Test("wraps help at a width, but not examples")
  func help() {
    let wrapped = HelpText.wrapped(
      """
      A sentence of several words that is wrapped.
        numberrace solve 952 25 50 75 100 3 6 --rules free
        --rules <name>    The rules, which are many and long.
      """, at: 40)
    #expect(
      wrapped == """
        A sentence of several words that is
        wrapped.
          numberrace solve 952 25 50 75 100 3 6 --rules free
          --rules <name>    The rules, which are
                            many and long.
        """)
    #expect(HelpText.wrapped("x", at: 40) == "x")
  }

  @Test(
    "has man pages for all commands, in which nothing is taken for a request",
    .timeLimit(.minutes(15)))
  func manual() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "man-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Tool.run("manual", folder.path()).code == 0)
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    for page in ["numberrace.1", "numberrace-play.1", "numberrace-lists-add.1"] {
      #expect(pages.contains(page))
    }
    #expect(
      !pages.contains { $0.contains("help") || $0.contains("complete") || $0.contains("manual") })
    let requests: Set<String> = [
      "Dd", "Dt", "Os", "Sh", "Nm", "Nd", "Op", "Ar", "Bl", "El", "It", "Pp", "Bd", "Ed", "Xr",
    ]
    for page in pages {
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix(".") {
        #expect(
          requests.contains(String(line.dropFirst().prefix { $0 != " " })), "\(page): \(line)")
      }
    }
  }

  @Test("is installed and removed with completions and pages")
  func install() throws {
    let prefix = FileManager.default.temporaryDirectory.appending(
      path: "prefix-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: prefix) }
    let script = Repository.root.appending(path: "Scripts/install.sh").path()
    let installed = try Tool.shell("\(script) \"$TOOL\" \(prefix.path())")
    #expect(installed.code == 0)
    for file in [
      "bin/numberrace", "share/man/man1/numberrace-solve.1",
      "share/bash-completion/completions/numberrace", "share/zsh/site-functions/_numberrace",
      "share/fish/vendor_completions.d/numberrace.fish",
    ] {
      #expect(
        FileManager.default.fileExists(atPath: prefix.appending(path: file).path()), "\(file)")
    }
    #expect(
      try Tool.shell("bash -n \(prefix.path())/share/bash-completion/completions/numberrace").code
        == 0)
    #expect(try Tool.shell("\(script) --remove \(prefix.path())").code == 0)
    #expect(try Tool.shell("find \(prefix.path()) -type f").output == "")
  }

  @Test("completes what the user has")
  func completions() throws {
    let store = try ToolStore()
    #expect(try store.run("complete", "lists").output == "")
    #expect(try store.run("lists", "create", "Books").output == "I've created the list Books.\n")
    #expect(try store.run("complete", "lists").output == "Books\n")
    #expect(try store.run("complete", "intents").output.contains("SolveGame\n"))
    let words = CompletionWords(
      sentences: ["solve a numbers game"], names: ["Garden books", "Groceries"])
    #expect(words.matches("", "sol") == ["solve a numbers game"])
    #expect(words.matches("solve a ", "nu") == ["numbers game"])
    #expect(words.matches("add tea to ", "gar") == ["Garden books"])
    #expect(words.matches("add tea to garden ", "bo") == ["books"])
    #expect(words.matches("add tea to ", "g") == ["Garden books", "Groceries"])
    #expect(words.matches("", "").count == 1)
    #expect(words.matches("x ", "") == [])
  }

  @Test("has the recorded games in itself, and tells the versions of its data")
  func corpus() throws {
    let file = Repository.root.appending(path: "Corpus/recorded-games.jsonl")
    #expect(BuiltInGames.text == (try String(contentsOf: file, encoding: .utf8)))
    let version = try Tool.run("--version").output
    #expect(version.hasPrefix("numberrace 0.1.0"))
    #expect(
      version.contains("\nfiles: memory ") && version.contains("recorded games: 270, version "))
    #expect(
      try Tool.shell("cd / && \"$TOOL\" corpus --json").output.split(separator: "\n").count == 270)
  }

  @Test(
    "groups digits as the locale does",
    arguments: [
      ("C", "1,234,567"), ("en_GB.UTF-8", "1,234,567"), ("de_DE.UTF-8", "1.234.567"),
      ("fr_FR", "1\u{202F}234\u{202F}567"), ("de_CH.UTF-8", "1’234’567"), ("", "1,234,567"),
    ])
  func grouping(_ locale: String, _ text: String) {
    #expect(grouped(1_234_567, separator: DigitGrouping.separator(of: locale)) == text)
    // Groups and decimals have separators of their own.
    let decimal = DigitGrouping.decimal(beside: DigitGrouping.separator(of: locale))
    #expect(decimal != DigitGrouping.separator(of: locale))
    #expect(ShareText.hundredths(91.224, decimal: decimal) == "91\(decimal)22")
    #expect(grouped(-1_234_567, separator: ",") == "−1,234,567")
    #expect(grouped(.min, separator: ",").hasPrefix("−9,223,372"))
  }

  @Test("aligns tables")
  func tables() {
    #expect(
      TextTable([
        [.text("Current"), .number("5.20")], [.text("Old"), .number("100.00")], [.text("x")],
      ]).text
        == "Current    5.20\nOld      100.00\nx\n")
  }
}

@Suite("Commands")
struct CommandGroupTests {
  @Test("are each in one group of the help, and none is outside")
  func groups() throws {
    let configuration = RootCommand.configuration
    #expect(configuration.ungroupedSubcommands.isEmpty)
    let names = configuration.groupedSubcommands.flatMap(\.subcommands).map { $0._commandName }
    #expect(Set(names).count == names.count)
    let help = try Tool.run("--help").output
    for group in configuration.groupedSubcommands {
      let heading = "\n\(group.name.uppercased()) SUBCOMMANDS:\n"
      let part = try #require(help.components(separatedBy: heading).dropFirst().first)
      let listed = part.prefix(upTo: part.range(of: "\n\n")?.lowerBound ?? part.endIndex)
      for command in group.subcommands where command.configuration.shouldDisplay {
        #expect(
          listed.contains("\n  \(command._commandName) ")
            || listed.hasPrefix("  \(command._commandName) "))
      }
    }
  }
}
