/// The type-erased value of a parameter or a result: the form that conversations store, links carry
/// and intents pass on.
///
/// A value is resolved: the spoken name of a list is not a value yet, but a ``ParameterInput``.
public indirect enum IntentValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int)
  /// An exact decimal number.
  case decimal(DecimalNumber)
  /// An amount of money.
  case money(MoneyAmount)
  /// A date, a time, a period, a duration or a recurrence.
  case temporal(TemporalValue)
  /// Yes or no.
  case boolean(Bool)
  /// A text.
  case text(String)
  /// A case of an ``IntentEnum``, by its identifier.
  case enumeration(String)
  /// An entity that an ``EntityQuery`` found.
  case entity(EntityReference)
  /// An entity that does not exist yet. The handler creates it.
  case newEntity(NewEntity)
  /// All entities of a type, by the name of the type.
  case allEntities(of: String)
  /// Several values.
  case list([IntentValue])
  /// Values by name.
  case object([String: IntentValue])
}

/// A reference to an entity, such as a list or a payee, by its identifier.
///
/// References with the same type, identifier and name are equal, whatever is shown of them.
public struct EntityReference: Sendable, Codable {
  /// The name of the type: ``IntentEntity/typeName``.
  public let type: String
  /// The identifier, unique among the entities of the type.
  public let id: String
  /// The user-facing name.
  public let name: String
  /// The presentation of the entity, besides its name. Only the candidates of a question and entities to
  /// choose from have it, for it may change at any time.
  public let display: EntityDisplay?

  /// Creates a reference.
  public init(type: String, id: String, name: String, display: EntityDisplay? = nil) {
    self.type = type
    self.id = id
    self.name = name
    self.display = display
  }
}

extension EntityReference: Hashable {
  /// Whether two references have the same type, identifier and name.
  public static func == (first: EntityReference, second: EntityReference) -> Bool {
    first.type == second.type && first.id == second.id && first.name == second.name
  }

  /// Hashes the type, the identifier and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(id)
    hasher.combine(name)
  }
}

/// An entity that does not exist yet, by its future name.
public struct NewEntity: Hashable, Sendable, Codable {
  /// The name of the type: ``IntentEntity/typeName``.
  public let type: String
  /// The name of the new entity.
  public let name: String

  /// Creates an entity to be created by the handler.
  public init(type: String, name: String) {
    self.type = type
    self.name = name
  }
}

extension IntentValue {
  /// The elements of a list; `nil` for other values.
  public var elements: [IntentValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// The approximate size in bytes, for limiting what is stored.
  var weight: Int {
    switch self {
    case .integer, .decimal, .boolean, .money, .temporal: 8
    case .text(let text), .enumeration(let text), .allEntities(let text): text.utf8.count
    case .entity(let entity): entity.id.utf8.count + entity.name.utf8.count
    case .newEntity(let entity): entity.name.utf8.count
    case .list(let elements): elements.reduce(8) { $0 + $1.weight }
    case .object(let members): members.reduce(8) { $0 + $1.key.utf8.count + $1.value.weight }
    }
  }
}
