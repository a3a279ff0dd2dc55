public import IntentKit
import Lists

/// Requests another name for a list.
public struct RenameListIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.change
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
struct RenameListHandler: IntentHandler {
  let book: BookSource

  /// Checks that no other list has the name.
  var resolvers: [ParameterResolver<RenameListIntent>] {
    [
      .init(\.$name) { [book] name, intent, context in
        try book().lists().filter { $0.id != intent.$list.value?.id }
          .resolve(newName: name, context)
      }
    ]
  }

  /// Renames the list.
  func handle(
    _ intent: RenameListIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let book = try book().noting(context.idempotencyKey).naming(in: context.language)
    guard let before = try book.list(intent.list.id) else { throw ListError.noSuchList }
    try book.renameList(before.id, to: intent.name)
    let after = try book.list(before.id) ?? before
    return .success(
      ListMessage.listRenamed(before.name, to: after.name).dialogue(in: context.language),
      followUps: ListEntity(after).followUps, subjects: [ListEntity(after).reference],
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
