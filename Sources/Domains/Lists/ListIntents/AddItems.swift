public import IntentKit
import Lists
import SharedDatabase

/// Requests that items be added to a list.
public struct AddItemsIntent: Intent {
  /// The items that are new on the list.
  public typealias Result = [String]

  /// "Add to a list".
  public static let title = "Add to a list"
  /// A description of the intent.
  public static let explanation =
    "Adds items to a list; one that doesn't exist is created if you agree."
  /// The category of the intent.
  public static let verb = IntentVerb.create
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(add|put) {items} (to|on|onto|on to) [(the|my|our)] {list} [list]",
    "(add|put) something (to|on) [(the|my|our)] {list} [list]",
    "add {items}",
    "(add|put) {items} (to|on|onto|on to) [(the|my|our)] list",
    "(add|put) {items} (to|on|onto|on to) [(the|my|our)] {list} [list] [(by|for|due|due by|before)] {due}",
    "(add|put) {items} [(by|for|due|due by|before)] {due} (to|on|onto|on to) [(the|my|our)] {list} [list]",
    "add {items} (due|due by|due on) {due}",
    "remind me to {items} [[(by|for|before)] {due}]",
    "remind me {due} to {items}",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "(add|put) (something|an item|items|it|this|that) (to|on) [my] [a] list",
    "(add|put) (it|this|that|them) (to|on) [my] {list} [list]",
    "(add|put) to [my] {list} [list] {items}",
    "(add|put) to [my] {list} list",
    "(add|put) {items} (in|under) [my] {list} [list]",
    "(need|want|out of|run out of) {items} on [my] [{list}] list",
    "(need|want) {items} on [my] {list} list",
    "{list} list add {items}",
    "{list} [list] needs {items}",
    "(note|jot) down {items} (for|on|under|in) [my] {list} [list]",
    "update [my] {list} [list] (with|to include) {items}",
    "new {list} [list] (item|entry|task) [is] {items}",
    "another thing for [my] {list} list [is] {items}",
    "{items} (goes|belongs) on [my] {list} [list]",
    "more {items} for [my] {list} [list]",
    "{items} (want|wants|needs|need) to go (in|on|into) [my] {list} [list]",
    "for [my] {list} list (add|put) {items}",
    "remind me {due}",
    "make sure there is {items} on [my] [{list}] list",
    "more {items} on [my] {list} list",
    "{list} list plus {items}",
    "{items} (to|on|onto) [my] {list} list",
    "(add|put) {items} [down] (to|on) (there|it|that)",
    "get {items} (on|onto) [my] [{list}] list",
    "{items} (need|has|have) to go [down] on [my] {list} [list]",
    "[(I want|have)] {items} (added|put|noted) (to|on) [my] {list} [list]",
    "another (one|item) for [my] {list} list [is] {items}",
    "(write|note|jot|pencil) {items} [(in|down)] (on|in|for) [my] {list} [list]",
    "log {items} [as an item] (in|on|under) [my] {list} [list]",
    "new item (on|for|in) [my] {list} [list] {items}",
    "new (item|entry) (on|for|in) [my] list",
    "(need|have|must) to remember to {items}",
    "(out of|need|run out of|forgot) {items} (add|put) (it|that|them|some) (to|on) [my] [{list}] list",
    "(out of|need|run out of|forgot) {items} (add|put) (it|that|them|some) (to|on) [my] {list}",
    "[my] {list} list (add|put) {items}",
    "{list} list {items}",
    "for [my] {list} list {items}",
    "(out of|low on|short of|need|want|forgot|could do with|run out of|remember|not forget) {items} (add|put) (it|that|them|some|those) (to|on) [my] [{list}] list",
    "(out of|low on|short of|need|want|forgot|could do with|run out of|remember|not forget) {items} (add|put) (it|that|them|some|those) (to|on) [my] {list}",
    "(out of|low on|run out of) {items}",
    "(have|have got|need|got) to {items} (add|put) (it|that|them) (to|on) [my] {list} [list]",
    "(low on|out of|need) {items} (add|put) (to|on) [my] {list} [list]",
    "do not let me forget {items} [on [my] {list} [list]]",
    "do not let me forget to (buy|get|pick up) {items}",
    "remember to (buy|get|pick up) {items}",
    "make a note [(on|in) [my] {list} [list]] (to|of|about) {items}",
    "(add|put) (this|these|the following) (to|on) [my] {list} [list] {items}",
    "(add|put) (this|these|the following) (to|on) [my] list {items}",
    "{items} should be on [my] {list} [list]",
    "save {items} (to|on|in) [my] {list} [list]",
    "note (for|on) [my] {list} list {items}",
    "(make|create|start) a [new] list (called|named) {list} with {items}",
  ]
  /// Added items can be removed: reversible.
  public static let risk = Risk.ofLists
  /// A one-sentence summary.
  public static let summary: Summary = "Add [{items}] to {list}[, due {due}]"
  /// The translations of the intent.
  public static let translations = listTranslations
  /// `numberrace://add`
  public static let activityType: String? = "add"

  /// The items to add.
  @Parameter(count: 1...100, title: "items", prompt: "What shall I add?")
  public var items: [String]
  /// The date by which they are to be done, if there is one.
  @Parameter(title: "date", prompt: "When is it due?") public var due: CalendarMoment?
  /// The list.
  @Parameter(prompt: "To which list?") public var list: ExistingOrNew<ListEntity>

  /// Creates the intent without items.
  public init() {}
}

