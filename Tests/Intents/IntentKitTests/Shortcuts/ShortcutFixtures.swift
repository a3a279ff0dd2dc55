import IntentKit
import IntentLanguage
import IntentTesting

// An app that rolls dice and counts points.

struct RollIntent: Intent {
  typealias Result = Roll
  static let title = "Roll the dice"
  static let phrases: [Phrase] = ["roll [the] dice"]
}

struct Roll: IntentValueConvertible {
  let first: Int
  let second: Int

  static var intentKind: ParameterKind {
    .object([.init("first", .integer([1...6])), .init("second", .integer([1...6]))])
  }
  var intentValue: IntentValue { .object(["first": .integer(first), "second": .integer(second)]) }

  init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
  init?(intentValue: IntentValue) { nil }
}

struct ScoreIntent: Intent {
  typealias Result = Int
  static let title = "Score points"
  static let phrases: [Phrase] = ["score {points} [points] [for {player}]"]
  @Parameter(in: 1...100, prompt: "How many points?") var points: Int
  @Parameter(prompt: "For whom?") var player: String?
}

struct PayOutIntent: Intent {
  static let title = "Pay out"
  static let risk = Risk.grave
  static let summary: Summary = "Pay {amount} [to {player}]"
  @Parameter(prompt: "How much?") var amount: Int
  @Parameter(prompt: "To whom?") var player: String?
  @Parameter(prompt: "Your PIN?", isPrivate: true) var pin: String?
}

actor Table {
  private var rolls: [(Int, Int)]
  private(set) var points: [String: Int] = [:]
  private(set) var paid: [String: Int] = [:]

  init(_ rolls: [(Int, Int)]) { self.rolls = rolls }

  func roll() -> (Int, Int)? { rolls.isEmpty ? nil : rolls.removeFirst() }
  func score(_ count: Int, _ player: String) -> Int {
    points[player, default: 0] += count
    return points[player, default: 0]
  }
  func pay(_ amount: Int, key: String) { paid[key] = amount }
}

struct NoDice: IntentFailure {
  func dialogue(in language: String) -> Dialogue { "There are no dice." }
}

struct RollHandler: IntentHandler {
  let table: Table
  func handle(_ intent: RollIntent, context: HandlingContext) async throws -> IntentResponse<Roll> {
    guard let (first, second) = await table.roll() else { throw NoDice() }
    return .success("\(first) and \(second).", value: Roll(first, second))
  }
}

struct ScoreHandler: IntentHandler {
  let table: Table
  func handle(_ intent: ScoreIntent, context: HandlingContext) async throws -> IntentResponse<Int> {
    let sum = await table.score(intent.points, intent.player ?? "you")
    return .success(
      "\(sum) points.", value: sum, activity: UserActivity(type: "score", title: "Score"))
  }
}

struct PayOutHandler: IntentHandler {
  let table: Table
  func handle(
    _ intent: PayOutIntent, context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    await table.pay(intent.amount, key: context.idempotencyKey)
    return .success("Paid \(intent.amount).")
  }
}

struct DiceApp {
  let table: Table
  let clock = ScriptClock()
  let memory = InMemoryStore()
  let helper: Assistant

  init(_ rolls: [(Int, Int)] = [(3, 4), (6, 6), (1, 2)], _ shortcuts: [Shortcut] = []) throws {
    table = Table(rolls)
    helper = try Assistant(
      plugins: [
        Plugin(RollHandler(table: table)), Plugin(ScoreHandler(table: table)),
        Plugin(PayOutHandler(table: table)),
      ], shortcuts: shortcuts, memory: memory,
      environment: clock.environment)
  }
}
