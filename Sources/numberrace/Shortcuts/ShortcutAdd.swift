import ArgumentParser
import IntentKit
import IntentStore
import SharedDatabase

extension ShortcutCommand {
  /// `numberrace shortcut add`
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

    @Option(help: "What you say to run it.")
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
      let memory = try store.open()
      let assistant = try Assistant.numberRace(spoken.language, store.apps, memory: memory)
      let shortcut = Shortcut(
        id: SharedDatabase.newID(), name: name, phrase: phrase,
        actions: try steps.map { .step(try Self.step($0, assistant)) },
        relevance: try offer.map(Self.relevance))
      try memory.check(shortcut, with: assistant)
      try memory.save(shortcut)
    }

    /// A step from its notation.
    private static func step(_ text: String, _ assistant: Assistant) throws -> Shortcut.Step {
      let words = text.split(separator: " ").map(String.init)
      let catalog = assistant.catalog
      guard let first = words.first,
        let intent = catalog.intents.first(where: { $0.name.lowercased() == first.lowercased() })
      else { return try sentence(text, assistant) }
      var label: String?
      var sources: [String: Shortcut.Source] = [:]
      var rest = words.dropFirst()
      if rest.first == "as", rest.count >= 2 {
        label = rest[rest.startIndex + 1]
        rest = rest.dropFirst(2)
      }
      // A value goes on to the next word with '=' in it.
      var pairs: [String] = []
      for word in rest {
        if word.contains("=") || pairs.isEmpty {
          pairs.append(word)
        } else {
          pairs[pairs.count - 1] += " \(word)"
        }
      }
      for pair in pairs {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else {
          throw ValidationError(
            "'\(pair)' in '\(text)' is no parameter: write name=value, name=? or name={label}.")
        }
        sources[String(parts[0])] = source(
          String(parts[1]), intent.parameter(String(parts[0])))
      }
      return Shortcut.Step(intent.name, as: label, with: sources)
    }

    private static func source(
      _ text: String, _ parameter: ParameterDeclaration?
    ) -> Shortcut.Source {
      if text == "?" { return .ask }
      if text.hasPrefix("{"), text.hasSuffix("}") {
        return .result(Shortcut.Reference(String(text.dropFirst().dropLast())))
      }
      return .value(parameter?.value(ofText: text) ?? .text(text))
    }

    /// A step from a sentence that asks for it.
    private static func sentence(_ text: String, _ assistant: Assistant) throws -> Shortcut.Step {
      let readings = assistant.recognizer.readings(of: text).filter { $0.certainty == .exact }
      guard let reading = readings.first, let step = Shortcut.Step(reading) else {
        let names = assistant.catalog.intents.map(\.name)
          .filter { !$0.hasPrefix(Shortcut.intentPrefix) }.joined(separator: ", ")
        throw ValidationError(
          "'\(text)' is no step: say it as you would ask for it, or begin with one of \(names).")
      }
      return step
    }

    /// When a shortcut is offered, from its notation.
    private static func relevance(_ text: String) throws -> Relevance {
      var object: [String: JSON] = [:]
      let dates = text.split(separator: ".", omittingEmptySubsequences: true)
      let numbers = text.split(separator: ",").map { Double($0) }
      if text.contains("..") {
        object = [
          "from": .string(String(dates.first ?? "")), "to": .string(String(dates.last ?? "")),
        ]
      } else if text.contains(":") {
        object = ["time": .string(text)]
      } else if numbers.count == 3, let latitude = numbers[0], let longitude = numbers[1],
        let radius = numbers[2], let position = Position(latitude: latitude, longitude: longitude),
        radius > 0, radius <= Relevance.maximumRadius
      {
        return .place(position, radius: radius)
      } else {
        object = ["situation": .string(text)]
      }
      return try ShortcutFile.relevance(object)
    }
  }
}