/// Adds items.
public struct AddItemsHandler: IntentHandler {
  private let book: BookSource

  /// Creates a handler.
  ///
  /// - Parameter book: The source of the list book.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Notes a reminder on the list of things to do, and anything else on the only list, if no list was named.
  public var resolvers: [ParameterResolver<AddItemsIntent>] {
    [
      .init(\.$items) { items, _, _ in
        // "Add something else" does not say what.
        items.flatMap { ItemReference($0) == .some ? nil : .success($0) } ?? .needsValue
      },
      .init(\.$list) { [book] list, intent, _ in
        if let list { return .success(list) }
        let lists = try book().lists()
        guard intent.$due.value != nil else {
          return lists.count == 1 ? .success(.existing(ListEntity(lists[0]))) : .needsValue
        }
        let names = Self.namesOfTasks
        let found = lists.first { names.contains($0.name.lowercased()) }
        return found.map { .success(.existing(ListEntity($0))) } ?? .needsValue
      },
    ]
  }

  /// Names for a list of things to do.
  private static let namesOfTasks: Set<String> = [
    "to do", "to-do", "todo", "things to do", "tasks", "reminders", "à faire", "tâches", "rappels",
  ]

  /// Asks the user to agree before items that are on the list with another date get this one.
  private func agreeToReschedule(
    _ texts: [String], on list: ItemList, _ due: DueDate, _ dueText: DueText,
    _ context: HandlingContext
  ) throws {
    let keys = Set(texts.map(SharedDatabase.key))
    let others = list.open.filter {
      keys.contains(SharedDatabase.key($0.text)) && $0.due != nil && $0.due != due
    }
    guard let first = others.first else { return }
    try context.agree(
      to: ListMessage.confirmRescheduling(
        others.map(\.text), list: list.name,
        from: others.count == 1 ? DueText(first.due, context) : nil, to: dueText
      ).dialogue(in: context.language))
  }

  /// Adds the items, creating the list if it does not exist.
  ///
  /// - Parameters:
  ///   - intent: The items and the list.
  ///   - context: The handling context.
  /// - Returns: The items that are new on the list.
  /// - Throws: `ListError` if the list book rejects the request; `StorageError` if the file cannot
  ///   be accessed.
  public func handle(
    _ intent: AddItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let book = try book().noting(context.idempotencyKey).naming(in: context.language)
    let undo = UndoListChangeIntent(of: context.idempotencyKey)
    let due = intent.due.flatMap { DueDate($0) }
    let dueText = intent.due.map { DueText($0, context) }
    let entity: ListEntity
    switch intent.list {
    case .existing(let existing): entity = existing
    case .new(let name):
      let list = try book.add(intent.items, toNew: name, due: due)
      let texts = list.items.map(\.text)
      return .success(
        ListMessage.created(list: list.name, items: texts, due: dueText)
          .dialogue(in: context.language),
        value: texts, subjects: [ListEntity(list).reference], undo: undo)
    }
    if let due, let dueText, let list = try book.list(entity.id) {
      try agreeToReschedule(intent.items, on: list, due, dueText, context)
    }
    let added = try book.add(intent.items, to: entity.id, due: due)
    let new = added.new + added.reopened
    return .success(
      ListMessage.added(
        new, present: added.present, list: entity.name, due: dueText,
        isChanged: !added.rescheduled.isEmpty
      ).dialogue(in: context.language), value: new,
      undo: new.isEmpty && added.rescheduled.isEmpty ? nil : undo)
  }
}
