public import IntentKit
import IntentLanguage
import Lists

/// Requests the removal of items from a list, or of a whole list.
public struct RemoveItemsIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.remove
  /// `numberrace://remove`
  public static let activityType: String? = "remove"

  /// The items to remove; the whole list by default.
  @Parameter(count: 1...100, title: "items", prompt: "What shall I remove?")
  public var items: [String]?
  /// The list; the one with the items by default.
  @Parameter(prompt: "From which list?") public var list: ListEntity?
  /// Whether only what is on the list is removed, and not the list.
  @Parameter(prompt: "How much?") public var extent: RemovalExtent?
  /// The status of the items to remove, if not certain ones are.
  @Parameter(prompt: "Which items?") public var status: ItemStatus?

  /// Creates the intent without items.
  public init() {}

  /// Whether the list stays, with fewer items or none.
  var keepsList: Bool { extent != nil || status != nil }
}

/// Removes items and lists.
struct RemoveItemsHandler: ItemHandler {
  let book: BookSource
  let language: Language

  /// Checks that the items are on a list; if several lists have them, the user is asked.
  var resolvers: [ParameterResolver<RemoveItemsIntent>] {
    [
      .init(\.$items) { [book] items, intent, context in
        guard let items else { return .notRequired }
        return ItemFinder(try book().lists(), context).resolution(items, for: .remove)
      },
      .init(\.$list) { [book] list, intent, context in
        if let items = intent.$items.value {
          return ItemFinder(try book().lists(), context).resolution(list, items: items)
        }
        return list.map { .success($0) } ?? .needsValue
      },
    ]
  }

  /// The texts of the items to remove from a list.
  private func items(
    of intent: RemoveItemsIntent, on list: ItemList, _ context: HandlingContext
  ) async throws -> [String] {
    if let items = intent.items { return ItemFinder([list], context).texts(items) }
    guard let status = intent.status else { return list.items.map(\.text) }
    let entity = ListEntity(list)
    return try await ItemQuery(book: book).find(
      PropertyQuery(
        where: .all(
          status.conditions(at: context.localTime) + [.compare("list", .equals, entity)])),
      in: context.language
    ).map(\.name)
  }

  /// Asks the user to agree before a whole list is removed.
  func confirm(
    _ intent: RemoveItemsIntent, context: HandlingContext
  ) async throws -> Readiness {
    guard let id = intent.list?.id else { return .ready }
    guard let list = try book().list(id) else {
      return .refused(ListError.noSuchList.dialogue(in: context.language))
    }
    if intent.items != nil || intent.keepsList {
      let removed = try await self.items(of: intent, on: list, context).count
      guard removed > 0 || intent.items != nil else {
        return .refused(ListMessage.nothingToRemove(list: list.name).dialogue(in: context.language))
      }
      // To empty a list is as much as to remove it.
      guard removed > 1, removed >= list.items.count else { return .ready }
      return .needsConfirmation(
        ListMessage.confirmEmptying(list: list.name, itemCount: list.items.count)
          .dialogue(in: context.language))
    }
    return .needsConfirmation(
      ListMessage.confirmRemoval(list: list.name, itemCount: list.items.count)
        .dialogue(in: context.language))
  }

  /// Removes the items or the list.
  func handle(
    _ intent: RemoveItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let (book, list) = try open(intent.list, context)
    guard intent.items != nil || intent.keepsList else {
      try book.removeList(list.id)
      return .success(
        ListMessage.listRemoved(list.name).dialogue(in: context.language),
        removed: [ListEntity(list).reference],
        undo: UndoListChangeIntent(of: context.idempotencyKey))
    }
    let texts = try await items(of: intent, on: list, context)
    try book.removeItems(ItemFinder([list], context).ids(texts), from: list.id)
    return .success(
      ListMessage.removed(texts, list: list.name).dialogue(in: context.language),
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}

/// Requests that the last change to the lists be undone.
public struct UndoListChangeIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.undo
  /// `numberrace://undo-list-change`
  public static let activityType: String? = "undo-list-change"

  /// The key of the change to undo; the last change by default.
  @Parameter(prompt: "Which change?") public var change: String?

  /// Creates the intent for the last change.
  public init() {}

  /// Creates the intent for the change with a key.
  init(of key: String) {
    change = key
  }
}

/// Undoes changes to lists.
struct UndoListChangeHandler: IntentHandler {
  let book: BookSource

  /// Asks the user to agree unless a change is specified: another process may have made the last
  /// change.
  func confirm(
    _ intent: UndoListChangeIntent, context: HandlingContext
  ) async throws -> Readiness {
    guard intent.change == nil, let change = try book().lastChange() else { return .ready }
    return .needsConfirmation(ListMessage.confirmUndo(change).dialogue(in: context.language))
  }

  /// Undoes the change.
  func handle(
    _ intent: UndoListChangeIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success(
      ListMessage.takenBack(try book().undo(key: intent.change)).dialogue(in: context.language))
  }
}
