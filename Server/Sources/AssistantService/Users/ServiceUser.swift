public import NumberRaceAssistant

/// A user of the service, with files of their own.
public struct ServiceUser: Sendable {
  /// The name. A later user may have the same one, with other files.
  public let name: String
  /// The files.
  public let stores: AssistantStores

  /// Creates a user.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - stores: The files.
  public init(_ name: String, _ stores: AssistantStores) {
    self.name = name
    self.stores = stores
  }
}
