public import IntentKit
import Lists

/// Asks to tick items off.
public struct CompleteItemsIntent: Intent {
  /// "Tick off".
  public static let title = "Tick something off a list"
  /// What it does.
  public static let explanation = "Marks items as done, on the list that they are on."
  /// It changes something.
  public static let verb = IntentVerb.change
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    "(tick|check|cross|mark) off {items} [(on|from) [(the|my|our)] {list} [list]]",
    "(tick|check|cross) {items} off [[(the|my|our)] {list} [list]]",
    "mark {items} [as] done [on [(the|my|our)] {list} [list]]",
    "complete {items} [on [(the|my|our)] {list} [list]]",
  ]
  /// What was ticked off can be put back.
  public static let risk = Risk.ofLists
  /// The intent in a sentence.
  public static let summary: Summary = "Tick {items} off [{list}]"
  /// The intent in other languages.
  public static let translations = ["fr": french]

  /// What is done.
  @Parameter(count: 1...100, title: "items", prompt: "What is done?")
  public var items: [String]
  /// The list; the one that they are on if it is not given.
  @Parameter(prompt: "On which list?") public var list: ListEntity?

  /// Items that are still to be named.
  public init() {}
}

/// Ticks items off.
public struct CompleteItemsHandler: IntentHandler {
  private let book: BookSource

  /// A handler.
  ///
  /// - Parameter book: Where the lists are.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Items must be on a list and not done; if they are on several, the user is asked.
  public var resolvers: [ParameterResolver<CompleteItemsIntent>] {
    [
      .init(\.$items) { [book] items, _, context in
        guard let items else { return .needsValue }
        return ItemFinder(try book().lists(), context)
          .resolution(items, for: .tickOff) { !$0.isDone }
      },
      .init(\.$list) { [book] list, intent, context in
        let open = try book().lists().map { $0.filtered { !$0.isDone } }
        return ItemFinder(open, context).resolution(list, items: intent.$items.value ?? [])
      },
    ]
  }

  /// Ticks the items off.
  ///
  /// - Parameters:
  ///   - intent: The items and their list.
  ///   - context: The handling context.
  /// - Returns: What is left to do.
  /// - Throws: `ListError`, `StorageError`
  public func handle(
    _ intent: CompleteItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let book = try book().noting(context.idempotencyKey)
    guard let id = intent.list?.id, let list = try book.list(id) else {
      throw ListError.noSuchList
    }
    try book.setDone(true, ItemFinder([list], context).ids(intent.items), on: id)
    let left = try book.list(id)?.open.count ?? 0
    return .success(
      ListMessage.tickedOff(intent.items, left: left, list: list.name)
        .dialogue(in: context.language), undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
