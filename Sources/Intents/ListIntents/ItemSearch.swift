import IntentKit
import Lists

/// The items of lists with a status, or that are due in a period.
struct ItemSearch {
  private let lists: [ItemList]
  private let list: ListEntity?
  private let status: ItemStatus
  private let due: CalendarPeriod?
  private let context: HandlingContext

  /// An item that was found, with its list.
  struct Found {
    let item: ItemList.Item
    let list: String
  }

  init(
    _ lists: [ItemList], on list: ListEntity?, _ status: ItemStatus?, due: CalendarPeriod?,
    _ context: HandlingContext
  ) {
    self.lists = list.map { list in lists.filter { $0.id == list.id } } ?? lists
    self.list = list
    self.status = status ?? .open
    self.due = due
    self.context = context
  }

  /// The items, those with a date first, the earliest first.
  private var found: [Found] {
    let now = context.localTime
    let all = lists.flatMap { list in
      list.items.filter { item in
        let isWanted =
          switch status {
          case .open: !item.isDone
          case .done: item.isDone
          case .overdue: item.isOverdue(at: now)
          }
        guard let due else { return isWanted }
        return isWanted && (item.due?.moment.map { due.contains($0.date) } ?? false)
      }.map { Found(item: $0, list: list.name) }
    }
    return all.enumerated().sorted { first, second in
      switch (first.element.item.due, second.element.item.due) {
      case (let a?, let b?) where a != b: a < b
      case (_?, nil): true
      case (nil, _?): false
      default: first.offset < second.offset
      }
    }.map(\.element)
  }

  /// The answer, as a number or with the items.
  func response(as answer: ItemAnswer?) -> IntentResponse<[String]> {
    let found = found
    let texts = found.map(\.item.text)
    let items = found.map { found in
      ListMessage.Item(
        text: found.item.text, list: list == nil ? found.list : nil,
        due: DueText(found.item.due, context))
    }
    let scope = ListMessage.Scope(
      status: status, list: list?.name,
      due: due.map { PeriodText(period: $0, today: context.localTime.date) })
    let message: ListMessage =
      answer == .count ? .count(found.count, scope) : .found(items, scope)
    var snippet = Snippet(title: list?.name ?? ListMessage.overviewTitle.text(in: context.language))
    snippet.blocks = [
      .rows(
        found.map {
          .init(
            $0.item.isDone ? "☑" : "☐",
            ListMessage.item($0.item.text, DueText($0.item.due, context)).text(in: context.language)
          )
        })
    ].filter { _ in !found.isEmpty }
    return .success(message.dialogue(in: context.language), snippet: snippet, value: texts)
  }
}
