public import IntentKit

/// The entities of an assistant as resources, such as lists and accounts: all of a type under
/// `scheme://entities/type`, one of them under `scheme://entities/type/id`, together with what belongs to it, as the items
/// do to a list.
public struct EntityResources: MCPResources {
  private let assistant: Assistant
  private let types: [String]
  private let prefix: String

  /// Creates resources with addresses of a scheme. Types of entities without properties are left
  /// out.
  public init(_ assistant: Assistant, types: [String], scheme: String) {
    self.assistant = assistant
    self.types = types.filter { assistant.catalog.entity($0)?.properties.isEmpty == false }
    prefix = "\(scheme)://entities/"
  }

  /// The forms of the addresses.
  public var templates: [MCPResourceTemplate] {
    types.map {
      MCPResourceTemplate(
        uri: prefix + $0 + "/{id}", name: $0,
        explanation: "One \(assistant.catalog.entity($0)?.title ?? $0), by its identifier.")
    }
  }

  /// All types, and all entities of each.
  public func list() async throws -> [MCPResource] {
    var resources: [MCPResource] = []
    for type in types {
      let title = assistant.catalog.entity(type)?.title ?? type
      resources.append(MCPResource(uri: prefix + type, name: type, title: "All: \(title)"))
      for record in try await assistant.entities(ofType: type, where: PropertyQuery()) {
        let entity = record.entity
        resources.append(
          MCPResource(
            uri: "\(prefix)\(type)/\(PercentEncoding.encode(entity.id))", name: entity.name,
            title: entity.name))
      }
    }
    return resources
  }

  /// The entities of a type, or one of them, with their properties.
  public func read(_ uri: String) async throws -> JSON? {
    guard uri.hasPrefix(prefix) else { return nil }
    let parts = uri.dropFirst(prefix.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let type = parts.first.map(String.init), types.contains(type) else { return nil }
    guard parts.count == 2 else {
      let records = try await assistant.entities(ofType: type, where: PropertyQuery())
      return .array(records.map(Self.json))
    }
    guard let id = try? PercentEncoding.decode(parts[1]),
      let record = try await assistant.record(id: id, ofType: type)
    else { return nil }
    return .object(
      Self.members(record).merging(try await belongings(of: record.entity, type)) { own, _ in own })
  }

  /// The most entities of a type that are given with the one that they belong to.
  private static let maximumBelongings = 1_000

  /// The entities of other types with a property that is this entity, by their type.
  private func belongings(of entity: EntityReference, _ type: String) async throws -> [String: JSON]
  {
    var belongings: [String: JSON] = [:]
    for other in assistant.catalog.entities {
      let conditions = other.properties.filter { $0.kind.isEntity(of: type) }.map {
        PropertyCondition.compare($0.name, .equals, .entity(entity))
      }
      guard !conditions.isEmpty else { continue }
      let records = try await assistant.entities(
        ofType: other.type,
        where: PropertyQuery(where: .any(conditions), limit: Self.maximumBelongings))
      belongings[other.type] = .array(records.map(Self.json))
    }
    return belongings
  }

  private static func json(_ record: EntityRecord) -> JSON { .object(members(record)) }

  private static func members(_ record: EntityRecord) -> [String: JSON] {
    record.properties.mapValues(JSONSchema.json).merging([
      "id": .string(record.entity.id), "name": .string(record.entity.name),
    ]) { property, _ in property }
  }
}

extension ParameterKind {
  fileprivate func isEntity(of type: String) -> Bool {
    if case .entity(let kind) = self { kind.type == type } else { false }
  }
}
