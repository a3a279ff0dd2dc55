public import IntentKit
import Lists

/// Requests another name for a list.
public struct RenameListIntent: Intent {
  /// "Rename a list".
  public static let title = "Rename a list"
  /// A description of the intent.
  public static let explanation = "Gives a list another name. It can be undone."
  /// The category of the intent.
  public static let verb = IntentVerb.change
  /// The phrases that request the intent.
  public static let phrases: [Phrase] = [
    "rename [(the|my|our)] {list} [list] [(to|as) {name} [list]]",
    "change the name of [(the|my|our)] {list} [list] [to {name} [list]]",
    "rename (a|the|my) list",
  ]
  /// Phrases that identify the intent where no phrase matches word for word.
  public static let keywords: [Phrase] = [
    "rename one of my lists",
    "rename [my] {list} list {name}",
    "name [my] {list} list {name} [instead]",
    "(give|find) [my] {list} list (a|another|the) [new] name [{name}]",
    "[a] new name for [my] {list} list [is] {name}",
    "change the (name|title) of (a|my|the|one of my) (list|lists)",
    "change the title of [my] {list} list [to {name}]",
    "change [my] {list} list name [to {name}]",
  ]
  /// The earlier name can be given again: reversible.
  public static let risk = Risk.ofLists
  /// A one-sentence summary.
  public static let summary: Summary = "Rename {list} to {name}"
  /// The translations of the intent.
  public static let translations = listTranslations
  /// `numberrace://rename-list`
  public static let activityType: String? = "rename-list"

  /// The list.
  @Parameter(prompt: "Which list?") public var list: ListEntity
  /// The new name.
  @Parameter(
    kind: .text(maximumLength: ItemList.maximumNameLength),
    title: "new name", prompt: "What shall it be called?")
  public var name: String

  /// Creates the intent without a list.
  public init() {}
}

/// Renames lists.
public struct RenameListHandler: IntentHandler {
  private let book: BookSource

  /// Creates a handler.
  ///
  /// - Parameter book: The source of the list book.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// Checks that no other list has the name.
  public var resolvers: [ParameterResolver<RenameListIntent>] {
    [
      .init(\.$name) { [book] name, intent, context in
        guard let name else { return .needsValue }
        let others = try book().lists().filter { $0.id != intent.$list.value?.id }
        let isTaken = others.contains { $0.name.lowercased() == name.lowercased() }
        return isTaken
          ? .unsupported(ListError.nameTaken(name).dialogue(in: context.language))
          : .success(name.withUppercasedFirst)
      }
    ]
  }

  /// Renames the list.
  ///
  /// - Parameters:
  ///   - intent: The list and its new name.
  ///   - context: The handling context.
  /// - Returns: A confirmation and the undo intent.
  /// - Throws: `ListError` if the list book rejects the request; `StorageError` if the file cannot
  ///   be accessed.
  public func handle(
    _ intent: RenameListIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let book = try book().noting(context.idempotencyKey).naming(in: context.language)
    guard let before = try book.list(intent.list.id) else { throw ListError.noSuchList }
    try book.renameList(before.id, to: intent.name)
    let after = try book.list(before.id) ?? before
    return .success(
      ListMessage.listRenamed(before.name, to: after.name).dialogue(in: context.language),
      subjects: [ListEntity(after).reference],
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
