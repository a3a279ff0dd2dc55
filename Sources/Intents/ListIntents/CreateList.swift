public import IntentKit
import Lists

/// Asks to make a list.
public struct CreateListIntent: Intent {
  /// "Create a list".
  public static let title = "Create a list"
  /// What it does.
  public static let explanation = "Creates a new list with nothing on it."
  /// It makes something.
  public static let verb = IntentVerb.create
  /// How people ask for it.
  public static let phrases: [Phrase] = [
    "(make|create|start) (a|another) [new] list [(called|named|for) {name}]",
    "(make|create|start) (a|another) [new] {name} list",
  ]
  /// What was made can be removed.
  public static let risk = Risk.ofLists
  /// The intent in a sentence.
  public static let summary: Summary = "Create the list {name}"
  /// The intent in other languages.
  public static let translations = ["fr": french]

  /// What it is called.
  @Parameter(
    kind: .text(maximumLength: ItemList.maximumNameLength),
    prompt: "What is it called?")
  public var name: String

  /// A list that is still to be named.
  public init() {}
}

/// Makes lists.
public struct CreateListHandler: IntentHandler {
  private let book: BookSource

  /// A handler.
  ///
  /// - Parameter book: Where the lists are.
  public init(_ book: @escaping BookSource) {
    self.book = book
  }

  /// No two lists have one name.
  public var resolvers: [ParameterResolver<CreateListIntent>] {
    [
      .init(\.$name) { [book] name, _, context in
        guard let name else { return .needsValue }
        let isTaken = try book().lists().contains { $0.name.lowercased() == name.lowercased() }
        return isTaken
          ? .unsupported(ListError.nameTaken(name).dialogue(in: context.language))
          : .success(name.withUppercasedFirst)
      }
    ]
  }

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - intent: Its name.
  ///   - context: The handling context.
  /// - Returns: That it is made.
  /// - Throws: `ListError`, `StorageError`
  public func handle(
    _ intent: CreateListIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let list = try book().noting(context.idempotencyKey).createList(intent.name)
    return .success(
      ListMessage.created(list: list.name, items: []).dialogue(in: context.language),
      undo: UndoListChangeIntent(of: context.idempotencyKey))
  }
}
