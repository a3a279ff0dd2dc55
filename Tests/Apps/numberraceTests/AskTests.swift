import Foundation
import Testing

@Suite("numberrace ask")
struct AskTests {
  private static let solution = """
    I've found a solution.

    952

      25  50  75  100  3  6

      75 × 6 = 450
      450 ÷ 50 = 9
      100 + 3 = 103
      9 × 103 = 927
      927 + 25 = 952

    75 × 6 ÷ 50 × (100 + 3) + 25 = 952

    exact: 10 points

    """

  @Test(
    "takes languages and rules in small and capital letters, and tells those that there are",
    arguments: [("EN", 0), ("en", 0), ("En", 0), ("De", 0), ("EN-GB", 64), ("xx", 64), ("", 64)])
  func language(_ code: String, _ status: Int32) throws {
    let result = try Tool.run("ask", "--language", code, code == "De" ? "hallo" : "hello")
    #expect(result.code == status)
    #expect(status == 0 || result.error.contains("one of 'en', 'fr', 'de', 'nl' or 'es'"))
    #expect(try Tool.run("rules", code == "EN" ? "Countdown" : "COUNTDOWN").code == 0)
  }

  @Test("answers a sentence")
  func sentence() throws {
    let result = try Tool.run("ask", "solve 952 with 25 50 75 100 3 and 6")
    #expect(result == .init(output: Self.solution, error: "", code: 0))
  }

