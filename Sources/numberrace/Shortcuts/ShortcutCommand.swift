import ArgumentParser
import Foundation
import IntentKit
import IntentStore
import SharedDatabase

/// `numberrace shortcut`
struct ShortcutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcut",
    abstract: "Make requests of your own out of others, and run them.",
    discussion: """
      Example:
        numberrace shortcut add "Warm up" --phrase "warm me up" --do "DrawGame as drawn" \\
          --do "SolveGame target={drawn.target} numbers={drawn.numbers}"
        numberrace ask "warm me up"
      """,
    subcommands: [
      Add.self, List.self, Show.self, Run.self, Rename.self, Remove.self, Export.self, Import.self,
    ])

  /// `numberrace shortcut list`
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the shortcuts.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      for shortcut in try store.open().shortcuts() {
        let phrase = shortcut.phrase.map { " (\"\($0)\")" } ?? ""
        print("\(shortcut.name)\(phrase): \(shortcut.steps.map(\.intent).joined(separator: ", "))")
      }
    }
  }

  /// `numberrace shortcut show`
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a shortcut, as 'import' reads it.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    func run() throws {
      print(try ShortcutFile.text(try store.open().shortcut(named: name)))
    }
  }

  /// `numberrace shortcut run`
  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Run a shortcut; each step is shown.",
      discussion: """
        What is to be asked for is asked, and what is risky is confirmed with the values that it has this time. \
        Exit code 1 means that a step failed or was not agreed to, or that the input ended.
        """)

    @OptionGroup var spoken: LanguageOption
    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    func run() async throws {
      let memory = try store.open()
      let shortcut = try memory.shortcut(named: name)
      let assistant = try Assistant.numberRace(spoken.language, store.apps, memory: memory)
      var session = AskSession(conversation: assistant.newConversation(), output: .shown)
      await session.run(shortcut)
      try await session.finish()
      if !session.isRunDone { throw ExitCode.refused }
    }
  }

  /// `numberrace shortcut rename`
  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give a shortcut another name, or another phrase.",
      discussion: """
        Examples:
          numberrace shortcut rename "Warm up" "Stretch"
          numberrace shortcut rename Stretch --phrase "stretch me"
        """)

    @OptionGroup var spoken: LanguageOption
    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    @Argument(help: "The new name.")
    var newName: String?

    @Option(help: "The new phrase; empty for none.")
    var phrase: String?

    func validate() throws {
      if newName == nil, phrase == nil { throw ValidationError("Give a new name or --phrase.") }
    }

    func run() throws {
      let memory = try store.open()
      var shortcut = try memory.shortcut(named: name)
      if let newName { shortcut.name = newName }
      if let phrase { shortcut.phrase = phrase.isEmpty ? nil : phrase }
      try memory.check(
        shortcut, with: try Assistant.numberRace(spoken.language, store.apps, memory: memory))
      try memory.save(shortcut)
    }
  }

  /// `numberrace shortcut remove`
  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a shortcut, and forget that it was ever run.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    func run() throws {
      let memory = try store.open()
      try memory.removeShortcut(id: try memory.shortcut(named: name).id)
    }
  }

  /// `numberrace shortcut export`
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a shortcut to a file that others can import.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    @Argument(help: "The file.")
    var file: String

    func run() throws {
      var shortcut = try store.open().shortcut(named: name)
      shortcut = Shortcut(
        id: "", name: shortcut.name, phrase: shortcut.phrase, actions: shortcut.actions,
        relevance: shortcut.relevance)
      do {
        try Data((try ShortcutFile.text(shortcut) + "\n").utf8).write(
          to: URL(filePath: file), options: .atomic)
      } catch let error as CocoaError {
        Platform.printError("Error: '\(file)' cannot be written: \(error.localizedDescription)")
        throw ExitCode.cannotWrite
      }
    }
  }

  /// `numberrace shortcut import`
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Read a shortcut from a file.",
      discussion: """
        The file is JSON; 'numberrace shortcut show' prints one. Besides steps ("do") it can have conditions and \
        repetitions:

          {"when": {"value": "solved.distance", "isAbove": 0}, "then": […], "otherwise": […]}
          {"repeat": 3, "until": {"value": "solved.distance", "is": 0}, "actions": […]}

        What does not fit together is refused, and told.
        """)

    @OptionGroup var spoken: LanguageOption
    @OptionGroup var store: StoreOptions

    @Argument(help: "The file.")
    var file: String

    @Option(help: "Give it this name instead of the one in the file.")
    var name: String?

    func run() throws {
      let bytes: [UInt8]
      do {
        bytes = try Platform.readFile(file, upTo: 1_000_000)
      } catch {
        throw ValidationError("\(error).")
      }
      let read = try ShortcutFile.shortcut(bytes, file)
      let memory = try store.open()
      let shortcut = Shortcut(
        id: SharedDatabase.newID(), name: name ?? read.name, phrase: read.phrase,
        actions: read.actions, relevance: read.relevance)
      try memory.check(
        shortcut, with: try Assistant.numberRace(spoken.language, store.apps, memory: memory))
      try memory.save(shortcut)
      print("Added \"\(shortcut.name)\".")
    }
  }
}

extension FileMemory {
  /// The shortcut of a name.
  func shortcut(named name: String) throws -> Shortcut {
    let all = try shortcuts()
    if let shortcut = all.first(where: { $0.name.isSpokenLike(name) }) { return shortcut }
    let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    throw ValidationError(
      "There is no shortcut '\(name)'\(names.isEmpty ? "" : ": there are \(names)").")
  }

  /// Sees that a shortcut can be saved.
  func check(_ shortcut: Shortcut, with assistant: Assistant) throws {
    let faults = assistant.faults(of: shortcut, among: try shortcuts())
    guard faults.isEmpty else {
      throw ValidationError(faults.map { "\($0)." }.joined(separator: "\n"))
    }
  }
}

/// Shortcuts as files.
enum ShortcutFile {
  static func text(_ shortcut: Shortcut) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(shortcut), as: UTF8.self)
  }

  static func shortcut(_ bytes: [UInt8], _ file: String) throws -> Shortcut {
    do {
      return try JSONDecoder().decode(Shortcut.self, from: Data(bytes))
    } catch let error as DecodingError {
      Platform.printError("Error: '\(file)' has no shortcut: \(error.plainText).")
      throw ExitCode.badInput
    }
  }

  /// When a shortcut is offered, from what a file would have.
  static func relevance(_ object: [String: JSON]) throws -> Relevance {
    do {
      return try JSONDecoder().decode(Relevance.self, from: try JSONEncoder().encode(object))
    } catch let error as DecodingError {
      throw ValidationError("\(error.plainText).")
    }
  }

}

extension DecodingError {
  /// What is wrong, and where.
  fileprivate var plainText: String {
    let (context, text): (Context, String) =
      switch self {
      case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context, context.debugDescription)
      @unknown default: (Context(codingPath: [], debugDescription: ""), "\(self)")
      }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
      .joined()
    let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
    return place.isEmpty ? sentence : "\(sentence), at \(place.drop { $0 == "." })"
  }
}
