import CheckAnswer
import DrawGame
import GameCoach
import IntentKit
import IntentLanguage
import IntentTesting
import SolveGame
import Testing

@Suite("Conversations in Dutch")
struct DutchTests {
  private let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [
        Plugin(SolveGameHandler()), Plugin(CheckAnswerHandler()), Plugin(DrawGameHandler()),
      ] + CoachPlugins.all(), language: .dutch, environment: ScriptClock(seed: 3).environment)
  }

  @Test(
    "solve a game however it is said",
    arguments: [
      "los 952 op met 25, 50, 75, 100, 3 en 6", "hoe kom ik met 25 50 75 100 3 6 op 952",
      "Hoe kom ik op 952 met de getallen 25, 50, 75, 100, 3 en 6?", "952 uit 25 50 75 100 3 6",
      "hoe kom ik met vijfentwintig vijftig vijfenzeventig honderd drie en zes op negenhonderdtweeënvijftig",
      "kun je alsjeblieft 952 maken uit 25 50 75 100 3 en 6",
    ])
  func solve(_ sentence: String) async throws {
    let turn = await helper.newConversation().respond(to: sentence)
    #expect(turn.dialogue.displayed.hasPrefix("Ik heb een oplossing gevonden: "), "\(sentence)")
    #expect(turn.dialogue.displayed.hasSuffix(" = 952"))
  }

  @Test("ask back, help, correct, go back and cancel")
  func game() async throws {
    try await converse(with: helper) {
      user("los een spel op")
      assistant("Wat is het doelgetal?")
      user("duizend")
      assistant(
        "1000 kan niet (doelgetal): toegestaan is 100 tot en met 999. Wat is het doelgetal?")
      user("953")
      assistant("Wat is het eerste getal?")
      user("help")
      assistant(
        "De getallen staan op kaartjes: van 1 tot en met 10 twee van elk, en één met elk van 25, 50, 75, 100. Je mag er meer tegelijk noemen. Je kunt ook ‘terug’, ‘opnieuw’ of ‘annuleren’ zeggen. Wat is het eerste getal?"
      )
      user("nee, het doelgetal is 952")
      assistant("Goed: 952. Wat is het eerste getal?")
      user("25 50 75 en honderd")
      assistant("Wat is het vijfde getal?")
      user("11")
      assistant(
        "11 kan niet (getallen): toegestaan zijn 1 tot en met 10, 25, 50, 75 en 100. Wat is het vijfde getal?"
      )
      user("drie en zes")
      handles("SolveGame")
      user("trek een spel met twee grote getallen")
      handles("DrawGame", with: ["large": .integer(2)])
      user("nee")
      assistant("Goed, ik doe het niet.")
      user("los een spel op")
      user("annuleren")
      assistant("Goed, laat maar.")
    }
  }
}
