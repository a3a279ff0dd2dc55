// swift-format-ignore-file

// Entities and their queries.

public protocol EntityIdentifierConvertible {}
extension String: EntityIdentifierConvertible {}

public protocol AppEntity: AppValue, Identifiable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

public protocol ResultsCollection: Sendable {}
extension Array: ResultsCollection where Element: _IntentValue {}

public protocol DynamicOptionsProvider: _SupportsAppDependencies {}

public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}
