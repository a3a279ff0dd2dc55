public import IntentKit
public import IntentLanguage

/// The plug-ins of the list intents.
public enum ListPlugins {
  /// All list intents, with list names in a language. The list book is opened on first use.
  public static func all(
    language: Language = .english, _ book: @escaping BookSource
  ) -> [Plugin] {
    let query = ListQuery(book: book, language: language)
    return [
      Plugin(FindItemsHandler(book: book), entities: query, ItemQuery(book: book), blocks: true),
      Plugin(AddItemsHandler(book: book), entities: query, blocks: true),
      Plugin(CreateListHandler(book: book), blocks: true),
      Plugin(RenameListHandler(book: book), entities: query, blocks: true),
      Plugin(CompleteItemsHandler(book: book, language: language), entities: query, blocks: true),
      Plugin(ReopenItemsHandler(book: book, language: language), entities: query, blocks: true),
      Plugin(RemoveItemsHandler(book: book, language: language), entities: query, blocks: true),
      Plugin(ChangeItemHandler(book: book, language: language), entities: query, blocks: true),
      Plugin(MoveItemsHandler(book: book, language: language), entities: query, blocks: true),
      Plugin(UndoListChangeHandler(book: book), blocks: true),
    ]
  }
}
