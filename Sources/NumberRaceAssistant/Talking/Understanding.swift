import GameCorpus
public import IntentKit

/// How a sentence is understood, for programs and measurements.
///
/// The coded form is:
///
/// ```json
/// {"sentence": "whats my balance", "intent": "CheckBalance", "values": {}, "certainty": "tolerant",
///  "alternatives": [], "left over": []}
/// ```
public struct Understanding: Sendable, Encodable {
  /// The sentence.
  public let sentence: String
  /// The name of the intent that would be requested or offered; `nil` if there is none.
  public let intent: String?
  /// The values that were said, by parameter; a name is a text.
  public let values: [String: IntentValue]
  /// The certainty; `nil` if there is no intent.
  public let certainty: Reading.Certainty?
  /// The other intents that would be offered.
  public let alternatives: [String]
  /// The words that were left out although they may matter.
  public let leftOver: [String]

  private enum CodingKeys: String, CodingKey {
    case sentence, intent, values, certainty, alternatives
    case leftOver = "left over"
  }

  /// Creates an understanding from readings.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - readings: The readings, best first.
  public init(_ sentence: String, _ readings: [Reading]) {
    self.sentence = sentence
    let best = readings.first
    let isTie = readings.dropFirst().contains { $0.rank == best?.rank }
    intent = best?.intent
    values = best?.inputs.mapValues(\.input.asValue) ?? [:]
    certainty = best.map { isTie ? .offered : $0.certainty }
    alternatives = readings.dropFirst().map(\.intent)
    leftOver = best?.leftOver ?? []
  }

  /// Encodes the understanding.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sentence, forKey: .sentence)
    try container.encode(intent, forKey: .intent)
    try container.encode(values, forKey: .values)
    try container.encode(certainty, forKey: .certainty)
    try container.encode(alternatives, forKey: .alternatives)
    try container.encode(leftOver, forKey: .leftOver)
  }

  /// The coded form, on one line.
  public var json: String { JSONLine.encode(self) }
}

extension Assistant {
  /// How a sentence is understood as a request.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The understanding.
  public func understanding(of sentence: String, knowing names: KnownNames?) -> Understanding {
    guard sentence.count <= ConversationSession.maximumUtteranceLength else {
      return Understanding(sentence, [])
    }
    // "Cancel" and "thanks" are said to the conversation itself.
    if let command = recognizer.command(in: sentence), command != .undo {
      return Understanding(sentence, [])
    }
    return Understanding(sentence, recognizer.readings(of: sentence, knowing: names))
  }
}

extension ParameterInput {
  /// The input as a value; a name is a text.
  fileprivate var asValue: IntentValue {
    switch self {
    case .value(let value): value
    case .name(let name): .text(name)
    case .list(let elements): .list(elements.map(\.asValue))
    }
  }
}
