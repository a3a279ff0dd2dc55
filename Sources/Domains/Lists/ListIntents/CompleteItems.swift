public import IntentKit
import IntentLanguage
import Lists

/// Requests that items be ticked off.
public struct CompleteItemsIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.change
  /// Who has called mum has ticked "call mum" off.
  public static let deeds: String? = "items"
  /// "Have I called mum?" looks it up.
  public static let deedQuestion: Invocation? = Invocation(
    intent: "FindItems", values: ["status": ItemStatus.done.intentValue])
  /// `numberrace://tick-off`
  public static let activityType: String? = "tick-off"

  /// The items to tick off.
  @Parameter(count: 1...100, title: "items", prompt: "What is done?")
  public var items: [String]
  /// The list; the one with the items by default.
  @Parameter(prompt: "On which list?") public var list: ListEntity?

  /// Creates the intent without items.
  public init() {}
}

extension CompleteItemsIntent {
  /// The action that ticks an item off, which its box has.
  static func action(_ item: String, on list: ListEntity?, in language: String) -> Snippet.Action {
    var intent = CompleteItemsIntent()
    intent.items = [item]
    intent.list = list
    return .init(ListMessage.tickOff(item).text(in: language), intent)
  }
}

/// Ticks items off.
struct CompleteItemsHandler: ItemHandler {
  let book: BookSource
  let language: Language

  static func canMean(_ item: ItemList.Item) -> Bool { !item.isDone }

  /// Checks that the items are on a list and not done; if several lists have them, the user is
  /// asked.
  var resolvers: [ParameterResolver<CompleteItemsIntent>] {
    [
      .init(\.$items) { [book] items, _, context in
        guard let items else { return .needsValue }
        return ItemFinder(try book().lists(), context)
          .resolution(items, for: .tickOff, where: Self.canMean)
      },
      .init(\.$list) { list, intent, context in
        ItemFinder(try lists, context).resolution(list, items: intent.$items.value ?? [])
      },
    ]
  }

  /// Ticks the items off.
  func handle(
    _ intent: CompleteItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let (book, list) = try open(intent.list, context)
    let open = list.filtered(Self.canMean)
    let items = ItemFinder([open], context).texts(intent.items)
    try book.setDone(true, ItemFinder([list], context).ids(items), on: list.id)
    let left = try book.list(list.id)?.open.count ?? 0
    return .success(
      ListMessage.tickedOff(items, left: left, list: list.name)
        .dialogue(in: context.language), followUps: ListEntity(list).followUps,
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
