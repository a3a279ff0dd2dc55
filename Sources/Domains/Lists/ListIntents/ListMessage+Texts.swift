import IntentKit
import IntentLanguage
import Lists

extension ListMessage {
  /// The texts, in the section `messages` of `CListTranslations/Texts`.
  static var catalog: MessageCatalog { ListTranslations.messages }

  func content(in texts: MessageTexts) -> MessageContent {
    let due = { (text: DueText?) in MessageArgument.optional(text?.words(in: texts)) }
    return switch self {
    case .created(let list, let items, let day):
      .init("created", ["list": .text(list), "items": .list(items), "due": due(day)])
    case .added(let new, let present, let list, let day, let isChanged):
      .init(
        "added",
        [
          "items": .list(new), "present": .list(present), "list": .text(list), "due": due(day),
          "changed": .flag(isChanged),
        ])
    case .nothingOpen(let list): .init("nothingOpen", ["list": .text(list)])
    case .open(let items, let done, let list):
      .init("open", ["items": .list(items), "done": .number(done), "list": .text(list)])
    case .areOn(let items, let lists, let isDone, let isAskedDone, let day):
      .init(
        "areOn",
        [
          "items": .list(items), "lists": .list(lists), "done": .flag(isDone),
          "asked": .flag(isAskedDone), "due": due(day),
        ])
    case .noDate(let items): .init("noDate", ["items": .list(items)])
    case .notThere(let items, let list, let elsewhere):
      .init(
        "notThere",
        ["items": .list(items), "list": .optional(list), "elsewhere": .list(elsewhere)])
    case .count(let count, let scope):
      .init("count", ["counted": .text(scope.counted(count, in: texts).spoken)])
    case .found(let items, let scope): found(items, scope, in: texts)
    case .toDo(let count): .init("toDo", ["count": .number(count)])
    case .item(let text, let day): .init("item", ["item": .text(text), "due": due(day)])
    case .noLists: .init("noLists")
    case .lists(let lists):
      .init(
        "lists",
        [
          "names": .list(lists.map(\.name)),
          "counts": .list(
            lists.map { texts.text("list", ["list": .text($0.name), "count": .number($0.open)]) }),
        ])
    case .overviewTitle: .init("overviewTitle")
    case .noItem(let text, let purpose):
      .init("noItem", ["item": .text(text), "purpose": .text("\(purpose)")])
    case .notOnList(let items, let list):
      .init("notOnList", ["items": .list(items), "list": .text(list)])
    case .tickOff(let item): .init("tickOff", ["item": .text(item)])
    case .noListWithAll: .init("noListWithAll")
    case .confirmRemoval(let list, let count):
      .init("confirmRemoval", ["list": .text(list), "count": .number(count)])
    case .confirmEmptying(let list, let count):
      .init("confirmEmptying", ["list": .text(list), "count": .number(count)])
    case .confirmRescheduling(let items, let list, let old, let new):
      .init(
        "confirmRescheduling",
        ["items": .list(items), "list": .text(list), "old": due(old), "new": due(new)])
    case .listRenamed(let old, let new):
      .init("listRenamed", ["old": .text(old), "new": .text(new)])
    case .nothingToRemove(let list): .init("nothingToRemove", ["list": .text(list)])
    case .listRemoved(let list): .init("listRemoved", ["list": .text(list)])
    case .removed(let items, let list):
      .init("removed", ["items": .list(items), "list": .text(list)])
    case .changed(let items, let text, let list, let day):
      .init(
        "changed",
        ["items": .list(items), "text": .optional(text), "list": .text(list), "due": due(day)])
    case .ofKind(let kind, let item): .init("ofKind", ["kind": .text(kind), "item": .text(item)])
    case .moved(let items, let source, let target):
      .init("moved", ["items": .list(items), "list": .text(source), "target": .text(target)])
    case .tickedOff(let items, let left, let list):
      .init("tickedOff", ["items": .list(items), "left": .number(left), "list": .text(list)])
    case .reopened(let items, let list):
      .init("reopened", ["items": .list(items), "list": .text(list)])
    case .confirmUndo(let change): .init("confirmUndo", ["change": .text(change)])
    case .takenBack(let change): .init("takenBack", ["change": .text(change)])
    case .failed(let error): error.content
    }
  }

  private func found(_ items: [Item], _ scope: Scope, in texts: MessageTexts) -> MessageContent {
    let counted = scope.counted(items.count, in: texts)
    let words = items.map { item in
      texts.text(
        "found.item",
        [
          "item": .text(item.text), "list": .optional(item.list),
          "due": .optional(item.due?.words(in: texts)),
        ])
    }
    return .init(
      "found",
      ["items": .list(words), "counted": .text(counted.spoken), "brief": .text(counted.short)])
  }
}

extension ListMessage.Scope {
  /// The number of things, and where and when they are.
  fileprivate func counted(_ count: Int, in texts: MessageTexts) -> Dialogue {
    texts.dialogue(
      .init(
        "counted",
        [
          "count": .number(count), "status": .text(status.rawValue), "list": .optional(list),
          "due": .optional(due?.words(in: texts)),
        ]))
  }
}

extension ListError {
  /// What is said of it. Reasons are in English.
  fileprivate var content: MessageContent {
    switch self {
    case .nameTaken(let name): .init("failed.nameTaken", ["list": .text(name)])
    case .badName(let name, let reason):
      .init(
        "failed.badName",
        [
          "list": .text(String(name.prefix(80))), "reason": .text(reason),
          "maximum": .number(ItemList.maximumNameLength),
        ])
    case .badText(let text, let reason):
      .init(
        "failed.badText", ["item": .text(String(text.prefix(80))), "reason": .text(reason)])
    case .itemTaken(let text): .init("failed.itemTaken", ["item": .text(text)])
    case .unknownList(let name): .init("failed.unknownList", ["list": .text(name)])
    case .noSuchList: .init("failed.noSuchList")
    case .noSuchItem: .init("failed.noSuchItem")
    case .tooMany(let limit): .init("failed.tooMany", ["limit": .number(limit)])
    case .nothingToUndo: .init("failed.nothingToUndo")
    case .oneText: .init("failed.oneText")
    case .changedSince: .init("failed.changedSince")
    case .unreadable(let reason): .init("failed.unreadable", ["reason": .text(reason)])
    }
  }
}
