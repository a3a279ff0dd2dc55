public import IntentKit
import Lists

/// An item of a list, by which items are queried.
public struct ItemEntity: IntentEntity {
  /// The name of the type, for programs.
  public static let typeName = "item"
  /// "item".
  public static let title = "item"
  /// The identifier of the item in its book.
  public let id: String
  /// The text.
  public let name: String
  /// The list that it is on.
  public private(set) var list: ListEntity?
  /// Whether it is done.
  public private(set) var isDone = false
  /// The date by which it is to be done.
  public private(set) var due: CalendarMoment?

  /// The text, the list, whether it is done and when it is due.
  public static let properties: [EntityProperty<ItemEntity>] = [
    .init(
      "text", \.name, title: "text",
      titles: ["fr": "texte", "de": "Text", "nl": "tekst", "es": "texto"]),
    .init(
      "list", \.list, title: "list",
      titles: ["fr": "liste", "de": "Liste", "nl": "lijst", "es": "lista"]),
    .init(
      "isDone", \.isDone, title: "done",
      titles: ["fr": "fait", "de": "erledigt", "nl": "klaar", "es": "hecho"]),
    .init(
      "due", \.due, title: "due date",
      titles: ["fr": "échéance", "de": "Fälligkeit", "nl": "datum", "es": "fecha"]),
  ]

  /// Creates an item entity.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ item: ItemList.Item, on list: ListEntity) {
    self.init(id: item.id, name: item.text)
    self.list = list
    isDone = item.isDone
    due = item.due?.moment
  }

  /// The name of the list.
  public func display(in language: String) -> EntityDisplay {
    EntityDisplay(subtitle: list?.name)
  }
}

/// Finds items of lists by their texts and their properties.
struct ItemQuery: EntityPropertyQuery {
  let book: BookSource

  /// All items, list by list.
  func allEntities(in language: String) async throws -> [ItemEntity] {
    try book().lists().flatMap { list in
      let entity = ListEntity(list)
      return list.items.map { ItemEntity($0, on: entity) }
    }
  }

  /// The open items.
  func suggestedEntities(in language: String) async throws -> [ItemEntity] {
    try await allEntities(in: language).filter { !$0.isDone }
  }

  /// The item with an identifier.
  func entity(id: String, in language: String) async throws -> ItemEntity? {
    try await allEntities(in: language).first { $0.id == id }
  }

  /// Returns `nil`: requests name items by their texts, not as entities.
  func names(in language: String) async -> [String]? { nil }
}
