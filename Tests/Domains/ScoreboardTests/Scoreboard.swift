import IntentKit
import IntentLanguage

// The engine: its own rules and storage, no knowledge of intents.

actor Scoreboard {
  private(set) var points: [String: Int] = [:]

  func add(_ name: String) { points[name] = points[name] ?? 0 }
  func give(_ count: Int, to name: String) { points[name, default: 0] += count }
}

// What people can name.

struct Contestant: IntentEntity {
  static let typeName = "contestant"
  static let title = "contestant"
  let id: String
  let name: String
}

struct ContestantQuery: EntityQuery {
  let board: Scoreboard

  func suggestedEntities(in language: String) async throws -> [Contestant] {
    await board.points.keys.sorted().map { Contestant(id: $0, name: $0) }
  }

  func entities(
    matching text: String, in language: String
  ) async throws -> EntityMatches<Contestant> {
    let all = try await suggestedEntities(in: language)
    let (exact, similar) = NameMatcher(all.map(\.name)).matches(text)
    return EntityMatches(exact: exact.map { all[$0] }, similar: similar.map { all[$0] })
  }
}

// An intent and its handler.

struct GivePointsIntent: Intent {
  typealias Result = Int
  static let title = "Give points"
  static let verb = IntentVerb.change
  static let risk = Risk.reversible
  static let phrases: [Phrase] = [
    "give {contestant} {points} [points]", "{points} points (for|to) {contestant}",
    "give [some] points to {contestant}",
  ]
  static let summary: Summary = "Give {contestant} {points} points"

  @Parameter(prompt: "To whom?") var contestant: Contestant
  @Parameter(in: 1...10, prompt: "How many points?") var points: Int
}

struct GivePointsHandler: IntentHandler {
  let board: Scoreboard

  func handle(
    _ intent: GivePointsIntent, context: HandlingContext
  ) async throws -> IntentResponse<Int> {
    await board.give(intent.points, to: intent.contestant.id)
    let sum = await board.points[intent.contestant.id] ?? 0
    return .success("\(intent.contestant.name) has \(sum) points.", value: sum)
  }
}

// All of the domain, for the one line where an assistant is put together.

extension [Plugin] {
  static func scoreboard(_ board: Scoreboard) -> [Plugin] {
    [Plugin(GivePointsHandler(board: board), entities: ContestantQuery(board: board))]
  }
}
