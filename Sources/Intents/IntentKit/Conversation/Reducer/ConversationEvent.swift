/// A user action that a conversation answers with a ``Turn``.
public enum ConversationEvent: Hashable, Sendable {
  /// An utterance, spoken or typed.
  case say(String)
  /// An intent that the user taps or a program requests. Missing values are asked for.
  case begin(Invocation, by: Initiative = .user)
  /// Continues an activity.
  case resume(UserActivity)
  /// Opens a link, which may come from anyone.
  case open(UserActivity)
  /// Runs a shortcut, which need not be registered with the assistant.
  case run(Shortcut, by: Initiative = .user)
  /// Answers the open question without words.
  case answer(DirectAnswer)
}

/// The coded form is an object with one key that names the event, and `by` if it was not the user:
///
/// ```json
/// {"say": "solve a numbers game"}
/// {"begin": {"intent": "SolveGame", "values": {"target": 952}}, "by": "assistant"}
/// {"resume": {"type": "solve", "title": "…", "values": {…}}}
/// {"answer": {"choice": 0}}
/// ```
extension ConversationEvent: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case say, begin, resume, open, run, answer, by
  }

  /// Decodes an event. Throws `DecodingError` if this is not the coded form of one.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "an event")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let keys = container.allKeys.filter { $0 != .by }
    guard keys.count == 1, let key = keys.first else {
      throw decoder.error(
        "an event has exactly one of the keys say, begin, resume, open, run and answer")
    }
    let initiative = try container.decodeIfPresent(Initiative.self, forKey: .by) ?? .user
    switch key {
    case .say, .by: self = .say(try container.decode(String.self, forKey: .say))
    case .begin:
      self = .begin(try container.decode(Invocation.self, forKey: key), by: initiative)
    case .resume: self = .resume(try container.decode(UserActivity.self, forKey: key))
    case .open: self = .open(try container.decode(UserActivity.self, forKey: key))
    case .run: self = .run(try container.decode(Shortcut.self, forKey: key), by: initiative)
    case .answer: self = .answer(try container.decode(DirectAnswer.self, forKey: key))
    }
  }

  /// Encodes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .say(let utterance): try container.encode(utterance, forKey: .say)
    case .begin(let invocation, let initiative):
      try container.encode(invocation, forKey: .begin)
      if initiative != .user { try container.encode(initiative, forKey: .by) }
    case .resume(let activity): try container.encode(activity, forKey: .resume)
    case .open(let activity): try container.encode(activity, forKey: .open)
    case .run(let shortcut, let initiative):
      try container.encode(shortcut, forKey: .run)
      if initiative != .user { try container.encode(initiative, forKey: .by) }
    case .answer(let answer): try container.encode(answer, forKey: .answer)
    }
  }
}
