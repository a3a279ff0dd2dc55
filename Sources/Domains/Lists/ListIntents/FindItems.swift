public import IntentKit
import Lists

/// Requests the items of a list.
public struct FindItemsIntent: Intent {
  /// The open items.
  public typealias Result = [String]

  /// "Show a list".
  public static let title = "Show a list"
  /// A description of the intent.
  public static let explanation = "Tells what is on a list, or how much there is on all of them."
  /// The category of the intent.
  public static let verb = IntentVerb.find
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(show|open|read|display|find) [me] [(the|my|our)] {list} list",
    "(show|open|read|display) [me] [(the|my|our)] {list}",
    "(what is|what's|what have I got|what do I have) on [(the|my|our)] {list} [list]",
    "(show|read|list) [me] [all] [(the|my|our)] [of] [my] lists",
    "(what|which) lists (are there|do I have|have I got)",
    "(what is|what's|what have I got|what do I have) in [(the|my|our)] {list} [list]",
    "{answer} (are|is) [there] [left] (on|in) [(the|my|our)] {list} [list]",
    "{answer} do I have [left] (on|in) [(the|my|our)] {list} [list]",
    "{answer} are {status} [on [(the|my|our)] {list} [list]]",
    "(what is|what's|what do I have) due [on [(the|my|our)] {list} [list]] [{due}]",
    "(what is|what's|what do I have) due {due} [on [(the|my|our)] {list} [list]]",
    "what do I have to (do|get done) {due}",
    "(is|are) [there] (anything|any items) (due {due}|{status}) [on [(the|my|our)] {list} [list]]",
    "(is there|are there|do I have|have I got) (anything|any items) [left] (on|in) [(the|my|our)] [{list}] list",
    "(what is|what's|show [me] what is) {status} [on [(the|my|our)] {list} [list]]",
    "(show|read|list) [me] [(the|all)] {status} (items|things) [on [(the|my|our)] {list} [list]]",
    "(is|are) [there] {items} on [(the|my|our)] {list} list",
    "(do I have|have I got) {items} on [(the|my|our)] {list} list",
    "(sort|order) [(the|my|our)] {list} [list] [(by|in)] [the] {order}",
    "(sort|order) [(the|my|our)] list [(by|in)] [the] {order}",
    """
    (show|read|list|display) [me] [(the|my|our)] {list} [list] (sorted|ordered|in order) [(by|of)] \
    [the] {order}
    """,
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "[my] list",
    "[my] lists",
    "{list} list",
    "items on [my] [{list}] list",
    "how many items are on [my] {list}",
    "how many items are on [my] list",
    "what does [my] [{list}] list contain",
    "does [my] {list} [list] (have|contain|include) {items} [on it]",
    "(do I have|have I got|is there) anything [left] on [my] {list} [list]",
    "(do I have|have I got|is there) anything [left] on [my] list",
    "(is|are|is there|do I have|have I got|did I put|do we have|have we got) {items} on [my] [{list}] list",
    "(is|are|is there|do I have|have I got|did I put) {items} on [my] {list}",
    "(do I have|have I got|is there) a {list} list",
    "(do I have|have I got|is there|did I make) a list (for|of|called) {list}",
    "did I make a {list} list",
    "how many lists",
    "(names|number|overview) of [all] [my] lists",
    "details (of|on) [my] [{list}] list",
    "where is my [{list}] list",
    "what is the (next|first|last) (item|thing) on [my] [{list}] list",
    "(which|what) items (are|is) in [my] list",
    "(do I have|have I got|are there) [any] lists",
    "(which|what) lists [(did I|have I)] [(make|made)]",
    "lists I made",
    "what do I (need|have) to buy",
    "list {list}",
    "list the items on [my] [{list}] list",
    "what else is on [my] {list}",
    "what did I put on [my] {list} [list]",
    "what I (put|have|wrote|added) (on|to) [my] {list} [list]",
    "(show|see|read) [me] [my] {list} lists",
    "what do I (need|get) from [my] {list}",
    "(did I|have I|did we|have we) [already] (add|put) {items} (to|on) [my] [{list}] [list]",
    "what did I (add|put) (to|on) [my] {list} [list]",
    "what was the last thing I put on [my] {list} [list]",
    "what do I need to (pack|get|buy)",
    "what do (I|we) need",
    "what is left to (do|buy|pack)",
    """
    (is|are|is there|are there|do I have|have I got) {items} [written down] [anywhere] on \
    (my|any of my|any) (lists|list)
    """,
    "(which|what) list (is|are|has) {items} [on]",
    "(check|see|look|know) (if|whether) {items} (is|are) [actually] on [my] [{list}] list",
    "(check|see|look|know) (if|whether) {items} (is|are) [actually] on [my] {list}",
    "what have I got [(down|saved|written down|listed)] (for|in|on|under) [my] {list} [list]",
    "contents [of [my]] {list} [list]",
    "[my] {list} [list] contents",
    "anything (left|outstanding|open|remaining) [(on|under|in|for)] [my] {list} [list]",
    "[my] {list} list what (does it say|is on it)",
    "do I [still] need to (buy|get) {items}",
    "what (am I supposed to|do I still need to|have I got to) (get|buy|do|pack)",
    "what should I (get|buy|pack)",
    "(is|are) [there] {items} (in|on|under) [my] {list} [list]",
    "(is|are) [there] {items} on (it|there)",
    "where did I (write|note) down {items}",
    "what (jobs|tasks|chores) [(do I have|have I got|are)] left",
    "(which|what) (items|things) (are|is) (on|in) [my] {list} [list]",
    "(which|what) {items} (are|is|do I have|have I got) (on|in) [my] {list} [list]",
    "(show|see|read) [me] everything on [my] {list} [list]",
    "what [else] do I need (from|at) [the] (shops|shop|store|supermarket)",
    "how (long|big|full) is [my] {list} list",
    "what is in [my] {list} [list]",
    "(check|look on|look at) [my] {list} list for {items}",
    "do (I|we) need {items} (look|check|see) [on] [my] {list} [list]",
    "how many items do I have [on [my] [{list}] list]",
  ]
  /// Read-only, but reveals private data, so it is not allowed while locked.
  public static let risk = Risk(confirmation: .never, isAllowedWhileLocked: false)
  /// A one-sentence summary.
  public static let summary: Summary = "Show {list}[, sorted by {order}]"
  /// The translations of the intent.
  public static let translations = listTranslations
  /// `numberrace://list`
  public static let activityType: String? = "list"

  /// The list; all lists by default.
  @Parameter(prompt: "Which list?") public var list: OneOrAll<ListEntity>?
  /// The items to look for; everything by default.
  @Parameter(count: 1...100, title: "items", prompt: "Which items?") public var items: [String]?

  /// The status of the items to find; open by default.
  @Parameter(prompt: "Which items?") public var status: ItemStatus?
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
public struct FindItemsHandler: IntentHandler {
  private let book: BookSource

