public import IntentKit
import IntentLanguage
public import Lists
import SharedDatabase

/// A list as a parameter.
public struct ListEntity: ReferenceEquatable {
  /// The name of the type, for programs.
  public static let typeName = "list"
  /// "list".
  public static let title = "list"
  /// The identifier of the list in its book.
  public let id: String
  /// The name of the list in its file.
  public let name: String
  /// The number of items that are to be done; `nil` if it is not known.
  public private(set) var openCount: Int?
  /// The number of items; `nil` if it is not known.
  public private(set) var itemCount: Int?
  /// Other names for a list that is called so: "shopping" for "Groceries".
  public private(set) var synonyms: [String] = []

  /// The name and the numbers of items.
  public static let properties: [EntityProperty<ListEntity>] = [
    .init(
      "name", \.name, title: "name",
      titles: ["fr": "nom", "de": "Name", "nl": "naam", "es": "nombre"]),
    .init(
      "open", \.openCount, title: "items to do",
      titles: ["fr": "choses à faire", "de": "offene Einträge", "nl": "te doen", "es": "por hacer"]),
    .init(
      "items", \.itemCount, title: "items",
      titles: ["fr": "choses", "de": "Einträge", "nl": "dingen", "es": "cosas"]),
  ]

  /// Creates a list entity.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ list: ItemList, synonyms: [String] = []) {
    self.init(id: list.id, name: list.name)
    self.synonyms = synonyms
    openCount = list.open.count
    itemCount = list.items.count
  }

  /// The number of items that are to be done.
  public func display(in language: String) -> EntityDisplay {
    EntityDisplay(subtitle: openCount.map { ListMessage.toDo($0).text(in: language) })
  }

  /// The intents that can follow a result about the list. What is done can be on any list.
  var followUps: [Invocation] {
    ["AddItems", "FindItems", "RenameList"].map {
      Invocation(intent: $0, values: ["list": .entity(reference)])
    } + ["CompleteItems", "ReopenItems"].map { Invocation(intent: $0) }
  }
}

extension ListEntity {
  /// Whether a name is one of the other names.
  fileprivate func isCalled(_ name: String) -> Bool { synonyms.contains(Naming.key(name)) }
}

/// A source of the list book, which is opened on first use.
public typealias BookSource = @Sendable () throws -> ListBook

/// Finds lists by their names and properties.
struct ListQuery: EntityPropertyQuery {
  let book: BookSource
  let language: Language

  /// The list with an identifier.
  func entity(id: String, in language: String) async throws -> ListEntity? {
    return try book().list(id).map { ListEntity($0) }
  }

  /// The lists with that name or a similar one.
  func entities(
    matching name: String, in language: String
  ) async throws -> EntityMatches<ListEntity> {
    let lists = try book().lists()
    let (exact, similar) = NameMatcher(lists.map(\.name), language: self.language).matches(name)
    let alike = exact.isEmpty ? named(lists).filter { $0.isCalled(name) } : []
    if !alike.isEmpty { return EntityMatches(exact: alike) }
    return EntityMatches(
      exact: exact.map { ListEntity(lists[$0]) }, similar: similar.map { ListEntity(lists[$0]) },
      newName: name.withUppercasedFirst)
  }

  /// The lists with the most open items first.
  func suggestedEntities(in language: String) async throws -> [ListEntity] {
    named(try book().lists()).sorted { ($0.openCount ?? 0) > ($1.openCount ?? 0) }
  }

  /// All lists, in their order.
  func allEntities(in language: String) async throws -> [ListEntity] { named(try book().lists()) }

  /// Lists with the other names, if no list has a name like these.
  private func named(_ lists: [ItemList]) -> [ListEntity] {
    let matcher = NameMatcher(lists.map(\.name), language: language)
    return lists.map { list in
      ListEntity(
        list,
        synonyms: ListNames.synonyms(of: list.name).filter { name in
          let (exact, similar) = matcher.matches(name)
          // "Todo" and "things to do" are "To do" anyway.
          return exact.isEmpty && similar.isEmpty
            && !name.filter(\.isLetter)
              .hasSuffix(Naming.key(list.name).filter(\.isLetter))
        })
    }
  }
}
