public import IntentKit
import IntentLanguage
import PlainJSON

/// The interpretation of a sentence, for programs and measurements.
///
/// The coded form is:
///
/// ```json
/// {"sentence": "whats my balance", "intent": "CheckBalance", "values": {}, "certainty": "tolerant",
///  "alternatives": [], "left over": []}
/// ```
public struct Understanding: Sendable, Encodable {
  /// The sentence as it was given.
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
  ///   - name: The name that exists for one that was said for a parameter; `nil` if there is none.
  public init(
    _ sentence: String, _ readings: [Reading],
    naming name: (_ said: String, _ place: KnownNames.Place) -> String? = { _, _ in nil }
  ) {
    self.sentence = sentence
    let best = readings.first
    let isTie = readings.dropFirst().contains { $0.rank == best?.rank }
    intent = best?.intent
    var values: [String: IntentValue] = [:]
    for (parameter, given) in best?.inputs ?? [:] {
      let place = KnownNames.Place(intent: best?.intent ?? "", parameter: parameter)
      values[parameter] = given.input.asValue { name($0, place) ?? $0 }
    }
    self.values = values
    certainty = best.map { isTie ? .offered : $0.certainty }
    alternatives = readings.dropFirst().map(\.intent)
    leftOver = best?.leftOver ?? []
  }

  /// Encodes the understanding.
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
  public var json: String { JSON.encode(self) }
}

extension Assistant {
  /// The interpretation of a sentence as a request.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The understanding.
  public func understanding(of sentence: String, knowing names: KnownNames?) -> Understanding {
    guard sentence.count <= ConversationSession.maximumUtteranceLength else {
      return Understanding(sentence, [])
    }
    let recognizer = recognizer.listening(at: environment.clock.reading(at: environment.now()))
    // "Cancel" and "thanks" are said to the conversation itself.
    if let command = recognizer.command(in: sentence), command != .undo {
      return Understanding(sentence, [])
    }
    let readings = recognizer.readings(of: sentence, knowing: names)
    guard let names, let templates = recognizer as? TemplateRecognizer else {
      return Understanding(sentence, readings)
    }
    return Understanding(sentence, readings) { said, place in
      let parameter = catalog[place.intent]?.parameter(place.parameter)
      guard case .entity(let kind)? = parameter?.kind.singleKind else { return nil }
      return templates.existingName(for: said, ofType: kind.type, among: names, guesses: true)
    }
  }
}

extension ParameterInput {
  /// The input as a value, with the names that exist.
  fileprivate func asValue(naming name: (String) -> String) -> IntentValue {
    switch self {
    case .value(let value): value
    case .name(let said): .text(name(said))
    case .list(let elements): .list(elements.map { $0.asValue(naming: name) })
    }
  }
}
