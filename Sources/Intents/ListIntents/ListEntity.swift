public import IntentKit
import IntentLanguage
public import Lists

/// A list as a parameter: one of the book's, all of them, or one that is still to be made.
public struct ListEntity: IntentEntity {
  /// What programs call the type.
  public static let typeName = "list"
  /// "list".
  public static let title = "list"
  /// The id of the list in its book, "all", or "new:" and the name of a list that is to be made.
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

  /// All lists.
  static let all = ListEntity(id: "all", name: "all lists")

  /// A list that is still to be made.
  init(new name: String) {
    self.init(id: "new:\(name)", name: name)
  }

  var isAll: Bool { id == Self.all.id }
  var isNew: Bool { id.hasPrefix("new:") }
}

/// Where the intents find the lists. The book is opened when it is first needed.
public typealias BookSource = @Sendable () throws -> ListBook

/// Finds lists by their names. What is exactly the name wins; "all" is all of them.
public struct ListQuery: EntityQuery {
  private let book: BookSource

  /// A query.
  ///
  /// - Parameter book: Where the lists are.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// The list of an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The list, with its present name.
  /// - Throws: `StorageError`
  public func entity(id: String) async throws -> ListEntity? {
    if id == ListEntity.all.id { return .all }
    if id.hasPrefix("new:") { return ListEntity(new: String(id.dropFirst(4))) }
    return try book().list(id).map { ListEntity($0) }
  }

  /// The lists that are called so, or something like it.
  ///
  /// - Parameter text: What the user called it, perhaps with the word "list" after it.
  /// - Returns: Those it can be, or else a new one.
  /// - Throws: `StorageError`
  public func entities(matching text: String) async throws -> EntityMatches<ListEntity> {
    let lists = try book().lists()
    let matcher = NameMatcher(lists.map(\.name))
    // "The grocery list" is called Grocery, unless one is called Grocery list.
    for name in [text, text.withoutList] where !name.isEmpty {
      let exact = matcher.matches(name).exact
      if !exact.isEmpty { return EntityMatches(exact: exact.map { ListEntity(lists[$0]) }) }
    }
    let name = text.withoutList.isEmpty ? text : text.withoutList
    if ["all", "all my", "all the", "all of them", "everything"].contains(name.lowercased()) {
      return EntityMatches(exact: [.all])
    }
    return EntityMatches(
      similar: matcher.matches(name).similar.map { ListEntity(lists[$0]) },
      new: ListEntity(new: name.withUppercasedFirst))
  }

  /// The lists with the most to do, first.
  ///
  /// - Returns: The lists.
  /// - Throws: `StorageError`
  public func suggestedEntities() async throws -> [ListEntity] {
    try book().lists().sorted { $0.open.count > $1.open.count }.map { ListEntity($0) }
  }
}

extension String {
  /// The text without the words "list" or "lists" at its end, and "the" or "my" at its beginning.
  fileprivate var withoutList: String {
    var words = split(separator: " ")
    while let last = words.last, ["list", "lists"].contains(last.lowercased()) {
      words.removeLast()
    }
    if let first = words.first, ["the", "my"].contains(first.lowercased()) { words.removeFirst() }
    return words.joined(separator: " ")
  }
}

extension ListError: IntentFailure {
  /// What the user is told.
  public var dialogue: Dialogue { Dialogue("\(description.withUppercasedFirst).") }
}
