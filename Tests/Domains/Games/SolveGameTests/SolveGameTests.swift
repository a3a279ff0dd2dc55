import Foundation
import GameCorpus
import IntentKit
import IntentLanguage
import IntentTesting
import NumbersGame
import SolveGame
import SpelledNumbers
import Testing

@Suite("Solving a game by voice")
struct SolveGameTests {
  let helper: Assistant

  init() throws {
    helper = try Assistant(
      plugins: [Plugin(SolveGameHandler())])
  }

  private static let solved =
    "I've found a solution: 75 × 6 ÷ 50 × (100 + 3) + 25 = 952"

  @Test(
    "takes all of it in one sentence",
    arguments: [
      "solve a numbers game with a target of nine hundred and fifty two using twenty five, fifty, "
        + "seventy five, one hundred, three and six",
      "solve a numbers game with a target of nine fifty two using twenty five fifty seventy five one "
        + "hundred three and six",
      "Solve 952 25 50 75 100 3 6", "Please get 952 from 25, 50, 75, 100, 3 and 6.",
      "solve 25 50 75 100 3 6 for 952",
      "can you do the countdown game for 952 with the numbers 25 50 75 a hundred 3 six",
    ])
  func oneSentence(_ sentence: String) async throws {
    try await converse(with: helper) {
      user(sentence)
      assistant(Self.solved)
      handles("SolveGame")
    }
  }

  @Test("asks for the target and then for one number after the other")
  func oneByOne() async throws {
    try await converse(with: helper) {
      user("solve a numbers game")
      assistant("What is the target?")
      user("952")
      assistant("What is the first number?")
      user("twenty five")
      assistant("What is the second number?")
      user("50")
      assistant("What is the third number?")
      user("eight")
      assistant("What is the fourth number?")
      user("no, the third one is 75")
      assistant("What is the fourth number?")
      user("a hundred")
      assistant("What is the fifth number?")
      user("three")
      assistant("What is the sixth number?")
      user("six")
      assistant(Self.solved)
      assistant(
        says:
          "I've found a solution: seventy five times six equals four hundred and fifty, four hundred and "
          + "fifty divided by fifty equals nine, one hundred plus three equals one hundred and three, nine "
          + "times one hundred and three equals nine hundred and twenty seven, nine hundred and twenty seven "
          + "plus twenty five equals nine hundred and fifty two.")
    }
  }

  @Test("takes the numbers in the answer about the target")
  func several() async throws {
    try await converse(with: helper) {
      user("solve a numbers game")
      user("952 using 25 50 75")
      assistant("What is the fourth number?")
      user("100, 3 and 6")
      assistant(Self.solved)
    }
  }

  @Test("says what is not on a tile, and what is there once only")
  func tiles() async throws {
    try await converse(with: helper) {
      user("solve a numbers game")
      user("fifty")
      assistant("50 can't be the target: choose 100 to 999. What is the target?")
      user("500")
      user("25 and 25")
      assistant("There's only one 25. What is the second number?")
      user("11")
      assistant(
        "11 isn't one of the numbers: they're 1 to 10, 25, 50, 75 and 100. What is the second number?"
      )
      user("thirty")
      assistant(
        "30 isn't one of the numbers: they're 1 to 10, 25, 50, 75 and 100. The numbers are on "
          + "tiles: two each of 1 to 10, and one each of 25, 50, 75, 100. You can give several at once. "
          + "You can also say go back, start again or cancel. What is the second number?")
      user("3 3 3")
      assistant("There are only two tiles with a 3. What is the fourth number?")
      user("1 1 2")
      handles("SolveGame")
    }
  }

  @Test("says how far it stays away")
  func inexact() async throws {
    try await converse(with: helper) {
      user("solve 999 with 1 1 2 2 3 3")
      assistant(mentions: "I could only find a solution ")
      assistant(mentions: " away: ")
    }
  }

  @Test("draws the target, the tiles, the steps and how close it is")
  func snippet() async throws {
    let conversation = helper.newConversation()
    let turn = await conversation.respond(to: "solve 952 with 25 50 75 100 3 6")
    let outcome = try #require(turn.outcome)
    #expect(
      outcome.snippet?.text() == """
        952

          25  50  75  100  3  6

          75 × 6 = 450
          450 ÷ 50 = 9
          100 + 3 = 103
          9 × 103 = 927
          927 + 25 = 952

        75 × 6 ÷ 50 × (100 + 3) + 25 = 952

        exact: 10 points
        """)
    let result = try #require(outcome.value.flatMap { SolvedGame(intentValue: $0) })
    #expect(result.distance == 0 && result.value == 952)
    #expect(
      outcome.activity?.link(scheme: "numberrace")
        == "numberrace://solve?numbers=25,50,75,100,3,6&target=952")
  }

  @Test("reopens a game from a link")
  func link() async throws {
    let activity = try UserActivity(
      link: "numberrace://solve?target=952&numbers=25,50,75,100,3,6", scheme: "numberrace",
      catalog: helper.catalog)
    let conversation = helper.newConversation()
    let turn = await conversation.send(.resume(activity))
    #expect(turn.dialogue.displayed == Self.solved)
  }

  @Test("solves every recorded game as said, with its numbers in words or digits")
  func corpus() async throws {
    for recorded in try RecordedGames(repositoryOf: #filePath)
    where recorded.game.rules == .countdown {
      let game = recorded.game
      let digits = game.numbers.map { "\($0)" }.joined(separator: " ")
      let words = game.numbers.map { NumberSpeller(.english).words($0) }.joined(separator: " ")
      for numbers in [digits, words] {
        let conversation = helper.newConversation()
        let turn = await conversation.respond(
          to:
            "solve a game with a target of \(NumberSpeller(.english).words(game.target)) using \(numbers)"
        )
        #expect(
          turn.outcome?.invocation.values == [
            "target": game.target.intentValue, "numbers": game.numbers.intentValue,
          ], "\(words)")
      }
    }
  }
}
