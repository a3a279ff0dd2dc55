public import IntentKit
public import IntentLanguage

/// What lists can be asked for.
public enum ListPlugins {
  /// All intents of lists.
  ///
  /// - Parameters:
  ///   - language: The language of the names of lists.
  ///   - book: Where the lists are; it is opened when it is first needed.
  /// - Returns: The plug-ins.
  public static func all(
    language: Language = .english, _ book: @escaping BookSource
  ) -> [Plugin] {
    let query = ListQuery(book, language: language)
    return [
      Plugin(FindItemsHandler(book), entities: query, blocks: true),
      Plugin(AddItemsHandler(book), entities: query, blocks: true),
      Plugin(CreateListHandler(book), blocks: true),
      Plugin(CompleteItemsHandler(book), entities: query, blocks: true),
      Plugin(RemoveItemsHandler(book), entities: query, blocks: true),
      Plugin(UndoListChangeHandler(book), blocks: true),
    ]
  }
}
