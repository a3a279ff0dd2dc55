import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import SolveGame
import Testing

@Suite("Le compte est bon")
struct FrenchTests {
  let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [Plugin(SolveGameHandler(rules: .leCompteEstBon))], language: .french)
  }

  private static let solved = "Le compte est bon : 75 × 6 ÷ 50 × (100 + 3) + 25 = 952"

  @Test(
    "is asked for in one sentence",
    arguments: [
      "résous un tirage pour neuf cent cinquante-deux avec les nombres vingt-cinq, cinquante, "
        + "soixante-quinze, cent, trois et six",
      "résous un compte de neuf cent cinquante deux avec vingt-cinq cinquante soixante-quinze cent "
        + "trois six",
      "Trouvez 952 à partir de 25, 50, 75, 100, 3 et 6 s'il vous plaît",
      "resous 952 25 50 75 100 3 6", "peux-tu faire 952 avec les plaques 25 50 75 cent 3 six",
    ])
  func oneSentence(_ sentence: String) async throws {
    try await converse(with: helper) {
      user(sentence)
      assistant(Self.solved)
      handles("SolveGame")
    }
  }

  @Test("asks and answers in French")
  func conversation() async throws {
    try await converse(with: helper) {
      user("le compte est bon")
      assistant("Quel est le compte à trouver ?")
      user("cent")
      assistant(
        "100 ne convient pas (compte à trouver) : de 101 à 999. Quel est le compte à trouver ?")
      user("neuf cent cinquante-deux")
      assistant("Quel est le premier nombre ?")
      user("vingt-cinq, cinquante et soixante et onze")
      assistant(
        "71 ne fait pas partie des nombres : de 1 à 10, 25, 50, 75 et 100. "
          + "Quel est le troisième nombre ?")
      user("huit")
      assistant("Quel est le quatrième nombre ?")
      user("non, le troisième est 75")
      assistant("Quel est le quatrième nombre ?")
      user("cent, cent et trois")
      assistant("Il n'y a qu'une plaque avec le 100. Quel est le cinquième nombre ?")
      user("trois et six")
      assistant(Self.solved)
      assistant(
        says:
          "Le compte est bon : soixante-quinze fois six égale quatre cent cinquante, quatre cent cinquante "
          + "divisé par cinquante égale neuf, cent plus trois égale cent trois, neuf fois cent trois "
          + "égale neuf cent vingt-sept, neuf cent vingt-sept plus vingt-cinq égale neuf cent "
          + "cinquante-deux.")
    }
  }
}
