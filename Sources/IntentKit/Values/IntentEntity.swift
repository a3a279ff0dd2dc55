/// Something outside of the conversation that people can name, such as a list or a payee: what a
/// parameter holds of it is its identifier and its name; a handler looks up the rest.
public protocol IntentEntity: IntentValueConvertible, ParameterValue where Base == Self {
  /// What programs call the type.
  static var typeName: String { get }
  /// What people call such a thing, in the singular: "list".
  static var title: String { get }
  /// What identifies it among those of its type.
  var id: String { get }
  /// What people call it.
  var name: String { get }

  /// An entity that is already known.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - name: What people call it.
  init(id: String, name: String)
}

extension IntentEntity {
  /// References to entities of this type.
  public static var kind: ParameterKind { .entity(type: typeName, title: title) }

  /// The entity that is referred to; nothing of other values.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard case .entity(let reference) = value, reference.type == Self.typeName else { return nil }
    self.init(id: reference.id, name: reference.name)
  }

  /// A reference to the entity.
  public var intentValue: IntentValue {
    .entity(EntityReference(type: Self.typeName, id: id, name: name))
  }
}

/// Finds entities of a type. All functions may take their time, as databases do.
public protocol EntityQuery<Entity>: Sendable {
  /// The type of what it finds.
  associatedtype Entity: IntentEntity

  /// The entity with an identifier; nothing if it does not exist (any more).
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The entity, with its present name.
  /// - Throws: What kept it from looking.
  func entity(id: String) async throws -> Entity?

  /// What may have been meant.
  ///
  /// - Parameter text: What the user called it.
  /// - Returns: Those it can be, the likeliest first.
  /// - Throws: What kept it from looking.
  func entities(matching text: String) async throws -> EntityMatches<Entity>

  /// What to offer the user who is asked for one.
  ///
  /// - Returns: A few entities, the likeliest first.
  /// - Throws: What kept it from looking.
  func suggestedEntities() async throws -> [Entity]
}

/// What may have been meant by a name.
public struct EntityMatches<Entity: Sendable>: Sendable {
  /// Those that are called so. One is it; of several, the user is asked which.
  public let exact: [Entity]
  /// Those that are called something like it. One is asked about ("Did you mean …?"), and so are several.
  public let similar: [Entity]
  /// One that does not exist yet and could be made of the name. If there are no others, and the parameter may
  /// be new, the user is asked whether it is to be made; the handler makes it.
  public let new: Entity?

  /// Matches.
  ///
  /// - Parameters:
  ///   - exact: Those that are called so.
  ///   - similar: Those that are called something like it.
  ///   - new: One that could be made of the name. The query must find it by its identifier.
  public init(exact: [Entity] = [], similar: [Entity] = [], new: Entity? = nil) {
    self.exact = exact
    self.similar = similar
    self.new = new
  }
}

extension EntityQuery {
  /// The suggested entity with that identifier.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The entity, if it is among those suggested.
  /// - Throws: What kept it from looking.
  public func entity(id: String) async throws -> Entity? {
    try await suggestedEntities().first { $0.id == id }
  }

  /// Those of the suggested entities that have the name, and those that have all its words in theirs;
  /// case does not matter.
  ///
  /// - Parameter text: What the user called it.
  /// - Returns: Those it can be.
  /// - Throws: What kept it from looking.
  public func entities(matching text: String) async throws -> EntityMatches<Entity> {
    let wanted = text.plainWords
    let all = try await suggestedEntities()
    let exact = all.filter { $0.name.plainWords == wanted }
    let similar = all.filter { entity in
      let words = entity.name.plainWords
      return words != wanted && !wanted.isEmpty && wanted.allSatisfy(words.contains)
    }
    return EntityMatches(exact: exact, similar: similar)
  }
}
