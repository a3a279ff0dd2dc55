public import IntentKit
import Lists

/// Asks to remove items from a list, or a whole list.
public struct RemoveItemsIntent: Intent {
  /// "Remove from a list".
  public static let title = "Remove something from a list"
  /// What it does.
  public static let explanation =
    "Removes items from the list that they are on, or a whole list. It can be undone."
  /// It removes something.
  public static let verb = IntentVerb.remove
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    "(remove|delete|take) {items} (from|off) [(the|my|our)] {list} [list]",
    "(remove|delete) [(the|my|our)] [whole] {list} list",
    "(remove|delete) {items}",
  ]
  /// It can be undone.
  public static let risk = Risk.ofLists
  /// The intent in a sentence.
  public static let summary: Summary = "Remove [{items} from] {list}"
  /// The intent in other languages.
  public static let translations = ["fr": french]

  /// What is removed; the whole list if it is not given.
  @Parameter(count: 1...100, title: "items", prompt: "What shall I remove?")
  public var items: [String]?
  /// The list; the one that they are on if it is not given.
  @Parameter(prompt: "From which list?") public var list: ListEntity?

  /// Items that are still to be named.
  public init() {}
}

/// Removes items and lists.
public struct RemoveItemsHandler: IntentHandler {
  private let book: BookSource

  /// A handler.
  ///
  /// - Parameter book: Where the lists are.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Items must be on a list; if they are on several, the user is asked.
  public var resolvers: [ParameterResolver<RemoveItemsIntent>] {
    [
      .init(\.$items) { [book] items, intent, context in
        guard let items else { return .notRequired }
        return ItemFinder(try book().lists(), context).resolution(items, for: .remove) { _ in true }
      },
      .init(\.$list) { [book] list, intent, context in
        if let items = intent.$items.value {
          return ItemFinder(try book().lists(), context).resolution(list, items: items)
        }
        return list.map { .success($0) } ?? .needsValue
      },
    ]
  }

  /// A whole list is only removed if the user agrees.
  ///
  /// - Parameters:
  ///   - intent: The items and their list.
  ///   - context: The handling context.
  /// - Returns: The question, if it is a whole list.
  /// - Throws: `StorageError`
  public func confirm(
    _ intent: RemoveItemsIntent, context: HandlingContext
  ) async throws -> Readiness {
    guard intent.items == nil, let id = intent.list?.id else { return .ready }
    guard let list = try book().list(id) else {
      return .refused(ListError.noSuchList.dialogue(in: context.language))
    }
    return .needsConfirmation(
      ListMessage.confirmRemoval(list: list.name, itemCount: list.items.count)
        .dialogue(in: context.language))
  }

  /// Removes the items or the list.
  ///
  /// - Parameters:
  ///   - intent: The items and their list.
  ///   - context: The handling context.
  /// - Returns: That it is done, and how to undo it.
  /// - Throws: `ListError`, `StorageError`
  public func handle(
    _ intent: RemoveItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let book = try book().noting(context.idempotencyKey)
    guard let id = intent.list?.id, let list = try book.list(id) else {
      throw ListError.noSuchList
    }
    guard let items = intent.items else {
      try book.removeList(id)
      return .success(
        ListMessage.listRemoved(list.name).dialogue(in: context.language),
        removed: [EntityReference(type: ListEntity.typeName, id: id, name: list.name)],
        undo: UndoListChangeIntent(of: context.idempotencyKey))
    }
    try book.removeItems(ItemFinder([list], context).ids(items), from: id)
    return .success(
      ListMessage.removed(items, list: list.name).dialogue(in: context.language),
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}

/// Asks to take back the last change of lists.
public struct UndoListChangeIntent: Intent {
  /// "Undo the last change of a list".
  public static let title = "Undo the last change of a list"
  /// It changes something.
  public static let verb = IntentVerb.change
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    "undo [the] last change (of|to) [(the|my)] (list|lists)", "undo [the] last list change",
  ]
  /// It can be done again.
  public static let risk = Risk.ofLists
  /// The intent in other languages.
  public static let translations = ["fr": french]

  /// The key of the change, where it must be that one; the last change if it is not given.
  @Parameter(prompt: "Which change?") public var change: String?

  /// The last change.
  public init() {}

  /// The change that was made under a key.
  ///
  /// - Parameter key: The key.
  init(of key: String) {
    change = key
  }
}

/// Takes back changes of lists.
public struct UndoListChangeHandler: IntentHandler {
  private let book: BookSource

  /// A handler.
  ///
  /// - Parameter book: Where the lists are.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// A change that was not named is only taken back if the user agrees: another process may have made it.
  ///
  /// - Parameters:
  ///   - intent: The change.
  ///   - context: The handling context.
  /// - Returns: The question, if no change was named.
  /// - Throws: `StorageError`
  public func confirm(
    _ intent: UndoListChangeIntent, context: HandlingContext
  ) async throws -> Readiness {
    guard intent.change == nil, let change = try book().lastChange() else { return .ready }
    return .needsConfirmation(ListMessage.confirmUndo(change).dialogue(in: context.language))
  }

  /// Takes back the change.
  ///
  /// - Parameters:
  ///   - intent: Nothing.
  ///   - context: The handling context.
  /// - Returns: What was taken back.
  /// - Throws: `ListError`, `StorageError`
  public func handle(
    _ intent: UndoListChangeIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success(
      ListMessage.takenBack(try book().undo(key: intent.change)).dialogue(in: context.language))
  }
}
