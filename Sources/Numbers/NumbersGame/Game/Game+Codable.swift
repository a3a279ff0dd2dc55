/// The coded form has the keys `numbers`, `target` and `rules`, the name of a preset. Rules that are
/// missing are Countdown's.
extension Game: Codable {
  private enum CodingKeys: String, CodingKey {
    case numbers, target, rules
  }

  /// Reads a game and checks it against its rules.
  ///
  /// - Throws: `DecodingError` if a key is missing or has the wrong type; ``GameError`` or
  ///   ``UnknownRules`` if the game is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rules = try container.decodeIfPresent(String.self, forKey: .rules)
    try self.init(
      numbers: container.decode([Int].self, forKey: .numbers),
      target: container.decode(Int.self, forKey: .target),
      rules: rules.map { try Rules(preset: $0) } ?? .countdown)
  }

  /// Writes the game.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(numbers, forKey: .numbers)
    try container.encode(target, forKey: .target)
    try container.encode(rules.id, forKey: .rules)
  }
}
