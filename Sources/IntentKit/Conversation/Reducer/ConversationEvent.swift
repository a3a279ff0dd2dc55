/// A user action that a conversation answers with a ``Turn``.
public enum ConversationEvent: Hashable, Sendable {
  /// An utterance, spoken or typed.
  case say(String)
  /// A yes or no to what is asked, as by a button.
  case agree(Bool)
  /// An intent that the user taps or a program requests. Missing values are asked for.
  case begin(Invocation, by: Initiative = .user)
  /// Continues an activity.
  case resume(UserActivity)
  /// Opens a link, which may come from anyone.
  case open(UserActivity)
  /// Runs a shortcut, which need not be registered with the assistant.
  case run(Shortcut, by: Initiative = .user)
}

/// The coded form is an object with one key that names the event, and `by` if it was not the user:
///
/// ```json
/// {"say": "solve a numbers game"}
/// {"agree": true}
/// {"begin": {"intent": "SolveGame", "values": {"target": 952}}, "by": "assistant"}
/// {"resume": {"type": "solve", "title": "…", "values": {…}}}
/// ```
extension ConversationEvent: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case say, agree, begin, resume, open, run, by
  }

  /// Decodes an event.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if this is not the coded form of an event.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "an event")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let keys = container.allKeys.filter { $0 != .by }
    guard keys.count == 1, let key = keys.first else {
      throw decoder.error(
        "an event has exactly one of the keys say, agree, begin, resume, open and run")
    }
    let initiative = try container.decodeIfPresent(Initiative.self, forKey: .by) ?? .user
    switch key {
    case .say, .by: self = .say(try container.decode(String.self, forKey: .say))
    case .agree: self = .agree(try container.decode(Bool.self, forKey: key))
    case .begin:
      self = .begin(try container.decode(Invocation.self, forKey: key), by: initiative)
    case .resume: self = .resume(try container.decode(UserActivity.self, forKey: key))
    case .open: self = .open(try container.decode(UserActivity.self, forKey: key))
    case .run: self = .run(try container.decode(Shortcut.self, forKey: key), by: initiative)
    }
  }

  /// Encodes the event.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .say(let utterance): try container.encode(utterance, forKey: .say)
    case .agree(let agrees): try container.encode(agrees, forKey: .agree)
    case .begin(let invocation, let initiative):
      try container.encode(invocation, forKey: .begin)
      if initiative != .user { try container.encode(initiative, forKey: .by) }
    case .resume(let activity): try container.encode(activity, forKey: .resume)
    case .open(let activity): try container.encode(activity, forKey: .open)
    case .run(let shortcut, let initiative):
      try container.encode(shortcut, forKey: .run)
      if initiative != .user { try container.encode(initiative, forKey: .by) }
    }
  }
}
