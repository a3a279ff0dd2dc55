/// A query that finds entities by their properties too: ``IntentEntity/properties``.
///
/// Only ``allEntities()`` is needed: the rest is evaluated in memory, and all entities are suggested. A query whose entities are in a
/// database answers ``entities(where:)`` and ``count(where:)`` there.
///
/// ```swift
/// let latest = try await query.find(
///   PropertyQuery(where: .compare("amount", .greater, twenty), sortedBy: [.init("time", isDescending: true)]))
/// ```
public protocol EntityPropertyQuery<Entity>: EntityQuery {
  /// The type of the entities.
  // Declared again, so that it is known from `allEntities()`.
  associatedtype Entity

  /// All entities, in their usual order.
  ///
  /// - Returns: The entities, with the values of their properties.
  /// - Throws: An error if the entities cannot be read.
  func allEntities() async throws -> [Entity]

  /// The entities that fulfil a query. Call ``find(_:)`` instead, which checks the query first.
  ///
  /// - Parameter query: The query, with values in the form of the properties
  ///   (``PropertyQuery/checked(for:)``).
  /// - Returns: The entities, in the order of the query and up to its limit.
  /// - Throws: An error if the entities cannot be read.
  func entities(where query: PropertyQuery) async throws -> [Entity]

  /// The number of entities that fulfil a condition. Call ``count(_:)`` instead, which checks it first.
  ///
  /// - Parameter condition: The condition, with values in the form of the properties; `nil` for all
  ///   entities.
  /// - Returns: The number.
  /// - Throws: An error if the entities cannot be read.
  func count(where condition: PropertyCondition?) async throws -> Int
}

extension EntityPropertyQuery {
  /// All entities. Override this if they are too many to offer.
  ///
  /// - Returns: The entities, in their usual order.
  /// - Throws: An error if the entities cannot be read.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }

  /// The entities that fulfil a query, evaluated in memory.
  ///
  /// - Parameter query: The query.
  /// - Returns: The entities.
  /// - Throws: An error if the entities cannot be read.
  public func entities(where query: PropertyQuery) async throws -> [Entity] {
    try query.evaluated(over: try await allEntities())
  }

  /// The number of entities that fulfil a condition, evaluated in memory.
  ///
  /// - Parameter condition: The condition; `nil` for all entities.
  /// - Returns: The number.
  /// - Throws: An error if the entities cannot be read.
  public func count(where condition: PropertyCondition?) async throws -> Int {
    try PropertyQuery(where: condition).count(over: try await allEntities())
  }

  /// Finds entities by their properties.
  ///
  /// - Parameter query: The query.
  /// - Returns: The entities, in the order of the query and up to its limit.
  /// - Throws: ``PropertyQueryError`` if the query is invalid; an error if the entities cannot be
  ///   read.
  public func find(_ query: PropertyQuery) async throws -> [Entity] {
    try await entities(where: try query.checked(for: Entity.self))
  }

  /// Counts entities by their properties.
  ///
  /// - Parameter condition: The condition; `nil` for all entities.
  /// - Returns: The number.
  /// - Throws: ``PropertyQueryError`` if the condition is invalid; an error if the entities cannot
  ///   be read.
  public func count(_ condition: PropertyCondition?) async throws -> Int {
    try await count(
      where: try PropertyQuery(where: condition).checked(for: Entity.self).condition)
  }
}
