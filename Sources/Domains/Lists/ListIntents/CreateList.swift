public import IntentKit
import Lists

/// Requests a new list.
public struct CreateListIntent: Intent {
  /// "Create a list".
  public static let title = "Create a list"
  /// A description of the intent.
  public static let explanation = "Creates a new list with nothing on it."
  /// The category of the intent.
  public static let verb = IntentVerb.create
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "(make|create|start) (a|another) [new] list [(called|named|for) {list}]",
    "(make|create|start) (a|another) [new] {list} list",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "(make|create|start) [me] [a] [new] list of {list}",
    "new list [(called|named|for|of) {list}]",
    "new {list} list",
    "(add|need|want|set up) a [new] list [(called|named|for|of) {list}]",
    "(make|create|start) list [{list}]",
    "(make|create|start) a new (one|list) (called|named) {list}",
    "another list [(called|named|for) {list}]",
    "(start|make|create) a (separate|fresh|blank|second) list [[just] (called|named|for) {list}]",
    "(start|make|create|put together) an empty list [[and] [just] (called|named|for|call it) {list}]",
    "(separate|fresh|blank) list [(called|named|for) {list}]",
    "one more list [(called|named|for) {list}]",
    "list (called|named|for) {list} (make|create|start) it",
    "(make|create|start) [me] a list (to track|to keep) {list}",
    "(like|have|need|want) a list (for|of|called|named) {list}",
    "set up a [new] {list} list",
  ]
  /// A new list can be removed: reversible.
  public static let risk = Risk.ofLists
  /// A one-sentence summary.
  public static let summary: Summary = "Create the list {list}"
  /// The translations of the intent.
  public static let translations = listTranslations
  /// `numberrace://create-list`
  public static let activityType: String? = "create-list"

  /// The name of the list.
  @Parameter(
    kind: .text(maximumLength: ItemList.maximumNameLength),
    prompt: "What is it called?")
  public var list: String

  /// Creates the intent without a list.
  public init() {}
}

/// Creates lists.
public struct CreateListHandler: IntentHandler {
  private let book: BookSource

  /// Creates a handler.
  ///
  /// - Parameter book: The source of the list book.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Checks that the list name is unique.
  public var resolvers: [ParameterResolver<CreateListIntent>] {
    [
      .init(\.$list) { [book] name, _, context in
        guard let name else { return .needsValue }
        let isTaken = try book().lists().contains { $0.name.lowercased() == name.lowercased() }
        return isTaken
          ? .unsupported(ListError.nameTaken(name).dialogue(in: context.language))
          : .success(name.withUppercasedFirst)
      }
    ]
  }

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - intent: The name of the list.
  ///   - context: The handling context.
  /// - Returns: A confirmation.
  /// - Throws: `ListError` if the list book rejects the request; `StorageError` if the file cannot
  ///   be accessed.
  public func handle(
    _ intent: CreateListIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let list = try book().noting(context.idempotencyKey).naming(in: context.language)
      .createList(intent.list)
    return .success(
      ListMessage.created(list: list.name, items: []).dialogue(in: context.language),
      subjects: [ListEntity(list).reference], undo: UndoListChangeIntent(of: context.idempotencyKey)
    )
  }
}
