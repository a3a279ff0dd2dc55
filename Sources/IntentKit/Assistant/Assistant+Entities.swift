/// Looks up entities for front ends that show them, such as in a picker.
extension Assistant {
  /// The entity with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - type: The name of the type: ``IntentEntity/typeName``.
  /// - Returns: The entity with its current name; `nil` if it does not exist, or if no intent has
  ///   entities of the type.
  /// - Throws: An error of the query.
  public func entity(id: String, ofType type: String) async throws -> EntityReference? {
    guard let query = query(for: type) else { return nil }
    return try await onOwnThreads(if: query.blocks) { try await query.query.byID(id) }
  }

  /// The entities that a name can refer to.
  ///
  /// - Parameters:
  ///   - name: The name, as someone wrote it.
  ///   - type: The name of the type: ``IntentEntity/typeName``.
  /// - Returns: The entities, and the name that a new one would get.
  /// - Throws: An error of the query.
  public func entities(
    matching name: String, ofType type: String
  ) async throws -> EntityMatches<EntityReference> {
    guard let query = query(for: type) else { return EntityMatches() }
    return try await onOwnThreads(if: query.blocks) { try await query.query.matching(name) }
  }

  /// A few entities to offer.
  ///
  /// - Parameter type: The name of the type: ``IntentEntity/typeName``.
  /// - Returns: The entities, the likeliest first.
  /// - Throws: An error of the query.
  public func suggestedEntities(ofType type: String) async throws -> [EntityReference] {
    guard let query = query(for: type) else { return [] }
    return try await onOwnThreads(if: query.blocks) { try await query.query.suggested() }
  }
}
