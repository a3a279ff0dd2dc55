import Foundation
import Testing
import Workers

@testable import numberrace

@Suite("The tool's output")
struct OutputTests {
  @Test(
    "that cannot be written is told, with exit code 73",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "solve 952 100 75 50 25 6 3", "solve 952 100 75 50 25 6 3 --all --json",
      "generate --count 5 --seed 1", "census", "census --format json", "rules", "--help",
      "solve --help", "records 1 2 3", "corpus", "intents", "--version",
    ])
  func fullDisk(_ arguments: String) throws {
    let result = try Tool.shell("\"$TOOL\" \(arguments) > /dev/full")
    #expect(result.code == 73)
    #expect(
      result.error.hasSuffix(
        "Error: standard output cannot be written: no space left on device.\n"))
  }

  @Test(
    "of a batch that cannot be written ends it",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskOfBatch() throws {
    let result = try Tool.shell(
      "\"$TOOL\" generate --count 50000 --seed 1 --json | \"$TOOL\" batch > /dev/full")
    #expect(result.code == 73)
  }

  @Test("that is closed is told, and no file is taken for it")
  func closedOutput() throws {
    let result = try Tool.shell("\"$TOOL\" solve 952 100 75 50 25 6 3 >&-")
    #expect(result.code == 73)
    #expect(result.error.hasPrefix("Error: standard output cannot be written: "))
  }

  @Test(
    "into a closed pipe ends quietly",
    arguments: ["generate --count 100000", "census --format csv"])
  func closedPipe(_ arguments: String) throws {
    let result = try Tool.shell("\"$TOOL\" \(arguments) 2>/dev/null | head -n 1 | wc -l")
    #expect(result.output.contains("1"))
    #expect(result.error.isEmpty)
  }

  @Test("comes as it is made, not at the end", .timeLimit(.minutes(15)))
  func slowOutput() throws {
    let seconds = Extent.isSanitized ? 10 : 2
    let result = try Tool.shell(
      "(\"$TOOL\" generate --count 100000000 --difficulty 5 --seed 1 & sleep \(seconds); kill -KILL $!) | wc -l"
    )
    let lines = try #require(Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(lines > 10)
  }

  @Test("to a terminal shows what the terminal would act on", .enabled(if: Self.hasScript))
  func terminal() throws {
    let rules = try file(#"{"id": "mine", "title": "a\u001b]0;owned\u0007b"}"#, "rules.json")
    let result = try Tool.shell(
      "TERM=xterm NO_COLOR= script -qec \"$TOOL rules \(rules)\" /dev/null")
    #expect(result.output.contains(#"mine"#))
    #expect(result.output.contains(#"a\u{1B}]0;owned\u{7}b"#))
    #expect(!result.output.contains("\u{7}"))
    // Its own colours stay.
    #expect(result.output.contains("\u{1B}[1mmine\u{1B}[0m"))
  }

  @Test("quotes arguments and files in errors without controls")
  func errors() throws {
    let hostile = "\u{1B}[2J\u{9B}1m\u{202E}"
    let corpus = try file(
      "{\"show\":\"\(hostile.dropFirst())\",\"numbers\":[1],\"target\":1,\"source\":\"\"}\n",
      "corpus.jsonl")
    for arguments in [
      [hostile], ["solve", "952", hostile], ["corpus", hostile], ["corpus", corpus],
      ["solve", "1", "1", "--rules", "\(hostile).json"], ["census", "merge", hostile],
      ["check", "103", "100", "3", "--rules", "free", "--answer", "100 \(hostile) 3"],
    ] {
      let result = try Tool.run(arguments)
      for text in [result.output, result.error] {
        #expect(!text.unicodeScalars.contains("\u{1B}"), "\(arguments)")
        #expect(!text.unicodeScalars.contains("\u{9B}"), "\(arguments)")
        #expect(!text.unicodeScalars.contains("\u{202E}"), "\(arguments)")
      }
      #expect((result.output + result.error).contains(#"\u{9B}"#), "\(arguments)")
      #expect(result.code != 0)
    }
  }

  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  private func file(_ text: String, _ name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "numberrace-output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path()
  }
}

@Suite("A file that a command writes")
struct OutputFileTests {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "numberrace-file-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
  }

  @Test("is new or replaced as a whole, and leaves nothing beside it")
  func replaced() throws {
    let path = folder.appending(path: "a.txt").path()
    try OutputFile(path).write("one\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try OutputFile(path).write("two\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try names() == ["a.txt"])
  }

  @Test("is written beside what a process that was killed left there")
  func leftovers() throws {
    let path = folder.appending(path: "a.txt").path()
    try OutputFile(path).write("one\n")
    let store = folder.appending(path: "memory.sqlite").path()
    let left = ["a.txt.partial", "memory.sqlite.partial", "lists.sqlite.0.partial"]
    for name in left {
      try Data("half".utf8).write(to: folder.appending(path: name))
    }
    try OutputFile(path).write("two\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two\n")
    let lists = "NUMBERRACE_STORE='\(store)' \"$TOOL\" lists"
    #expect(
      try Tool.shell("\(lists) create Shop && \(lists)").output.hasSuffix("Shop  0 to do  0 done\n")
    )
    #expect(try Set(names()).isSuperset(of: left))
  }

  @Test("and a store take away what was left there hours ago")
  func oldLeftovers() throws {
    let part = folder.appending(path: ".file.numberrace-1x.partial").path()
    func leave() throws {
      try Data("half".utf8).write(to: URL(filePath: part))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: part)
    }
    try leave()
    try OutputFile(folder.appending(path: "a.txt").path()).write("one\n")
    #expect(try names() == ["a.txt"])
    let lists =
      "NUMBERRACE_STORE='\(folder.appending(path: "memory.sqlite").path())' \"$TOOL\" lists"
    for command in ["create Shop", ""] {
      try leave()
      #expect(try Tool.shell("\(lists) \(command)").code == 0)
      #expect(!FileManager.default.fileExists(atPath: part), "\(command)")
    }
  }

  @Test("is written through a link, which stays")
  func link() throws {
    let target = folder.appending(path: "target.txt").path()
    let link = folder.appending(path: "link.txt").path()
    try OutputFile(target).write("one\n")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try OutputFile(link).write("two\n")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "two\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    try FileManager.default.removeItem(atPath: target)
    let failure = #expect(throws: CommandFailure.self) { try OutputFile(link).write("three\n") }
    #expect(
      failure?.description == "'\(link)' cannot be written: it is a link that leads nowhere")
    #expect(try names() == ["link.txt"])
  }

  @Test("that is private can be read by its owner only")
  func secret() throws {
    let path = folder.appending(path: "secret.json").path()
    try OutputFile(path, isPrivate: true).write("one\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(
    "that cannot be written is named with the reason",
    arguments: [
      ("/no/such/folder/a", "no such file or directory"), ("/dev/full", "no space left on device"),
      ("/", "is a directory"),
    ])
  func unwritable(_ path: String, _ reason: String) throws {
    let error = #expect(throws: CommandFailure.self) {
      try OutputFile(path).write("some text\n")
    }
    #expect(error?.description == "'\(path)' cannot be written: \(reason)")
    #expect(error?.status == .cannotWrite)
    let result = try Tool.run("census", "--output", path)
    #expect(result.error == "Error: '\(path)' cannot be written: \(reason).\n")
    #expect(result.code == 73)
  }
}

