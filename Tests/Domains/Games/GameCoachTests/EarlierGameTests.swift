import GameParameters
import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@testable import GameCoach

@Suite("Following up a game")
struct EarlierGameTests {
  @Test("another one is another of what was told last")
  func another() async throws {
    try await converse(with: helper()) {
      user("draw a game")
      handles("DrawGame")
      user("another one")
      handles("DrawGame")
      user("give me a clue")
      handles("GiveHint")
      user("another one")
      handles("GiveHint")
      user("is there another way")
      handles("FindAnotherSolution")
      user("one more")
      handles("FindAnotherSolution")
    }
  }

  @Test("another target is solved, and one goes back to the game before")
  func targets() async throws {
    try await converse(with: helper()) {
      user("solve 952 with 25 50 75 100 3 6")
      user("is there another way")
      handles("FindAnotherSolution")
      user("what if the target were 813")
      handles("SolveGame")
      user("go back to the previous game")
      assistant("The target is 952, and the numbers are 25, 50, 75, 100, 3, 6.")
      user("is the target plus one possible")
      assistant("953 can be made exactly.")
      user("go back to the original game")
      assistant(mentions: "The target is ")
    }
  }

  @Test("questions about a solution, and the wish to try first")
  func questions() async throws {
    try await converse(with: helper()) {
      user("solve 952 with 25 50 75 100 3 6")
      user("which numbers did you use")
      assistant("It uses 75, 6, 50, 100, 3 and 25.")
      user("just the first step")
      assistant("Begin with 75 × 6 = 450.")
      user("why did you divide there")
      handles("ExplainSolution")
      user("show me the whole thing")
      handles("ExplainSolution")
      user("don't tell me yet, I want to try")
      assistant("All right, it's your turn: tell me your answer, or ask for a hint.")
    }
  }

  @Test("the first answer is judged again, and later ones are not forgotten")
  func answers() async throws {
    try await converse(with: helper()) {
      user("solve 952 with 25 50 75 100 3 6")
      user("100 * 6 + 75")
      handles("CheckAnswer")
      user("100 * 6 + 75 * 3")
      assistant(mentions: "That's 825, 127 away")
      user("how far off was my first try")
      assistant(mentions: "That's 675, 277 away")
    }
  }

  @Test(
    "a new game is harder or easier if that is said",
    arguments: ["new game, harder", "a harder game", "another game but harder"])
  func harder(_ sentence: String) async throws {
    try await converse(with: helper()) {
      user("draw an easy game")
      user(sentence)
      handles("DrawGame", with: ["change": .enumeration("harder")])
    }
  }

  @Test("one more like that has as many large tiles")
  func same() async throws {
    try await converse(with: helper()) {
      user("draw an easy game with 3 large")
      user("one more like that")
      handles("DrawGame", with: ["change": .enumeration("same")])
    }
  }

  @Test(
    "in the other languages",
    arguments: [
      (
        "de", "löse 952 mit 25 50 75 100 3 6",
        [
          "welche Zahlen hast du verwendet": "Die Lösung braucht 75, 6, 50, 100, 3 und 25.",
          "nur den ersten Schritt": "Fang so an: 75 × 6 = 450.",
          "ich will es selbst versuchen":
            "Gut, du bist dran: Sag mir deine Antwort, oder frag nach einem Tipp.",
        ]
      ),
      (
        "fr", "résous 952 avec 25 50 75 100 3 6",
        [
          "quels nombres as-tu utilisés": "Elle utilise 75, 6, 50, 100, 3 et 25.",
          "je veux essayer moi-même":
            "D'accord, c'est à vous : donnez-moi votre réponse, ou demandez un indice.",
        ]
      ),
      (
        "nl", "los 952 op met 25 50 75 100 3 6",
        [
          "welke getallen heb je gebruikt": "De oplossing gebruikt 75, 6, 50, 100, 3 en 25.",
          "ik wil het zelf proberen":
            "Goed, jij bent aan de beurt: zeg me je antwoord, of vraag om een hint.",
        ]
      ),
      (
        "es", "resuelve 952 con 25 50 75 100 3 6",
        [
          "qué números has usado": "La solución usa 75, 6, 50, 100, 3 y 25.",
          "quiero intentarlo yo": "De acuerdo, te toca: dime tu respuesta o pide una pista.",
        ]
      ),
    ])
  func languages(_ code: String, _ first: String, _ answers: [String: String]) async throws {
    try await expect(answers, to: first, in: code)
  }
}
