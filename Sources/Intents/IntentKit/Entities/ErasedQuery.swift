/// A type-erased query. Entities to choose from carry their display in the language that is given.
struct ErasedQuery: Sendable {
  let description: EntityDescription
  let byID: @Sendable (String, _ language: String) async throws -> EntityReference?
  let matching:
    @Sendable (String, _ language: String) async throws -> EntityMatches<EntityReference>
  let suggested: @Sendable (_ language: String) async throws -> [EntityReference]
  let names: @Sendable (_ language: String) async throws -> [String]?
  /// Finds entities by their properties; `nil` if the query cannot.
  let properties: ErasedPropertyQuery?

  var type: String { description.type }

  init<Query: EntityQuery>(_ query: Query) {
    properties = (query as? any EntityPropertyQuery).map { ErasedPropertyQuery($0) }
    description = EntityDescription(
      type: Query.Entity.typeName, title: Query.Entity.title,
      properties: properties == nil ? [] : Query.Entity.properties.map(\.declaration))
    byID = { try await query.entity(id: $0, in: $1)?.reference }
    matching = { name, language in
      let matches = try await query.entities(matching: name, in: language)
      // A query may find an entity once by its name and again by a synonym.
      var found: Set<String> = []
      func once(_ entities: [Query.Entity]) -> [EntityReference] {
        entities.filter { found.insert($0.id).inserted }.map {
          $0.displayedReference(in: language)
        }
      }
      return EntityMatches(
        exact: once(matches.exact), similar: once(matches.similar), newName: matches.newName)
    }
    suggested = { language in
      try await query.suggestedEntities(in: language).map { $0.displayedReference(in: language) }
    }
    names = { try await query.names(in: $0) }
  }
}

/// A type-erased query by properties.
struct ErasedPropertyQuery: Sendable {
  let byID: @Sendable (String, _ language: String) async throws -> EntityRecord?
  let find: @Sendable (PropertyQuery, _ language: String) async throws -> [EntityRecord]
  let count: @Sendable (PropertyCondition?, _ language: String) async throws -> Int

  init(_ query: some EntityPropertyQuery) {
    byID = { id, language in
      try await query.entity(id: id, in: language).map { EntityRecord($0, in: language) }
    }
    find = { properties, language in
      try await query.find(properties, in: language).map { EntityRecord($0, in: language) }
    }
    count = { try await query.count($0, in: $1) }
  }
}
