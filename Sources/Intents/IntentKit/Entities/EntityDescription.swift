/// The declaration of an entity type, with the properties by which its entities can be queried.
public struct EntityDescription: Hashable, Sendable {
  /// The name of the type: ``IntentEntity/typeName``.
  public let type: String
  /// The user-facing noun for such an entity, in the singular.
  public let title: String
  /// The properties; empty if the entities cannot be queried by them.
  public let properties: [PropertyDeclaration]

  /// Creates a description.
  public init(type: String, title: String, properties: [PropertyDeclaration] = []) {
    self.type = type
    self.title = title
    self.properties = properties
  }

  /// The faults of the declaration.
  var faults: [String] {
    var seen: Set<String> = []
    return properties.flatMap { property -> [String] in
      let name = "the property '\(property.name)' of the entities '\(type)'"
      var faults: [String] = []
      if !property.name.isIdentifier {
        faults.append("\(name) has no valid name: letters, digits, '-' and '_' are allowed")
      }
      if !seen.insert(property.name).inserted { faults.append("\(name) is declared twice") }
      switch property.kind {
      case .list, .object: faults.append("\(name) is not a single value")
      default: break
      }
      return faults
    }
  }
}

/// An entity that was found by its properties, with their values.
public struct EntityRecord: Hashable, Sendable {
  /// The entity, with what is shown of it.
  public let entity: EntityReference
  /// The values of its properties, by name; those that it lacks are left out.
  public let properties: [String: IntentValue]

  init<Entity: IntentEntity>(_ entity: Entity, in language: String) {
    self.entity = entity.displayedReference(in: language)
    properties = entity.propertyValues
  }
}

extension EntityRecord: Encodable {
  /// Encodes the record as an object with `id`, `name`, perhaps `subtitle` and `image`, and
  /// `properties`, with the values in the form of their JSON Schemas.
  public func encode(to encoder: any Encoder) throws {
    guard case .object(var members) = JSONSchema.json(.entity(entity)) else { return }
    members["image"] = entity.display?.image.map { .string($0) }
    members["properties"] = .object(properties.mapValues(JSONSchema.json))
    try JSON.object(members).encode(to: encoder)
  }
}
