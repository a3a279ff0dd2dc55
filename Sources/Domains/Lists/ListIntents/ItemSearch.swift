import IntentKit
import Lists

extension FindItemsHandler {
  /// Tells the items of lists with a status, or that are due in a period, in an order; as a number or one by one.
  func search(
    _ intent: FindItemsIntent, _ context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    let list: ListEntity? = if case .one(let list)? = intent.list { list } else { nil }
    let status = intent.status ?? .open
    let query = intent.query(status, on: list, at: context.localTime)
    let found = try await ItemQuery(book: book).find(query, in: context.language)
    let due = found.map { item in item.due.map { DueText($0, context) } }
    let scope = ListMessage.Scope(
      status: status, list: list?.name,
      due: intent.due.map { PeriodText(period: $0, today: context.localTime.date) })
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
  fileprivate func query(
    _ status: ItemStatus, on list: ListEntity?, at time: LocalTime
  ) -> PropertyQuery {
    var conditions = status.conditions(at: time)
    if let due { conditions.append(.between("due", due.first, due.last)) }
    if let list { conditions.append(.compare("list", .equals, list)) }
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
