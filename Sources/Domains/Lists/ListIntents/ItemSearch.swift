import IntentKit
import Lists

/// The items of lists with a status, or that are due in a period, in an order.
struct ItemSearch {
  private let intent: FindItemsIntent
  private let context: HandlingContext

  init(_ intent: FindItemsIntent, _ context: HandlingContext) {
    self.intent = intent
    self.context = context
  }

  private var status: ItemStatus { intent.status ?? .open }

  private var list: ListEntity? {
    if case .one(let list)? = intent.list { list } else { nil }
  }

  /// The query for the items. Unless another order is asked for, those with a date come first, the
  /// earliest first.
  private var query: PropertyQuery {
    var conditions = status.conditions(at: context.localTime)
    if let due = intent.due { conditions.append(.between("due", due.first, due.last)) }
    if let list { conditions.append(.compare("list", .equals, list)) }
    let order: [PropertyOrder] =
      switch intent.order {
      case .name: [.init("text")]
      case .due, nil: [.init("due")]
      }
    return PropertyQuery(where: .all(conditions), sortedBy: order)
  }

  /// The answer, as a number or with the items.
  func response(in items: ItemQuery) async throws -> IntentResponse<[String]> {
    let found = try await items.find(query, in: context.language)
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
    snippet.blocks = [
      .rows(
        zip(found, due).map { item, due in
          .init(
            item.isDone ? "☑" : "☐",
            ListMessage.item(item.name, due).text(in: context.language),
            action: item.isDone
              ? nil : CompleteItemsIntent.action(item.name, on: item.list, in: context.language))
        })
    ].filter { _ in !found.isEmpty }
    return .success(
      message.dialogue(in: context.language), snippet: snippet, value: found.map(\.name),
      followUps: [Invocation(intent: "FindItems"), Invocation(intent: "CompleteItems")])
  }
}
