public import IntentKit
public import Lists

/// The messages of the list intents.
enum ListMessage: WrittenMessage {
  /// A list was created, perhaps with items.
  case created(list: String, items: [String], due: DueText? = nil)
  /// Items were added; `present` ones were already on the list, and have the due date now if it was
  /// changed.
  case added(
    [String], present: [String], list: String, due: DueText? = nil, isChanged: Bool = false)
  /// A list has no open items.
  case nothingOpen(list: String)
  /// The open items of a list, and the number of those that are done.
  case open([String], done: Int, list: String)
  /// The items are on these lists; whether all are done, whether that was asked, and when the only one is due.
  case areOn([String], lists: [String], isDone: Bool, isAskedDone: Bool, due: DueText? = nil)
  /// The items have no date.
  case noDate([String])
  /// The items are not on the named list, or on any.
  case notThere([String], list: String?, elsewhere: [String])
  /// The number of items in a scope.
  case count(Int, Scope)
  /// The items in a scope.
  case found([Item], Scope)
  /// The number of open items, as displayed next to the name of a list.
  case toDo(Int)
  /// An item with its due date, as it is displayed.
  case item(String, DueText?)
  /// The action that ticks an item off.
  case tickOff(String)
  /// There are no lists.
  case noLists
  /// All lists, with the number of open items.
  case lists([(name: String, open: Int)])
  /// The title of the overview of lists.
  case overviewTitle
  /// No item has this name.
  case noItem(String, for: Purpose)
  /// The items are not on the named list.
  case notOnList([String], list: String)
  /// No list has all of the items.
  case noListWithAll
  /// The question whether to remove a whole list.
  case confirmRemoval(list: String, itemCount: Int)
  /// The question whether to remove all items of a list.
  case confirmEmptying(list: String, itemCount: Int)
  /// The question whether to give items that are on a list another date; with the present one if
  /// there is one item.
  case confirmRescheduling([String], list: String, from: DueText?, to: DueText)
  /// A list got another name.
  case listRenamed(String, to: String)
  /// A list has no items to remove.
  case nothingToRemove(list: String)
  /// A list was removed.
  case listRemoved(String)
  /// Items were removed.
  case removed([String], list: String)
  /// An item has another text, or items have another date.
  case changed([String], to: String?, list: String, due: DueText?)
  /// An item with what it is to be like.
  case ofKind(String, item: String)
  /// Items were moved to another list.
  case moved([String], from: String, to: String)
  /// Items were ticked off; with the number of remaining items.
  case tickedOff([String], left: Int, list: String)
  /// Items that were ticked off are to do again.
  case reopened([String], list: String)
  /// The question whether to undo the last change; with the engine's description, which is in
  /// English.
  case confirmUndo(String)
  /// The last change was undone; with the engine's description, which is in English.
  case takenBack(String)
  /// The engine rejected a request.
  case failed(ListError)

  /// An item of an answer.
  struct Item: Sendable {
    let text: String
    /// The list, if it has to be said.
    let list: String?
    let due: DueText?
  }

  /// The status of the items that were requested.
  struct Scope: Sendable {
    let status: ItemStatus
    /// The list; all lists if it is `nil`.
    let list: String?
    /// The requested due date, if any.
    let due: PeriodText?
  }

  /// The purpose of a search for an item.
  enum Purpose: Sendable, CaseIterable {
    case tickOff, reopen, remove, move, change
  }
}

extension ListError: IntentFailure {
  /// The message for the user.
  public func dialogue(in language: String) -> Dialogue {
    ListMessage.failed(self).dialogue(in: language)
  }
}
