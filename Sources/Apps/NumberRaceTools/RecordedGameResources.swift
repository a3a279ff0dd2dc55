import GameCorpus
import IntentKit
import IntentMCP
import NumberRaceAssistant
import NumbersGame
import SolveGame

/// The recorded games as resources: all under `numberrace://games`, one under `numberrace://games/12`.
struct RecordedGameResources: MCPResources {
  let corpus: RecordedGames
  private static let address = "\(NumberRace.linkScheme)://games"

  var templates: [MCPResourceTemplate] {
    [
      MCPResourceTemplate(
        uri: Self.address + "/{line}", name: "game",
        explanation: "A recorded game, from 1 to \(corpus.count).")
    ]
  }

  func list() async throws -> [MCPResource] {
    [
      MCPResource(
        uri: Self.address, name: "games",
        title: "Games that were played on television (\(corpus.count))")
    ]
  }

  func read(_ uri: String) async throws -> JSON? {
    if uri == Self.address { return .array(corpus.map(json)) }
    guard uri.hasPrefix(Self.address + "/"),
      let place = Int(uri.dropFirst(Self.address.count + 1)), (1...corpus.count).contains(place),
      uri == "\(Self.address)/\(place)"
    else { return nil }
    return json(corpus[corpus.startIndex + place - 1])
  }

  private func json(_ recorded: RecordedGame) -> JSON {
    var members: [String: JSON] = [
      "show": .string(recorded.show.rawValue), "target": .integer(recorded.game.target),
      "numbers": .array(recorded.game.numbers.map(JSON.integer)),
      "declared": .array(recorded.declared.map(JSON.integer)), "source": .string(recorded.source),
    ]
    members["date"] = recorded.date.map(JSON.string)
    members["link"] = link(recorded.game).map(JSON.string)
    members["round"] = recorded.round.map(JSON.integer)
    return .object(members)
  }

  private func link(_ game: Game) -> String? {
    var solve = SolveGameIntent()
    solve.target = game.target
    solve.numbers = game.numbers
    return UserActivity(solve)?.link(scheme: NumberRace.linkScheme)
  }
}
