/// What is said and what is shown: two texts from the start, never one patched into the other.
public struct Dialogue: Hashable, Sendable, Codable {
  /// What a voice says.
  public let spoken: String
  /// What a voice says to someone who looks at the screen, or wants few words.
  public let short: String
  /// What is shown.
  public let displayed: String

  /// A dialogue.
  ///
  /// - Parameters:
  ///   - spoken: What a voice says.
  ///   - short: What a voice says in few words; the same if it is not given.
  ///   - displayed: What is shown; what is said if it is not given.
  public init(_ spoken: String, short: String? = nil, displayed: String? = nil) {
    self.spoken = spoken
    self.short = short ?? spoken
    self.displayed = displayed ?? spoken
  }

  /// One after the other.
  ///
  /// - Parameters:
  ///   - first: What is said first.
  ///   - second: What is said then.
  /// - Returns: Both.
  public static func + (first: Dialogue, second: Dialogue) -> Dialogue {
    Dialogue(
      "\(first.spoken) \(second.spoken)", short: "\(first.short) \(second.short)",
      displayed: "\(first.displayed) \(second.displayed)")
  }
}

extension Dialogue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// The same words to say and to show.
  ///
  /// - Parameter text: The words.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
