/// The spoken and displayed texts of a message. Each is written separately; neither is derived from
/// the other.
public struct Dialogue: Hashable, Sendable, Codable {
  /// The spoken text.
  public let spoken: String
  /// The short spoken text, for a user who looks at the screen or prefers few words.
  public let short: String
  /// The displayed text.
  public let displayed: String

  /// Creates a dialogue. By default, the short and the displayed text are the spoken one.
  public init(_ spoken: String, short: String? = nil, displayed: String? = nil) {
    self.spoken = spoken
    self.short = short ?? spoken
    self.displayed = displayed ?? spoken
  }

  /// Whether the spoken or the displayed text is empty.
  var isSilent: Bool { spoken.isEmpty || short.isEmpty || displayed.isEmpty }

  /// Concatenates two dialogues.
  public static func + (first: Dialogue, second: Dialogue) -> Dialogue {
    Dialogue(
      "\(first.spoken) \(second.spoken)", short: "\(first.short) \(second.short)",
      displayed: "\(first.displayed) \(second.displayed)")
  }
}

extension Dialogue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Creates a dialogue with the same spoken and displayed text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
