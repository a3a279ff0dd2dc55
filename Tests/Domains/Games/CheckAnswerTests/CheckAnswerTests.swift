import DrawGame
import GameParameters
import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import Testing

import struct NumbersGame.Expression

@testable import CheckAnswer

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

  @Test(
    "tells an easier way to an answer as close, and its trick",
    arguments: [
      (
        "(75 + 3) * 6 + 100 + 50",
        """
        That's right: 10 points. There's an easier way: (100 + 3) × 6 = 618.
        The trick: 103 times 6 is the target, so make 103 from the other numbers.
        """
      ),
      ("6 * (3 + 100)", "That's right: 10 points."),
      ("100 * 6", "That's 600, 18 away: no points."),
    ])
  func easierWay(_ answer: String, _ expected: String) async throws {
    let intent = CheckAnswerIntent(answer, target: 618, numbers: [25, 50, 75, 100, 3, 6])
    let turn = await helper.newConversation().send(.begin(Invocation(intent)))
    #expect(turn.dialogue.displayed == expected)
    // Where the snippet is shown, the dialogue is short.
    for line in expected.split(separator: "\n").dropFirst() {
      #expect(turn.outcome?.snippet?.text().contains(line) == true)
      #expect(!turn.dialogue.short.contains(line))
    }
  }

  @Test(
    "names every trick in every language",
    arguments: [
      (
        "en",
        [
          "The trick: 103 times 6 is the target, so make 103 from the other numbers.",
          "The trick: 25 times 952 is 23800. So make 23800, and divide by 25 at the end.",
          "The trick: multiply first, then divide. 75 times 6 divided by 50 is 9, though 50 divides neither of them.",
          "The trick: 25 and 75 times a multiple of 4 make hundreds. 75 times 56 is 4200.",
          "The trick: 97 is close to 100, so 97 times 6 is 600 minus 18.",
        ]
      ),
      (
        "de",
        [
          "Der Trick: 103 mal 6 ist die Zielzahl. Bilde also 103 aus den übrigen Zahlen.",
          "Der Trick: 25 mal 952 ist 23800. Bilde also zuerst 23800 und teile zum Schluss durch 25.",
          "Der Trick: erst malnehmen, dann teilen. 75 mal 6 geteilt durch 50 ist 9, obwohl keine der beiden Zahlen durch 50 teilbar ist.",
          "Der Trick: 25 und 75 ergeben mit einem Vielfachen von 4 malgenommen volle Hunderter. 75 mal 56 ist 4200.",
          "Der Trick: 97 liegt nahe bei 100, also ist 97 mal 6 gleich 600 minus 18.",
        ]
      ),
      (
        "fr",
        [
          "L'astuce : 103 fois 6, c'est le compte. Cherchez donc à obtenir 103 avec les autres nombres.",
          "L'astuce : 25 fois 952, c'est 23800. Faites donc d'abord 23800, puis divisez par 25 à la fin.",
          "L'astuce : multiplier d'abord, diviser ensuite. 75 fois 6 divisé par 50 donne 9, alors que 50 ne divise ni l'un ni l'autre.",
          "L'astuce : 25 et 75 multipliés par un multiple de 4 donnent des centaines rondes. 75 fois 56, c'est 4200.",
          "L'astuce : 97 est proche de 100, donc 97 fois 6, c'est 600 moins 18.",
        ]
      ),
      (
        "nl",
        [
          "De truc: 103 keer 6 is het doelgetal. Maak dus 103 met de andere getallen.",
          "De truc: 25 keer 952 is 23800. Maak dus eerst 23800 en deel aan het eind door 25.",
          "De truc: eerst vermenigvuldigen, dan delen. 75 keer 6 gedeeld door 50 is 9, terwijl geen van beide door 50 deelbaar is.",
          "De truc: 25 en 75 keer een veelvoud van 4 geven ronde honderdtallen. 75 keer 56 is 4200.",
          "De truc: 97 ligt dicht bij 100, dus 97 keer 6 is 600 min 18.",
        ]
      ),
      (
        "es",
        [
          "El truco: 103 por 6 es el número objetivo. Intenta obtener 103 con los demás números.",
          "El truco: 25 por 952 es 23800. Consigue primero 23800 y divide al final entre 25.",
          "El truco: primero multiplicar y después dividir. 75 por 6 entre 50 es 9, aunque ninguno de los dos es divisible entre 50.",
          "El truco: 25 y 75 por un múltiplo de 4 dan centenas exactas. 75 por 56 es 4200.",
          "El truco: 97 está cerca de 100, así que 97 por 6 es 600 menos 18.",
        ]
      ),
    ])
  func tricks(language: String, expected: [String]) throws {
    let tricks: [Trick] = [
      .factorPair(try Step(103, .multiply, 6), made: .one(103)),
      .scaledTarget(try Step(23_800, .divide, 25)),
      .fraction(try Step(75, .multiply, 6), by: try Step(450, .divide, 50)),
      .hundreds(try Step(75, .multiply, 56)),
      .nearRound(try Step(97, .multiply, 6), round: 100, product: 600, rest: -18),
    ]
    let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 618)
    let solution = try Solution(Expression(parsing: "(100 + 3) * 6"), to: game)
    for (trick, sentences) in zip(tricks, expected) {
      let dialogue = EasierWayMessage(solution: solution, trick: trick).dialogue(in: language)
      #expect(dialogue.displayed.hasSuffix("(100 + 3) × 6 = 618.\n\(sentences)"))
      #expect(dialogue.spoken.hasSuffix(". \(sentences)"))
      #expect(!dialogue.short.contains(sentences))
    }
  }

  @Test(
    "says of two factors which of them are to be made",
    arguments: [
      (
        "en", "The trick: 25 times 4 is the target, and both are among the numbers.",
        "The trick: 25 times 4 is the target, so make both."
      ),
      (
        "de", "Der Trick: 25 mal 4 ist die Zielzahl. Beide sind unter den Zahlen.",
        "Der Trick: 25 mal 4 ist die Zielzahl. Bilde also beide Faktoren."
      ),
      (
        "fr", "L'astuce : 25 fois 4, c'est le compte. Les deux sont parmi les nombres.",
        "L'astuce : 25 fois 4, c'est le compte. Cherchez donc à obtenir les deux."
      ),
      (
        "nl", "De truc: 25 keer 4 is het doelgetal. Ze staan allebei tussen de getallen.",
        "De truc: 25 keer 4 is het doelgetal. Maak dus allebei."
      ),
      (
        "es", "El truco: 25 por 4 es el número objetivo. Los dos están entre los números.",
        "El truco: 25 por 4 es el número objetivo. Intenta obtener los dos."
      ),
    ])
  func factors(language: String, given: String, made: String) throws {
    let step = try Step(25, .multiply, 4)
    #expect(Trick.factorPair(step, made: .neither).text(in: language) == given)
    #expect(Trick.factorPair(step, made: .both).text(in: language) == made)
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
