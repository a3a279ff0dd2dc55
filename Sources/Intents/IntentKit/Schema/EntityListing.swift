/// The description of an entity type for programs: its properties, and the JSON Schema of the queries by
/// them.
public struct EntityListing: Hashable, Sendable, Codable {
  /// The name of the type, for programs.
  public let entity: String
  /// The user-facing noun for such an entity.
  public let title: String
  /// The schema of a query; see ``PropertyQuery``.
  public let query: JSON
  /// The schema of the properties of an entity that was found.
  public let properties: JSON

  /// Creates the listing of an entity type.
  public init(_ entity: EntityDescription, in language: String) {
    self.entity = entity.type
    title = entity.title
    query = JSONSchema.query(of: entity)
    properties = JSONSchema.properties(of: entity, in: language)
  }
}