  /// Creates a handler.
  ///
  /// - Parameter book: The source of the list book.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Reports the items of the list.
  ///
  /// - Parameters:
  ///   - intent: The list.
  ///   - context: The handling context.
  /// - Returns: The items.
  /// - Throws: `ListError` if the list book rejects the request; `StorageError` if the file cannot
  ///   be accessed.
  public func handle(
    _ intent: FindItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    if [intent.status != nil, intent.due != nil, intent.answer != nil, intent.order != nil]
      .contains(true), intent.items == nil
    {
      return try await ItemSearch(intent, context).response(in: ItemQuery(book))
    }
    let book = try book()
    if let items = intent.items { return try answer(items, intent, book, context) }
    var entity: ListEntity?
    if case .one(let one)? = intent.list { entity = one }
    guard let entity else {
      return overview(try book.lists(), in: context.language)
    }
    guard let list = try book.list(entity.id) else { throw ListError.noSuchList }
    let open = list.open.map(\.text)
    var snippet = Snippet(title: list.name)
    snippet.blocks = [
      .rows(
        list.items.map {
          .init(
            $0.isDone ? "☑" : "☐",
            ListMessage.item($0.text, $0.isDone ? nil : DueText($0.due, context))
              .text(in: context.language))
        })
    ].filter { _ in !list.items.isEmpty }
    let message: ListMessage =
      open.isEmpty
      ? .nothingOpen(list: list.name)
      : .open(open, done: list.items.count - open.count, list: list.name)
    return .success(
      message.dialogue(in: context.language),
      snippet: snippet, value: open,
      activity: UserActivity(intent, title: list.name))
  }

  /// Tells whether items are on a list, and on which.
  private func answer(
    _ items: [String], _ intent: FindItemsIntent, _ book: ListBook, _ context: HandlingContext
  ) throws -> IntentResponse<[String]> {
    var lists = try book.lists()
    var name: String?
    if case .one(let entity)? = intent.list {
      lists = lists.filter { $0.id == entity.id }
      name = entity.name
    }
    let holders = ItemFinder(lists, context).lists(with: items)
    let message: ListMessage =
      holders.isEmpty ? .notThere(items, list: name) : .areOn(items, lists: holders.map(\.name))
    return .success(message.dialogue(in: context.language), value: holders.isEmpty ? [] : items)
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
