public import IntentKit
import Lists

/// Requests a new list.
public struct CreateListIntent: WrittenIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.create
  /// A new list can be removed: reversible.
  public static let risk = Risk.ofLists
  /// The texts of the intent.
  public static let texts = listTexts
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
struct CreateListHandler: IntentHandler {
  let book: BookSource

  /// Checks that the list name is unique.
  var resolvers: [ParameterResolver<CreateListIntent>] {
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
  func handle(
    _ intent: CreateListIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let list = try book().noting(context.idempotencyKey).naming(in: context.language)
      .createList(intent.list)
    return .success(
      ListMessage.created(list: list.name, items: []).dialogue(in: context.language),
      followUps: ListEntity(list).followUps, subjects: [ListEntity(list).reference],
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
