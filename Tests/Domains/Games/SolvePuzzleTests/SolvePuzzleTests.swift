import IntentKit
import IntentLanguage
import IntentTesting
import SolveGame
import SolvePuzzle
import Testing

@Suite("Solve a puzzle")
struct SolvePuzzleTests {
  private func helper(_ language: Language = .english) throws -> Assistant {
    try Assistant(
      plugins: [Plugin(SolveGameHandler()), Plugin(SolvePuzzleHandler(patience: .seconds(120)))],
      language: language)
  }

  @Test(
    "is asked for in one sentence",
    arguments: [
      "make 24 from 3 3 8 8", "can you get 24 with 3, 3, 8 and 8?", "24 from 3, 3, 8, 8",
      "how do I make twenty-four out of three, three, eight and eight",
      "use 3, 3, 8 and 8 to make 24", "solve 24 with 3 3 8 8", "24 game: 3 3 8 8",
      "how can I make 24 out of 3 3 8 8",
    ])
  func oneSentence(_ sentence: String) async throws {
    try await converse(with: helper()) {
      user(sentence)
      assistant("I've found a solution: 8 ÷ (3 − 8 ÷ 3) = 24")
      handles("SolvePuzzle")
    }
  }

  @Test("is told apart from the show's game by its target")
  func targets() async throws {
    try await converse(with: helper()) {
      user("make 12345 from 100 75 50 25 9 8 7")
      handles("SolvePuzzle")
      user("make 952 from 25 50 75 100 3 6")
      handles("SolveGame")
      user("make 10 from 1 1 9 9")
      assistant("I've found a solution: (1 + 1 ÷ 9) × 9 = 10")
    }
  }

  @Test("is not told by a row of numbers alone")
  func rows() async throws {
    for row in ["3 3 8 8", "5 5 5 1"] {
      let turn = try await helper().newConversation().respond(to: row)
      #expect(turn.outcome == nil, "\(row): \(turn.dialogue.displayed)")
    }
    // A target that no intent can have is not left out.
    let turn = try await helper().newConversation().respond(
      to: "make 99999999999999999999 from 3 3 8 8")
    #expect(turn.outcome == nil)
  }

  @Test("has fractions on the way where many numbers need them")
  func fractions() async throws {
    try await converse(with: helper()) {
      user("make 52 from 1 1 1 1 7 11")
      assistant("I've found a solution: (7 + 1) × (11 ÷ (1 + 1) + 1) = 52")
    }
  }

  @Test("says how close the nearest is")
  func nearest() async throws {
    try await converse(with: helper()) {
      user("make 24 from 1 1 1 1")
      assistant("24 can't be made with every number, and the nearest is 20 away: 1 + 1 + 1 + 1 = 4")
      user("and 50 with the same numbers")
      handles("SolvePuzzle")
    }
  }

  @Test(
    "speaks the language of the user",
    arguments: [
      (
        Language.german, "mach 24 aus 3, 3, 8 und 8",
        "Ich habe eine Lösung gefunden: 8 ÷ (3 − 8 ÷ 3) = 24"
      ),
      (.french, "comment faire 24 avec 3 3 8 8", "J'ai trouvé une solution : 8 ÷ (3 − 8 ÷ 3) = 24"),
      (
        .dutch, "hoe maak ik 24 met 3, 3, 8 en 8",
        "Ik heb een oplossing gevonden: 8 ÷ (3 − 8 ÷ 3) = 24"
      ),
      (
        .spanish, "cómo llego a 24 con 3, 3, 8 y 8",
        "He encontrado una solución: 8 ÷ (3 − 8 ÷ 3) = 24"
      ),
    ])
  func languages(_ language: Language, _ sentence: String, _ reply: String) async throws {
    try await converse(with: helper(language)) {
      user(sentence)
      assistant(reply)
    }
  }
}
