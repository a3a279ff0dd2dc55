/// Something outside the conversation that people refer to by name, such as a list or a payee. A
/// parameter holds its identifier and its name; a handler looks up the rest.
///
/// A parameter of such a type is an existing entity. Declare it as ``ExistingOrNew`` if it may not
/// exist yet, and as ``OneOrAll`` if it may be all entities.
public protocol IntentEntity: IntentValueConvertible, ParameterValue where ParameterBase == Self {
  /// The name of the type, for programs.
  static var typeName: String { get }
  /// The user-facing noun for such an entity, in the singular: "list".
  static var title: String { get }
  /// The identifier, unique among the entities of the type.
  var id: String { get }
  /// The user-facing name.
  var name: String { get }

  /// The properties by which an ``EntityPropertyQuery`` finds such entities. The name, by default.
  static var properties: [EntityProperty<Self>] { get }

  /// Other names by which the entity is found. None, by default.
  var synonyms: [String] { get }
  /// The presentation of the entity, besides its name. Empty by default.
  func display(in language: String) -> EntityDisplay

  /// Creates an entity that is already known.
  init(id: String, name: String)
}

extension IntentEntity {
  /// The name.
  public static var properties: [EntityProperty<Self>] {
    [EntityProperty("name", \.name, title: "name", titles: ["fr": "nom", "de": "Name"])]
  }

  /// No other names.
  public var synonyms: [String] { [] }

  /// A presentation with no more than the name.
  public func display(in language: String) -> EntityDisplay { .plain }

  /// References to existing entities of this type.
  public static var intentKind: ParameterKind { .entity(.init(type: typeName, title: title)) }

  /// The entity that is referred to; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .entity(let reference) = intentValue, reference.type == Self.typeName else {
      return nil
    }
    self.init(id: reference.id, name: reference.name)
  }

  /// The value that refers to the entity.
  public var intentValue: IntentValue { .entity(reference) }

  /// A reference to the entity: its type, identifier and present name.
  public var reference: EntityReference {
    EntityReference(type: Self.typeName, id: id, name: name)
  }
}

/// An entity, or the name of one that does not exist yet. The user is asked before a new one is created; the handler
/// creates it.
public enum ExistingOrNew<Entity: IntentEntity>: IntentValueConvertible, ParameterValue {
  /// An entity that was found.
  case existing(Entity)
  /// The name of an entity to be created.
  case new(name: String)

  /// References to entities that may not exist yet.
  public static var intentKind: ParameterKind {
    .entity(.init(type: Entity.typeName, title: Entity.title, allowsNew: true))
  }

  /// The entity that is referred to, or the name of a new one; `nil` for other values.
  public init?(intentValue: IntentValue) {
    if case .newEntity(let new) = intentValue, new.type == Entity.typeName {
      self = .new(name: new.name)
    } else if let entity = Entity(intentValue: intentValue) {
      self = .existing(entity)
    } else {
      return nil
    }
  }

  /// A reference to the entity, or the name of the new one.
  public var intentValue: IntentValue {
    switch self {
    case .existing(let entity): entity.intentValue
    case .new(let name): .newEntity(NewEntity(type: Entity.typeName, name: name))
    }
  }
}

/// One entity, or all entities of its type.
public enum OneOrAll<Entity: IntentEntity>: IntentValueConvertible, ParameterValue {
  /// One entity, which was found.
  case one(Entity)
  /// All entities of the type.
  case all

  /// References to one entity or to all.
  public static var intentKind: ParameterKind {
    .entity(.init(type: Entity.typeName, title: Entity.title, allowsAll: true))
  }

  /// The entity that is referred to, or all; `nil` for other values.
  public init?(intentValue: IntentValue) {
    if intentValue == .allEntities(of: Entity.typeName) {
      self = .all
    } else if let entity = Entity(intentValue: intentValue) {
      self = .one(entity)
    } else {
      return nil
    }
  }

  /// A reference to the entity, or to all.
  public var intentValue: IntentValue {
    switch self {
    case .one(let entity): entity.intentValue
    case .all: .allEntities(of: Entity.typeName)
    }
  }
}
