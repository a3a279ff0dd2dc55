import Foundation
import IntentKit
import IntentStore
import Lists
import Testing
import Workers

@Suite("What numberrace remembers")
struct MemoryCommandTests {
  private static let add = [
    "shortcut", "add", "Warm up", "--phrase", "warm me up", "--do", "DrawGame as drawn", "--do",
    "SolveGame target={drawn.target} numbers={drawn.numbers}",
  ]

  @Test(
    "a shortcut is added, asked for by its phrase, run, renamed, exported, imported and removed")
  func shortcut() throws {
    let store = try ToolStore()
    let added = try store.run(Self.add)
    #expect(added == .init(output: "Added the shortcut Warm up.\n", error: "", code: 0))
    #expect(
      try store.run("shortcut", "list").output
        == "Warm up (\"warm me up\"): DrawGame, SolveGame\n")
    let asked = try store.run("ask", "please warm me up")
    #expect(asked.output.contains("Here's a game.\n"))
    #expect(asked.output.hasSuffix("That was \"Warm up\", in 2 steps.\n"))
    #expect(asked.code == 0)
    #expect(try store.run("shortcut", "run", "warm UP").output.hasSuffix("in 2 steps.\n"))
    #expect(
      try store.run("shortcut", "rename", "Warm up", "Stretch", "--phrase", "stretch me").code == 0)
    #expect(
      try store.run("shortcut", "list").output
        == "Stretch (\"stretch me\"): DrawGame, SolveGame\n")
    let file = FileManager.default.temporaryDirectory
      .appending(path: "shortcut-\(UUID().uuidString).json").path()
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(try store.run("shortcut", "export", "Stretch", file).code == 0)
    #expect(try store.run("shortcut", "remove", "Stretch").code == 0)
    #expect(try store.run("shortcut", "list").output == "")
    #expect(try store.run("ask", "stretch me").output.contains("can't do that"))
    #expect(
      try store.run("shortcut", "import", file)
        == .init(output: "Added the shortcut Stretch.\n", error: "", code: 0))
    #expect(try store.run("ask", "stretch me").output.contains("in 2 steps"))
  }

  @Test("a shortcut asks for what it was told to ask, and says when the answer is missing")
  func asking() throws {
    let store = try ToolStore()
    #expect(
      try store.run(
        "shortcut", "add", "My six", "--do", "SolveGame numbers=25,50,75,100,3,6 target=?"
      ).code == 0)
    let run = try store.run("shortcut", "run", "my six", input: "952\n")
    #expect(run.output.hasPrefix("What is the target?\n> 952\nI've found a solution.\n\n952\n"))
    #expect(run.output.contains("exact: 10 points"))
    #expect(run.code == 0)
    #expect(try store.run("shortcut", "run", "my six").code == 1)
  }

  @Test(
    "what is wrong with a shortcut is told",
    arguments: [
      (["x", "--do", "fly away"], "'fly away' is no step"),
      (["x", "--do", "SolveGame color=red"], "SolveGame has no parameter 'color'"),
      (["x", "--do", "SolveGame target=5"], "5 cannot be the parameter 'target' of SolveGame"),
      (["x", "--do", "SolveGame target={a.b}"], "'a' is not the label of a step before"),
      (["x", "--do", "draw a game", "--phrase", "draw a game"], "asks for something else already"),
      (["x", "--do", "draw a game", "--offer", "noon"], "'noon' is not a situation"),
      (["x", "--do", "draw a game", "--offer", "7:00-9:00"], "is no part of the day"),
      (["", "--do", "draw a game"], "A shortcut needs a name"),
    ])
  func wrong(_ arguments: [String], _ message: String) throws {
    let store = try ToolStore()
    let result = try store.run(["shortcut", "add"] + arguments)
    #expect(result.code == 65)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(!result.error.contains("Usage"))
    #expect(try store.run("shortcut", "add", "x").code == 64)
    #expect(try store.run("shortcut", "list").output == "")
  }

  @Test("a file that has no shortcut is refused")
  func badFile() throws {
    let store = try ToolStore()
    let file = FileManager.default.temporaryDirectory.appending(path: "bad-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    for (text, message) in [
      ("{}", "the key 'name' is missing"), ("[", "has no shortcut"),
      (
        "{\"name\": \"x\", \"actions\": [{\"do\": \"DrawGame\", \"az\": 1}]}",
        "'actions[0]': \"az\" is no key of a step: \"do\", \"as\", \"with\" are"
      ),
    ] {
      try Data(text.utf8).write(to: file)
      let result = try store.run("shortcut", "import", file.path())
      #expect(result.code == 65)
      #expect(result.error.contains(message), "\(result.error)")
    }
    #expect(try store.run("shortcut", "import", "/none").code == 66)
  }

  @Test("the shortcut of the guide can be imported")
  func guide() throws {
    let guide = try String(
      contentsOf: Repository.root.appending(path: "Docs/Shortcuts.md"), encoding: .utf8)
    let text = try #require(
      guide.split(separator: "```json\n").last?.split(separator: "```").first)
    let store = try ToolStore()
    let file = FileManager.default.temporaryDirectory.appending(path: "g-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    #expect(
      try store.run("shortcut", "import", file.path())
        == .init(output: "Added the shortcut Until it is hard.\n", error: "", code: 0))
  }

  /// A store of someone who solves a game at the show's hour every weekday.
  private static func viewer() async throws -> ToolStore {
    let store = try ToolStore()
    let memory = try FileMemory(path: store.path)
    for day in 2...20 {
      guard let date = CalendarDate("2026-11-\(day < 10 ? "0" : "")\(day)"), (day - 2) % 7 < 5
      else { continue }
      try memory.donate(
        Donation(
          id: "\(day)",
          Invocation(
            intent: "SolveGame",
            values: ["target": .integer(100 + day), "numbers": .list([.integer(day)])]),
          at: LocalClock.system.time(date, minute: 15 * 60 + 10)))
    }
    return store
  }

  @Test("a habit is suggested at its time, and why; what is forgotten is not")
  func suggestions() async throws {
    let store = try await Self.viewer()
    let due = try store.run("suggestions", "--why", "--at", "2026-11-23 15:00")
    #expect(
      due.output == """
        Solve a numbers game
          You did this about 15:10 on 15 of the last 15 days from Monday to Friday.
          You did this about 15:10 on 3 of the last 3 Mondays.
          You did this 15 of the last 15 times that you did anything.
          Score: 82 of 100.

        """)
    let quiet = try store.run("suggestions", "--at", "2026-11-23 20:00")
    #expect(
      quiet == .init(output: "", error: "There is nothing to suggest now.\n", code: 0))
    #expect(
      try store.run("data", "forget", "--intent", "SolveGame").output
        == "Forgot 15 things that you did.\n")
    #expect(try store.run("suggestions", "--at", "2026-11-23 15:00").output == "")
    #expect(try store.run("suggestions", "--at", "tomorrow").code == 64)
    #expect(try store.run("data", "forget").code == 64)
  }

  @Test("a shortcut is offered in its situation, at its time and place")
  func relevant() throws {
    let store = try ToolStore()
    _ = try store.run(
      "shortcut", "add", "Tea", "--do", "draw a game", "--offer", "15:00-16:30", "--offer", "home",
      "--offer", "51.5,-0.12,250", "--offer", "2026-12-24..2026-12-26")
    func output(_ arguments: String...) throws -> String {
      try store.run(["suggestions", "--at", "2026-11-23 09:00"] + arguments).output
    }
    #expect(try output() == "")
    for arguments in [
      ["--situation", "home"], ["--position", "51.501,-0.121"], ["--at", "2026-11-23 15:00"],
      ["--at", "2026-12-25 09:00"],
    ] {
      #expect(try output(arguments[0], arguments[1]) == "Run \"Tea\"\n", "\(arguments)")
    }
    #expect(try output("--position", "51.51,-0.12") == "")
    #expect(try output("--situation", "gym") == "")
    #expect(try store.run("suggestions", "--situation", "school").code == 64)
  }

  @Test("what was done last is gone on with")
  func activities() throws {
    let store = try ToolStore()
    #expect(
      try store.run("continue")
        == .init(output: "", error: "Error: There is nothing to go on with yet.\n", code: 1))
    for target in [100, 952] {
      _ = try store.run("ask", "solve \(target) with 25 50 75 100 3 6")
    }
    #expect(
      try store.run("continue", "--list").output == """
        1. Numbers game 952
           numberrace://solve?numbers=25,50,75,100,3,6&target=952
        2. Numbers game 100
           numberrace://solve?numbers=25,50,75,100,3,6&target=100

        """)
    #expect(try store.run("continue").output.contains("\n\n952\n"))
    #expect(try store.run("continue", "2").output.contains("\n\n100\n"))
    #expect(try store.run("continue", "9").code == 1)
  }

  @Test("the user's own words are understood")
  func vocabulary() throws {
    let store = try ToolStore()
    #expect(try !store.run("ask", "solve a conundrum").output.contains("target"))
    #expect(try store.run("vocabulary", "add", "game", "conundrum", "brain teaser").code == 0)
    #expect(try store.run("vocabulary", "list").output == "game: conundrum, brain teaser\n")
    for request in ["solve a conundrum", "solve a brain teaser"] {
      #expect(try store.run("ask", request).output == "What is the target?\n")
    }
    for words in [["game", "yes"], ["cancel", "game"], ["game", "nein"]] {
      let refused = try store.run(["vocabulary", "add"] + words)
      #expect(refused.code == 1)
      #expect(refused.error.contains("it is a command to the assistant"))
    }
    let unknown = try store.run("vocabulary", "add", "Anna", "hannah", "--kind", "nope")
    #expect(unknown.error.contains("there is no kind of thing 'nope'; choose one of account, "))
    #expect(try store.run("vocabulary", "list").output == "game: conundrum, brain teaser\n")
    #expect(try store.run("vocabulary", "remove", "game").code == 0)
    #expect(try store.run("vocabulary", "remove", "game").code == 1)
    #expect(try !store.run("ask", "solve a conundrum").output.contains("target"))
  }

  @Test("the user's names of the app are understood around requests, in all languages")
  func names() throws {
    let store = try ToolStore()
    #expect(try store.run("name").output == "NumberRace\n")
    #expect(try store.run("ask", "solve a game with Max").output != "What is the target?\n")
    #expect(try store.run("name", "add", "Max", "--heard", "Macks").code == 0)
    #expect(try store.run("name").output == "NumberRace\nMax, Macks\n")
    #expect(try store.run("vocabulary", "list").output == "")
    for request in [
      "Max, solve a game", "hey macks solve a game", "use Max to solve a game",
      "solve a game with Max", "in NumberRace, solve a game", "numberace solve a game",
    ] {
      #expect(try store.run("ask", request).output == "What is the target?\n", "\(request)")
    }
    for (code, request, answer) in [
      ("de", "hey Max, löse ein Spiel", "Was ist die Zielzahl?\n"),
      ("de", "löse ein Spiel mit Max", "Was ist die Zielzahl?\n"),
      ("fr", "demande à Max de résoudre un tirage", "Quel est le compte à trouver ?\n"),
      ("fr", "dans Max, résous un tirage", "Quel est le compte à trouver ?\n"),
    ] {
      #expect(try store.run("ask", "--language", code, request).output == answer, "\(request)")
    }
  }

  @Test("a list or a payee that is called as the assistant is warned of")
  func namesake() throws {
    let store = try ToolStore()
    #expect(try store.run("name", "add", "Max").code == 0)
    let warning = "Warning: the assistant is called Max too"
    #expect(try store.run("bank", "payee", "Max").error.contains(warning))
    #expect(try store.run("bank", "open", "Savings of Max").error.contains(warning))
    #expect(try store.run("lists", "create", "max").error.contains(warning))
    #expect(try !store.run("bank", "payee", "Maxine").error.contains(warning))
    #expect(try store.run("bank", "rename", "Maxine", "Uncle Max").error.contains(warning))
    #expect(try store.run("lists", "rename", "max", "Max's").error.contains(warning))
  }

  @Test("a change of the names of the app can be undone")
  func undoingNames() throws {
    let store = try ToolStore()
    #expect(try store.run("name", "undo").code == 1)
    #expect(try store.run("name", "add", "Max").code == 0)
    #expect(try store.run("name", "undo").output == "NumberRace\n")
    #expect(try store.run("name", "undo").output == "NumberRace\nMax\n")
    #expect(try store.run("name", "remove", "max").code == 0)
    #expect(try store.run("name", "remove", "max").code == 1)
    #expect(try store.run("name").output == "NumberRace\n")
    #expect(try store.run("name", "undo").output == "NumberRace\nMax\n")
  }

  @Test(
    "a name of the app that would be taken out of requests is refused, with the reason",
    arguments: [
      ("stop", "it is a command to the assistant (en)"), ("42", "it has no letters (en)"),
      ("seven", "it is a number (en)"), ("solve the", "it is said in requests (en)"),
      ("überweise", "it is said in requests (de)"), ("montre", "it is said in requests (fr)"),
      ("Garden", "Garden is the name of something of yours (en)"),
    ])
  func refusedNames(_ name: String, _ reason: String) throws {
    let store = try ToolStore()
    #expect(try store.run("lists", "create", "Garden").code == 0)
    let refused = try store.run("name", "add", name)
    #expect(refused.code == 1)
    #expect(refused.error.contains(reason), "\(refused.error)")
    #expect(try store.run("name").output == "NumberRace\n")
  }

  @Test("the user's own words are added to, until there are too many")
  func moreWords() throws {
    let store = try ToolStore()
    #expect(try store.run("vocabulary", "add", "game", "conundrum").code == 0)
    #expect(try store.run("vocabulary", "add", "game", "teaser", "Conundrum").code == 0)
    #expect(try store.run("vocabulary", "list").output == "game: conundrum, teaser\n")
    #expect(try store.run("vocabulary", "remove", "game", "none").code == 1)
    #expect(try store.run("vocabulary", "remove", "game", "conundrum").code == 0)
    #expect(try store.run("vocabulary", "list").output == "game: teaser\n")
    #expect(try store.run("vocabulary", "add", "game", "riddle", "--replace").code == 0)
    #expect(try store.run("vocabulary", "list").output == "game: riddle\n")
    let many = (0..<1000).map { "w\($0)" }
    let refused = try store.run(["vocabulary", "add", "game"] + many)
    #expect(refused.code == 1)
    #expect(refused.error.contains("There can be at most 1000 words"))
    #expect(try store.run("vocabulary", "list").output == "game: riddle\n")
  }

  @Test("all can be exported and erased, and imported again without doubles")
  func erasing() throws {
    let store = try ToolStore()
    _ = try store.run("ask", "solve 952 with 25 50 75 100 3 6")
    let file = store.folder.appending(path: "me.json").path()
    #expect(try store.run("data", "export", file) == .init(output: "", error: "", code: 0))
    let exported = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try store.run("data", "export").output == exported)
    let archive = try MemoryArchive(json: Data(exported.utf8))
    #expect(archive.donations.map(\.invocation.intent) == ["SolveGame"])
    #expect(archive.activities.count == 1)
    let refused = try store.run("data", "erase", input: "no\n")
    #expect(refused.code == 1 && refused.output.hasSuffix("Nothing was erased.\n"))
    #expect(
      try store.run("data", "erase", input: "yes\n").output.hasSuffix(
        "Erased all that was remembered.\n"))
    #expect(try FileMemory(path: store.path).archive().donations.isEmpty)
    #expect(try store.run("data", "erase", "--yes").output == "Erased all that was remembered.\n")
    for count in ["1 thing", "0 things"] {
      let imported = try store.run("data", "import", file)
      #expect(imported.output.hasPrefix("Added \(count) that you did, "), "\(imported.error)")
      #expect(try store.run("data", "export").output == exported)
    }
    let bad = store.folder.appending(path: "bad.json").path()
    try Data(exported.replacing("\"time\"", with: "\"tim\"").utf8).write(to: URL(filePath: bad))
    let wrong = try store.run("data", "import", bad)
    #expect(wrong.code == 65 && wrong.error.contains("at donations[0].time: it is missing"))
    #expect(try store.run("data", "import", "/none").code == 66)
  }

  @Test("an export that fails says so, and leaves the file that was there")
  func failedExport() throws {
    let store = try ToolStore()
    _ = try store.run("ask", "solve 952 with 25 50 75 100 3 6")
    #expect(try store.run("data", "export", "/dev/full").code == 73)
    #expect(try store.run("data", "export", store.folder.path()).code == 73)
    #expect(try store.run("lists", "export", "/none/lists.md").code == 73)
    let file = store.folder.appending(path: "me.json").path()
    try Data("precious".utf8).write(to: URL(filePath: file))
    // A disk that has room for some hundred bytes only; none for temporary files, for the thread sanitizer would write one
    // when the tool starts, and read what the limit cut off.
    let full = try Tool.shell(
      """
      trap '' XFSZ; ulimit -f 1
      TMPDIR=/dev/null "$TOOL" data export --store \(store.path) \(file)
      """)
    #expect(full.code == 73, "\(full)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "precious")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: store.folder.path())
        .allSatisfy { !$0.hasPrefix(".numberrace-") })
  }

  @Test("exports of what is private can be read by their owner only; a shortcut is for others")
  func permissions() throws {
    let store = try ToolStore()
    _ = try store.run("shortcut", "add", "Warm up", "--do", "draw a game")
    func permissions(_ arguments: String...) throws -> Int? {
      let file = store.folder.appending(path: "file").path()
      defer { try? FileManager.default.removeItem(atPath: file) }
      #expect(try store.run(arguments + [file]).code == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    #expect(try permissions("data", "export") == 0o600)
    #expect(try permissions("lists", "export") == 0o600)
    let mask = Int(umask(0))
    umask(mode_t(mask))
    #expect(try permissions("shortcut", "export", "Warm up") == 0o666 & ~mask)
    #expect(try store.run("shortcut", "export", "Warm up", "/none/x").code == 73)
  }

  @Test("a backup is whole, private and used as it is")
  func backup() throws {
    let store = try ToolStore()
    let folder = store.folder.appending(path: "backup").path()
    #expect(try store.run("data", "backup", folder).code == 1)
    _ = try store.run("bank", "open", "Current", "--balance", "100")
    _ = try store.run("lists", "create", "Groceries")
    _ = try store.run("vocabulary", "add", "game", "teaser")
    #expect(
      try store.run("data", "backup", folder).output
        == "Copied memory.sqlite, lists.sqlite, bank.sqlite.\n")
    for name in ["memory", "lists", "bank"] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder + "/\(name).sqlite")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
    func used(_ arguments: String...) throws -> String {
      try Tool.run(arguments + ["--store", folder + "/memory.sqlite"]).output
    }
    #expect(try used("bank") == "Current  £100.00\n")
    #expect(try used("lists") == "Groceries  0 to do  0 done\n")
    #expect(try used("vocabulary", "list") == "game: teaser\n")
    #expect(try store.run("data", "backup", folder).code == 73)
  }

  @Test("a file that is a link to what is away is neither left out of a backup nor of a repair")
  func brokenLink() throws {
    let store = try ToolStore()
    _ = try store.run("bank", "open", "Current", "--balance", "100")
    let lists = store.folder.appending(path: "lists.sqlite").path()
    try FileManager.default.createSymbolicLink(
      atPath: lists, withDestinationPath: "/none/lists.sqlite")
    let reason = "'\(lists)' cannot be used: it is a symbolic link that leads nowhere.\n"
    let folder = store.folder.appending(path: "backup").path()
    let backup = try store.run("data", "backup", folder)
    #expect(backup.code == 73 && backup.output.isEmpty && backup.error == "Error: \(reason)")
    #expect(!FileManager.default.fileExists(atPath: folder))
    let repair = try store.run("data", "repair")
    #expect(repair.code == 1 && repair.output.contains(reason), "\(repair)")
    #expect(repair.output.contains("bank.sqlite' is whole."))
  }

  @Test("a damaged file is reported, repaired and replaced, and the damaged one is kept")
  func repair() throws {
    let store = try ToolStore()
    _ = try store.run("bank", "open", "Current", "--balance", "100")
    _ = try store.run("bank", "payee", "Milkman")
    _ = try store.run("bank", "transfer", "5", "Current", "Milkman", "--yes")
    let bank = store.folder.appending(path: "bank.sqlite")
    var bytes = try Data(contentsOf: bank)
    bytes.replaceSubrange(0..<16, with: Data(repeating: 7, count: 16))
    try bytes.write(to: bank)
    for command in [["bank"], ["bank", "open", "New"], ["bank", "audit"]] {
      let result = try store.run(command)
      #expect(result.code == 73 && result.error.contains("numberrace data repair"))
      #expect(try Data(contentsOf: bank) == bytes)
    }
    let left = try store.run("data", "repair", input: "no\n")
    #expect(left.code == 1 && left.output.contains("Saved rows: 3 of account"))
    #expect(try Data(contentsOf: bank) == bytes)
    let replaced = try store.run("data", "repair", "--replace")
    #expect(replaced.code == 0 && replaced.output.contains("The damaged file is '"))
    #expect(
      try store.run("bank").output == "Current  £95.00\nMilkman   £5.00  paid to this payee\n")
    #expect(try store.run("bank", "audit").output == "All adds up.\n")
    let kept = store.folder.appending(path: "bank.damaged-1.sqlite")
    #expect(try Data(contentsOf: kept) == bytes)
    #expect(try store.run("data", "repair").output.contains("is whole."))
  }

  @Test("a file that other processes have open is not replaced")
  func repairInUse() throws {
    let store = try ToolStore()
    _ = try store.run("lists", "create", "Groceries")
    let path = store.folder.appending(path: "lists.sqlite")
    // Beyond what an open file looks at again: the page of the index of names.
    let file = try FileHandle(forUpdating: path)
    try file.seek(toOffset: 2 * 4096)
    try file.write(contentsOf: Data(repeating: 9, count: 4096))
    try file.close()
    let book = try ListBook(path: path.path())
    let busy = try store.run("data", "repair", "--replace")
    #expect(busy.code == 73 && busy.error.contains("another process is using"), "\(busy)")
    withExtendedLifetime(book) {}
  }

  @Test("the user's folder is where the environment says, and a relative one is passed over")
  func dataFolder() throws {
    let store = try ToolStore()
    let home = store.folder.appending(path: "home").path()
    let data = store.folder.appending(path: "data").path()
    for (environment, file) in [
      (["XDG_DATA_HOME": ""], home + "/.local/share/numberrace/bank.sqlite"),
      (["XDG_DATA_HOME": "relative"], home + "/.local/share/numberrace/bank.sqlite"),
      (["XDG_DATA_HOME": data], data + "/numberrace/bank.sqlite"),
    ] {
      try? FileManager.default.removeItem(atPath: home)
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
      let environment = environment.merging(["NUMBERRACE_STORE": "", "HOME": home]) { $1 }
      #expect(try Tool.run("bank", "open", "Current", environment: environment).code == 0)
      #expect(FileManager.default.fileExists(atPath: file))
    }
    #expect(
      !FileManager.default.fileExists(atPath: Repository.root.appending(path: "relative").path()))
  }

  @Test("a home that is not there is told, and not made")
  func noHome() throws {
    let store = try ToolStore()
    let home = store.folder.appending(path: "home").path()
    let environment = ["NUMBERRACE_STORE": "", "XDG_DATA_HOME": "", "HOME": home]
    let result = try Tool.run("lists", "create", "Food", environment: environment)
    #expect(result.code == 1)
    #expect(
      result.error.hasSuffix(
        "That didn't work: '\(home)/' cannot be used: there is no such home: HOME says where it is, and XDG_DATA_HOME where data is.\n"
      ))
    let moved = try Tool.run("bank", "transfer", "1", "A", "B", environment: environment)
    #expect(moved.code != 0)
    #expect(!FileManager.default.fileExists(atPath: home))
    let asked = try Tool.run("ask", "draw a game", environment: environment)
    #expect(!FileManager.default.fileExists(atPath: home))
    #expect(asked.error.hasPrefix("Nothing is remembered this time: "))
    // Not in the home, the folder is made.
    let data = store.folder.appending(path: "data").path()
    let elsewhere = environment.merging(["XDG_DATA_HOME": data]) { $1 }
    #expect(try Tool.run("lists", "create", "Food", environment: elsewhere).code == 0)
  }

  @Test("a store that cannot be used is told, and what was named is never passed over")
  func unusable() throws {
    let folder = FileManager.default.temporaryDirectory.path()
    for command in [
      ["ask", "draw a game"], ["suggestions"], ["shortcut", "list"], ["lists"], ["bank"],
    ] {
      let result = try Tool.run(command + ["--store", folder])
      #expect(result.code == 73)
      #expect(result.error.contains("is a folder: name a file in it"))
    }
    // The default one is gone without, with a word.
    let result = try Tool.run(
      ["ask", "draw a game"],
      environment: ["NUMBERRACE_STORE": "", "XDG_DATA_HOME": "/dev/null"])
    #expect(result.output.contains("Shall I solve it?"))
    #expect(result.error.hasPrefix("Nothing is remembered this time: "))
    #expect(result.code == 0)
  }
}
