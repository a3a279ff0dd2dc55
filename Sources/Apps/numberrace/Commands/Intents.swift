import AppIntentsExport
import ArgumentParser
import IntentKit
import IntentLanguage
import NumberRaceAssistant
import PlainJSON

struct Intents: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the requests that the assistant understands, with their phrases.",
    discussion: """
      Examples:
        numberrace intents
        numberrace intents SolveGame --samples 20
        numberrace intents --json
        numberrace intents --jsgf > numberrace.jsgf
        numberrace intents --app-intents --output NumberRaceIntents.swift

      With --json each intent is an object on a line, with JSON Schemas (draft 2020-12) of its parameters \
      and its result. With --entities each type of entity that can be queried ('numberrace call --find') is an object \
      too, with the schemas of the query and of the properties. --jsgf prints a grammar of all requests for speech \
      recognisers, with the names of your lists, accounts and payees, and writes its size to standard error.

      --app-intents prints Swift source that offers the intents to Siri, Shortcuts and Spotlight with Apple's \
      App Intents, and --string-catalog the translations of its texts. Docs/AppleAppIntents.md explains what to \
      add in Xcode. Whatever App Intents cannot express is left out, and named on standard error.
      """)

  @OptionGroup var spoken: LanguageOption
  @OptionGroup var store: StoreOptions

  @Argument(help: "Only this intent.", completion: Completions.intents)
  var name: String?

  @Option(
    help: "Print this many sentences that ask for each intent, and nothing else.",
    transform: whole("--samples", 1...1000))
  var samples: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print the types of entities that can be queried, as JSON.")
  var entities = false

  @Flag(help: "Print a grammar for speech recognisers (Java Speech Grammar Format).")
  var jsgf = false

  @Flag(help: "Print Swift source for Apple's App Intents.")
  var appIntents = false

  @Flag(help: "Print the translations of that source, as a string catalog of Xcode.")
  var stringCatalog = false

  @Option(
    name: .shortAndLong,
    help: "Write to this file, which is replaced, instead of standard output.",
    completion: .file())
  var output: String?

  func validate() throws {
    let source = GivenOption("--app-intents", appIntents)
    let texts = GivenOption("--string-catalog", stringCatalog)
    try GivenOption.exclusive(
      GivenOption("--samples", samples), GivenOption("--json", json),
      GivenOption("--entities", entities), GivenOption("--jsgf", jsgf), source, texts)
    try GivenOption("--output", output).needs(source, texts)
  }

  func run() async throws {
    let assistant = try NumberRace.assistant(
      language: spoken.language, stores: store.stores, remembers: false)
    let catalog = assistant.catalog
    for remark in assistant.remarks { Platform.printError("\(remark)") }
    let wanted = name?.lowercased()
    let intents = catalog.intents.filter { wanted == nil || $0.name.lowercased() == wanted }
    guard !intents.isEmpty else {
      let names = catalog.intents.map(\.name).joined(separator: ", ")
      throw ValidationError("Unknown intent '\(name ?? "")'; choose one of \(names).")
    }
    let chosen = IntentCatalog(
      intents, language: catalog.language, vocabulary: catalog.vocabulary,
      entities: catalog.entities)
    if entities {
      for entity in catalog.entities where !entity.properties.isEmpty {
        print(JSON.encode(EntityListing(entity, in: catalog.language)))
      }
    } else if let samples {
      for intent in intents {
        for sentence in try assistant.sampleSentences(for: intent.name, count: samples) {
          print(sentence)
        }
      }
    } else if jsgf {
      let grammar = try SpeechGrammar(
        chosen, name: "numberrace", names: await assistant.knownNames())
      print(grammar.text, terminator: "")
      Platform.printError(
        "\(counted(grammar.ruleCount, "rule")), \(counted(grammar.alternativeCount, "alternative"))"
      )
    } else if appIntents || stringCatalog {
      try export(chosen)
    } else if json {
      for intent in intents { print(JSON.encode(IntentListing(intent))) }
    } else {
      print(intents.map { Self.text($0, .output) }.joined(separator: "\n\n"))
    }
  }

  private func export(_ catalog: IntentCatalog) throws {
    let source = AppIntentsSource(catalog)
    let text = appIntents ? source.text : source.stringCatalog
    try OutputFile.write(text, to: output)
    guard appIntents else { return }
    for omission in source.omissions { Platform.printError("left out: \(omission)") }
  }

  private static func text(_ intent: IntentDescription, _ style: Style) -> String {
    var lines = ["\(style.bold(intent.name)): \(intent.title)", "  \(intent.explanation)"]
    for parameter in intent.parameters {
      let need = parameter.isRequired ? "" : " (optional)"
      lines.append("  {\(parameter.name)}\(need): \(parameter.prompt)")
    }
    lines += intent.phrases.map { "  \(style.dim($0.text))" }
    return lines.joined(separator: "\n")
  }
}
