import IntentKit
import IntentLanguage
import Synchronization

// A shop whose intents are exported, and whose exported source is run.

struct Shelf: IntentEntity {
  static let typeName = "shelf"
  static let title = "shelf"
  let id: String
  let name: String
}

struct ShelfQuery: EntityQuery {
  func suggestedEntities(in language: String) async throws -> [Shelf] {
    [Shelf(id: "1", name: "Garden Tools"), Shelf(id: "2", name: "Power Tools")]
  }

  func entities(matching name: String, in language: String) async throws -> EntityMatches<Shelf> {
    let all = try await suggestedEntities(in: language)
    let exact = all.filter { $0.name == name }
    return EntityMatches(
      exact: exact, similar: exact.isEmpty ? all.filter { $0.name.contains(name) } : [],
      newName: name)
  }
}

struct BuyIntent: Intent {
  typealias Result = Int
  static let title = "Buy something"
  static let verb = IntentVerb.pay
  static let risk = Risk.grave
  static let phrases: [Phrase] = ["buy [{count}] {item}"]
  static let summary: Summary = "Buy {count} {item} for {price} from {shelf}"
  @Parameter(in: 1...10, prompt: "How many?") var count: Int
  @Parameter(prompt: "What?") var item: String
  @Parameter(prompt: "How much may it cost?") var price: MoneyAmount
  @Parameter(prompt: "From which shelf?") var shelf: ExistingOrNew<Shelf>
}

struct LabelIntent: Intent {
  typealias Result = [String]
  static let title = "Print labels"
  static let phrases: [Phrase] = ["print labels"]
  @Parameter(count: 2...3, prompt: "What is on the {ordinal} label?") var labels: [String]
}

struct LabelHandler: IntentHandler {
  func handle(
    _ intent: LabelIntent, context: HandlingContext
  ) async throws -> IntentResponse<[String]> {
    .success("Printed \(intent.labels.count) labels.", value: intent.labels)
  }
}

struct BookIntent: Intent {
  typealias Result = CalendarMoment
  static let title = "Book a table"
  static let phrases: [Phrase] = ["book a table"]
  @Parameter(prompt: "Which day?") var day: CalendarDate
  @Parameter(prompt: "At what time?") var hour: TimeOfDay
  @Parameter(prompt: "For how long?") var length: TimeSpan
}

struct BookHandler: IntentHandler {
  func handle(
    _ intent: BookIntent, context: HandlingContext
  ) async throws -> IntentResponse<CalendarMoment> {
    .success(
      "Booked \(intent.day) at \(intent.hour) for \(intent.length).",
      value: CalendarMoment(intent.day, at: intent.hour))
  }
}

/// The purchases.
final class Till: Sendable {
  static let shared = Till()
  let purchases = Mutex<[[String: IntentValue]]>([])
}

struct BuyHandler: IntentHandler {
  func handle(_ intent: BuyIntent, context: HandlingContext) async throws -> IntentResponse<Int> {
    if intent.item == "moon" { return .failure("There's only one moon.") }
    Till.shared.purchases.withLock { $0.append(intent.values) }
    return .success("Bought \(intent.count) \(intent.item).", value: intent.count)
  }
}

enum Shop {
  static func assistant() throws -> Assistant {
    try Assistant(
      plugins: [
        Plugin(BuyHandler(), entities: ShelfQuery()), Plugin(LabelHandler()), Plugin(BookHandler()),
      ],
      language: .english)
  }
}
