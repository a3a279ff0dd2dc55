public import IntentKit
public import IntentLanguage
import Lists

/// Requests the removal of items from a list, or of a whole list.
public struct RemoveItemsIntent: Intent {
  /// "Remove from a list".
  public static let title = "Remove something from a list"
  /// A description of the intent.
  public static let explanation =
    "Removes items from the list that they are on, or a whole list. It can be undone."
  /// The category of the intent.
  public static let verb = IntentVerb.remove
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(remove|delete|take) {items} (from|off) [(the|my|our)] {list} [list]",
    "(remove|delete) [(the|my|our)] [whole] {list} list",
    "(remove|delete) {items}",
    "(remove|delete|take) {items} (from|off) [(the|my|our)] list",
    "(remove|delete) a list",
    "{extent} [(the|my|our)] [whole] {list} list",
    "{extent} [(the|my|our)] [whole] list",
    "(remove|delete|{extent}) [(the|all|all the)] {status} (items|things) (from|off|on) [(the|my|our)] {list} [list]",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "(remove|delete) (the|my|a) list [(called|named|of|for) {list}]",
    "(not need|not want) {items} [on [my] [{list}] list] [any more]",
    "{list} list (remove|delete|take off) {items}",
    "(remove|delete) {items} (from|off|on) [my] list of {list}",
    "(do not need|do not want) [my] {list} list",
    "(remove|delete) {items} (on|in) [my] {list} [list]",
    "(remove|delete|take) {items} (off of|out of) [my] {list} [list]",
    "(remove|delete|take) {items} off of [my] list",
    "{items} can (come|go) off [[my] {list} [list]]",
    "{items} should not be on [my] {list} [list]",
    "[(want|have|get)] {items} (removed|deleted|taken) (from|off) [my] {list} [list]",
    "no longer (need|want) {items} [on [my] [{list}] list]",
    "(not need|no longer need|no need) to (buy|get) {items} [any more]",
    "no need for {items} [any more]",
    "forget [about] {items} [(on|from) [my] {list} [list]]",
    "no [more] {items} (needed|required)",
    "no more {items} (on|from) [my] {list} [list]",
    "{items} (is|are) (no longer|not) (needed|required) [(on|from) [my] {list} [list]]",
    "(not need|not want) {items} from [my] {list} [any more]",
    "{items} off [my] [{list}] list",
    "(remove|delete) from [my] {list} [list] {items}",
    "strip [my] {list} [list] clean",
    "(remove|delete) one of my lists",
    "{extent} [my] {list}",
    "{extent} {items} (from|off|on|out of) [my] {list} [list]",
    "(remove|delete|{extent}) [what is|what I have] {status} (from|off|on) [my] {list} [list]",
    "take [the] {status} (items|things) (from|off|on) [my] {list} [list]",
    "[my] {list} [list] minus {items}",
    "removal of {items} from [my] {list} [list]",
    "(remove|delete) {list}",
    "(pull|knock) {items} (off|out of|from) [my] {list} [list]",
    "(not need|not want|no longer need) {items} (remove|delete|take) (it|them|that) [off] [from] [[my] {list} [list]]",
  ]
  /// Removals can be undone: reversible.
  public static let risk = Risk.ofLists
  /// A one-sentence summary.
  public static let summary: Summary = "Remove [{items} from] {list}"
  /// The translations of the intent.
  public static let translations = listTranslations
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
public struct RemoveItemsHandler: IntentHandler {
  private let book: BookSource
  private let language: Language

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - book: The source of the list book.
  ///   - language: The language in which items are offered by their place: "the last one".
  public init(_ book: @escaping BookSource, language: Language = .english) {
    self.book = book
    self.language = language
  }

