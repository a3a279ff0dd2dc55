import ArgumentParser
import Foundation
import HassilTemplates
import IntentKit

/// Reads sentences by template files, and makes sentences of them.
@main
struct HassilMatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hassil-match",
    abstract: "Read sentences by template files of hassil, or make sentences of them.",
    subcommands: [Read.self, Sample.self, Load.self, Replay.self], defaultSubcommand: Read.self)
}

/// The text of a file.
func text(of path: String) throws -> String {
  do {
    return try String(contentsOfFile: path, encoding: .utf8)
  } catch {
    throw ValidationError("The file \(path) cannot be read as text.")
  }
}

/// Prints what cannot be used, apart from the results.
func tell(_ error: HassilError) {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
}

/// The files of a language.
struct Files: ParsableArguments {
  @Argument(
    help: "The template files, in YAML or JSON.", completion: .file(extensions: ["yaml", "json"]))
  var files: [String]

  @Option(help: "Numbers in words, in JSON: {\"en\": {\"20\": [\"twenty\"]}}.", completion: .file())
  var numbers: String?

  func templates() throws -> HassilTemplates {
    try HassilTemplates(yaml: files.map(text(of:)))
  }

  /// The recogniser. What cannot be used is told.
  func recognizer(_ templates: HassilTemplates) throws -> HassilRecognizer {
    try HassilRecognizer(
      templates, laterLists: ["name", "area", "floor"], numbers: try spokenNumbers(), onFault: tell)
  }

  private func spokenNumbers() throws -> @Sendable (String) -> SpokenNumbers? {
    guard let numbers else { return SpokenNumbers.known }
    guard
      let all = try? JSONDecoder().decode(
        [String: [String: [String]]].self, from: Data(text(of: numbers).utf8))
    else {
      throw ValidationError(
        "The file \(numbers) has no numbers in words, such as {\"en\": {\"20\": [\"twenty\"]}}.")
    }
    return { code in
      all[code].map { forms in SpokenNumbers { forms[$0.description] ?? [] } }
    }
  }
}

/// Reads sentences.
struct Read: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read sentences: a line of JSON for each line of input, null if it is not understood."
  )

  @OptionGroup var files: Files

  func run() throws {
    let clock = ContinuousClock()
    var made: HassilRecognizer?
    let preparing = try clock.measure { made = try files.recognizer(files.templates()) }
    guard let recognizer = made else { return }
    var times: [Duration] = []
    while let line = readLine() {
      var recognition: HassilRecognizer.Recognition?
      var match: HassilRecognizer.Match?
      times.append(
        clock.measure {
          recognition = recognizer.recognize(line)
          match = recognition?.best
        })
      recognition?.abandoned.forEach(tell)
      print(try Answer.json(match.map(Answer.init)))
    }
    times.sort()
    if !times.isEmpty {
      let figures = [preparing, times[times.count / 2], times[times.count * 95 / 100]].map {
        String(format: "%.6f s", $0 / .seconds(1))
      }
      FileHandle.standardError.write(
        Data(
          "prepared in \(figures[0]), median \(figures[1]), 95th percentile \(figures[2])\n".utf8))
    }
  }
}

/// What a sentence means.
struct Answer: Encodable {
  let intent: String
  let slots: [String: IntentValue]
  let response: String
  let template: String

  init(_ match: HassilRecognizer.Match) {
    intent = match.intent
    slots = match.slots
    response = match.response
    template = match.template
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
