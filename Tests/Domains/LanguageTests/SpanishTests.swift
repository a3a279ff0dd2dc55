import CheckAnswer
import DrawGame
import GameCoach
import IntentKit
import IntentLanguage
import IntentTesting
import SolveGame
import Testing

@Suite("Conversations in Spanish")
struct SpanishTests {
  private let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [
        Plugin(SolveGameHandler()), Plugin(CheckAnswerHandler()), Plugin(DrawGameHandler()),
      ] + CoachPlugins.all(), language: .spanish, environment: ScriptClock(seed: 3).environment)
  }

  @Test(
    "solve a game however it is said",
    arguments: [
      "resuelve 952 con 25, 50, 75, 100, 3 y 6", "cómo llego con 25 50 75 100 3 6 a 952",
      "¿Cómo llego a 952 con los números 25, 50, 75, 100, 3 y 6?", "952 con 25 50 75 100 3 6",
      "cómo llego con veinticinco cincuenta setenta y cinco cien tres y seis a novecientos cincuenta y dos",
      "puedes por favor hacer 952 con 25 50 75 100 3 y 6",
    ])
  func solve(_ sentence: String) async throws {
    let turn = await helper.newConversation().respond(to: sentence)
    #expect(turn.dialogue.displayed.hasPrefix("He encontrado una solución: "), "\(sentence)")
    #expect(turn.dialogue.displayed.hasSuffix(" = 952"))
  }

  @Test("explain a solution", arguments: ["¿por qué?", "por favor, ¿por qué?", "¿cómo es eso?"])
  func why(_ sentence: String) async throws {
    let conversation = helper.newConversation()
    _ = await conversation.respond(to: "resuelve 952 con 25 50 75 100 3 6")
    let turn = await conversation.respond(to: sentence)
    #expect(turn.dialogue.spoken.hasPrefix("Primero: "))
  }

  @Test("ask back, help, correct, go back and cancel")
  func game() async throws {
    try await converse(with: helper) {
      user("resuelve un juego")
      assistant("¿Cuál es el número objetivo?")
      user("mil")
      assistant(
        "1000 no vale (número objetivo): se admite de 100 a 999. ¿Cuál es el número objetivo?")
      user("953")
      assistant("¿Cuál es el primer número?")
      user("ayuda")
      assistant(
        "Los números están en fichas: dos de cada uno del 1 al 10, y una de cada uno de estos: 25, 50, 75, 100. Puedes decir varios a la vez. También puedes decir «atrás», «empezar de nuevo» o «cancelar». ¿Cuál es el primer número?"
      )
      user("no, el número objetivo es 952")
      assistant("Vale: 952. ¿Cuál es el primer número?")
      user("25 50 75 y cien")
      assistant("¿Cuál es el quinto número?")
      user("11")
      assistant(
        "11 no vale (números): se admiten de 1 a 10, 25, 50, 75 y 100. ¿Cuál es el quinto número?"
      )
      user("tres y seis")
      handles("SolveGame")
      user("saca un juego con dos números grandes")
      handles("DrawGame", with: ["large": .integer(2)])
      user("no")
      assistant("Vale, no lo hago.")
      user("resuelve un juego")
      user("cancelar")
      assistant("Vale, lo dejo.")
    }
  }
}
