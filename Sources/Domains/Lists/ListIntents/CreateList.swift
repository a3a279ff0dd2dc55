public import IntentKit
import Lists

/// Requests a new list.
public struct CreateListIntent: ListIntent {
  /// The category of the intent.
  public static let verb = IntentVerb.create
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
        try book().lists().resolve(newName: name, context)
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

extension [ItemList] {
  /// Resolves a name that none of these lists may have.
  func resolve(newName name: String?, _ context: HandlingContext) -> Resolution<String> {
    guard let name else { return .needsValue }
    let isTaken = contains { $0.name.lowercased() == name.lowercased() }
    return isTaken
      ? .unsupported(ListError.nameTaken(name).dialogue(in: context.language))
      : .success(name.withUppercasedFirst)
  }
}
