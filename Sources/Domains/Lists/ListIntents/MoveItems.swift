public import IntentKit
import IntentLanguage
import Lists

/// Requests that items be moved to another list.
public struct MoveItemsIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.change
  /// `numberrace://move`
  public static let activityType: String? = "move"

  /// The items to move.
  @Parameter(count: 1...100, title: "items", prompt: "What shall I move?")
  public var items: [String]
  /// The list that they go to.
  @Parameter(title: "other list", prompt: "To which list?")
  public var target: ExistingOrNew<ListEntity>
  /// The list that they are on; the one with the items by default.
  @Parameter(prompt: "From which list?") public var list: ListEntity?

  /// Creates the intent without items.
  public init() {}
}

/// Moves items.
struct MoveItemsHandler: ItemHandler {
  let book: BookSource
  let language: Language

  /// Checks that the items are on another list than the one that they go to; if several lists have them, the user is asked.
  var resolvers: [ParameterResolver<MoveItemsIntent>] {
    [
      .init(\.$items) { [book] items, _, context in
        guard let items else { return .needsValue }
        return ItemFinder(try book().lists(), context).resolution(items, for: .move)
      },
      .init(\.$list) { [book] list, intent, context in
        let (items, lists) = (intent.$items.value ?? [], try book().lists())
        guard case .existing(let target)? = intent.$target.value else {
          return ItemFinder(lists, context).resolution(list, items: items)
        }
        let others = ItemFinder(lists.filter { $0.id != target.id }, context)
        if others.lists(with: items).isEmpty,
          !ItemFinder(lists, context).lists(with: items).isEmpty
        {
          return .unsupported(
            ListMessage.added([], present: items, list: target.name)
              .dialogue(in: context.language))
        }
        return others.resolution(list, items: items)
      },
    ]
  }

  /// Moves the items, and makes the list that they go to if it does not exist.
  func handle(
    _ intent: MoveItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let (book, list) = try open(intent.list, context)
    let finder = ItemFinder([list], context)
    let texts = finder.texts(intent.items)
    let target: ListEntity
    switch intent.target {
    case .existing(let existing):
      target = existing
      try book.moveItems(finder.ids(texts), from: list.id, to: existing.id)
    case .new(let name):
      target = ListEntity(try book.moveItems(finder.ids(texts), from: list.id, toNew: name))
    }
    let back = Invocation(intent: "MoveItems", values: ["items": .list(texts.map { .text($0) })])
    return .success(
      ListMessage.moved(texts, from: list.name, to: target.name).dialogue(in: context.language),
      followUps: target.followUps + [back], subjects: [target.reference],
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
