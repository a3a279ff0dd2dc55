public import IntentKit
import IntentLanguage
import Lists

/// Requests that items that were ticked off be to do again.
public struct ReopenItemsIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.change
  /// `numberrace://untick`
  public static let activityType: String? = "untick"

  /// The items that are not done.
  @Parameter(count: 1...100, title: "items", prompt: "What isn't done yet?")
  public var items: [String]
  /// The list; the one with the items by default.
  @Parameter(prompt: "On which list?") public var list: ListEntity?

  /// Creates the intent without items.
  public init() {}
}

/// Reopens items.
struct ReopenItemsHandler: ItemHandler {
  let book: BookSource
  let language: Language

  static func canMean(_ item: ItemList.Item) -> Bool { item.isDone }

  /// Checks that the items are on a list and done; if several lists have them, the user is asked.
  var resolvers: [ParameterResolver<ReopenItemsIntent>] {
    [
      .init(\.$items) { items, _, context in
        guard let items else { return .needsValue }
        return ItemFinder(try lists, context).resolution(items, for: .reopen)
      },
      .init(\.$list) { list, intent, context in
        ItemFinder(try lists, context).resolution(list, items: intent.$items.value ?? [])
      },
    ]
  }

  /// Reopens the items.
  func handle(
    _ intent: ReopenItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let (book, list) = try open(intent.list, context)
    let finder = ItemFinder([list.filtered(Self.canMean)], context)
    let items = finder.texts(intent.items)
    try book.setDone(false, finder.ids(items), on: list.id)
    return .success(
      ListMessage.reopened(items, list: list.name).dialogue(in: context.language),
      followUps: ListEntity(list).followUps, undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
