import ArgumentParser
import IntentKit
import IntentStore
import NumberRaceAssistant

struct ShortcutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcut",
    abstract: "Compose requests of your own from others, and run them.",
    discussion: """
      Example:
        numberrace shortcut add "Warm up" --phrase "warm me up" --do "DrawGame as drawn" \\
          --do "SolveGame target={drawn.target} numbers={drawn.numbers}"
        numberrace ask "warm me up"
      """,
    subcommands: [
      Add.self, List.self, Show.self, Run.self, Rename.self, Remove.self, Export.self, Import.self,
    ])

  /// The shortcut that a command is about.
  struct ShortcutArgument: ParsableArguments {
    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.", completion: Completions.shortcuts)
    var name: String

    /// The memory, and the shortcut in it.
    func find() throws -> (memory: FileMemory, shortcut: Shortcut) {
      let memory = try store.stores.memory()
      return (memory, try memory.shortcut(named: name))
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the shortcuts.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      let shortcuts = try store.existingMemory?.shortcuts() ?? []
      if shortcuts.isEmpty {
        Platform.printError("There are no shortcuts yet; 'numberrace shortcut add' makes one.")
      }
      for shortcut in shortcuts {
        let phrase = shortcut.phrase.map { " (\"\($0.visible)\")" } ?? ""
        print(
          "\(shortcut.name.visible)\(phrase): \(shortcut.steps.map(\.intent).joined(separator: ", "))"
        )
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a shortcut, as 'import' reads it.")

    @OptionGroup var named: ShortcutArgument

    func run() throws {
      print(try named.find().shortcut.json())
    }
  }

  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Run a shortcut; each step is shown.",
      discussion: """
        What is to be asked for is asked, and what is risky is confirmed with the values that it has this time. \
        Exit code 1 means that a step failed or was not agreed to, or that the input ended.
        """)

    @OptionGroup var spoken: LanguageOption
    @OptionGroup var named: ShortcutArgument

    func run() async throws {
      let stores = named.store.stores
      let shortcut = try stores.memory().shortcut(named: named.name)
      let assistant = try NumberRace.assistant(language: spoken.language, stores: stores)
      var session = AskSession(conversation: assistant.newConversation(), output: .shown)
      await session.send(.run(shortcut))
      try await session.finish()
      if !session.isRunDone { throw ExitCode.refused }
    }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Change the name or the phrase of a shortcut.",
      discussion: """
        Examples:
          numberrace shortcut rename "Warm up" "Stretch"
          numberrace shortcut rename Stretch --phrase "stretch me"
        """)

    @OptionGroup var spoken: LanguageOption
    @OptionGroup var named: ShortcutArgument

    @Argument(help: "The new name.")
    var newName: String?

    @Option(help: "The new phrase; empty for none.")
    var phrase: String?

    func validate() throws {
      if newName == nil, phrase == nil { throw ValidationError("Give a new name or --phrase.") }
    }

    func run() throws {
      let stores = named.store.stores
      let memory = try stores.memory()
      var shortcut = try memory.shortcut(named: named.name)
      let oldName = shortcut.name
      if let newName { shortcut.name = newName }
      if let phrase { shortcut.phrase = phrase.isEmpty ? nil : phrase }
      let assistant = try NumberRace.assistant(language: spoken.language, stores: stores)
      try memory.save(shortcut, checkedBy: assistant)
      if newName != nil {
        print("Renamed the shortcut \(oldName.visible) to \(shortcut.name.visible).")
      } else {
        print("Changed the phrase of the shortcut \(shortcut.name.visible).")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a shortcut, and forget that it was ever run.")

    @OptionGroup var named: ShortcutArgument

    func run() throws {
      let (memory, shortcut) = try named.find()
      try memory.removeShortcut(id: shortcut.id)
      print("Removed the shortcut \(shortcut.name.visible).")
    }
  }

  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a shortcut to a file that others can import.")

    @OptionGroup var named: ShortcutArgument

    @Argument(help: "The file.")
    var file: String

    func run() throws {
      try OutputFile(file).write(try named.find().shortcut.json(hasID: false) + "\n")
    }
  }

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
      let bytes = try Platform.readFile(file, upTo: 1_000_000)
      var shortcut = try CommandFailure.telling(.badInput, "'\(file)' has no shortcut: ") {
        try Shortcut(json: bytes)
      }
      if let name { shortcut.name = name }
      let stores = store.stores
      let assistant = try NumberRace.assistant(language: spoken.language, stores: stores)
      try stores.memory().save(shortcut, checkedBy: assistant)
      print("Added the shortcut \(shortcut.name.visible).")
    }
  }
}
