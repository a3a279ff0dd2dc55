public import IntentKit
public import IntentLanguage
public import Lists

/// A list as a parameter.
public struct ListEntity: IntentEntity {
  /// The name of the type, for programs.
  public static let typeName = "list"
  /// "list".
  public static let title = "list"
  /// The identifier of the list in its book.
  public let id: String
  /// The name.
  public let name: String

  /// Creates a list entity.
  ///
  /// - Parameters:
  ///   - id: The identifier of the list in its book.
  ///   - name: The name.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ list: ItemList) {
    self.init(id: list.id, name: list.name)
  }
}

extension Risk {
  /// Changes to lists can be undone, but their content is private, so they are not allowed while
  /// locked.
  static let ofLists = Risk(confirmation: .whenGuessed, isAllowedWhileLocked: false)
}

/// A source of the list book, which is opened on first use.
public typealias BookSource = @Sendable () throws -> ListBook

/// Finds lists by their names.
public struct ListQuery: EntityQuery {
  private let book: BookSource
  private let language: Language

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - book: The source of the list book.
  ///   - language: The language of the names.
  public init(_ book: @escaping BookSource, language: Language = .english) {
    self.book = book
    self.language = language
  }

  /// The list with an identifier.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The list, with its current name.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func entity(id: String) async throws -> ListEntity? {
    return try book().list(id).map { ListEntity($0) }
  }

  /// The lists with that name or a similar one.
  ///
  /// - Parameter name: The name.
  /// - Returns: The candidates, and the name that a new list would get.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func entities(matching name: String) async throws -> EntityMatches<ListEntity> {
    let lists = try book().lists()
    let (exact, similar) = NameMatcher(lists.map(\.name), language: language).matches(name)
    return EntityMatches(
      exact: exact.map { ListEntity(lists[$0]) }, similar: similar.map { ListEntity(lists[$0]) },
      newName: name.withUppercasedFirst)
  }

  /// The lists with the most open items first.
  ///
  /// - Returns: The lists.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func suggestedEntities() async throws -> [ListEntity] {
    try book().lists().sorted { $0.open.count > $1.open.count }.map { ListEntity($0) }
  }
}
