import ArgumentParser
import Foundation
import HassilTemplates
import IntentKit

/// Answers calls of hassil's functions, for `replay.py`.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer calls of hassil's functions: a line of JSON for each line of input.",
    shouldDisplay: false)

  func run() throws {
    while let line = readLine() {
      let call = try JSONDecoder().decode(Call.self, from: Data(line.utf8))
      do {
        print(try Answer.json(call.answer()))
      } catch let error as HassilError {
        print(try Answer.json(["error": error.description]))
      }
    }
  }
}

/// A call of a function.
private struct Call: Decodable {
  enum Function: String, Decodable { case recognize, sample, filter }

  let function: Function
  /// The templates, as a file.
  let templates: String
  let numbers: [String: [String: [String]]]
  var text: String?
  var language: String?
  var context: [String: PlainValue]?
  var allowsUnmatched: Bool?
  var preferredMetadata: String?
  var preferredSlot: String?
  var domains: [String]?
  var intents: [String]?
  var keepsOthers: Bool?
  var expandsRanges: Bool?
  var includesWildcards: Bool?
  var limit: Int?

  func answer() throws -> Reply {
    var templates = try HassilTemplates(yaml: [templates])
    if function == .filter {
      templates = templates.filtered(
        domains: domains.map { Set($0) }, intents: intents.map { Set($0) },
        keepsOthers: keepsOthers ?? true)
      return Reply(blocks: templates.intents.map { [$0.name, "\($0.blocks.count)"] })
    }
    let numbers = numbers
    let recognizer = try HassilRecognizer(
      templates,
      numbers: { code in
        numbers[code].map { forms in SpokenNumbers { forms[$0.description] ?? [] } }
      })
    if function == .sample {
      var options = HassilRecognizer.SampleOptions()
      options.limit = limit ?? 100_000
      options.intents = intents.map { Set($0) }
      options.includesWildcards = includesWildcards ?? true
      options.expandsRanges = expandsRanges ?? true
      return Reply(sentences: recognizer.sentences(options).map { [$0.intent, $0.text] })
    }
    var options = HassilRecognizer.Options(context: (context ?? [:]).mapValues(\.value))
    options.language = language
    options.allowsUnmatchedEntities = allowsUnmatched ?? false
    options.preferredMetadata = preferredMetadata
    options.preferredSlot = preferredSlot
    let text = text ?? ""
    let recognition = recognizer.recognize(text, options: options)
    return Reply(
      matches: recognition.matches.map { Reading($0, of: text) },
      best: recognition.best.map { Reading($0, of: text) })
  }
}

private struct Reply: Encodable {
  var matches: [Reading]?
  var best: Reading?
  var sentences: [[String]]?
  var blocks: [[String]]?
}

/// A match, with places counted in Unicode scalars.
private struct Reading: Encodable {
  struct Entity: Encodable {
    let name: String
    let value: IntentValue
    let text: String
    let span: [Int]?
    let metadata: [String: IntentValue]
    let isWildcard: Bool
  }

  let intent: String
  let entities: [Entity]
  let captures: [String: String]
  let unmatched: [[String]]
  let response: String
  let metadata: [String: IntentValue]
  let context: [String: IntentValue]
  let template: String
  let literalLength: Int

  init(_ match: HassilRecognizer.Match, of text: String) {
    func offset(_ index: String.Index) -> Int { text.unicodeScalars[..<index].count }
    intent = match.intent
    entities = match.entities.map { entity in
      Entity(
        name: entity.name, value: entity.value, text: entity.text,
        span: entity.span.map { [offset($0.lowerBound), offset($0.upperBound)] },
        metadata: entity.metadata, isWildcard: entity.isWildcard)
    }
    captures = match.captures
    unmatched = match.unmatched.map { entity in
      switch entity.content {
      case .text(let text): [entity.name, text]
      case .number(let number): [entity.name, number.description]
      case .missing: [entity.name, "<missing>"]
      }
    }
    response = match.response
    metadata = match.metadata
    context = match.context
    template = match.template
    literalLength = match.literalLength
  }
}

/// A value in JSON.
private struct PlainValue: Decodable {
  let value: IntentValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let members = try? container.decode([String: PlainValue].self) {
      value = .object(members.mapValues(\.value))
    } else if let elements = try? container.decode([PlainValue].self) {
      value = .list(elements.map(\.value))
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self),
      let decimal = DecimalNumber("\(number)")
    {
      value = .decimal(decimal)
    } else {
      value = .text(try container.decode(String.self))
    }
  }
}
