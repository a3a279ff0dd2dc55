import DrawGame
import GameParameters
import GameShow
import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import SolveGame
import Testing

@Suite("Drawing a game by voice")
struct DrawGameTests {
  private func helper(withSolver: Bool = true) throws -> Assistant {
    try Assistant(
      plugins: [Plugin(DrawGameHandler())] + (withSolver ? [Plugin(SolveGameHandler())] : []),
      environment: ScriptClock(seed: 3).environment)
  }

  @Test(
    "draws as many large tiles as are wanted",
    arguments: [
      ("draw a game with two large ones", 2), ("give me another numbers game with 4 large", 4),
      ("zero big ones", 0), ("give me three large tiles", 3),
    ])
  func large(_ sentence: String, _ count: Int) async throws {
    let conversation = try helper().newConversation()
    for _ in 0..<20 {
      let turn = await conversation.respond(to: sentence)
      let game = try #require(turn.outcome?.value.flatMap { GameValue(intentValue: $0) })
      #expect(game.numbers.count { $0 > 10 } == count)
      #expect(throws: Never.self) { try Game(numbers: game.numbers, target: game.target) }
    }
  }

  @Test("offers to solve it, and does")
  func offers() async throws {
    let conversation = try helper().newConversation()
    let drawn = await conversation.respond(to: "draw a game")
    #expect(drawn.dialogue.displayed.hasSuffix("Shall I solve it?"))
    let game = try #require(drawn.outcome?.value.flatMap { GameValue(intentValue: $0) })
    let solved = await conversation.respond(to: "yes")
    #expect(
      solved.outcome?.invocation
        == Invocation(SolveGameIntent(target: game.target, numbers: game.numbers)))
    #expect(solved.outcome?.code == .success)
  }

  @Test(
    "draws a game for those who want to play, and not for other plays",
    arguments: [
      ("en", "let's play", true), ("en", "can we play?", true), ("fr", "jouons", true),
      ("es", "juguemos", true),
      ("de", "lass uns spielen", true), ("nl", "ik wil spelen", true),
      ("en", "let's play some jazz", false), ("en", "I want to play tennis tomorrow", false),
    ])
  func play(_ code: String, _ sentence: String, _ draws: Bool) async throws {
    let language = try #require(Language.all.first { $0.code == code })
    let assistant = try Assistant(
      plugins: [Plugin(DrawGameHandler()), Plugin(SolveGameHandler())], language: language,
      environment: ScriptClock(seed: 3).environment)
    let turn = await assistant.newConversation().respond(to: sentence)
    #expect((turn.outcome?.invocation.intent == "DrawGame") == draws)
  }

  @Test("offers nothing that the assistant cannot do")
  func noOffer() async throws {
    let conversation = try helper(withSolver: false).newConversation()
    let drawn = await conversation.respond(to: "draw a game")
    #expect(!drawn.isQuestion)
    #expect(!drawn.dialogue.displayed.contains("?"))
  }

  @Test("draws the same games from the same random bits")
  func reproducible() async throws {
    var texts: Set<String> = []
    for _ in 0..<3 {
      let conversation = try helper().newConversation()
      texts.insert(await conversation.respond(to: "draw a game").dialogue.displayed)
    }
    #expect(texts.count == 1)
  }

  @Test(
    "draws the game of the day, which is the same for everyone",
    arguments: [
      ("en", "today's puzzle"), ("en", "I want to play the daily game"),
      ("en", "the round of the day"), ("de", "zeig mir das Spiel des Tages"),
      ("fr", "le tirage du jour"), ("nl", "speel het spel van vandaag"), ("es", "el juego de hoy"),
    ])
  func daily(_ code: String, _ sentence: String) async throws {
    let language = try #require(Language.all.first { $0.code == code })
    let clock = ScriptClock(seed: 3)
    let assistant = try Assistant(
      plugins: [Plugin(DrawGameHandler())], language: language, environment: clock.environment)
    let turn = await assistant.newConversation().respond(to: sentence)
    let game = try #require(turn.outcome?.value.flatMap { GameValue(intentValue: $0) })
    let now = clock.environment.clock.reading(at: clock.environment.now()).date
    let today = try #require(GameDay(year: now.year, month: now.month, day: now.day))
    let daily = try Game.daily(on: today)
    #expect(game.target == daily.target && game.numbers == daily.numbers)
  }

  @Test("says how many large tiles there are")
  func tooMany() async throws {
    try await converse(with: helper()) {
      user("draw a game with five large ones")
      assistant(
        "5 can't be the number of large tiles: choose 0 to 4. How many large ones?")
      user("four")
      handles("DrawGame", with: ["large": .integer(4)])
    }
  }
}
