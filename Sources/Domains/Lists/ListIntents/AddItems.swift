public import IntentKit
import IntentLanguage
import Lists
import SharedDatabase

/// Requests that items be added to a list.
public struct AddItemsIntent: ListIntent {
  /// The items that are new on the list.
  public typealias Result = [String]

  /// The category of the intent.
  public static let verb = IntentVerb.create
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
struct AddItemsHandler: IntentHandler {
  let book: BookSource

  /// Notes a reminder on the list of things to do, and anything else on the only list, if no list was named.
  var resolvers: [ParameterResolver<AddItemsIntent>] {
    [
      .init(\.$items) { items, _, _ in
        // "Add something else" does not say what.
        items.flatMap { ItemReference($0) == .some ? nil : .success($0) } ?? .needsValue
      },
      .init(\.$list) { [book] list, intent, context in
        if let list { return .success(list) }
        let lists = try book().lists()
        guard intent.$due.value != nil else {
          let holding = Self.holding(intent.$items.value ?? [], among: lists, context)
          let only = lists.count == 1 ? lists : holding.count == 1 ? holding : []
          return only.first.map { .success(.existing(ListEntity($0))) } ?? .needsValue
        }
        let found = lists.first { ListNames.isForReminders($0.name) }
        return found.map { .success(.existing(ListEntity($0))) } ?? .needsValue
      },
    ]
  }

  /// The lists that have all of some items already: "we're out of butter" is about the one that has butter.
  private static func holding(
    _ items: [String], among lists: [ItemList], _ context: HandlingContext
  ) -> [ItemList] {
    let keys = Set(plain(items, context).map(Naming.key))
    guard !keys.isEmpty else { return [] }
    return lists.filter { keys.isSubset(of: $0.open.map { Naming.key($0.text) }) }
  }

  /// Items as one writes them on a list.
  private static func plain(_ items: [String], _ context: HandlingContext) -> [String] {
    items.map(Language(code: context.language).withoutArticle)
  }

  /// Asks the user to agree before items that are on the list with another date get this one.
  private func agreeToReschedule(
    _ texts: [String], on list: ItemList, _ due: DueDate, _ dueText: DueText,
    _ context: HandlingContext
  ) throws {
    let keys = Set(texts.map(Naming.key))
    let others = list.open.filter {
      keys.contains(Naming.key($0.text)) && $0.due != nil && $0.due != due
    }
    guard let first = others.first else { return }
    try context.agree(
      to: ListMessage.confirmRescheduling(
        others.map(\.text), list: list.name,
        from: others.count == 1 ? DueText(first.due, context) : nil, to: dueText
      ).dialogue(in: context.language))
  }

  /// Adds the items, creating the list if it does not exist.
  func handle(
    _ intent: AddItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let book = try book().noting(context.idempotencyKey).naming(in: context.language)
    let undo = UndoListChangeIntent(of: context.idempotencyKey)
    let due = intent.due.flatMap { DueDate($0) }
    let dueText = intent.due.map { DueText($0, context) }
    let items = Self.plain(intent.items, context)
    let entity: ListEntity
    switch intent.list {
    case .existing(let existing): entity = existing
    case .new(let name):
      let list = try book.add(items, toNew: name, due: due)
      let texts = list.items.map(\.text)
      return .success(
        ListMessage.created(list: list.name, items: texts, due: dueText)
          .dialogue(in: context.language),
        value: texts, followUps: ListEntity(list).followUps,
        subjects: [ListEntity(list).reference], undo: undo)
    }
    if let due, let dueText, let list = try book.list(entity.id) {
      try agreeToReschedule(items, on: list, due, dueText, context)
    }
    let added = try book.add(items, to: entity.id, due: due)
    let new = added.new + added.reopened
    return .success(
      ListMessage.added(
        new, present: added.present, list: entity.name, due: dueText,
        isChanged: !added.rescheduled.isEmpty
      ).dialogue(in: context.language), value: new, followUps: entity.followUps,
      undo: new.isEmpty && added.rescheduled.isEmpty ? nil : undo)
  }
}
