public import IntentKit
public import IntentLanguage
import Lists

/// Requests that items be ticked off.
public struct CompleteItemsIntent: Intent {
  /// "Tick off".
  public static let title = "Tick something off a list"
  /// A description of the intent.
  public static let explanation = "Marks items as done, on the list that they are on."
  /// The category of the intent.
  public static let verb = IntentVerb.change
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(tick|check|cross|mark) off {items} [(on|from) [(the|my|our)] {list} [list]]",
    "(tick|check|cross) {items} off [[(the|my|our)] {list} [list]]",
    "mark {items} [as] done [on [(the|my|our)] {list} [list]]",
    "complete {items} [on [(the|my|our)] {list} [list]]",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "(tick|check|cross|mark) off (an item|something) [(on|from) [my] [{list}] list]",
    "(tick|check|cross) {items} off [my] list",
    "{items} (is|are|can be marked) [as] done [on [my] [{list}] list]",
    "(done|finished|bought|already did) {items}",
    "(set|put) {items} [as|to] done [on [my] {list} [list]]",
    "done with {items}",
    "(tick|check|cross|mark) (it|that|this|them|those) off [[my] {list} [list]]",
    "(put|place) a (tick|check) (next to|by|against|beside) {items} [on [my] {list} [list]]",
    "cross (through|out) {items} [on [my] {list} [list]]",
    "(tick|check|cross|mark) {items} off [[my] {list} [list]]",
    "(done|finished) {items} on [my] {list} [list]",
    "mark {items} [as] (done|packed|paid) [on [my] {list} [list]]",
    "{items} (is|are|was) (done|packed|paid) [on [my] {list} [list]]",
    "{items} (have|has) been (done|packed|paid) [on [my] {list} [list]]",
    "{items} on [my] {list} [list] (is|are) done",
    "mark {items} on [my] {list} [list] [as] done",
    "I have (done|got|packed|paid) {items} [now]",
    "have {items} [now] [can] (tick|check|cross|mark) (it|them|that|those) [off]",
    "(got|packed|paid) {items} (tick|check|cross|mark) (it|them|that|those) off [[my] {list} [list]]",
    "{items} (tick|check|cross|mark) (it|them|that|those) off [[my] {list} [list]]",
    "{items} (done|packed|paid) on [my] {list} [list]",
  ]
  /// Ticked-off items can be reopened: reversible.
  public static let risk = Risk.ofLists
  /// A one-sentence summary.
  public static let summary: Summary = "Tick {items} off [{list}]"
  /// The translations of the intent.
  public static let translations = listTranslations
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

/// Ticks items off.
public struct CompleteItemsHandler: IntentHandler {
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

  /// The items that are on lists and not done.
  ///
  /// - Parameter parameter: The name of a parameter.
  /// - Returns: The items; `nil` for other parameters.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func options(for parameter: String) async throws -> [String]? {
    guard parameter == "items" else { return nil }
    return ItemReference.options(
      on: try book().lists().map { $0.open.map(\.text) }, in: language.code)
  }

  /// Checks that the items are on a list and not done; if several lists have them, the user is
  /// asked.
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
  /// - Returns: The remaining items.
  /// - Throws: `ListError` if the list book rejects the request; `StorageError` if the file cannot
  ///   be accessed.
  public func handle(
    _ intent: CompleteItemsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let book = try book().noting(context.idempotencyKey)
    guard let id = intent.list?.id, let list = try book.list(id) else {
      throw ListError.noSuchList
    }
    let open = list.filtered { !$0.isDone }
    let items = ItemFinder([open], context).texts(intent.items)
    try book.setDone(true, ItemFinder([list], context).ids(items), on: id)
    let left = try book.list(id)?.open.count ?? 0
    return .success(
      ListMessage.tickedOff(items, left: left, list: list.name)
        .dialogue(in: context.language), undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
