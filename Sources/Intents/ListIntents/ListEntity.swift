public import IntentKit
public import IntentLanguage
public import Lists

/// A list as a parameter.
public struct ListEntity: IntentEntity {
  /// What programs call the type.
  public static let typeName = "list"
  /// "list".
  public static let title = "list"
  /// The identifier of the list in its book.
  public let id: String
  /// What it is called.
  public let name: String

  /// A list.
  ///
  /// - Parameters:
  ///   - id: The id of the list in its book.
  ///   - name: What it is called.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ list: ItemList) {
    self.init(id: list.id, name: list.name)
  }
}

extension Risk {
  /// What is done to lists can be undone, but what is on them is nobody else's business.
  static let ofLists = Risk(confirmation: .whenGuessed, isAllowedWhileLocked: false)
}

/// Where the intents find the lists. The book is opened when it is first needed.
public typealias BookSource = @Sendable () throws -> ListBook

/// Finds lists by their names.
public struct ListQuery: EntityQuery {
  private let book: BookSource
  private let language: Language

  /// A query.
  ///
  /// - Parameters:
  ///   - book: Where the lists are.
  ///   - language: The language of the names.
  public init(_ book: @escaping BookSource, language: Language = .english) {
    self.book = book
    self.language = language
  }

  /// The list of an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The list, with its present name.
  /// - Throws: `StorageError`
  public func entity(id: String) async throws -> ListEntity? {
    return try book().list(id).map { ListEntity($0) }
  }

  /// The lists with that name or a similar one.
  ///
  /// - Parameter name: The name.
  /// - Returns: The candidates, and the name that a new list would get.
  /// - Throws: `StorageError`
  public func entities(matching name: String) async throws -> EntityMatches<ListEntity> {
    let lists = try book().lists()
    let (exact, similar) = NameMatcher(lists.map(\.name), language: language).matches(name)
    return EntityMatches(
      exact: exact.map { ListEntity(lists[$0]) }, similar: similar.map { ListEntity(lists[$0]) },
      newName: name.withUppercasedFirst)
  }

  /// The lists with the most to do, first.
  ///
  /// - Returns: The lists.
  /// - Throws: `StorageError`
  public func suggestedEntities() async throws -> [ListEntity] {
    try book().lists().sorted { $0.open.count > $1.open.count }.map { ListEntity($0) }
  }
}
