import ArgumentParser
import IntentKit
import IntentStore

/// `numberrace vocabulary`
struct VocabularyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary",
    abstract: "Teach the assistant your own words.",
    subcommands: [List.self, Add.self, Remove.self])

  /// `numberrace vocabulary list`
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List your words.")

    @OptionGroup var store: StoreOptions

    func run() throws {
      for word in try store.open().words() {
        let kind = word.kind.map { " (\($0))" } ?? ""
        print("\(word.name)\(kind): \(word.pronunciations.joined(separator: ", "))")
      }
    }
  }

  /// `numberrace vocabulary add`
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add a word, or other ways to say it.",
      discussion: """
        Examples:
          numberrace vocabulary add game contest duel
          numberrace vocabulary add Anna --kind payee "my sister" hannah

        Without --kind it is a word of requests: after the first example, "solve a contest" does what "solve \
        a game" does. With --kind it is the name of such a thing, as 'numberrace intents --json' tells them.
        """)

    @OptionGroup var store: StoreOptions

    @Argument(help: "The word or name as it is known.")
    var name: String

    @Argument(help: "What you say for it as well.")
    var pronunciations: [String]

    @Option(help: "What kind of thing it is the name of.")
    var kind: String?

    func validate() throws {
      let all = [name] + pronunciations
      guard !pronunciations.isEmpty, all.allSatisfy({ $0.contains(where: \.isLetter) }) else {
        throw ValidationError("Give the word, and at least one other way to say it, in letters.")
      }
      guard all.allSatisfy({ $0.count <= 100 }) else {
        throw ValidationError("A word can have at most 100 characters.")
      }
    }

    func run() throws {
      try store.open().save(UserWord(name, kind: kind, pronunciations: pronunciations))
    }
  }

  /// `numberrace vocabulary remove`
  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Remove a word.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The word.")
    var name: String

    @Option(help: "What kind of thing it is the name of.")
    var kind: String?

    func run() throws {
      guard try store.open().removeWord(name, kind: kind) else {
        throw ValidationError(
          "There is no word '\(name)'; 'numberrace vocabulary list' tells them.")
      }
    }
  }
}
