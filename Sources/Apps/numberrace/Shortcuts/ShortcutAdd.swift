import ArgumentParser
import IntentKit
import NumberRaceAssistant

extension ShortcutCommand {
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a shortcut.",
      discussion: """
        Examples:
          numberrace shortcut add "Today's game" --do "solve 952 with 25 50 75 100 3 and 6"
          numberrace shortcut add "My six" --do "SolveGame numbers=25,50,75,100,3,6 target=?"
          numberrace shortcut add "Warm up" --phrase "warm me up" --do "DrawGame as drawn" \\
            --do "SolveGame target={drawn.target} numbers={drawn.numbers}"
          numberrace shortcut add "Tea time" --do "draw a game" --offer 15:00-16:30 --offer home

        A step is a sentence, or the name of an intent with its parameters, as 'numberrace intents' tells them: \
        'name=value', with commas between the elements of a list; 'name=?' to be asked each time; \
        'name={label.member}' for what came of an earlier step, whose label is given with 'as'. What is not \
        given is asked for if it is needed.

        --offer takes a part of the day (07:30-09:00), dates (2026-12-01..2026-12-24), a situation \
        (\(SituationReading.names)) or a place with its radius in metres (51.5,-0.12,250). Conditions and \
        repetitions can be written in a file: see 'numberrace shortcut import --help'.
        """)

    @OptionGroup var spoken: LanguageOption
    @OptionGroup var store: StoreOptions

    @Argument(help: "Its name.")
    var name: String

    @Option(help: "The phrase that runs it.")
    var phrase: String?

    @Option(
      name: .customLong("do"), parsing: .singleValue,
      help: ArgumentHelp("A step. Give them in order.", valueName: "step"))
    var steps: [String] = []

    @Option(
      parsing: .singleValue,
      help: ArgumentHelp("When to suggest it. Can be given several times.", valueName: "when"))
    var offer: [String] = []

    func validate() throws {
      if steps.isEmpty { throw ValidationError("Give at least one step with --do.") }
    }

    func run() throws {
      let stores = store.stores
      let assistant = try NumberRace.assistant(language: spoken.language, stores: stores)
      let shortcut = Shortcut(
        name: name, phrase: phrase,
        actions: try steps.map { .step(try Shortcut.Step($0, in: assistant)) },
        relevance: try offer.map { try Relevance(notation: $0) })
      try stores.memory().save(shortcut, checkedBy: assistant)
      print("Added the shortcut \(shortcut.name.visible).")
    }
  }
}
