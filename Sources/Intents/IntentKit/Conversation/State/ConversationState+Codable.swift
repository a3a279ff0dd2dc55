/// The coded form is an object with a `version`. Version 1 had no `version` key; its conversations
/// continue without their open drafts. Version 2 had no drafts to return to, and
/// version 3 had no follow-ups and only one deed. Version 4 had no requests of handlers.
extension ConversationState: Codable {
  static let version = 5

  private enum CodingKeys: String, CodingKey {
    case version, id, expires, recent, deeds, phase, suspended, left, declined, begunCount,
      failures, lastReply, turn, followUps, onScreen, saved, queued
    /// The name of `begunCount` in version 1.
    case intentCount
  }

  /// Decodes a state. Throws `DecodingError` if this is not the coded form of one, or has a later version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
    guard (1...Self.version).contains(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "the state has version \(version), but only versions 1 to "
          + "\(Self.version) can be read")
    }
    let id = try container.decode(String.self, forKey: .id)
    guard Self.isIdentifier(id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: container,
        debugDescription:
          "'\(id.prefix(40))' is not the identifier of a conversation, which has 32 "
          + "hexadecimal digits")
    }
    self.init(id: id, expires: try container.decode(Timestamp.self, forKey: .expires))
    if version == 1 {
      begunCount = try container.decodeIfPresent(Int.self, forKey: .intentCount) ?? 0
    } else {
      recent = try container.decode([CompletedIntent].self, forKey: .recent)
        .suffix(Self.recentCount)
      deeds =
        try container.decodeIfPresent([Deed].self, forKey: .deeds)?
        .suffix(Self.deedCount) ?? []
      phase = try container.decode(Phase.self, forKey: .phase)
      suspended = try container.decode([OpenQuestion].self, forKey: .suspended)
      if version > 2 { left = try container.decode([Draft].self, forKey: .left) }
      declined = try container.decodeIfPresent(Draft.self, forKey: .declined)
      followUps = try container.decodeIfPresent([Invocation].self, forKey: .followUps) ?? []
      saved = try container.decodeIfPresent([Shortcut].self, forKey: .saved) ?? []
      queued = try container.decodeIfPresent([IntentRequest].self, forKey: .queued) ?? []
      onScreen = try container.decodeIfPresent([EntityReference].self, forKey: .onScreen) ?? []
      begunCount = try container.decode(Int.self, forKey: .begunCount)
      failures = min(100, max(0, try container.decode(Int.self, forKey: .failures)))
      lastReply = try container.decodeIfPresent(Dialogue.self, forKey: .lastReply)
      turn = try container.decodeIfPresent(TurnInProgress.self, forKey: .turn)
    }
    guard (0..<Int.max / 2).contains(begunCount) else {
      throw DecodingError.dataCorruptedError(
        forKey: .begunCount, in: container,
        debugDescription: "\(begunCount) is not a number of intents that were begun")
    }
  }

  /// Encodes the state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(id, forKey: .id)
    try container.encode(expires, forKey: .expires)
    try container.encode(recent, forKey: .recent)
    if !deeds.isEmpty { try container.encode(deeds, forKey: .deeds) }
    try container.encode(phase, forKey: .phase)
    try container.encode(suspended, forKey: .suspended)
    try container.encode(left, forKey: .left)
    try container.encodeIfPresent(declined, forKey: .declined)
    if !followUps.isEmpty { try container.encode(followUps, forKey: .followUps) }
    if !saved.isEmpty { try container.encode(saved, forKey: .saved) }
    if !queued.isEmpty { try container.encode(queued, forKey: .queued) }
    if !onScreen.isEmpty { try container.encode(onScreen, forKey: .onScreen) }
    try container.encode(begunCount, forKey: .begunCount)
    try container.encode(failures, forKey: .failures)
    try container.encodeIfPresent(lastReply, forKey: .lastReply)
    try container.encodeIfPresent(turn, forKey: .turn)
  }
}
