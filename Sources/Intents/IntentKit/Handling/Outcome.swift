/// The result of an intent, without its type.
public struct Outcome: Hashable, Sendable {
  /// The intent and the exact values with which it was handled.
  public let invocation: Invocation
  /// The kind of result.
  public let code: ResponseCode
  /// The reply.
  public let dialogue: Dialogue
  /// The visual presentation of the result.
  public let snippet: Snippet?
  /// The value, for other intents and programs.
  public let value: IntentValue?
  /// The activity with which it can be continued.
  public internal(set) var activity: UserActivity?
  /// The permanently removed entities, so that no memory of them is kept.
  public let removed: [EntityReference]
  /// A proposed next intent.
  public let offer: Offer?
  /// The intents that can follow, with their values.
  public let followUps: [Invocation]
  /// The entities that the result is about, besides the named ones.
  public let subjects: [EntityReference]
  /// The intent that undoes this one; `nil` if it cannot be undone.
  public let undo: Invocation?
  /// The link to the activity, if the assistant has a link scheme.
  public internal(set) var link: String?
  /// Whether the host has opened the activity.
  public internal(set) var isOpened = false
  /// The idempotency key of an intent that is in progress, by which
  /// ``Assistant/wasDone(_:)`` finds it.
  public internal(set) var key: String?
  /// The reasons why values cannot be used, by parameter.
  public package(set) var unsupported: [String: Dialogue] = [:]

  package init(
    _ invocation: Invocation, _ code: ResponseCode, _ dialogue: Dialogue,
    snippet: Snippet? = nil, value: IntentValue? = nil, activity: UserActivity? = nil,
    removed: [EntityReference] = [], offer: Offer? = nil, followUps: [Invocation] = [],
    subjects: [EntityReference] = [], undo: Invocation? = nil
  ) {
    self.followUps = followUps
    self.subjects = subjects
    self.undo = undo
    self.invocation = invocation
    self.code = code
    self.dialogue = dialogue
    self.snippet = snippet
    self.value = value
    self.activity = activity
    self.removed = removed
    self.offer = offer
  }
}

/// The coded form has the intent and its `parameters` at the top level, and the `picture` of the
/// snippet as SVG, which is not decoded.
extension Outcome: Codable {
  private enum CodingKeys: String, CodingKey {
    case intent, parameters, code, dialogue, snippet, activity, removed, offer, followUps, subjects,
      undo, link,
      picture, key, unsupported
    case isOpened = "opened"
    case value = "result"
  }

  /// Decodes an outcome.
  ///
  /// - Throws: `DecodingError` if this is not the coded form of an outcome.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      Invocation(
        intent: try container.decode(String.self, forKey: .intent),
        values: try container.decode([String: IntentValue].self, forKey: .parameters)),
      try container.decode(ResponseCode.self, forKey: .code),
      try container.decode(Dialogue.self, forKey: .dialogue),
      snippet: try container.decodeIfPresent(Snippet.self, forKey: .snippet),
      value: try container.decodeIfPresent(IntentValue.self, forKey: .value),
      activity: try container.decodeIfPresent(UserActivity.self, forKey: .activity),
      removed: try container.decodeIfPresent([EntityReference].self, forKey: .removed) ?? [],
      offer: try container.decodeIfPresent(Offer.self, forKey: .offer),
      followUps: try container.decodeIfPresent([Invocation].self, forKey: .followUps) ?? [],
      subjects: try container.decodeIfPresent([EntityReference].self, forKey: .subjects) ?? [],
      undo: try container.decodeIfPresent(Invocation.self, forKey: .undo))
    link = try container.decodeIfPresent(String.self, forKey: .link)
    isOpened = try container.decodeIfPresent(Bool.self, forKey: .isOpened) ?? false
    key = try container.decodeIfPresent(String.self, forKey: .key)
    unsupported =
      try container.decodeIfPresent([String: Dialogue].self, forKey: .unsupported) ?? [:]
  }

  /// Encodes the outcome.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(invocation.intent, forKey: .intent)
    try container.encode(invocation.values, forKey: .parameters)
    try container.encode(code, forKey: .code)
    try container.encode(dialogue, forKey: .dialogue)
    try container.encodeIfPresent(snippet, forKey: .snippet)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(activity, forKey: .activity)
    if !removed.isEmpty { try container.encode(removed, forKey: .removed) }
    try container.encodeIfPresent(offer, forKey: .offer)
    if !followUps.isEmpty { try container.encode(followUps, forKey: .followUps) }
    if !subjects.isEmpty { try container.encode(subjects, forKey: .subjects) }
    try container.encodeIfPresent(undo, forKey: .undo)
    try container.encodeIfPresent(link, forKey: .link)
    if isOpened { try container.encode(isOpened, forKey: .isOpened) }
    try container.encodeIfPresent(key, forKey: .key)
    if !unsupported.isEmpty { try container.encode(unsupported, forKey: .unsupported) }
    try container.encodeIfPresent(snippet?.svg, forKey: .picture)
  }
}
