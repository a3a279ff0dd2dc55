public import IntentKit
import Lists

/// Asks to put items on a list.
public struct AddItemsIntent: Intent {
  /// What was not on the list before.
  public typealias Result = [String]

  /// "Add to a list".
  public static let title = "Add to a list"
  /// What it does.
  public static let explanation =
    "Adds items to a list; one that doesn't exist is created if you agree."
  /// It makes something.
  public static let verb = IntentVerb.create
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    "(add|put) {items} (to|on|onto|on to) [(the|my|our)] {list} [list]",
    "(add|put) something (to|on) [(the|my|our)] {list} [list]",
    "add {items}",
  ]
  /// What was added can be removed.
  public static let risk = Risk.ofLists
  /// The intent in a sentence.
  public static let summary: Summary = "Add [{items}] to {list}"
  /// The intent in other languages.
  public static let translations = ["fr": french]

  /// What is added.
  @Parameter(count: 1...100, title: "items", prompt: "What shall I add?")
  public var items: [String]
  /// The list.
  @Parameter(prompt: "To which list?") public var list: ExistingOrNew<ListEntity>

  /// Items that are still to be named.
  public init() {}
}

/// Adds items.
public struct AddItemsHandler: IntentHandler {
  private let book: BookSource

  /// A handler.
  ///
  /// - Parameter book: Where the lists are.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Adds the items; a list that is not there yet is made.
  ///
  /// - Parameters:
  ///   - intent: The items and the list.
  ///   - context: The handling context.
  /// - Returns: What is new on the list.
  /// - Throws: `ListError`, `StorageError`
  public func handle(
    _ intent: AddItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let book = try book().noting(context.idempotencyKey)
    let undo = UndoListChangeIntent(of: context.idempotencyKey)
    let entity: ListEntity
    switch intent.list {
    case .existing(let existing): entity = existing
    case .new(let name):
      let list = try book.add(intent.items, toNew: name)
      let texts = list.items.map(\.text)
      return .success(
        ListMessage.created(list: list.name, items: texts).dialogue(in: context.language),
        value: texts, undo: undo)
    }
    let added = try book.add(intent.items, to: entity.id)
    let new = added.new + added.reopened
    return .success(
      ListMessage.added(new, present: added.present, list: entity.name)
        .dialogue(in: context.language), value: new, undo: new.isEmpty ? nil : undo)
  }
}
