import IntentKit
import NumberRaceAssistant
import SentenceCorpus
import Testing

/// What tells what is meant beside the words of phrases.
@Suite("What people mean")
struct MeaningTests {
  /// A sentence, with the intent and the values that it means; no intent if it is about something else.
  struct Meaning: Sendable, CustomStringConvertible {
    let sentence: String
    let intent: String?
    let values: [String: IntentValue]
    /// A parameter of which no value was said.
    let lacking: String?

    init(
      _ sentence: String, _ intent: String? = nil, _ values: [String: IntentValue] = [:],
      lacking: String? = nil
    ) {
      self.sentence = sentence
      self.intent = intent
      self.values = values
      self.lacking = lacking
    }

    var description: String { sentence }
  }

  private static func integers(_ numbers: Int...) -> IntentValue {
    .list(numbers.map { .integer($0) })
  }

  private func check(_ meaning: Meaning) async throws {
    let world = try SentenceWorld(.english)
    let names = await world.assistant.knownNames()
    let found = world.assistant.understanding(of: meaning.sentence, knowing: names)
    guard let intent = meaning.intent else {
      #expect(found.certainty != .exact && found.certainty != .tolerant, "\(found)")
      return
    }
    #expect(found.intent == intent)
    #expect(found.certainty != .offered)
    for (name, value) in meaning.values { #expect(found.values[name] == value, "\(name)") }
    if let lacking = meaning.lacking { #expect(found.values[lacking] == nil, "\(lacking)") }
  }

  @Test(
    "is told by the numbers of a game and by calculations, whatever is around them",
    arguments: [
      Meaning(
        "the board has 25 50 75 100 3 6 and grandpa wants 952", "SolveGame",
        ["target": .integer(952), "numbers": integers(25, 50, 75, 100, 3, 6)]),
      Meaning(
        "25 50 75 100 3 6 -> 952", "SolveGame",
        ["target": .integer(952), "numbers": integers(25, 50, 75, 100, 3, 6)]),
      Meaning(
        "grandpa says 75 * 4 + 50 - 2, allowed", "CheckAnswer",
        ["answer": .text("75 * 4 + 50 - 2")]),
      Meaning("is 100 x 5 + 8 any good", "CheckAnswer", ["answer": .text("100 x 5 + 8")]),
      Meaning("what is five times six"), Meaning("how much is 100 / 4"),
      Meaning("call me on 25 50 75"), Meaning("plot the points 25 50 and 75"),
    ])
  func telltales(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "is forbidden by what begins it, and not by other negations",
    arguments: [
      Meaning("don't solve 952 with 25 50 75 100 3 6"), Meaning("never show me my balance"),
      Meaning("please, do not show my lists"),
      Meaning(
        "I don't get to 952 with 25 50 75 100 3 6", "SolveGame",
        ["target": .integer(952), "numbers": integers(25, 50, 75, 100, 3, 6)]),
      Meaning("don't I have milk on my shopping list", "FindItems"),
    ])
  func forbidden(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test("numbers that became values are not left over")
  func usedNumbers() async throws {
    let world = try SentenceWorld(.english)
    let names = await world.assistant.knownNames()
    let found = world.assistant.understanding(
      of: "is 7 * 9 + 2 ok, I had 7 9 2 2 8 1, for the target 165", knowing: names)
    #expect(found.intent == "CheckAnswer")
    #expect(found.leftOver == [])
  }

  @Test(
    "has the numbers that are said apart from it",
    arguments: [
      Meaning(
        "could 613 be done at all? my tiles: 75 50 9 8 3 3", "SolveGame",
        ["target": .integer(613), "numbers": integers(75, 50, 9, 8, 3, 3)]),
      Meaning(
        "I must get to 418, and the tiles were 9, 9, 4, 25, 1 and 100", "SolveGame",
        ["target": .integer(418), "numbers": integers(9, 9, 4, 25, 1, 100)]),
      Meaning(
        "is (50 - 4) * 9 fine, my tiles were 50 4 9 1 3 8, they asked for 414", "CheckAnswer",
        [
          "answer": .text("(50 - 4) * 9"), "target": .integer(414),
          "numbers": integers(50, 4, 9, 1, 3, 8),
        ]),
      // Too few tiles and a target that is none are asked about, and not lost.
      Meaning(
        "is 7 * 9 + 2 ok, I only had 7 9 2 2, for the target 65", "CheckAnswer",
        ["target": .integer(65), "numbers": integers(7, 9, 2, 2)]),
      Meaning(
        "pay back sophie for the taxi, it was £12.40", "TransferMoney",
        [
          "to": .text("Sophie"),
          "amount": .money(
            MoneyAmount(DecimalNumber("12.40") ?? DecimalNumber(0), Currency("GBP"))),
        ]),
      Meaning(
        "which calculation gets 702 when all that is left is 100, 7, 9, 50, 4 and 2?", "SolveGame",
        ["target": .integer(702), "numbers": integers(100, 7, 9, 50, 4, 2)]),
      Meaning(
        "Say I drew 5, 7, 25, 50, 75 and 100. How would one arrive at 861?", "SolveGame",
        ["target": .integer(861), "numbers": integers(5, 7, 25, 50, 75, 100)]),
      Meaning(
        "from 3 5 6 9 bring me to 140", "SolveGame",
        ["target": .integer(140), "numbers": integers(3, 5, 6, 9)]),
      Meaning("wake us at 6, 7 and 8 for 10 days"), Meaning("rooms 12 14 16 and 18 on floor 2"),
      Meaning(
        "is 75 * 4 + 13 right for 313", "CheckAnswer",
        ["answer": .text("75 * 4 + 13"), "target": .integer(313)]),
      Meaning("could that be it, 8 * (100 - 4) + 1", "CheckAnswer"),
    ])
  func apart(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "is not what its words only resemble",
    arguments: [
      Meaning("make a list of books for me", "CreateList", ["list": .text("books")]),
      Meaning("show my todo list", "FindItems", ["list": .text("To do")]),
      Meaning("what is seventy five times six"),
      Meaning("remind me to water the lawn every friday"),
      Meaning("put it bakc on the list", "UndoListChange"),
      // It is confirmed.
      Meaning("clar my books list", "RemoveItems", ["list": .text("Books")]),
      Meaning("wat do we have on my books list", "FindItems"), Meaning("pay ann to"),
      Meaning(
        "transfer £5 savings -> joint", "TransferMoney",
        ["from": .text("Savings"), "to": .text("Joint")]),
    ])
  func resembling(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "survives letters that changed places",
    arguments: [
      Meaning("shwo me my books lsit", "FindItems", ["list": .text("Books")]),
      Meaning(
        "rmeove dune form my books list", "RemoveItems",
        ["items": .list([.text("Dune")]), "list": .text("Books")]),
      Meaning("whats on the shpping list", "FindItems", ["list": .text("Shopping")]),
    ])
  func misspelt(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "is what was said last",
    arguments: [
      Meaning(
        "send £50 to anna, sorry, £60", "TransferMoney",
        ["to": .text("Anna"), "amount": .money(MoneyAmount(DecimalNumber(60), Currency("GBP")))])
    ])
  func corrected(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "is the first of two requests",
    arguments: [
      Meaning("undo that and show me the shopping list", "UndoListChange"),
      Meaning(
        "show me the shopping list and then add butter to it", "FindItems",
        ["list": .text("Shopping")]),
      Meaning(
        "check 75 * 4 + 50 and deal me another game", "CheckAnswer",
        ["answer": .text("75 * 4 + 50")]),
    ])
  func two(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "is named before a pronoun",
    arguments: [
      Meaning(
        "Ben paid for dinner last night, send him £35", "TransferMoney", ["to": .text("Ben")]),
      Meaning(
        "we have soap already so take it off the shopping list", "RemoveItems",
        ["items": .list([.text("soap")]), "list": .text("Shopping")]),
    ])
  func pronouns(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "is no deed if it is negated, withdrawn, asked or joined in another way",
    arguments: [
      "never remove milk from shopping", "stop removing milk", "remove milk, never mind",
      "remove everything but milk from shopping", "tick off everything on shopping but milk",
      "did i remove milk", "i have not bought milk", "remove it from shopping",
      "remove 2 from shopping", "i don't want to pay anna 20", "pay anna 20 not from current",
      "stop paying anna 5", "get 5 from savings", "should i pay anna 20",
      "pay anna 10 and ben 20 from current", "ben removed milk", "i removed milk from shopping",
      "add twelve and nineteen", "remove apples from my stocks widget",
      "zap milk from my shopping list",
      "remove no milk", "remove the first song, no, the second one, from the playlist",
      "pay anna 20, from the jar", "every month pay anna 20, from the jar",
      "from savings, pay anna 20 and from current, pay ben 30",
      "to anna, pay 20 from savings and to ben, pay 30 from current",
      "from savings or current, pay anna 20", "from savings, pay anna 20 from current",
    ].map { Meaning($0) })
  func refused(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "has the values that were said, and no others",
    arguments: [
      Meaning("pay ben too", "TransferMoney", ["to": .text("Ben")], lacking: "amount"),
      Meaning("pay anna 50, no, ben", "TransferMoney", ["to": .text("Ben")]),
      Meaning(
        "pay ben 5 from savings, no from current", "TransferMoney", ["from": .text("Current")]),
      Meaning(
        "transfer 20 into current out of savings", "TransferMoney",
        ["from": .text("Savings"), "to": .text("Current")]),
      Meaning(
        "from my savings account, send 20 pounds to anna", "TransferMoney",
        ["from": .text("Savings"), "to": .text("Anna")]),
      Meaning(
        "use my savings account to send anna 20", "TransferMoney",
        ["from": .text("Savings"), "to": .text("Anna")]),
      Meaning(
        "take 20 out of savings and give it to anna", "TransferMoney",
        ["from": .text("Savings"), "to": .text("Anna")]),
      Meaning(
        "update my shopping list to include rice", "AddItems", ["items": .list([.text("rice")])]),
      Meaning("does my shopping list include milk", "FindItems", ["items": .list([.text("milk")])]),
      Meaning(
        "no more milk on my shopping list", "RemoveItems", ["items": .list([.text("milk")])]),
      Meaning(
        "add milk eggs soap to shopping", "AddItems",
        ["items": .list([.text("milk"), .text("eggs"), .text("soap")])]),
      Meaning("pay anna 20, just don't get it from savings", "TransferMoney", lacking: "from"),
      Meaning("pay anna 20 because i moved 50 from savings", "TransferMoney", lacking: "from"),
      Meaning("remove milk, i got plenty from hardware", "RemoveItems", lacking: "list"),
      Meaning("remove milk because i took plenty from hardware", "RemoveItems", lacking: "list"),
      Meaning("pay anna 20 now, as i do every month", "TransferMoney"),
      Meaning(
        "4 7 8 8, 24 please", "SolvePuzzle",
        ["target": .integer(24), "numbers": integers(4, 7, 8, 8)]),
      Meaning(
        "pay anna 8,99 for the pizza", "TransferMoney",
        ["amount": .money(MoneyAmount(DecimalNumber("8.99") ?? DecimalNumber(0)))]),
      Meaning(
        "remind me to go to the office at 5 Mill Lane", "AddItems",
        ["items": .list([.text("go to the office at 5 Mill Lane")])]),
      Meaning("remove milk, i don't need it any more", "RemoveItems"),
      Meaning("remove milk, i don't want that any more"),
      Meaning("remove milk, i don't want you to do it"),
      Meaning("remove milk, i don't want to do it"),
      Meaning(
        "add cream, no, sugar to shopping", "AddItems", ["items": .list([.text("sugar")])]),
    ])
  func values(_ meaning: Meaning) async throws { try await check(meaning) }

  @Test(
    "is a text with all its words where it is said word for word",
    arguments: [
      ("add chapter one to shopping", ["chapter one"]),
      ("add walk to the mill to shopping", ["walk to the mill"]),
      ("add knock before you go to shopping", ["knock before you go"]),
      ("add a, b and c to shopping", ["a", "b", "c"]),
      ("add q&a notes and m&m cookies to shopping", ["q&a notes", "m&m cookies"]),
      ("add plums please to shopping", ["plums"]),
      ("add um plums and figs to shopping", ["plums", "figs"]),
    ])
  func wholeTexts(_ sentence: String, _ items: [String]) async throws {
    let list = IntentValue.list(items.map { .text($0) })
    try await check(
      Meaning(sentence, "AddItems", ["items": list, "list": .text("Shopping")]))
  }

  @Test(
    "is not everything if only some of it is said",
    arguments: [
      "remove everything that was eaten from shopping", "remove everything that is rotten",
      "delete everything i ate yesterday", "tick off everything that smells funny",
    ])
  func someOfAll(_ sentence: String) async throws {
    let world = try SentenceWorld(.english)
    let names = await world.assistant.knownNames()
    let found = world.assistant.understanding(of: sentence, knowing: names)
    let isAll = found.values["items"] == .list([.text("everything")])
    #expect(!isAll || found.certainty == .offered, "\(found)")
  }

  @Test(
    "is not a request of ours only because a word is",
    arguments: [
      "six lottery numbers please", "read me my work emails", "add a bike to my train booking",
      "how much tax do i pay on 50k", "find me a podcast about history",
      "the quiz answer", "cancel everything on wednesday afternoon", "my printer does not work",
    ].map { Meaning($0) })
  func others(_ meaning: Meaning) async throws { try await check(meaning) }
}
