public import IntentKit
import Lists
import SharedDatabase

/// Requests the items of a list.
public struct FindItemsIntent: ListIntent {
  /// The open items.
  public typealias Result = [String]

  /// The category of the intent.
  public static let verb = IntentVerb.find
  /// Read-only, but reveals private data, so it is not allowed while locked.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// `numberrace://list`
  public static let activityType: String? = "list"

  /// The list; all lists by default.
  @Parameter(prompt: "Which list?") public var list: OneOrAll<ListEntity>?
  /// The items to look for; everything by default.
  @Parameter(count: 1...100, title: "items", prompt: "Which items?") public var items: [String]?

  /// The status of the items to find; open by default.
  @Parameter(prompt: "Which items?") public var status: ItemStatus?
  /// The activity whose list is meant, if none is named.
  @Parameter(prompt: "Which items?") public var activity: ListActivity?
  /// The days on which the items are due.
  @Parameter(title: "date", prompt: "Due when?") public var due: CalendarPeriod?
  /// The answer to give instead of the items.
  @Parameter(prompt: "What shall I tell?") public var answer: ItemAnswer?
  /// The order of the items; those with a date first by default.
  @Parameter(prompt: "In which order?") public var order: ItemOrder?

  /// Creates the intent without a list.
  public init() {}
}

/// Reports the items of lists.
struct FindItemsHandler: IntentHandler {
  let book: BookSource

  /// Reports the items of the list.
  func handle(
    _ intent: FindItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    if [intent.status != nil, intent.due != nil, intent.answer != nil, intent.order != nil]
      .contains(true), intent.items == nil
    {
      return try await search(intent, context)
    }
    let book = try book()
    if let items = intent.items, ItemReference(items) == nil {
      return try answer(items, intent, book, context)
    }
    guard let entity = try home(of: intent) else {
      return overview(try book.lists(), in: context.language)
    }
    guard let list = try book.list(entity.id) else { throw ListError.noSuchList }
    let open = list.open.map(\.text)
    if let items = intent.items, !open.isEmpty {
      let finder = ItemFinder([list.filtered { !$0.isDone }], context)
      let named = finder.texts(items)
      // An item can be called "the first".
      guard finder.lists(with: named).count == 1, !named.isEmpty else {
        return try answer(items, intent, book, context)
      }
      return .success(
        ListMessage.open(named, done: 0, list: list.name).dialogue(in: context.language),
        value: named, followUps: entity.followUps)
    }
    var snippet = Snippet(title: list.name)
    if !list.items.isEmpty {
      snippet.blocks = [
        .rows(
          list.items.map {
            .init(
              $0.text, isDone: $0.isDone, due: $0.isDone ? nil : DueText($0.due, context),
              on: entity, in: context.language)
          })
      ]
    }
    let message: ListMessage =
      open.isEmpty
      ? .nothingOpen(list: list.name)
      : .open(open, done: list.items.count - open.count, list: list.name)
    return .success(
      message.dialogue(in: context.language),
      snippet: snippet, value: open,
      activity: UserActivity(intent, title: list.name), followUps: entity.followUps)
  }

  /// The list that is named, or the only one for the activity.
  func home(of intent: FindItemsIntent) throws -> ListEntity? {
    if case .one(let list)? = intent.list { return list }
    guard intent.list == nil, let activity = intent.activity else { return nil }
    let lists = try book().lists().filter { ListNames.isFor(activity, $0.name) }
    return lists.count == 1 ? ListEntity(lists[0]) : nil
  }

  /// Tells whether items are on a list, and on which.
  private func answer(
    _ said: [String], _ intent: FindItemsIntent, _ book: ListBook, _ context: HandlingContext
  ) throws -> IntentResponse<[String]> {
    var items = said
    var lists = try book.lists()
    var name: String?
    let all = lists
    if case .one(let entity)? = intent.list {
      lists = lists.filter { $0.id == entity.id }
      name = entity.name
    }
    let finder = ItemFinder(lists, context)
    var holders = finder.lists(with: items)
    // "The birthday" is "mum's birthday".
    if holders.isEmpty, case .probably(let like) = finder.find(items, where: { _ in true }) {
      items = like
      holders = finder.lists(with: items)
    }
    let ids = Set(ItemFinder(holders, context).ids(items))
    let found = holders.flatMap(\.items).filter { ids.contains($0.id) }
    let isDone = !found.isEmpty && found.allSatisfy(\.isDone)
    // "The Eggs" are "eggs" there.
    if items.count == 1, let only = found.first,
      found.allSatisfy({ Naming.key($0.text) == Naming.key(only.text) })
    {
      items = [only.text]
    }
    let message: ListMessage
    if holders.isEmpty {
      message = .notThere(
        items, list: name, elsewhere: ItemFinder(all, context).lists(with: items).map(\.name))
    } else if intent.answer == .date, !isDone, found.allSatisfy({ $0.due == nil }) {
      message = .noDate(items)
    } else {
      message = .areOn(
        items, lists: holders.map(\.name), isDone: isDone, isAskedDone: intent.status == .done,
        due: found.count == 1 && !isDone ? DueText(found[0].due, context) : nil)
    }
    return .success(
      message.dialogue(in: context.language), value: holders.isEmpty ? [] : items,
      followUps: lists.count == 1 || holders.count == 1
        ? ListEntity(holders.first ?? lists[0]).followUps : [Invocation(intent: "FindItems")],
      subjects: holders.count == 1 ? [ListEntity(holders[0]).reference] : [])
  }

  private func overview(_ lists: [ItemList], in language: String) -> IntentResponse<[String]> {
    guard !lists.isEmpty else {
      return .success(ListMessage.noLists.dialogue(in: language), value: [])
    }
    var snippet = Snippet(title: ListMessage.overviewTitle.text(in: language))
    snippet.blocks = [.rows(lists.map { .init($0.name, "\($0.open.count)") })]
    return .success(
      ListMessage.lists(lists.map { ($0.name, $0.open.count) }).dialogue(in: language),
      snippet: snippet, value: lists.map(\.name))
  }
}
