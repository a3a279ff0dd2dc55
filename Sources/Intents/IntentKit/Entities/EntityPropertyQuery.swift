/// A query that finds entities by their properties too: ``IntentEntity/properties``.
///
/// Only ``allEntities(in:)`` is needed: the rest is evaluated in memory, and all entities are suggested. A query whose entities are in a
/// database answers ``entities(where:in:)`` and ``count(where:in:)`` there.
///
/// ```swift
/// let latest = try await query.find(
///   PropertyQuery(where: .compare("amount", .greater, twenty), sortedBy: [.init("time", isDescending: true)]),
///   in: "en")
/// ```
public protocol EntityPropertyQuery<Entity>: EntityQuery {
  /// The type of the entities.
  // Declared again, so that it is known from `allEntities(in:)`.
  associatedtype Entity

  /// All entities, in their usual order.
  ///
  /// - Throws: An error if the entities cannot be read.
  func allEntities(in language: String) async throws -> [Entity]

  /// The entities that fulfil a query. Call ``find(_:in:)`` instead, which checks the query first.
  /// Values are in the form of the properties (``PropertyQuery/checked(for:)``). The entities are
  /// in the order of the query and up to its limit.
  ///
  /// - Throws: An error if the entities cannot be read.
  func entities(where query: PropertyQuery, in language: String) async throws -> [Entity]

  /// The number of entities that fulfil a condition, or of all. Call ``count(_:in:)`` instead, which
  /// checks it first. Values are in the form of the properties.
  ///
  /// - Throws: An error if the entities cannot be read.
  func count(where condition: PropertyCondition?, in language: String) async throws -> Int
}

extension EntityPropertyQuery {
  /// All entities. Override this if they are too many to offer.
  ///
  /// - Throws: An error if the entities cannot be read.
  public func suggestedEntities(in language: String) async throws -> [Entity] {
    try await allEntities(in: language)
  }

  /// The entities that fulfil a query, evaluated in memory.
  public func entities(where query: PropertyQuery, in language: String) async throws -> [Entity] {
    try query.evaluated(over: try await allEntities(in: language))
  }

  /// The number of entities that fulfil a condition, evaluated in memory.
  public func count(where condition: PropertyCondition?, in language: String) async throws -> Int {
    try PropertyQuery(where: condition).count(over: try await allEntities(in: language))
  }

  /// Finds entities by their properties, in the order of the query and up to its limit.
  ///
  /// - Throws: ``PropertyQueryError`` if the query is invalid; an error if the entities cannot be
  ///   read.
  public func find(_ query: PropertyQuery, in language: String) async throws -> [Entity] {
    try await entities(where: try query.checked(for: Entity.self), in: language)
  }

  /// Counts entities by their properties, or all.
  ///
  /// - Throws: ``PropertyQueryError`` if the condition is invalid; an error if the entities cannot
  ///   be read.
  public func count(_ condition: PropertyCondition?, in language: String) async throws -> Int {
    try await count(
      where: try PropertyQuery(where: condition).checked(for: Entity.self).condition,
      in: language)
  }
}
