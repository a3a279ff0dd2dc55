import ArgumentParser
import Foundation
import HassilTemplates
import IntentKit

/// Reads sentences by template files, for `differ.py`.
@main
struct HassilMatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hassil-match",
    abstract: "Read sentences by template files of hassil: a line of JSON for each line of input.")

  @Argument(help: "The template files, in YAML or JSON.")
  var files: [String]

  func run() throws {
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let clock = ContinuousClock()
    var recognizer: HassilRecognizer?
    let preparing = try clock.measure {
      recognizer = try HassilRecognizer(HassilTemplates(yaml: texts))
    }
    guard let recognizer else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var times: [Duration] = []
    while let line = readLine() {
      var match: HassilRecognizer.Match?
      times.append(clock.measure { match = recognizer.match(line) })
      guard let match else {
        print("null")
        continue
      }
      let answer = Answer(intent: match.intent, slots: match.slots, template: match.template)
      print(String(decoding: try encoder.encode(answer), as: UTF8.self))
    }
    times.sort()
    if !times.isEmpty {
      FileHandle.standardError.write(
        Data("prepared in \(preparing), median \(times[times.count / 2]) a sentence\n".utf8))
    }
  }

  private struct Answer: Encodable {
    let intent: String
    let slots: [String: IntentValue]
    let template: String
  }
}
