/// A part of the declarations that App Intents cannot express, and so is left out.
public struct Omission: Hashable, Sendable, CustomStringConvertible {
  /// The intent, or one of its parameters as `AddItems.items`.
  public let subject: String
  /// The part that is left out, and the reason.
  public let reason: String

  /// The subject and the reason, in a line.
  public var description: String { "\(subject): \(reason)" }
}
