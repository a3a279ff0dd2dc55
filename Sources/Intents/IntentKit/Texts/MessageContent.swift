/// The text of a message, by its key, and the values of its variables.
public struct MessageContent: Sendable {
  /// The key in the texts.
  public let key: String
  /// The values of all variables.
  public let arguments: [String: MessageArgument]

  /// Creates a content.
  public init(_ key: String, _ arguments: [String: MessageArgument] = [:]) {
    self.key = key
    self.arguments = arguments
  }
}
