import CheckAnswer
import DrawGame
import GameCoach
import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import SolveGame
import Testing

/// An assistant that solves, draws and judges games, and coaches.
func helper(_ language: Language = .english, rules: Rules = .countdown) throws -> Assistant {
  try Assistant(
    plugins: [
      Plugin(SolveGameHandler(rules: rules)), Plugin(CheckAnswerHandler(rules: rules)),
      Plugin(DrawGameHandler(rules: rules)),
    ] + CoachPlugins.all(rules: rules), language: language,
    environment: ScriptClock(seed: 3).environment)
}

/// Expects the answer to each sentence after a game was solved, in any order.
func expect(_ answers: [String: String], to first: String, in code: String) async throws {
  let language = try #require(Language.all.first { $0.code == code })
  let conversation = try helper(language).newConversation()
  let solved = await conversation.respond(to: first)
  #expect(solved.outcome?.invocation.intent == "SolveGame")
  for (sentence, answer) in answers.sorted(by: { $0.key < $1.key }) {
    #expect(await conversation.respond(to: sentence).dialogue.displayed == answer)
  }
}