@Suite("Text from outside")
struct VisibleTextTests {
  @Test(
    "shows what a terminal would act on or hide",
    arguments: [
      ("plain 100 × 3 − é 漢字 👍🏽", "plain 100 × 3 − é 漢字 👍🏽"),
      ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("\u{9B}2J\u{7F}", #"\u{9B}2J\u{7F}"#),
      ("a\nb\tc\rd\u{0}", #"a\u{A}b\u{9}c\u{D}d\u{0}"#), ("a\r\nb", #"a\u{D}\u{A}b"#),
      ("\u{202E}abc\u{2066}\u{2069}", #"\u{202E}abc\u{2066}\u{2069}"#),
      ("pay\u{200B}pal\u{FEFF}\u{200D}", #"pay\u{200B}pal\u{FEFF}\u{200D}"#),
      ("a\u{E0041}", #"a\u{E0041}"#), ("a\u{2028}b\u{AD}", #"a\u{2028}b\u{AD}"#),
      // Joiners that are part of spelling stay: a family, a Persian word, a flag.
      ("👨‍👩‍👧", "👨‍👩‍👧"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      (
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
      ),
    ])
  func visible(_ text: String, _ shown: String) {
    #expect(Array(text.visible.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test("keeps lines and colours only where they are ours")
  func kept() {
    #expect("a\n\tb\r".visible(keeping: .lines) == "a\n\tb\\u{D}")
    let styled = "\u{1B}[1mbold\u{1B}[0m"
    #expect(styled.visible(keeping: .styles) == styled)
    for hidden in ["\u{1B}[8mhidden", "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}[1", "\u{1B}"] {
      #expect(!hidden.visible(keeping: .styles).contains("\u{1B}"))
    }
  }
}