  /// The items that are on lists.
  ///
  /// - Parameter parameter: The name of a parameter.
  /// - Returns: The items; `nil` for other parameters.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func options(for parameter: String) async throws -> [String]? {
    guard parameter == "items" else { return nil }
    return ItemReference.options(
      on: try book().lists().map { $0.items.map(\.text) }, in: language.code)
  }

  /// Checks that the items are on a list; if several lists have them, the user is asked.
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

  /// The texts of the items to remove from a list.
  private func items(
    of intent: RemoveItemsIntent, on list: ItemList, _ context: HandlingContext
  ) async throws -> [String] {
    if let items = intent.items { return ItemFinder([list], context).texts(items) }
    guard let status = intent.status else { return list.items.map(\.text) }
    let entity = ListEntity(list)
    return try await ItemQuery(book).find(
      PropertyQuery(
        where: .all(
          status.conditions(at: context.localTime) + [.compare("list", .equals, entity)]))
    ).map(\.name)
  }

  /// Asks the user to agree before a whole list is removed.
  ///
  /// - Parameters:
  ///   - intent: The items and their list.
  ///   - context: The handling context.
  /// - Returns: The question, for a whole list.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func confirm(
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
  ///
  /// - Parameters:
  ///   - intent: The items and their list.
  ///   - context: The handling context.
  /// - Returns: A confirmation and the undo intent.
  /// - Throws: `ListError` if the list book rejects the request; `StorageError` if the file cannot
  ///   be accessed.
  public func handle(
    _ intent: RemoveItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let book = try book().noting(context.idempotencyKey)
    guard let id = intent.list?.id, let list = try book.list(id) else {
      throw ListError.noSuchList
    }
    guard intent.items != nil || intent.keepsList else {
      try book.removeList(id)
      return .success(
        ListMessage.listRemoved(list.name).dialogue(in: context.language),
        removed: [EntityReference(type: ListEntity.typeName, id: id, name: list.name)],
        undo: UndoListChangeIntent(of: context.idempotencyKey))
    }
    let texts = try await items(of: intent, on: list, context)
    try book.removeItems(ItemFinder([list], context).ids(texts), from: id)
    return .success(
      ListMessage.removed(texts, list: list.name).dialogue(in: context.language),
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}

/// Requests that the last change to the lists be undone.
public struct UndoListChangeIntent: Intent {
  /// "Undo the last change of a list".
  public static let title = "Undo the last change of a list"
  /// The category of the intent.
  public static let verb = IntentVerb.undo
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "undo [the] last change (of|to) [(the|my)] (list|lists)", "undo [the] last list change",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "undo (that|it|this|the last) list [change]", "undo list change", "restore [my] list",
    "bring back what I deleted", "take back the last change", "undo the last change",
    "undo the deletion",
    "(put|bring) (it|that|the list) back",
    "(put|bring) (it|that|them) back (on|onto|to) [my] list",
    "did not mean to (delete|remove|add) that",
    "deleted the wrong one",
    "undo [(that|it|this)]",
    "can (it|that|this) be undone",
    "undo the last (tick|change|removal|addition|deletion)",
    "undo the last (one|thing|action|step)",
    "undo what (I|you) [just] did [to [my] list]",
    "undo what I did to [my] list",
    "cancel the last (change|addition|removal) [I made] [to [my] list]",
    "(restore|bring back) (the item|what) (I|you) [just] (removed|deleted) [from [my] list]",
    "go back to how [my list] was [before]",
    "(get|bring|want) my list back",
    "(put|bring) it back (how|as|the way) it was",
    "undo the last (one|thing) on [my] list",
  ]
  /// The change can be made again: reversible.
  public static let risk = Risk.ofLists
  /// The translations of the intent.
  public static let translations = listTranslations
  /// `numberrace://undo-list-change`
  public static let activityType: String? = "undo-list-change"

  /// The key of the change to undo; the last change by default.
  @Parameter(prompt: "Which change?") public var change: String?

  /// Creates the intent for the last change.
  public init() {}

  /// Creates the intent for the change with a key.
  ///
  /// - Parameter key: The key.
  init(of key: String) {
    change = key
  }
}

/// Undoes changes to lists.
public struct UndoListChangeHandler: IntentHandler {
  private let book: BookSource

  /// Creates a handler.
  ///
  /// - Parameter book: The source of the list book.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Asks the user to agree unless a change is specified: another process may have made the last
  /// change.
  ///
  /// - Parameters:
  ///   - intent: The change.
  ///   - context: The handling context.
  /// - Returns: The question, if no change is specified.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func confirm(
    _ intent: UndoListChangeIntent, context: HandlingContext
  ) async throws -> Readiness {
    guard intent.change == nil, let change = try book().lastChange() else { return .ready }
    return .needsConfirmation(ListMessage.confirmUndo(change).dialogue(in: context.language))
  }

  /// Undoes the change.
  ///
  /// - Parameters:
  ///   - intent: The change.
  ///   - context: The handling context.
  /// - Returns: A description of the undone change.
  /// - Throws: `ListError` if the list book rejects the request; `StorageError` if the file cannot
  ///   be accessed.
  public func handle(
    _ intent: UndoListChangeIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    .success(
      ListMessage.takenBack(try book().undo(key: intent.change)).dialogue(in: context.language))
  }
}
