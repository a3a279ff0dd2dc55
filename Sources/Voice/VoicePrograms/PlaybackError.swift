/// A sound that could not be played.
public struct PlaybackError: Error, Hashable, CustomStringConvertible {
  /// The program that plays and its arguments.
  public let command: [String]
  /// What failed, with what the program said.
  public let reason: String

  /// The reason, and what to do.
  public var description: String {
    """
    '\(command.joined(separator: " "))' \(reason); check that a loudspeaker is connected and that it can be used, or \
    go on without: answers are shown too
    """
  }
}
