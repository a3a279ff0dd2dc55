/// A query for entities of a type. All functions may be slow, as database access is.
public protocol EntityQuery<Entity>: Sendable {
  /// The type of the entities.
  associatedtype Entity: IntentEntity

  /// The entity with an identifier; `nil` if it does not exist or no longer exists.
  ///
  /// - Parameters:
  ///   - id: The identifier, from a reference that the app itself made.
  ///   - language: The ISO 639-1 code of the language of the conversation, in which the entity has its name.
  /// - Returns: The entity, with its current name.
  /// - Throws: An error if the entities cannot be read.
  func entity(id: String, in language: String) async throws -> Entity?

  /// The entities a name can refer to, the likeliest first. The name has no articles and no noun
  /// for such entities.
  ///
  /// - Throws: An error if the entities cannot be read.
  func entities(matching name: String, in language: String) async throws -> EntityMatches<Entity>

  /// A few entities to offer to a user who is asked for one, the likeliest first.
  ///
  /// - Throws: An error if the entities cannot be read.
  func suggestedEntities(in language: String) async throws -> [Entity]

  /// The names of all entities, by which requests are understood: "show me the news" isn't a
  /// request for a list if there is no list of that name; `nil` if there are too many to tell, so
  /// that any name may exist. By default, the names of the suggested entities.
  ///
  /// - Throws: An error if the entities cannot be read.
  func names(in language: String) async throws -> [String]?
}

/// The entities a name can refer to.
public struct EntityMatches<Entity: Sendable>: Sendable {
  /// Exact name matches. A single one is used; if there are several, the user is asked which was
  /// meant.
  public let exact: [Entity]
  /// Similar names. The user is asked which was meant, even if there is only one ("Did you mean
  /// …?").
  public let similar: [Entity]
  /// The name of a new entity; `nil` if the name is invalid. If the parameter allows new entities
  /// and nothing matches, the user is asked whether to create it.
  public let newName: String?

  /// Creates matches.
  public init(exact: [Entity] = [], similar: [Entity] = [], newName: String? = nil) {
    self.exact = exact
    self.similar = similar
    self.newName = newName
  }
}

extension EntityQuery {
  /// The names and synonyms of the suggested entities.
  public func names(in language: String) async throws -> [String]? {
    try await suggestedEntities(in: language).flatMap(\.allNames)
  }

  /// The suggested entity with an identifier.
  public func entity(id: String, in language: String) async throws -> Entity? {
    try await suggestedEntities(in: language).first { $0.id == id }
  }

  /// The suggested entities with the name, and those with a name that contains all its words,
  /// ignoring case. Their synonyms are names too.
  ///
  /// - Throws: An error if the entities cannot be read.
  public func entities(
    matching name: String, in language: String
  ) async throws -> EntityMatches<Entity> {
    let wanted = name.plainWords
    let all = try await suggestedEntities(in: language)
    let names = all.map { $0.allNames.map(\.plainWords) }
    let exact = all.indices.filter { names[$0].contains(wanted) }
    let similar = all.indices.filter { place in
      !exact.contains(place) && !wanted.isEmpty
        && names[place].contains { words in wanted.allSatisfy(words.contains) }
    }
    return EntityMatches(exact: exact.map { all[$0] }, similar: similar.map { all[$0] })
  }
}

extension IntentEntity {
  /// The name and the synonyms.
  public var allNames: [String] { [name] + synonyms }
}
