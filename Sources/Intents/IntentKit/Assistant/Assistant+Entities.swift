/// Looks up entities for front ends that show them, such as in a picker. The name of a type is its
/// ``IntentEntity/typeName``.
extension Assistant {
  /// The entity with an identifier and its current name; `nil` if it does not exist, or if no
  /// intent has entities of the type.
  ///
  /// - Throws: An error of the query.
  public func entity(id: String, ofType type: String) async throws -> EntityReference? {
    try await ask(type) { try await $0.byID(id, $1) } ?? nil
  }

  /// The entities that a name can refer to, as someone wrote it, and the name that a new one would
  /// get.
  ///
  /// - Throws: An error of the query.
  public func entities(
    matching name: String, ofType type: String
  ) async throws -> EntityMatches<EntityReference> {
    try await ask(type) { try await $0.matching(name, $1) } ?? EntityMatches()
  }

  /// A few entities to offer, the likeliest first.
  ///
  /// - Throws: An error of the query.
  public func suggestedEntities(ofType type: String) async throws -> [EntityReference] {
    try await ask(type) { try await $0.suggested($1) } ?? []
  }

  /// The entities that fulfil a query by their properties.
  ///
  /// ```swift
  /// let due = try await assistant.entities(
  ///   ofType: "item", where: PropertyQuery(where: .hasValue("due"), sortedBy: [.init("due")]))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The name of the type.
  ///   - query: The query.
  /// - Returns: The entities with the values of their properties, in the order of the query.
  /// - Throws: ``PropertyQueryError`` if the query is invalid, or if there are no entities of the
  ///   type that can be queried by properties; an error of the query.
  public func entities(
    ofType type: String, where query: PropertyQuery
  ) async throws -> [EntityRecord] {
    try await askForProperties(of: type) { try await $0.find(query, $1) }
  }

  /// The entity with an identifier, with the values of its properties; `nil` if it does not exist.
  ///
  /// - Throws: ``PropertyQueryError`` if there are no entities of the type that can be queried by properties; an
  ///   error of the query.
  public func record(id: String, ofType type: String) async throws -> EntityRecord? {
    try await askForProperties(of: type) { try await $0.byID(id, $1) }
  }

  /// The number of entities that fulfil a condition on their properties, or of all.
  ///
  /// - Throws: ``PropertyQueryError`` as for ``entities(ofType:where:)``; an error of the query.
  public func count(
    ofType type: String, where condition: PropertyCondition? = nil
  ) async throws -> Int {
    try await askForProperties(of: type) { try await $0.count(condition, $1) }
  }

  /// Asks the query of a type in the language of the assistant; returns `nil` if there is none.
  private func ask<Value: Sendable>(
    _ type: String, _ work: @Sendable (ErasedQuery, _ language: String) async throws -> Value
  ) async throws -> Value? {
    guard let (query, blocks) = query(for: type) else { return nil }
    let language = catalog.language
    return try await onOwnThreads(if: blocks) { try await work(query, language) }
  }

  private func askForProperties<Value: Sendable>(
    of type: String,
    _ work: @Sendable (ErasedPropertyQuery, _ language: String) async throws -> Value
  ) async throws -> Value {
    let answer = try await ask(type) { query, language in
      guard let properties = query.properties else { throw PropertyQueryError.notQueryable(type) }
      return try await work(properties, language)
    }
    guard let answer else {
      throw PropertyQueryError.unknownType(
        type, known: catalog.entities.filter { !$0.properties.isEmpty }.map(\.type))
    }
    return answer
  }
}
