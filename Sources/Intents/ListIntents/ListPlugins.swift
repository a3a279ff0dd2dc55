public import IntentKit

/// What lists can be asked for.
public enum ListPlugins {
  /// All intents of lists.
  ///
  /// - Parameter book: Where the lists are; it is opened when it is first needed.
  /// - Returns: The plug-ins.
  public static func all(_ book: @escaping BookSource) -> [Plugin] {
    let query = ListQuery(book)
    return [
      Plugin(FindItemsHandler(book), entities: query),
      Plugin(AddItemsHandler(book), entities: query),
      Plugin(CreateListHandler(book)),
      Plugin(CompleteItemsHandler(book), entities: query),
      Plugin(RemoveItemsHandler(book), entities: query),
      Plugin(UndoListChangeHandler(book)),
    ]
  }
}
