import IntentKit
import IntentLanguage
import Lists

extension ListMessage {
  /// The messages in English.
  static let english = MessageWording<ListMessage>("en") { words(for: $0) }

  private static func words(for message: ListMessage) -> Dialogue {
    switch message {
    case .created(let list, let items, let due):
      items.isEmpty
        ? "I've created the list \(list)."
        : "I've created the list \(list) with \(items.enumerated("and"))\(suffix(due))."
    case .added(let new, let present, let list, let due, let isChanged):
      Dialogue(
        [
          new.isEmpty ? "" : "I've added \(new.enumerated("and")) to \(list)\(suffix(due)).",
          present.isEmpty
            ? ""
            : present.enumerated("and").withUppercasedFirst
              + " \(present.count == 1 ? "is" : "are") there already"
              + (isChanged ? "\(suffix(due)) now." : "."),
        ].filter { !$0.isEmpty }.joined(separator: " "))
    case .nothingOpen(let list): "There's nothing to do on \(list)."
    case .open(let items, let done, let list):
      Dialogue(
        "On \(list): \(items.enumerated("and")).",
        short: done == 0 ? "\(items.count) to do." : "\(items.count) to do, \(done) done.")
    case .areOn(let items, let lists):
      "Yes, \(items.enumerated("and")) \(items.count == 1 ? "is" : "are") on \(lists.enumerated("and"))."
    case .notThere(let items, let list):
      "No, \(items.enumerated("and")) \(items.count == 1 ? "isn't" : "aren't") on \(list ?? "any list")."
    case .count(let count, let scope):
      Dialogue("\(counted(count, scope))\(place(scope)).")
    case .found(let items, let scope):
      items.isEmpty
        ? Dialogue("\(counted(0, scope))\(place(scope)).")
        : Dialogue(
          "\(counted(items.count, scope))\(place(scope)): \(items.map(words).enumerated("and")).",
          short: "\(counted(items.count, scope)).")
    case .toDo(let count): count == 0 ? "nothing to do" : "\(count) to do"
    case .item(let text, let due): Dialogue("\(text)\(suffix(due))")
    case .noLists: "There are no lists yet."
    case .lists(let lists):
      Dialogue(
        "Your lists are \(lists.map(\.name).enumerated("and")).",
        displayed:
          "Your lists are \(lists.map { "\($0.name) (\($0.open))" }.enumerated("and")).")
    case .overviewTitle: "Lists"
    case .noItem(let text, let purpose):
      switch purpose {
      case .tickOff: "I can't find \(text) to tick off."
      case .remove: "I can't find \(text) to remove."
      }
    case .notOnList(let items, let list):
      Dialogue(
        items.enumerated("and").withUppercasedFirst
          + " \(items.count == 1 ? "isn't" : "aren't") on \(list).")
    case .noListWithAll: "There's no list with all of these."
    case .confirmRemoval(let list, let count):
      switch count {
      case 0: "Shall I remove the whole list \(list)?"
      case 1: "Shall I remove the whole list \(list), with the one item on it?"
      default: "Shall I remove the whole list \(list), with all \(count) items on it?"
      }
    case .confirmEmptying(let list, let count):
      "Shall I remove all \(count) items from \(list)?"
    case .confirmRescheduling(let items, let list, let old, let new):
      Dialogue(
        "\(items.enumerated("and").withUppercasedFirst) \(items.count == 1 ? "is" : "are") on \(list) "
          + "already\(old.map { suffix($0) } ?? ", with another date"). "
          + "Shall I change it to \(new.words(in: .english))?")
    case .listRenamed(let old, let new): "I've renamed the list \(old) to \(new)."
    case .nothingToRemove(let list): "There's nothing like that on \(list)."
    case .listRemoved(let list): "I've removed the list \(list). Say \"undo\" to have it back."
    case .removed(let items, let list): "I've removed \(items.enumerated("and")) from \(list)."
    case .tickedOff(let items, let left, let list):
      Dialogue(
        "I've ticked off \(items.enumerated("and")). "
          + "\(left == 0 ? "That was all" : "\(left) left") on \(list).")
    case .confirmUndo(let change):
      "The last change of your lists was: \(change.withLowercasedFirst). Shall I take it back?"
    case .takenBack(let change): "I've taken that back: \(change)."
    case .failed(let error): Dialogue("\(reason(error)).")
    }
  }

  /// ", due tomorrow at 18:00".
  private static func suffix(_ due: DueText?) -> String {
    due.map { ", due \($0.words(in: .english))" } ?? ""
  }

  /// "2 things are overdue", "There's nothing to do".
  private static func counted(_ count: Int, _ scope: Scope) -> String {
    let things = count == 1 ? "1 thing" : "\(count) things"
    let verb = count == 1 ? "is" : "are"
    if scope.due != nil, scope.status == .open {
      return count == 0 ? "Nothing is due" : "\(things) \(verb) due"
    }
    return switch scope.status {
    case .open: count == 0 ? "There's nothing to do" : "There \(verb) \(things) to do"
    case .done: count == 0 ? "Nothing is done" : "\(things) \(verb) done"
    case .overdue: count == 0 ? "Nothing is overdue" : "\(things) \(verb) overdue"
    }
  }

  /// " on Groceries from Monday 23 November to Sunday 29 November".
  private static func place(_ scope: Scope) -> String {
    (scope.list.map { " on \($0)" } ?? "") + (scope.due.map { " \($0.words(in: .english))" } ?? "")
  }

  /// "call mum (To do, tomorrow at 18:00)".
  private static func words(_ item: Item) -> String {
    let notes = [item.list, item.due?.words(in: .english)].compactMap(\.self)
    return notes.isEmpty ? item.text : "\(item.text) (\(notes.joined(separator: ", ")))"
  }

  private static func reason(_ error: ListError) -> String {
    switch error {
    case .nameTaken(let name): "There's already a list \(name)"
    case .badName(let name, let reason):
      "'\(name.prefix(80))' can't be the name of a list: \(reason)"
    case .badText(let text, let reason): "'\(text.prefix(80))' can't be on a list: \(reason)"
    case .itemTaken(let text): "\(text.withUppercasedFirst) is on the list already"
    case .unknownList(let name): "There's no list \(name)"
    case .noSuchList: "That list isn't there any more"
    case .noSuchItem: "That item isn't there any more"
    case .tooMany(let limit): "There can be \(limit) at most"
    case .nothingToUndo: "There's nothing to undo"
    case .changedSince: "Your lists have changed since then, so I can't take just that back"
    case .unreadable(let reason): "I can't read that: \(reason)"
    }
  }
}
