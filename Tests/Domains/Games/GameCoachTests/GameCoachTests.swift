import GameParameters
import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import NumbersSolver
import SolveGame
import Testing

@testable import GameCoach

@Suite("What one asks after a game")
struct GameCoachTests {
  /// The values of a game with 25, 50, 75, 100, 6 and another number.
  private func game(_ target: Int, with number: Int) -> [String: IntentValue] {
    [
      "target": .integer(target),
      "numbers": .list([25, 50, 75, 100, number, 6].map { .integer($0) }),
    ]
  }

  @Test("the rules are told, also while a target is asked for")
  func rules() async throws {
    try await converse(with: helper()) {
      user("what are the rules of the game")
      handles("ExplainRules")
      user("solve a game")
      assistant("What is the target?")
      user("do I have to use every number?")
      handles("ExplainRules")
      assistant(mentions: "No, you need not use all the numbers.")
      user("952")
      user("25 50 75 100 3 6")
      handles("SolveGame")
      user("what if the 3 were a 4")
      handles("SolveGame", with: game(952, with: 4))
      user("what about 813")
      user("use 5 instead of 4")
      handles("SolveGame", with: game(813, with: 5))
      user("go back to 952")
      handles("SolveGame", with: game(952, with: 5))
    }
  }

  @Test("why, another way, how many ways, and the same game with other numbers")
  func solved() async throws {
    try await converse(with: helper()) {
      user("solve 952 with 25 50 75 100 3 6")
      handles("SolveGame")
      user("why")
      handles("ExplainSolution")
      assistant(mentions: "The trick: multiply first, then divide. 75 times 6 divided by 50 is 9")
      user("read that again slowly")
      handles("ExplainSolution")
      user("um how did you get that please")
      handles("ExplainSolution")
      user("is there another way")
      assistant("Another one: ((100 + 6) × 3 × 75 − 50) ÷ 25 = 952")
      user("any other solutions?")
      assistant("No, those 2 are all there are.")
      user("how many ways are there")
      assistant("There are 2 different ways to make 952.")
      user("what about 813")
      handles("CountSolutions", with: game(813, with: 3))
      user("again with 4 instead of 3")
      handles("CountSolutions", with: game(813, with: 4))
      user("again with 1000 instead of 4")
      assistant("1000 isn't one of the numbers: they're 1 to 10, 25, 50, 75 and 100.")
      user("show me the solution")
      handles("SolveGame", with: game(813, with: 4))
    }
  }

