import IntentKit

/// The description of a server for its clients.
public struct MCPServerInfo: Hashable, Sendable {
  /// The name, for programs.
  public let name: String
  /// The title, for people.
  public let title: String
  /// The version.
  public let version: String
  /// Guidance for the models of clients.
  public let instructions: String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The name, for programs.
  ///   - title: The title, for people.
  ///   - version: The version.
  ///   - instructions: Guidance for the models of clients.
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
