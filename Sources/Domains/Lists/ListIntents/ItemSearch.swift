import IntentKit
import Lists

extension FindItemsHandler {
  /// Tells the items of lists with a status, or that are due in a period, in an order; as a number or one by one.
  func search(
    _ intent: FindItemsIntent, _ context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let home = try home(of: intent)
    let status = intent.status ?? .open
    let query = intent.query(status, on: home, at: context.localTime)
    let found = try await ItemQuery(book: book).find(query, in: context.language)
    let due = found.map { item in item.due.map { DueText($0, context) } }
    // What is due can be on other lists.
    let list =
      found.allSatisfy { $0.list?.id == home?.id } && (!found.isEmpty || intent.list != nil)
      ? home : nil
    let period =
      found.allSatisfy { $0.due.map { intent.due?.contains($0.date) } == true } ? intent.due : nil
    let scope = ListMessage.Scope(
      status: status, list: list?.name,
      due: period.map { PeriodText(period: $0, today: context.localTime.date) })
    let message: ListMessage =
      intent.answer == .count
      ? .count(found.count, scope)
      : .found(
        zip(found, due).map { item, due in
          ListMessage.Item(text: item.name, list: list == nil ? item.list?.name : nil, due: due)
        }, scope)
    var snippet = Snippet(title: list?.name ?? ListMessage.overviewTitle.text(in: context.language))
    if !found.isEmpty {
      snippet.blocks = [
        .rows(
          zip(found, due).map { item, due in
            .init(
              item.name, isDone: item.isDone, due: due, on: item.list, in: context.language)
          })
      ]
    }
    return .success(
      message.dialogue(in: context.language), snippet: snippet, value: found.map(\.name),
      followUps: [Invocation(intent: "FindItems"), Invocation(intent: "CompleteItems")])
  }
}

extension FindItemsIntent {
  /// The query for the items. Unless another order is asked for, those with a date come first, the
  /// earliest first.
  ///
  /// What one is to do today is due today, on whatever list; and what is overdue or has no date, on the list for it.
  fileprivate func query(
    _ status: ItemStatus, on list: ListEntity?, at time: LocalTime
  ) -> PropertyQuery {
    var conditions = status.conditions(at: time)
    let isOn = list.map { PropertyCondition.compare("list", .equals, $0) }
    let isDue = due.map { PropertyCondition.between("due", $0.first, $0.last) }
    let isAnywhere = activity == .doing && self.list == nil && due != nil
    if activity != nil, let due, let isOn, let isDue, due.contains(time.date) {
      let isNow = PropertyCondition.any([
        isDue, .not(.hasValue("due")), .compare("due", .before, due.first),
      ])
      conditions.append(.any([.all([isOn, isNow])] + (isAnywhere ? [isDue] : [])))
    } else {
      conditions += [isAnywhere ? nil : isOn, isDue].compactMap { $0 }
    }
    let order: [PropertyOrder] =
      switch order {
      case .name: [.init("text")]
      case .due, nil: [.init("due")]
      }
    return PropertyQuery(where: .all(conditions), sortedBy: order)
  }
}

extension Snippet.Row {
  /// Creates the row of an item, with a box that ticks it off.
  init(_ item: String, isDone: Bool, due: DueText?, on list: ListEntity?, in language: String) {
    self.init(
      isDone ? "☑" : "☐", ListMessage.item(item, due).text(in: language),
      action: isDone ? nil : CompleteItemsIntent.action(item, on: list, in: language))
  }
}
