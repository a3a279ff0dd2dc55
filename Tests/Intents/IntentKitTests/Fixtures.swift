import IntentKit
import IntentLanguage
import IntentTesting
import Synchronization

// An app that delivers pizzas: it spends money, so it is careful.

enum Size: String, IntentEnum {
  case small, large
  static let typeName = "size"
  var names: [String] { self == .small ? ["small", "little"] : ["large", "big", "family size"] }
}

struct Place: IntentEntity {
  static let typeName = "place"
  static let title = "place"
  let id: String
  let name: String
}

struct PlaceQuery: EntityQuery {
  var places = [
    Place(id: "1", name: "Home"), Place(id: "2", name: "Main Office"),
    Place(id: "3", name: "Harbour Office"), Place(id: "4", name: "Summer House"),
  ]

  func suggestedEntities(in language: String) async throws -> [Place] { places }
}

struct OrderPizzaIntent: Intent {
  typealias Result = Int
  static let title = "Order a pizza"
  static let verb = IntentVerb.pay
  static let phrases: [Phrase] = [
    "order [a] [{size}] pizza [with {toppings}]",
    "order [a] [{size}] pizza with {toppings} to {place}",
    "order the usual",
  ]
  static let risk = Risk.grave
  static let summary: Summary = "Order a {size} pizza with {toppings} to {place} [and tip {tip}]"
  static let activityType: String? = "pizza"

  @Parameter(prompt: "Which size?") var size: Size
  @Parameter(count: 1...3, prompt: "What shall be on it?") var toppings: [String]
  @Parameter(prompt: "Where to?") var place: Place
  @Parameter(
    in: DecimalNumber(0)...DecimalNumber(20), fractionDigits: 2, prompt: "How much tip?")
  var tip: DecimalNumber?
  @Parameter(prompt: "What should the driver know?", isPrivate: true) var note: String?
}

/// What was ordered, by the keys that must not come twice.
actor Kitchen {
  private(set) var orders: [String: [String: IntentValue]] = [:]
  private(set) var calls = 0
  private(set) var isOpen = true

  func order(_ values: [String: IntentValue], key: String) -> Int {
    calls += 1
    orders[key] = values
    return orders.count
  }

  func close() { isOpen = false }
}

struct KitchenIsClosed: IntentFailure {
  func dialogue(in language: String) -> Dialogue { "The kitchen is closed." }
}

struct OrderPizzaHandler: IntentHandler {
  let kitchen: Kitchen

  var resolvers: [ParameterResolver<OrderPizzaIntent>] {
    [
      .init(\.$toppings) { toppings, _, _ in
        guard let toppings else { return .needsValue }
        if toppings.contains("pineapple") {
          return .unsupported("We don't put pineapple on a pizza.")
        }
        return .success(toppings)
      }
    ]
  }

  func confirm(
    _ intent: OrderPizzaIntent, context: HandlingContext
  ) async throws -> Readiness {
    await kitchen.isOpen ? .ready : .refused("The kitchen is closed.")
  }

  func handle(
    _ intent: OrderPizzaIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    guard await kitchen.isOpen else { throw KitchenIsClosed() }
    let number = await kitchen.order(intent.values, key: context.idempotencyKey)
    return .success("Your pizza is on its way to \(intent.place.name).", value: number)
  }
}

// Something harmless.

struct AddNumbersIntent: Intent {
  typealias Result = Int
  static let title = "Add two numbers"
  static let phrases: [Phrase] = ["add [the numbers] {numbers}", "add numbers"]
  @Parameter(
    each: .integer([0...1000]), count: 2...2, prompt: "What is the {ordinal} number?")
  var numbers: [Int]
}

struct AddNumbersHandler: IntentHandler {
  func handle(
    _ intent: AddNumbersIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    let sum = intent.numbers.reduce(0, +)
    var next = AddNumbersIntent()
    next.numbers = [sum, sum]
    return .success(
      "That makes \(sum).", value: sum,
      offer: sum == 10 ? Offer(next, question: "Shall I double it?") : nil)
  }
}

/// What a handler does to handle an intent.
typealias Handling<Handled: Intent> =
  @Sendable (Handled, HandlingContext) async throws -> IntentResponse<Handled.Result>

private struct SimpleHandler<Handled: Intent>: IntentHandler {
  let response: Handling<Handled>

  func handle(
    _ intent: Handled, context: HandlingContext
  ) async throws -> IntentResponse<Handled.Result> {
    try await response(intent, context)
  }
}

extension Plugin {
  /// Creates a plug-in whose handler only handles.
  init<Handled: Intent>(
    _ intent: Handled.Type, entities query: (any EntityQuery)? = nil,
    handle: @escaping Handling<Handled>
  ) {
    let handler = SimpleHandler(response: handle)
    self = query.map { Plugin(handler, entities: $0) } ?? Plugin(handler)
  }
}

// Something that takes its time.

struct WaitIntent: Intent {
  static let title = "Wait"
  static let phrases: [Phrase] = ["wait"]
}

struct WaitHandler: IntentHandler {
  func handle(
    _ intent: WaitIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    for step in 0..<200 {
      context.progress(HandlingProgress(share: Double(step) / 200, "waiting"))
      try await Task.sleep(for: .milliseconds(5))
    }
    return .success("Done.")
  }
}

/// An assistant with all of these, a clock of its own, and what it ordered.
struct PizzaApp {
  let kitchen = Kitchen()
  let clock = ScriptClock()
  let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [
        Plugin(OrderPizzaHandler(kitchen: kitchen), entities: PlaceQuery()),
        Plugin(AddNumbersHandler()), Plugin(WaitHandler()),
      ], linkScheme: "pizza",
      environment: clock.environment)
  }
}