  @Test("the trick of a solution is shown below its steps")
  func trick() async throws {
    let conversation = try helper().newConversation()
    _ = await conversation.respond(to: "solve 618 with 25 50 75 100 3 6")
    let snippet = try #require(await conversation.respond(to: "why").outcome?.snippet)
    #expect(
      snippet.blocks.last
        == .paragraph(
          "The trick: 103 times 6 is the target, so make 103 from the other numbers."))
    _ = await conversation.respond(to: "what about 175")
    let plain = try #require(await conversation.respond(to: "explain it").outcome?.snippet)
    #expect(plain.blocks.last == .paragraph("100 + 75 = 175"))
  }

  @Test("all solutions are told if they are few, and otherwise the first, and where the others are")
  func list() async throws {
    let conversation = try helper().newConversation()
    _ = await conversation.respond(to: "solve 952 with 25 50 75 100 3 6")
    let few = await conversation.respond(to: "show me all the solutions")
    #expect(
      few.dialogue.displayed
        == "Both:\n75 × 6 ÷ 50 × (100 + 3) + 25 = 952\n((100 + 6) × 3 × 75 − 50) ÷ 25 = 952")
    #expect(few.outcome?.code == .success)
    let numbers = [25, 50, 75, 100, 3, 6]
    let solutions = try await Solver().solutions(of: Game(numbers: numbers, target: 150))
    let count = try await solutions.count
    _ = await conversation.respond(to: "what about 150")
    let many = await conversation.respond(to: "list all of them")
    #expect(many.outcome?.code == .continueInApp)
    #expect(many.outcome?.activity?.type == "solutions")
    #expect(many.outcome?.activity?.values == game(150, with: 3))
    #expect(
      many.dialogue.displayed.hasPrefix("There are \(count). The first ones are:\n"))
    #expect(many.dialogue.displayed.split(separator: "\n").count == 4)
    // What was listed can be asked about.
    let why = await conversation.respond(to: "why")
    #expect(why.outcome?.invocation.values == game(150, with: 3))
  }

  @Test("what follows the last step follows a shortcut, and all of it is done again")
  func shortcut() async throws {
    let clever = Shortcut(
      id: "1", name: "Clever", phrase: "clever number thing",
      actions: [
        .step(
          .init(
            "SolveGame", with: ["target": .value(.integer(952)), "numbers": .ask]))
      ])
    let helper = try Assistant(
      plugins: [Plugin(SolveGameHandler())] + CoachPlugins.all(), shortcuts: [clever],
      environment: ScriptClock(seed: 3).environment)
    try await converse(with: helper) {
      user("clever number thing")
      user("25 50 75 100 3 6")
      handles("shortcut-1")
      user("why")
      handles("ExplainSolution")
      user("how many ways")
      assistant("There are 2 different ways to make 952.")
      user("clever number thing")
      user("25 50 75 100 3 6")
      user("what about 813")
      handles("SolveGame", with: game(813, with: 3))
      user("clever number thing")
      user("25 50 75 100 3 6")
      user("do that again")
      user("25 50 75 100 3 6")
      handles("shortcut-1")
    }
  }

  @Test("hints tell a little more each time, and never the whole")
  func hints() async throws {
    let conversation = try helper().newConversation()
    let turn = await conversation.respond(to: "draw a game")
    let drawn = try #require(turn.outcome?.value.flatMap { GameValue(intentValue: $0) })
    let best = try await Solver().solve(Game(numbers: drawn.numbers, target: drawn.target))
    let expression = best.expression.description
    var said: [String] = []
    for sentence in ["give me a hint", "another hint", "one more hint please", "hint", "hint"] {
      said.append(await conversation.respond(to: sentence).dialogue.displayed)
    }
    #expect(said[0].contains("\(best.steps.count) steps"))
    #expect(said.allSatisfy { !$0.contains(expression) })
    #expect(said.last?.hasPrefix("Anything more would give it away") == true)
    #expect(said[3] == said[4])
    let solved = await conversation.respond(to: "solve it")
    #expect(
      solved.outcome?.invocation
        == Invocation(SolveGameIntent(target: drawn.target, numbers: drawn.numbers)))
  }

  @Test("no hint has a step that leaves nothing to find", arguments: 0..<200)
  func hintsOfManyGames(seed: Int) throws {
    var generator = try GameGenerator(rules: .countdown, seed: UInt64(seed))
    let game = try generator.next(large: nil)
    let solution = try Solver().solve(game)
    let hints = GiveHintHandler.hints(solution, of: game)
    for case .firstStep(let step) in hints {
      #expect(step != solution.steps.last)
      #expect(solution.steps.first == step)
    }
    for case .unneeded(let number) in hints {
      let used = solution.expression.numbers.count { $0 == number }
      #expect(used < game.numbers.count { $0 == number })
    }
  }

  @Test("harder and easier are meant beside the last game")
  func difficulty() async throws {
    let conversation = try helper().newConversation()
    func rating(_ sentence: String) async throws -> Int {
      let turn = await conversation.respond(to: sentence)
      let game = try #require(turn.outcome?.value.flatMap { GameValue(intentValue: $0) })
      return try await Solver().difficulty(of: Game(numbers: game.numbers, target: game.target))
        .rating
    }
    #expect(try await rating("draw an easy game") <= 2)
    let first = try await rating("give me a medium one")
    #expect(first == 3)
    let second = try await rating("make it harder")
    #expect(second > first)
    #expect(try await rating("something easier please") < second)
    #expect(try await rating("a difficult game with two large ones") == 4)
    #expect(try await rating("a fiendish one") == 5)
  }

  @Test(
    "without a game at hand nothing follows", arguments: ["why", "is it hard", "make it harder"])
  func nothing(sentence: String) async throws {
    let turn = await (try helper()).newConversation().respond(to: sentence)
    #expect(turn.outcome == nil)
  }

  @Test("what is asked with all values needs no game before it")
  func whole() async throws {
    try await converse(with: helper()) {
      user("how many ways are there to make 952 with 25 50 75 100 3 6")
      assistant("There are 2 different ways to make 952.")
      user("give me a clue for 952 from 25 50 75 100 3 6")
      assistant("It takes 5 steps.")
    }
  }

  @Test("in French")
  func french() async throws {
    try await converse(with: helper(.french)) {
      user("trouve 952 avec 25 50 75 100 3 6")
      handles("SolveGame")
      user("pourquoi")
      handles("ExplainSolution")
      user("y a-t-il une autre solution")
      handles("FindAnotherSolution")
      user("montre-moi toutes les solutions")
      handles("ListSolutions", with: game(952, with: 3))
      user("combien de solutions y a-t-il")
      assistant("Il y a 2 façons de faire 952.")
      user("et 813")
      handles("CountSolutions", with: game(813, with: 3))
      user("donne-moi un indice")
      handles("GiveHint")
      user("donne-moi quelque chose de plus difficile")
      handles("DrawGame", with: ["change": .enumeration("harder")])
      user("un tirage facile")
      handles("DrawGame", with: ["difficulty": .enumeration("easy")])
    }
  }

  @Test("in German")
  func german() async throws {
    try await converse(with: helper(.german)) {
      user("wie komme ich mit 25 50 75 100 3 6 auf 952")
      handles("SolveGame")
      user("warum")
      handles("ExplainSolution")
      user("gibt es noch eine andere Lösung")
      handles("FindAnotherSolution")
      user("zeig mir alle Lösungen")
      handles("ListSolutions", with: game(952, with: 3))
      user("wie viele Lösungen gibt es")
      assistant("Für 952 gibt es 2 verschiedene Wege.")
      user("und 813")
      handles("CountSolutions", with: game(813, with: 3))
      user("gib mir einen Tipp")
      handles("GiveHint")
      user("gib mir etwas Schwereres")
      handles("DrawGame", with: ["change": .enumeration("harder")])
      user("ein leichtes Spiel")
      handles("DrawGame", with: ["difficulty": .enumeration("easy")])
    }
  }

  @Test("what follows is kept in the state, so that another process can go on")
  func otherProcess() async throws {
    let helper = try helper()
    let first = helper.newConversation()
    _ = await first.respond(to: "solve 952 with 25 50 75 100 3 6")
    let second = ConversationSession(helper, state: await first.state)
    let turn = await second.respond(to: "how many ways")
    #expect(turn.dialogue.displayed == "There are 2 different ways to make 952.")
  }
}
