public import NumberRaceAssistant

/// A user of the service who does something: the files, and what the token that was sent may do with them.
public struct ServiceUser: Sendable {
  /// The name. A later user may have the same one, with other files.
  public let name: String
  /// The files.
  public let stores: AssistantStores
  /// What may be done.
  public let access: UserAccess

  /// Creates a user.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - stores: The files.
  ///   - access: What may be done; everything, of which nobody is told, if it is not given.
  public init(_ name: String, _ stores: AssistantStores, _ access: UserAccess? = nil) {
    self.name = name
    self.stores = stores
    self.access = access ?? UserAccess(of: name)
  }
}
