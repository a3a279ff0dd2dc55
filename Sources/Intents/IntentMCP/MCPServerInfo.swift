import IntentKit

/// The description of a server for its clients.
public struct MCPServerInfo: Hashable, Sendable {
  /// The name, for programs.
  public let name: String
  /// The title, for people.
  public let title: String
  /// The version of the app, as clients show it.
  public let version: String
  /// Guidance for the models of clients.
  public let instructions: String

  /// Creates a description.
  public init(name: String, title: String, version: String, instructions: String) {
    self.name = name
    self.title = title
    self.version = version
    self.instructions = instructions
  }

  var json: JSON {
    ["name": .string(name), "title": .string(title), "version": .string(version)]
  }
}
