import CheckAnswer
import DrawGame
import IntentKit
import IntentLanguage
import IntentTesting
import SolveGame
import SolvePuzzle
import Testing

@testable import GameCoach

@Suite("What one asks after a puzzle that is no game of the show")
struct PuzzleCoachTests {
  private func helper(_ language: Language = .english) throws -> Assistant {
    try Assistant(
      plugins: [
        Plugin(SolveGameHandler()), Plugin(SolvePuzzleHandler()), Plugin(CheckAnswerHandler()),
        Plugin(DrawGameHandler()),
      ] + CoachPlugins.all(), language: language, environment: ScriptClock(seed: 3).environment)
  }

  @Test("hints are about the puzzle, however often one asks")
  func hints() async throws {
    try await converse(with: helper()) {
      user("make 24 from 4 7 8 8")
      assistant("I've found a solution: (7 − 8 ÷ 8) × 4 = 24")
      user("a hint")
      assistant("It takes 3 steps.")
      user("another hint")
      assistant("Begin with 8 ÷ 8.")
      user("another hint")
      assistant(mentions: "Anything more would give it away.")
      user("is 7 * 4 right")
      handles("CheckAnswer")
      user("a hint")
      assistant("It takes 3 steps.")
      user("solve 952 with 25 50 75 100 3 6")
      user("a hint")
      assistant("It takes 5 steps.")
    }
  }

  @Test("a number that is left over is told, if the rules let one")
  func unneeded() async throws {
    try await converse(with: helper()) {
      user("make 12 from 3 4 50")
      user("a hint")
      assistant("It takes one step.")
      user("another hint")
      assistant("You don't need the 50.")
    }
  }

  @Test("other solutions come until there are no more")
  func others() async throws {
    try await converse(with: helper()) {
      user("make 24 from 6 6 6 6")
      assistant("I've found a solution: 6 + 6 + 6 + 6 = 24")
      user("another way")
      assistant("Another one: 6 × 6 − 6 − 6 = 24")
      user("another way")
      assistant("No, those 2 are all there are.")
      user("make 24 from 1 1 1 1")
      user("another way")
      assistant("It can't be reached: the best is 20 away, in 3 steps.")
    }
  }

  @Test(
    "answers are judged by the rules of the puzzle",
    arguments: [
      ("8/(3-8/3)", "That's right."),
      ("3*8", "That's no answer: every number must be used, and 3, 8 are left."),
      ("3*8+3+8", "That's 35, 11 away."),
      ("5+8+8+3", "That's no answer: 5 isn't one of the numbers: they're 3, 3, 8 and 8."),
    ])
  func answers(_ answer: String, _ verdict: String) async throws {
    try await converse(with: helper()) {
      user("make 24 from 3 3 8 8")
      user("check \(answer)")
      assistant(verdict)
      handles("CheckAnswer")
    }
  }

  @Test("a result that is stated must be right")
  func stated() async throws {
    try await converse(with: helper()) {
      user("make 24 from 3 3 8 8")
      tap(CheckAnswerIntent(values: ["answer": .text("3*8=25, 25+8-3")]))
      assistant("That's no answer: the result is 24, not 25.")
    }
  }

  @Test(
    "speaks the language of the user",
    arguments: [
      (Language.german, "mach 24 aus 4, 7, 8 und 8", "noch eine Lösung", "einen Tipp"),
      (.french, "comment faire 24 avec 4 7 8 8", "une autre solution", "un indice"),
      (.dutch, "hoe maak ik 24 met 4, 7, 8 en 8", "een andere oplossing", "een hint"),
      (.spanish, "cómo llego a 24 con 4, 7, 8 y 8", "otra solución", "una pista"),
    ])
  func languages(_ language: Language, _ puzzle: String, _ other: String, _ hint: String)
    async throws
  {
    try await converse(with: helper(language)) {
      user(puzzle)
      handles("SolvePuzzle")
      user(other)
      handles("FindAnotherSolution")
      assistant(mentions: "24")
      user(hint)
      handles("GiveHint")
      assistant(mentions: "3")
    }
  }
}
