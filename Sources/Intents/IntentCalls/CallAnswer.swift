public import IntentKit

/// The answer to a program's call.
///
/// The coded form is an object whose `status` says which of these it is.
public enum CallAnswer: Hashable, Sendable {
  /// The intent was carried out or failed; see the outcome.
  case done(Outcome)
  /// A value is missing, not clear or not allowed. Call again with it, or answer with its token.
  case needsValue(NeededValue)
  /// The intent is carried out only if a person agrees to this sentence. Show it, and call with the
  /// token if the answer is yes.
  case needsAgreement(NeededAgreement)
  /// The entities that a query found.
  case found([EntityRecord])
  /// The number of entities that a query found.
  case counted(Int)
  /// The call is invalid, with the reason.
  case refused(String)

  /// The question for a value without which a call cannot go on.
  public struct NeededValue: Hashable, Sendable {
    /// The name of the intent.
    public let intent: String
    /// The name of the parameter.
    public let parameter: String
    /// The question, with what was wrong with a value that was given.
    public let question: String
    /// The JSON Schema of the parameter's values; ``choices`` may narrow it.
    public let schema: JSON
    /// The values among which to choose, in the form in which they can be given; empty if any that the
    /// schema allows will do.
    public let choices: [JSON]
    /// Names that are likely values.
    public let suggestions: [String]
    /// The token to answer with. It is good for some minutes. Unless the handler of the intent asks for the value in
    /// the middle of its work, the call can also be made again with the value.
    public let token: String
  }

  /// The sentence that a person must agree to before a call goes on.
  public struct NeededAgreement: Hashable, Sendable {
    /// The name of the intent.
    public let intent: String
    /// The sentence that a person agrees to.
    public let sentence: String
    /// The values that are agreed to, filled-in ones included.
    public let values: JSON
    /// The token to call with. It is valid for exactly this sentence and these values, for some minutes.
    public let token: String
  }

  /// The name of the case in the coded form.
  public var status: String {
    switch self {
    case .done(let outcome):
      switch outcome.code {
      case .inProgress: "inProgress"
      case .continueInApp: "continueInApp"
      case .ready, .success: "done"
      case .failure, .failureRequiringAppLaunch, .requiresUnlock, .unsupported: "failed"
      }
    case .needsValue: "needsValue"
    case .needsAgreement: "needsAgreement"
    case .found: "found"
    case .counted: "counted"
    case .refused: "refused"
    }
  }

  /// Whether the intent or the query was carried out, or continues in the background or in the app.
  public var isDone: Bool {
    switch self {
    case .done(let outcome): !outcome.code.isFailure
    case .found, .counted: true
    case .needsValue, .needsAgreement, .refused: false
    }
  }
}

extension CallAnswer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case status, outcome, intent, parameter, question, schema, choices, suggestions, sentence,
      values,
      token, reason, entities, count
  }

  /// Encodes the answer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(status, forKey: .status)
    switch self {
    case .done(let outcome): try container.encode(outcome, forKey: .outcome)
    case .needsValue(let needed):
      try container.encode(needed.intent, forKey: .intent)
      try container.encode(needed.parameter, forKey: .parameter)
      try container.encode(needed.question, forKey: .question)
      try container.encode(needed.schema, forKey: .schema)
      if !needed.choices.isEmpty { try container.encode(needed.choices, forKey: .choices) }
      if !needed.suggestions.isEmpty {
        try container.encode(needed.suggestions, forKey: .suggestions)
      }
      try container.encode(needed.token, forKey: .token)
    case .needsAgreement(let needed):
      try container.encode(needed.intent, forKey: .intent)
      try container.encode(needed.sentence, forKey: .sentence)
      try container.encode(needed.values, forKey: .values)
      try container.encode(needed.token, forKey: .token)
    case .found(let entities): try container.encode(entities, forKey: .entities)
    case .counted(let count): try container.encode(count, forKey: .count)
    case .refused(let reason): try container.encode(reason, forKey: .reason)
    }
  }
}
