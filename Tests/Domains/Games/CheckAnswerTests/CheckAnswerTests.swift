import CheckAnswer
import DrawGame
import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import Testing

@Suite("Checking an answer by voice")
struct CheckAnswerTests {
  let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [Plugin(CheckAnswerHandler()), Plugin(DrawGameHandler())],
      environment: ScriptClock().environment)
  }

  private func verdict(_ answer: String) async throws -> String {
    let conversation = helper.newConversation()
    let intent = CheckAnswerIntent(answer, target: 952, numbers: [25, 50, 75, 100, 3, 6])
    return await conversation.send(.begin(Invocation(intent))).dialogue.displayed
  }

  @Test(
    "judges words and signs",
    arguments: [
      ("25 + (100 + 3) * (6 * 75 / 50)", "That's right: 10 points."),
      (
        "six times seventy five is four hundred and fifty, four hundred and fifty divided by fifty "
          + "equals nine, a hundred plus three makes one hundred and three, one hundred and three times "
          + "nine equals nine hundred and twenty seven, nine hundred and twenty seven plus twenty five",
        "That's right: 10 points."
      ),
      ("a hundred plus three, times six, add seventy five", "That's 693, 259 away: no points."),
      ("a hundred times 6 plus 50", "That's 650, 302 away: no points."),
      (
        "a hundred times nine",
        "That's no answer: 9 isn't one of the numbers: they're 25, 50, 75, 100, 3 and 6."
      ),
      ("25 plus 25", "That's no answer: 25 is used 2 times, but was given once."),
      ("3 minus 6", "That's no answer: step 1, 3 − 6, is below zero"),
    ])
  func judges(_ answer: String, _ expected: String) async throws {
    #expect(try await verdict(answer).hasPrefix(expected))
  }

  @Test("says what it cannot read")
  func unreadable() async throws {
    #expect(try await verdict("twenty bananas").hasPrefix("That's no answer: "))
  }

  @Test("asks for the game and the answer")
  func asks() async throws {
    try await converse(with: helper) {
      user("check my answer")
      assistant("What is the target?")
      user("952")
      user("25 50 75 100 3 6")
      assistant("What is your answer?")
      user("help")
      assistant(mentions: "such as: a hundred plus three, times nine.")
      user("one hundred plus three")
      assistant("That's 103, 849 away: no points.")
      handles("CheckAnswer")
    }
  }

  @Test("knows the game that was just drawn, and only that")
  func chaining() async throws {
    let conversation = helper.newConversation()
    let drawn = await conversation.respond(to: "draw a game")
    guard case .object(let game)? = drawn.outcome?.value else {
      Issue.record("no game was drawn")
      return
    }
    try await converse(in: conversation) {
      user("check my answer")
      assistant("What is your answer?")
      user("1 plus 1")
      handles("CheckAnswer")
    }
    let checked = await conversation.state.recent.last?.invocation.values
    #expect(checked?["target"] == game["target"])
    #expect(checked?["numbers"] == game["numbers"])
    try await converse(in: conversation) {
      tap(CheckAnswerIntent(values: ["target": .integer(100)]))
      assistant("What is the first number?")
    }
  }

  @Test("judges in French")
  func french() async throws {
    let helper = try Assistant(
      plugins: [
        Plugin(CheckAnswerHandler(rules: .leCompteEstBon)),
        Plugin(DrawGameHandler(rules: .leCompteEstBon)),
      ], language: .french,
      environment: ScriptClock().environment)
    let conversation = helper.newConversation()
    let drawn = await conversation.respond(to: "donne-moi un tirage avec deux grands nombres")
    #expect(drawn.dialogue.spoken.hasPrefix("Le compte à trouver est "))
    for (answer, verdict) in [
      ("cent plus trois, fois neuf, plus vingt-cinq", "Le compte est bon : 10 points."),
      ("cent fois neuf", "Cela fait 900, à 52 du compte : 7 points."),
      (
        "cent fois huit",
        "Réponse non valable : 8 ne fait pas partie de 25, 50, 75, 100, 3 et 9."
      ),
      (
        "cent plus cent",
        "Réponse non valable : 100 est utilisé 2 fois, mais n'est donné que 1 fois."
      ),
      (
        "trois moins cent", "Réponse non valable : l'étape 1, 3 − 100, est au-dessous de zéro."
      ),
      ("bonjour", "Réponse non valable : je ne peux pas la lire à partir du caractère 1."),
    ] {
      let intent = CheckAnswerIntent(answer, target: 952, numbers: [25, 50, 75, 100, 3, 9])
      #expect(
        await conversation.send(.begin(Invocation(intent))).dialogue.displayed == verdict,
        "\(answer)")
    }
  }
}