  @Test("follows a link")
  func link() throws {
    let link = "numberrace://solve?target=952&numbers=25,50,75,100,3,6"
    #expect(try Tool.run("ask", "--link", link).output == Self.solution)
    let bad = try Tool.run("ask", "--link", "numberrace://fly")
    #expect(bad.code == 65)
    #expect(
      bad.error.hasPrefix(
        "Error: 'fly' cannot be opened: solve, check, draw, explain, another, count, solutions, hint, game, rules, list, "
      ))
  }

  @Test("ends the session when the user says goodbye")
  func goodbye() throws {
    let result = try Tool.run("ask", input: "hello\nsolve a numbers game\nbye\nthanks\n")
    #expect(
      result
        == .init(
          output: """
            > hello
            Hello. What can I do for you?
            > solve a numbers game
            What is the target?
            > bye
            OK, I'll leave "solve a numbers game". Goodbye.

            """, error: "", code: 0))
  }

  @Test("asks for what is missing")
  func asks() throws {
    let result = try Tool.run(
      "ask", "solve a numbers game", input: "nine fifty two\n25 50 75\n\n100\nthree and six\n")
    #expect(
      result.output.hasPrefix(
        """
        What is the target?
        > nine fifty two
        What is the first number?
        > 25 50 75
        What is the fourth number?
        >\u{20}
        I didn't hear anything. What is the fourth number?
        > 100
        What is the fifth number?
        > three and six
        I've found a solution.

        952
        """))
    #expect(result.code == 0)
  }

  @Test("says when the input ends in the middle of it")
  func unfinished() throws {
    #expect(try Tool.run("ask", "solve a numbers game", input: "952\n").code == 1)
    #expect(try Tool.run("ask", "draw a game").code == 0)
    #expect(try Tool.run("ask").code == 0)
  }

  @Test("says when the input ends before it is told whether to take something back")
  func unfinishedUndo() throws {
    let store = try ToolStore()
    #expect(try store.run("ask", "create a list groceries").code == 0)
    let undo = try store.run("ask", "undo")
    #expect(undo.output.contains("Shall I take it back?"))
    #expect(undo.code == 1)
  }

  @Test("prints what a voice would say")
  func speakable() throws {
    let result = try Tool.run("ask", "--speakable", "solve 100 with 25 50 75 100 3 6")
    #expect(result.output == "I've found a solution: one hundred.\n")
  }

  @Test("says by its exit code that a sentence on the command line failed")
  func failed() throws {
    let store = try ToolStore()
    let lists = store.folder.appending(path: "lists.sqlite")
    try FileManager.default.createDirectory(at: lists, withIntermediateDirectories: true)
    let result = try store.run("ask", "create a list called groceries")
    #expect(result.code == 1, "\(result)")
    #expect(result.output.contains("That didn't work"), "\(result)")
    try FileManager.default.removeItem(at: lists)
    #expect(try store.run("ask", "create a list called groceries").code == 0)
    #expect(try store.run("ask", "help").code == 0)
  }

  @Test("plays a script")
  func script() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "ask-\(UUID().uuidString).txt")
    try Data("# a comment\nsolve a game\n  500\n\ncancel\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      try Tool.run("ask", "--script", file.path()).output == """
        > solve a game
        What is the target?
        > 500
        What is the first number?
        > cancel
        OK, I've left it.

        """)
    let missing = try Tool.run("ask", "--script", "/nowhere")
    #expect(missing.code == 66)
    #expect(missing.error.hasPrefix("Error: '/nowhere' cannot be read: no such file or directory."))
  }

  @Test("writes events for programs")
  func json() throws {
    let result = try Tool.run("ask", "--json", "solve a game", input: "952 25 50 75 100 3 6\n")
    let events = try result.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(events.count == 2)
    let expects = try #require(events[0]["expects"] as? [String: Any])
    #expect(expects["kind"] as? String == "value")
    #expect(expects["parameter"] as? String == "target")
    let outcome = try #require(events[1]["outcome"] as? [String: Any])
    #expect(outcome["intent"] as? String == "SolveGame")
    #expect(outcome["code"] as? String == "success")
    #expect(
      outcome["link"] as? String == "numberrace://solve?numbers=25,50,75,100,3,6&target=952")
    #expect((outcome["result"] as? [String: Any])?["distance"] as? Int == 0)
    #expect((outcome["picture"] as? String)?.hasPrefix("<svg ") == true)
  }

  @Test("answers every line of events with one answer")
  func events() throws {
    let result = try Tool.run(
      "ask", "--events",
      input: """
        {"begin": {"intent": "SolveGame", "values": {"target": 952}}}
        {"say": "25 50 75 100 3 6"}
        {"open": {"type": "solve", "title": "", "values": {"target": 100}}}
        {"say": "cancel"}

        """)
    let kinds = try result.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["event"] as? String == "answer")
      return (object?["expects"] as? [String: Any])?["kind"] as? String
    }
    #expect(kinds == ["value", "request", "value", "request"])
    #expect(result.code == 0 && result.error == "")
  }

  @Test("answers what is no event with the reason, goes on, and ends with 1")
  func badEvents() throws {
    let long = String(repeating: "x", count: 100_000)
    let result = try Tool.run(
      "ask", "--events", input: "{}\nhello\n\u{0}\n\(long)\n{\"say\": \"draw a game\"}\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[1]
        == #"{"event":"invalid","text":"the line is not valid JSON: a value is missing at column 1"}"#
    )
    #expect(lines[3].contains("the line is too long: 65536 bytes are allowed"))
    #expect(lines[4].contains("\"event\":\"answer\""))
    #expect(result.code == 1)
    #expect(try Tool.run("ask", "--events", input: "{\"say\": \"solve a game\"}\n").code == 1)
  }

  @Test("lives through anything that is typed")
  func hostile() throws {
    let input = "\u{0}\u{1}\u{1B}[2J\n" + String(repeating: "x", count: 200_000) + "\n\n\\\n{}\n"
    let result = try Tool.run("ask", input: input)
    #expect(result.code == 0)
    #expect(result.output.contains("Sorry, that was too long for me."))
  }

  @Test("refuses options that exclude each other")
  func options() throws {
    #expect(try Tool.run("ask", "--json", "--speakable").code == 64)
    for other in [["hello"], ["--speakable"], ["--script", "x"], ["--link", "numberrace://draw"]] {
      #expect(try Tool.run(["ask", "--events"] + other).code == 64)
    }
    #expect(try Tool.run("ask", "--store", "", "hello").code == 64)
    #expect(try Tool.run("ask", "hello", "--link", "numberrace://draw").code == 64)
  }

  @Test("ends quietly when nobody reads on")
  func closedPipe() throws {
    let result = try Tool.shell("yes 'draw a game' | $TOOL ask | head -n 3 >/dev/null")
    #expect(result.code == 0)
    #expect(result.error == "")
  }
}

@Suite("numberrace intents and explain")
struct IntentCommandTests {
  @Test("list what can be asked for")
  func intents() throws {
    let result = try Tool.run("intents", "drawgame")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        """
        DrawGame: Draw a numbers game
          Draws six tiles and a target as the show does, with as many large tiles as you like, and \
        offers to solve the game.
          {large} (optional): How many large ones?
        """))
    let unknown = try Tool.run("intents", "fly").error
    #expect(unknown.hasPrefix("Error: Unknown intent 'fly'; choose one of "))
    #expect(try Tool.run("intents", "--json").output.split(separator: "\n").count == 28)
  }

  @Test("write source for Apple's App Intents, always the same, and name what is left out")
  func appIntents() throws {
    let result = try Tool.run("intents", "--app-intents")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("// Written by `numberrace intents --app-intents`."))
    #expect(
      result.output.contains("struct TransferMoneyAppIntent: AppIntent, ConversationIntent {"))
    let lines = result.error.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("left out: ") })
    let store = try ToolStore()
    let file = store.folder.appending(path: "Intents.swift")
    let written = try store.run("intents", "--app-intents", "--output", file.path())
    #expect(written == Tool.Result(output: "", error: result.error, code: 0))
    #expect(try String(contentsOf: file, encoding: .utf8) == result.output)
    #expect(
      try Tool.run("intents", "DrawGame", "--app-intents").error.hasPrefix("left out: DrawGame"))
    let french = try Tool.run("intents", "--app-intents", "--language", "fr")
    #expect(french.output.contains(" dans \\(.applicationName)\","))
  }

  @Test("write the translations of that source")
  func stringCatalog() throws {
    let result = try Tool.run("intents", "--string-catalog")
    #expect(result.error == "" && result.code == 0)
    #expect(result.output.hasPrefix("{\n  \"sourceLanguage\": \"en\",\n"))
    #expect(result.output.contains("\"value\": \"nombre de grandes plaques\""))
  }

  @Test(
    "refuse options that exclude each other",
    arguments: [
      (
        "--app-intents --json",
        "--json and --app-intents exclude each other."
      ),
      ("--output x", "--output goes with --app-intents or --string-catalog."),
    ])
  func refusals(arguments: String, reason: String) throws {
    let result = try Tool.run(["intents"] + arguments.split(separator: " ").map(String.init))
    #expect(result.code == 64)
    #expect(result.error.hasPrefix("Error: \(reason)\n"))
  }

  @Test("tell when the file cannot be written")
  func unwritable() throws {
    let result = try Tool.run("intents", "--app-intents", "-o", "/nowhere/x.swift")
    #expect(result.code == 73)
    #expect(
      result.error == "Error: '/nowhere/x.swift' cannot be written: no such file or directory.\n")
  }

  @Test("give sentences of which each is understood as that intent")
  func samples() throws {
    for intent in ["SolveGame", "CheckAnswer", "DrawGame", "AddItems", "TransferMoney"] {
      let sentences = try Tool.run("intents", intent, "--samples", "3").output.split(
        separator: "\n")
      #expect(sentences.count == 3)
      for sentence in sentences {
        let explanation = try Tool.run("explain", String(sentence)).output
        #expect(explanation.contains("\nchosen: \(intent), "), "\(sentence)")
      }
    }
  }

  @Test("explain what is not understood")
  func explain() throws {
    let result = try Tool.run("explain", "draw a picture", "--misses", "1")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("words: draw | a | picture\n\nno match: DrawGame, "))
    #expect(result.output.contains("  does not expect 'picture' after 2 words\n"))
    #expect(result.output.contains("too far: DrawGame"))
    #expect(result.output.contains("  left out: 'picture'"))
  }
}
