/// A conversation's answer to an event.
public struct Turn: Hashable, Sendable {
  /// The complete text to say and show.
  public let dialogue: Dialogue
  /// The final part of the dialogue: the answer or the question, without remarks about shortcut
  /// steps or misunderstood words.
  public let ending: Dialogue
  /// The expected next input.
  public let expectation: Expectation
  /// The result of an intent, if one was carried out or failed.
  public internal(set) var outcome: Outcome?
  /// The results of the shortcut steps completed in this turn, in order.
  public internal(set) var steps: [Outcome]
  /// The reason why the completed intent could not be remembered; `nil` if it was remembered or is
  /// not meant to be. The intent was handled all the same.
  public let memoryFailure: String?
  /// Whether the user ended the conversation.
  public let isFarewell: Bool
  /// How sure the conversation is of what the user said. It is sure of events without words.
  public let certainty: Certainty

  /// How sure a conversation is of what the user said.
  public enum Certainty: String, Hashable, Sendable, Codable {
    /// It was understood as it was said.
    case sure
    /// Part of it had to be guessed, such as a misspelt word.
    case guessed
    /// It was so unclear that what it may mean is only offered.
    case offered
    /// It was not understood.
    case missed
  }

  /// The input that a conversation expects.
  public enum Expectation: Hashable, Sendable {
    /// Any request; no question is open.
    case request
    /// A value for a parameter, with suggestions to tap.
    case value(intent: String, parameter: String, suggestions: [String])
    /// One of several choices.
    case choice([String])
    /// Yes or no to an intent.
    case confirmation(intent: String)
    /// Yes or no to a proposed next intent.
    case offer(Invocation)
  }

  /// Creates a turn that says something and leaves no question open.
  init(_ dialogue: Dialogue) {
    self.init(
      dialogue: dialogue, ending: dialogue, expectation: .request, outcome: nil, steps: [],
      memoryFailure: nil)
  }

  init(
    dialogue: Dialogue, ending: Dialogue, expectation: Expectation, outcome: Outcome?,
    steps: [Outcome], memoryFailure: String?, isFarewell: Bool = false,
    certainty: Certainty = .sure
  ) {
    self.dialogue = dialogue
    self.ending = ending
    self.expectation = expectation
    self.outcome = outcome
    self.steps = steps
    self.memoryFailure = memoryFailure
    self.isFarewell = isFarewell
    self.certainty = certainty
  }

  /// Whether a question is open.
  public var isQuestion: Bool { expectation != .request }
}

/// The coded form has the fields of the dialogue at the top level:
///
/// ```json
/// {"spoken": "What is the target?", "displayed": "What is the target?",
///  "expects": {"kind": "value", "intent": "SolveGame", "parameter": "target", "suggestions": []}}
/// ```
extension Turn: Codable {
  private enum CodingKeys: String, CodingKey {
    case spoken, short, displayed, ending, outcome, steps, memoryFailure, certainty
    case isFarewell = "farewell"
    case expectation = "expects"
  }

  /// Decodes a turn. Throws `DecodingError` if this is not the coded form of one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let spoken = try container.decode(String.self, forKey: .spoken)
    dialogue = Dialogue(
      spoken, short: try container.decodeIfPresent(String.self, forKey: .short),
      displayed: try container.decode(String.self, forKey: .displayed))
    ending = try container.decodeIfPresent(Dialogue.self, forKey: .ending) ?? dialogue
    expectation = try container.decode(Expectation.self, forKey: .expectation)
    outcome = try container.decodeIfPresent(Outcome.self, forKey: .outcome)
    steps = try container.decodeIfPresent([Outcome].self, forKey: .steps) ?? []
    memoryFailure = try container.decodeIfPresent(String.self, forKey: .memoryFailure)
    isFarewell = try container.decodeIfPresent(Bool.self, forKey: .isFarewell) ?? false
    certainty = try container.decodeIfPresent(Certainty.self, forKey: .certainty) ?? .sure
  }

  /// Encodes the turn.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(dialogue.spoken, forKey: .spoken)
    if dialogue.short != dialogue.spoken { try container.encode(dialogue.short, forKey: .short) }
    try container.encode(dialogue.displayed, forKey: .displayed)
    if ending != dialogue { try container.encode(ending, forKey: .ending) }
    try container.encode(expectation, forKey: .expectation)
    try container.encodeIfPresent(outcome, forKey: .outcome)
    if !steps.isEmpty { try container.encode(steps, forKey: .steps) }
    try container.encodeIfPresent(memoryFailure, forKey: .memoryFailure)
    if isFarewell { try container.encode(isFarewell, forKey: .isFarewell) }
    if certainty != .sure { try container.encode(certainty, forKey: .certainty) }
  }
}

extension Turn.Expectation: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, intent, parameter, suggestions, choices, values
  }

  private enum Kind: String, Codable {
    case request, value, choice, confirmation, offer
  }

  /// Decodes an expectation. Throws `DecodingError` if this is not the coded form of one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decode(String.self, forKey: key)
    }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .request: self = .request
    case .value:
      self = .value(
        intent: try text(.intent), parameter: try text(.parameter),
        suggestions: try container.decode([String].self, forKey: .suggestions))
    case .choice: self = .choice(try container.decode([String].self, forKey: .choices))
    case .confirmation: self = .confirmation(intent: try text(.intent))
    case .offer:
      self = .offer(
        Invocation(
          intent: try text(.intent),
          values: try container.decode([String: IntentValue].self, forKey: .values)))
    }
  }

  /// Encodes the expectation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .request: try container.encode(Kind.request, forKey: .kind)
    case .value(let intent, let parameter, let suggestions):
      try container.encode(Kind.value, forKey: .kind)
      try container.encode(intent, forKey: .intent)
      try container.encode(parameter, forKey: .parameter)
      try container.encode(suggestions, forKey: .suggestions)
    case .choice(let choices):
      try container.encode(Kind.choice, forKey: .kind)
      try container.encode(choices, forKey: .choices)
    case .confirmation(let intent):
      try container.encode(Kind.confirmation, forKey: .kind)
      try container.encode(intent, forKey: .intent)
    case .offer(let invocation):
      try container.encode(Kind.offer, forKey: .kind)
      try container.encode(invocation.intent, forKey: .intent)
      try container.encode(invocation.values, forKey: .values)
    }
  }
}
