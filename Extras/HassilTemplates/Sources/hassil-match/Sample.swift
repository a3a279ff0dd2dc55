import ArgumentParser
import HassilTemplates
import NumbersGame

/// Makes sentences.
struct Sample: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make sentences of templates: a line of JSON for each, with its intent.",
    discussion: """
      Example: hassil-match sample en.json --names "desk lamp" --areas kitchen --intents HassTurnOn --limit 20 --seed 1
      """)

  @OptionGroup var files: Files

  @Option(help: "The maximum number of sentences for each intent.")
  var limit = 100

  @Option(parsing: .upToNextOption, help: "The intents; all if none is given.")
  var intents: [String] = []

  @Option(parsing: .upToNextOption, help: "Names of things.")
  var names: [String] = ["entity"]

  @Option(parsing: .upToNextOption, help: "Names of rooms.")
  var areas: [String] = ["area"]

  @Option(parsing: .upToNextOption, help: "Names of floors.")
  var floors: [String] = ["floor"]

  @Option(
    help:
      "Choose by chance: the same sentences for the same number. Otherwise in the order of the templates."
  )
  var seed: UInt64?

  @Flag(help: "Also use templates with a list that takes any words, written as {list}.")
  var wildcards = false

  func validate() throws {
    guard limit > 0 else { throw ValidationError("The limit is \(limit); it must be at least 1.") }
  }

  func run() throws {
    let templates = try files.templates()
    let known = templates.intents.map(\.name)
    if let unknown = intents.first(where: { !known.contains($0) }) {
      throw ValidationError(
        "The files have no intent \(unknown). They have \(known.joined(separator: ", ")).")
    }
    let recognizer = try files.recognizer(templates)
    var options = HassilRecognizer.SampleOptions()
    options.intents = intents.isEmpty ? nil : Set(intents)
    options.limit = limit
    options.includesWildcards = wildcards
    var given: [String: HassilTemplates.List] = [:]
    for (name, values) in [("name", names), ("area", areas), ("floor", floors)]
    where templates.lists[name] == nil {
      given[name] = .names(values)
    }
    options.lists = try recognizer.prepare(given)
    // Each is printed when it is made.
    if let seed {
      var generator = SplitMix64(seed: seed)
      try recognizer.forEachRandomSentence(options, using: &generator, onFault: tell) {
        print(try Answer.json(Line($0)))
      }
    } else {
      try recognizer.forEachSentence(options, onFault: tell) { print(try Answer.json(Line($0))) }
    }
  }

  private struct Line: Encodable {
    let intent: String
    let text: String

    init(_ sample: HassilRecognizer.Sample) {
      intent = sample.intent
      text = sample.text
    }
  }
}
