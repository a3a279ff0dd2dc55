/// A program for speech or sound that is missing or failed.
public struct VoiceProgramError: Error, Hashable, CustomStringConvertible {
  /// The reason, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
