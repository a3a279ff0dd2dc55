import ArgumentParser
import IntentKit
import IntentStore
import NumberRaceAssistant

struct VocabularyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary",
    abstract: "Teach the assistant your own words.",
    subcommands: [List.self, Add.self, Remove.self])

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List your words.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      let words = try (store.existingMemory?.words() ?? []).filter { $0.kind != UserWord.appKind }
      if words.isEmpty {
        Platform.printError("There are no words yet; 'numberrace vocabulary add' adds one.")
      }
      for word in words {
        let kind = word.kind.map { " (\($0))" } ?? ""
        print("\(word.name)\(kind): \(word.pronunciations.joined(separator: ", "))")
      }
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add a word, or more ways to say it.",
      discussion: """
        Examples:
          numberrace vocabulary add game contest duel
          numberrace vocabulary add Anna --kind account "my sister" hannah

        Without --kind it is a word of requests: after the first example, "solve a contest" does what "solve \
        a game" does. With --kind it is the name of such a thing, as 'numberrace intents --json' tells them. What is \
        given is added to what the word has. There can be \(FileMemory.maximumSpellings) words and ways to say them. \
        A command to the assistant, such as "stop" or "yes", is refused.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The word or name as it is known.")
    var name: String

    @Argument(help: "Other ways to say it.")
    var pronunciations: [String]

    @Option(help: "The kind of thing that it names.")
    var kind: String?

    @Flag(help: "Forget the ways to say it that the word has.")
    var replace = false

    func validate() throws {
      let all = [name] + pronunciations
      guard !pronunciations.isEmpty, all.allSatisfy({ $0.contains(where: \.isLetter) }) else {
        throw ValidationError("Give the word, and at least one other way to say it, in letters.")
      }
      guard kind != UserWord.appKind else {
        throw ValidationError("Names of the app are given with 'numberrace name add'.")
      }
    }

    func run() async throws {
      let word = UserWord(name, kind: kind, pronunciations: pronunciations)
      try NumberRace.check(word: word, stores: store.stores)
      let memory = try store.stores.memory()
      replace ? try memory.save(word) : try memory.add(word)
      print("Added the word \(name.visible).")
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a word, or some of the ways to say it.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The word.")
    var name: String

    @Argument(help: "The ways to say it to remove; the whole word if none is given.")
    var pronunciations: [String] = []

    @Option(help: "The kind of thing that it names.")
    var kind: String?

    func run() throws {
      let wasThere = try store.stores.memory().removeWord(
        name, kind: kind, pronunciations: pronunciations)
      guard wasThere else {
        let all = ([name] + pronunciations).joined(separator: ", ")
        throw CommandFailure(
          .refused, "There is no word '\(all)'; 'numberrace vocabulary list' lists them")
      }
      print(
        pronunciations.isEmpty
          ? "Removed the word \(name.visible)."
          : "Removed \(pronunciations.joined(separator: ", ").visible) from \(name.visible).")
    }
  }
}
