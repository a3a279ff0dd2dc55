/// A message from a conversation to its front end: the answer to an event, the progress of long
/// work before it, or a rejected event.
public enum ConversationOutput: Hashable, Sendable {
  /// The answer, which ends the turn.
  case answer(Turn)
  /// The progress of long work.
  case progress(HandlingProgress)
  /// The reason why an input is not a valid event. The conversation is unchanged.
  case invalid(String)
}

/// The coded form is an object whose key `event` names the case, along with the fields of the turn or
/// the progress:
///
/// ```json
/// {"event": "answer", "spoken": "…", "displayed": "…", "expects": {"kind": "request"}}
/// {"event": "progress", "text": "solving", "percent": 40}
/// {"event": "invalid", "text": "'say' must be a text in quotes"}
/// ```
extension ConversationOutput: Codable {
  private enum CodingKeys: String, CodingKey {
    case event, text, percent
  }

  private enum Kind: String, Codable {
    case answer, progress, invalid
  }

  /// Decodes an output. Throws `DecodingError` if this is not the coded form of one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .event) {
    case .answer: self = .answer(try Turn(from: decoder))
    case .progress:
      let percent = try container.decodeIfPresent(Int.self, forKey: .percent)
      self = .progress(
        HandlingProgress(
          share: percent.map { Double($0) / 100 },
          try container.decode(String.self, forKey: .text)))
    case .invalid: self = .invalid(try container.decode(String.self, forKey: .text))
    }
  }

  /// Encodes the output.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .answer(let turn):
      try container.encode(Kind.answer, forKey: .event)
      try turn.encode(to: encoder)
    case .progress(let progress):
      try container.encode(Kind.progress, forKey: .event)
      try container.encode(progress.text, forKey: .text)
      // Handlers report shares, and may report invalid ones.
      let share = progress.share.flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
      try container.encodeIfPresent(share.map { Int((100 * $0).rounded()) }, forKey: .percent)
    case .invalid(let reason):
      try container.encode(Kind.invalid, forKey: .event)
      try container.encode(reason, forKey: .text)
    }
  }
}
