import GameCorpus
public import IntentCalls
public import IntentKit
public import IntentMCP
public import NumberRaceAssistant

extension NumberRace {
  /// The assistant's tools for language models, with lists, accounts and recorded games as resources.
  ///
  /// - Parameters:
  ///   - assistant: The assistant.
  ///   - caller: Answers the calls, of the same assistant.
  ///   - version: The version of the program, for clients.
  /// - Returns: The server, for any transport.
  public static func tools(
    _ assistant: Assistant, _ caller: IntentCaller, version: String
  ) -> MCPServer {
    var resources: [any MCPResources] = [
      EntityResources(assistant, types: ["list", "account"], scheme: linkScheme)
    ]
    // They are part of the program, and a test reads them.
    if let corpus = try? BuiltInGames.games() {
      resources.append(RecordedGameResources(corpus: corpus))
    }
    return MCPServer(
      assistant, caller, resources: resources,
      about: MCPServerInfo(
        name: "numberrace", title: "NumberRace", version: version, instructions: instructions))
  }

  private static let instructions = """
    Solves, draws and judges arithmetic numbers games (Countdown, Le compte est bon), and keeps the user's lists and \
    accounts. Give values as the user said them. Where a result has the status needsValue, ask the user and call again with \
    the value; where it has needsAgreement, only the user can agree, in the app.
    """
}
