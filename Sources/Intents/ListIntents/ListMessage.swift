public import IntentKit
public import Lists

/// The messages of the intents of lists.
enum ListMessage: HandlerMessage {
  /// A list was created, perhaps with items.
  case created(list: String, items: [String])
  /// Items were added; some were on the list before.
  case added([String], present: [String], list: String)
  /// There is nothing to do on a list.
  case nothingOpen(list: String)
  /// The items that are to do on a list, and the number of those that are done.
  case open([String], done: Int, list: String)
  /// There are no lists.
  case noLists
  /// All lists, with the number of items that are to do.
  case lists([(name: String, open: Int)])
  /// The title of the overview of lists.
  case overviewTitle
  /// No item is called so.
  case noItem(String, for: Purpose)
  /// Items are not on the list that was named.
  case notOnList([String], list: String)
  /// No list has all of the items.
  case noListWithAll
  /// Whether to remove a whole list.
  case confirmRemoval(list: String, itemCount: Int)
  /// A list was removed.
  case listRemoved(String)
  /// Items were removed.
  case removed([String], list: String)
  /// Items were ticked off; with the number of those that are left.
  case tickedOff([String], left: Int, list: String)
  /// Whether to take back the last change; with its description by the engine, which is in English.
  case confirmUndo(String)
  /// The last change was taken back; with its description by the engine, which is in English.
  case takenBack(String)
  /// The engine refused something.
  case failed(ListError)

  /// What an item is looked for to do.
  enum Purpose: Sendable, CaseIterable {
    case tickOff, remove
  }

  /// English and French.
  static let wordings = [english, french]
}

extension ListError: IntentFailure {
  /// What the user is told.
  ///
  /// - Parameter language: A code of ISO 639-1.
  /// - Returns: The words.
  public func dialogue(in language: String) -> Dialogue {
    ListMessage.failed(self).dialogue(in: language)
  }
}
