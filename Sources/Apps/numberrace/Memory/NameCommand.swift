import ArgumentParser
import IntentKit
import IntentStore
import NumberRaceAssistant

struct NameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "name",
    abstract: "Give the assistant names of your own.",
    discussion: """
      With the name Max, requests can be said as "Max, solve a game", "ask Max to solve a game" and "solve a game \
      with Max", in all languages. The assistant is always called NumberRace too.
      """,
    subcommands: [List.self, Add.self, Remove.self, Undo.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the names.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      print(NumberRace.appNames[0])
      NameCommand.show(try store.existingMemory?.appNames() ?? [])
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add a name, or other spellings of one.",
      discussion: """
        Examples:
          numberrace name add Max
          numberrace name add Xaver --heard Javer "ksaver"

        With --heard come the ways in which a speech recogniser writes the name. A name that is said in requests, \
        such as "list", a command such as "stop", and the name of a list or an account of yours are refused.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name.")
    var name: String

    @Option(parsing: .upToNextOption, help: "Other spellings of it.")
    var heard: [String] = []

    func run() async throws {
      let stores = store.stores
      let word = UserWord(name, kind: UserWord.appKind, pronunciations: heard)
      try await NumberRace.check(appName: word, stores: stores)
      try stores.memory().addAppName(name, pronunciations: heard)
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Remove a name.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The name.")
    var name: String

    func run() throws {
      guard try store.stores.memory().removeAppName(name) else {
        throw CommandFailure(
          .refused, "The assistant isn't called '\(name)'; 'numberrace name list' lists its names")
      }
    }
  }

  struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Undo the last change of the names; a second time, make it again.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      guard let names = try store.stores.memory().undoAppNames() else {
        throw CommandFailure(.refused, "There is no change of the names to undo")
      }
      print(NumberRace.appNames[0])
      NameCommand.show(names)
    }
  }

  private static func show(_ names: [UserWord]) {
    for word in names { print(([word.name] + word.pronunciations).joined(separator: ", ")) }
  }
}
