import IntentKit
import IntentLanguage
import IntentTesting
import Synchronization

// A removal firm whose handlers ask in the middle of their work.

struct MoveBoxesIntent: Intent {
  typealias Result = Int
  static let title = "Move boxes"
  static let verb = IntentVerb.change
  static let phrases: [Phrase] = [
    "move [{count}] boxes [to {place}]", "move {count} boxes [to {place}] labelled {label}",
  ]
  static let summary: Summary = "Move {count} boxes to {place}"
  static let activityType: String? = "move"

  @Parameter(in: 1...50, prompt: "How many boxes?") var count: Int
  @Parameter(prompt: "Where to?") var place: Place?
  @Parameter(in: 1...9, title: "floor", prompt: "On which floor?") var floor: Int?
  @Parameter(title: "label", prompt: "What is the label?") var label: String?
}

/// The calls and what was done, by key.
final class Depot: Sendable {
  struct Call: Sendable {
    let values: [String: IntentValue]
    let key: String
  }

  private let state = Mutex<(calls: [Call], done: [String: [String: IntentValue]])>(([], [:]))

  var calls: [Call] { state.withLock(\.calls) }
  var done: [String: [String: IntentValue]] { state.withLock(\.done) }

  func note(_ values: [String: IntentValue], _ key: String) {
    state.withLock { $0.calls.append(Call(values: values, key: key)) }
  }

  func move(_ values: [String: IntentValue], _ key: String) {
    state.withLock { $0.done[key] = values }
  }
}

struct MoveBoxesHandler: IntentHandler {
  let depot: Depot
  static let places = [Place(id: "2", name: "Main Office"), Place(id: "3", name: "Harbour Office")]

  func handle(
    _ intent: MoveBoxesIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    depot.note(intent.values, context.idempotencyKey)
    let place = try context.choose(
      \.$place, of: intent, from: Self.places, "To the Main Office or the Harbour Office?")
    let floor = try context.request(\.$floor, of: intent)
    if floor == 9 {
      try context.requestAnother(\.$floor, of: intent, "The 9th is full. Which one?")
    }
    if intent.count > 10 {
      try context.agree(to: "\(intent.count) boxes need a lorry. Is that all right?")
    }
    if intent.count > 20 { try context.agree(to: "And a second man?") }
    depot.move(intent.values, context.idempotencyKey)
    return .success("\(intent.count) boxes are at the \(place.name), floor \(floor).", value: floor)
  }
}

/// The same, with an intent that is always confirmed.
struct SellBoxesIntent: Intent {
  static let title = "Sell boxes"
  static let verb = IntentVerb.pay
  static let phrases: [Phrase] = ["sell {count} boxes"]
  static let risk = Risk.grave
  static let summary: Summary = "Sell {count} boxes[ for {price}]"

  @Parameter(in: 1...50, prompt: "How many boxes?") var count: Int
  @Parameter(in: 1...99, title: "price", prompt: "For how much?") var price: Int?
}

struct SellBoxesHandler: IntentHandler {
  let depot: Depot
  /// The question, which can change between the calls.
  var question: @Sendable () -> Dialogue = { "They are worth more. Really?" }

  func handle(
    _ intent: SellBoxesIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    depot.note(intent.values, context.idempotencyKey)
    if intent.count == 7 { _ = try context.request(\.$price, of: intent) }
    if intent.count == 50 {
      while true { try context.requestAnother(\.$price, of: intent, "Not enough. How much?") }
    }
    do {
      try context.agree(to: question())
    } catch {
      // What a handler makes of the error does not matter.
      throw KitchenIsClosed()
    }
    depot.move(intent.values, context.idempotencyKey)
    return .success("Sold.")
  }
}

/// A handler that goes on without an answer to what it requested.
struct BurnBoxesIntent: Intent {
  static let title = "Burn boxes"
  static let phrases: [Phrase] = ["burn boxes"]
  static let risk = Risk.grave
  static let summary: Summary = "Burn boxes"
}

struct BurnBoxesHandler: IntentHandler {
  let depot: Depot

  func handle(
    _ intent: BurnBoxesIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    try? context.agree(to: "They aren't empty. Really?")
    depot.note([:], context.idempotencyKey)
    return .success("Burnt.")
  }
}

/// A handler that lets the user choose between places of one name.
struct VisitIntent: Intent {
  static let title = "Visit a place"
  static let phrases: [Phrase] = ["visit someone"]
  @Parameter(prompt: "Whom?") var town: Town?
}

struct Town: IntentEntity {
  static let typeName = "town"
  static let title = "town"
  let id: String
  let name: String
  var county: String { id == "1" ? "Gwent" : "Essex" }

  func display(in language: String) -> EntityDisplay { EntityDisplay(subtitle: "\(county)") }
}

struct TownQuery: EntityQuery {
  static let towns = [
    Town(id: "1", name: "Newport"), Town(id: "2", name: "Newport"),
  ]

  func suggestedEntities(in language: String) async throws -> [Town] { Self.towns }
}

struct VisitHandler: IntentHandler {
  func handle(
    _ intent: VisitIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let town = try context.choose(\.$town, of: intent, from: TownQuery.towns)
    return .success("You're in \(town.county).")
  }
}

/// A handler that requests something where it cannot.
struct EarlyIntent: Intent {
  static let title = "Ask early"
  static let phrases: [Phrase] = ["ask early"]
  @Parameter(prompt: "What?") var what: String?
}

struct EarlyHandler: IntentHandler {
  func confirm(_ intent: EarlyIntent, context: HandlingContext) async throws -> Readiness {
    _ = try context.request(\.$what, of: intent)
    return .ready
  }

  func handle(
    _ intent: EarlyIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> { .success("Done.") }
}

struct DepotApp {
  let depot = Depot()
  let clock = ScriptClock()
  let memory = InMemoryStore()
  let helper: Assistant

  init(
    language: Language = .english, shortcuts: [Shortcut] = [],
    question: (@Sendable () -> Dialogue)? = nil
  ) throws {
    var sell = SellBoxesHandler(depot: depot)
    if let question { sell.question = question }
    helper = try Assistant(
      plugins: [
        Plugin(MoveBoxesHandler(depot: depot), entities: PlaceQuery()), Plugin(sell),
        Plugin(AddNumbersHandler()), Plugin(EarlyHandler()),
        Plugin(BurnBoxesHandler(depot: depot)), Plugin(VisitHandler(), entities: TownQuery()),
      ], language: language, shortcuts: shortcuts, memory: memory, linkScheme: "depot",
      environment: clock.environment)
  }
}
