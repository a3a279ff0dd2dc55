import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import Testing

@testable import GameCoach

@Suite("Questions about the game on the table")
struct DescribeGameTests {
  /// The answer to each sentence, after a game was solved.
  private func answers(_ sentences: [String], after first: String) async throws -> [String] {
    let conversation = try helper().newConversation()
    _ = await conversation.respond(to: first)
    var answers: [String] = []
    for sentence in sentences {
      answers.append(await conversation.respond(to: sentence).dialogue.displayed)
    }
    return answers
  }

  @Test("the game that was drawn is told again, and stays the same")
  func again() async throws {
    let conversation = try helper().newConversation()
    let drawn = await conversation.respond(to: "deal me a round")
    let game = try #require(drawn.dialogue.displayed.split(separator: "Shall").first)
    for sentence in [
      "remind me what the numbers were", "which tiles did I have", "what's the number to make",
      "read me the game once more", "Let me see. What were my numbers?",
    ] {
      let told = await conversation.respond(to: sentence)
      #expect(told.outcome?.invocation.intent == "DescribeGame", "\(sentence)")
      #expect(game.hasPrefix(told.dialogue.displayed), "\(sentence)")
    }
  }

  @Test("how it can be reached is told without the solution")
  func reach() async throws {
    let answers = try await answers(
      [
        "could it be made exactly", "I think it's impossible", "how near can one get",
        "how tough is this one", "how many steps does it need", "is there more than one way",
      ], after: "solve 952 with 25 50 75 100 3 6")
    #expect(
      answers == [
        "952 can be made exactly.", "952 can be made exactly.", "952 can be made exactly.",
        "It's a very hard one, 5 on a scale from 1 to 5.", "It takes 5 steps.",
        "There are 2 different ways to make 952.",
      ])
    let near = try await self.answers(
      ["is it feasible", "which is the highest I can make with them"],
      after: "solve 999 with 1 2 3 4 5 6")
    #expect(
      near == [
        "999 can't be made exactly: the nearest is 39 away.",
        "The highest target that can be reached with them is 960.",
      ])
  }

  @Test("what a solution uses, and whether it is the shortest")
  func solution() async throws {
    let answers = try await answers(
      [
        "are all of the numbers used", "was that the quickest way", "show me another way",
        "does that solution use every tile", "anything shorter?", "which numbers are left over",
      ], after: "solve 952 with 25 50 75 100 3 6")
    #expect(
      answers == [
        "It uses all the numbers.", "Nothing is shorter: it takes 5 steps.",
        "Another one: ((100 + 6) × 3 × 75 − 50) ÷ 25 = 952", "It uses all the numbers.",
        "Nothing is shorter: it takes 5 steps.", "It uses all the numbers.",
      ])
    let own = try await self.answers(
      ["(100 - 25) * 2 + 50", "is there a quicker way"],
      after: "solve 200 with 25 50 75 100 2 1")
    #expect(own.last == "There's a shorter way, in one step: 100 × 2 = 200")
  }

  @Test("with and without some numbers, each answered for the numbers that there are")
  func numbers() async throws {
    let answers = try await answers(
      [
        "is the 25 necessary", "do I really need the 8", "find me a solution without the 10",
        "is there a solution with the 25", "and without the 25 and the 100?", "and 452?",
      ], after: "solve 450 with 25 50 75 100 9 10")
    #expect(
      answers == [
        "It can be done without 25.",
        "There's no 8 among the numbers: they're 25, 50, 75, 100, 9 and 10.",
        "Without 10: 50 × 9 = 450", "With 25: (75 − 25) × 9 = 450",
        "Without 25 and 100: 50 × 9 = 450",
        "I've found a solution: 50 × 9 + 100 ÷ (75 − 25) = 452",
      ])
  }

  @Test("an earlier game is meant by its target")
  func earlier() async throws {
    let numbers = [25, 50, 75, 100, 3, 6].map { IntentValue.integer($0) }
    try await converse(with: helper()) {
      user("solve 952 with 25 50 75 100 3 6")
      user("solve 120 with 1 2 3 4 5 10")
      user("we are still on 952")
      assistant("The target is 952, and the numbers are 25, 50, 75, 100, 3, 6.")
      user("solve 120 with 1 2 3 4 5 10")
      user("explain the game with 952")
      handles(
        "ExplainSolution", with: ["target": .integer(952), "numbers": .list(numbers)])
      user("with the same numbers for 300")
      handles("SolveGame", with: ["target": .integer(300), "numbers": .list(numbers)])
      user("try 175")
      handles("SolveGame", with: ["target": .integer(175), "numbers": .list(numbers)])
    }
  }

  @Test(
    "a game can be described that was not spoken of before, and another target asked about next")
  func given() async throws {
    try await converse(with: helper()) {
      user("how tricky is 952 using 25 50 75 100 3 6")
      assistant("It's a very hard one, 5 on a scale from 1 to 5.")
      user("and 150?")
      assistant("It's an easy one, 1 on a scale from 1 to 5.")
    }
  }

  @Test("where there is none, one is offered")
  func none() async throws {
    try await converse(with: helper()) {
      user("a clue please")
      assistant("There's no game on the table. Shall I draw one?")
      user("yes")
      handles("DrawGame")
      user("a clue please")
      handles("GiveHint")
    }
  }

  @Test("one point of the rules is answered alone, by the rules in force")
  func points() async throws {
    try await converse(with: helper()) {
      user("do all numbers have to be used")
      user("may I use the same number twice")
      assistant("You may use each number once; one that was drawn twice, twice.")
      user("how many points for 6 away")
      assistant("6 away scores 5 points.")
      user("are negative numbers allowed")
      assistant(
        "No: every result on the way must be a positive whole number, without fractions.")
      user("how much time have I got")
      assistant("There's no time limit here: take as long as you like.")
      user("solve 200 with 25 50 75 100 2 1")
      user("what would 193 have scored")
      assistant("7 away scores 5 points.")
      user("are there points if I'm close")
      user("solve it")
      handles("SolveGame")
    }
    try await converse(with: helper(rules: .leCompteEstBon)) {
      user("how many points for 6 away")
      assistant("6 away scores 7 points, if no other answer is nearer.")
      user("how does the scoring work")
      assistant(
        "An answer scores 10 points for the target and 7 points if no other one is nearer; anything else scores nothing."
      )
    }
  }

  @Test(
    "in the other languages",
    arguments: [
      (
        "de", "löse 952 mit 25 50 75 100 3 6",
        [
          "wie waren noch mal die Zahlen":
            "Die Zielzahl ist 952, und die Zahlen sind 25, 50, 75, 100, 3, 6.",
          "wie schwierig ist das Spiel": "Es ist sehr schwer, 5 auf einer Skala von 1 bis 5.",
          "geht es auch ohne die 25": "Ohne 25 geht es nicht so gut: Das Nächste läge 1 daneben.",
          "wie viele Punkte gibt es bei 3 daneben": "3 daneben bringt 7 Punkte.",
        ]
      ),
      (
        "fr", "résous 952 avec 25 50 75 100 3 6",
        [
          "quels sont les nombres déjà":
            "Le compte à trouver est 952, et les nombres sont 25, 50, 75, 100, 3, 6.",
          "est-ce que c'est faisable": "On peut faire 952 exactement.",
          "y a-t-il une solution plus courte": "Il n'y a pas plus court : il faut 5 étapes.",
        ]
      ),
      (
        "nl", "los 952 op met 25 50 75 100 3 6",
        [
          "wat waren de getallen ook alweer":
            "Het doelgetal is 952, en de getallen zijn 25, 50, 75, 100, 3, 6.",
          "is het wel oplosbaar": "952 kan precies gemaakt worden.",
          "kan het ook korter": "Korter kan niet: het zijn 5 stappen.",
        ]
      ),
      (
        "es", "resuelve 952 con 25 50 75 100 3 6",
        [
          "cuáles eran los números":
            "El número objetivo es 952, y los números son 25, 50, 75, 100, 3, 6.",
          "qué tan difícil es": "Es muy difícil: 5 en una escala de 1 a 5.",
          "hay una solución más corta": "No hay nada más corto: son 5 pasos.",
        ]
      ),
    ])
  func languages(_ code: String, _ first: String, _ answers: [String: String]) async throws {
    try await expect(answers, to: first, in: code)
  }
}
