import Bank
import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("What is said beside the open question")
struct BesideDialogueTests {
  @Test("a question that nothing answers is told so, and the open one stays")
  func unknown() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("add cream")
      assistant("To which list?")
      user("what was the weather like there")
      assistant("Sorry, I don't know that. To which list?")
      user("is that how it works nowadays")
      assistant("Sorry, I don't know that. To which list?")
      user("does it matter which one")
      assistant("Sorry, I don't know that. To which list?")
      user("where has the time gone")
      assistant("Sorry, I don't know that. To which list?")
      user("groceries")
      handles("AddItems")
    }
  }

  @Test("is a look-up that follows what was done before, also at a confirmation")
  func lookUps() async throws {
    let household = try Household()
    _ = try household.book.createList("Trip")
    try await converse(with: household.helper) {
      user("put maps on the trip list")
      handles("AddItems")
      user("pay ben 5 from current")
      assistant("Pay £5.00 from Current to Ben. Is that right?")
      user("what's on it now")
      assistant("On Trip: maps. Pay £5.00 from Current to Ben. Is that right?")
      user("who is going to win the cup")
      assistant("Sorry, I don't know that. Pay £5.00 from Current to Ben. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
  }

  @Test("asks about the open request, of which is told what is known")
  func soFar() async throws {
    try await converse(with: Household().helper) {
      user("pay hannah from current")
      assistant("How much?")
      user("who is that going to?")
      assistant("So far I have Hannah and Current. How much?")
      user("which account is that from?")
      assistant("So far I have Hannah and Current. How much?")
      user("25")
      user("and what exactly are you going to do?")
      assistant("Pay £25.00 from Current to Hannah. Is that right?")
      user("okay")
      assistant("Please say yes or no. Pay £25.00 from Current to Hannah. Is that right?")
      user("yes please")
      handles("TransferMoney")
    }
  }

  @Test(
    "is answered, and a mere OK after it agrees to nothing",
    arguments: ["how much do I have", "what's on groceries", "what was that?", "help", "thanks"])
  func acknowledged(_ aside: String) async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("pay hannah 25 from current")
      assistant("Pay £25.00 from Current to Hannah. Is that right?")
      user(aside)
      user("ok")
      assistant("Please say yes or no. Pay £25.00 from Current to Hannah. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
  }

  @Test("is about somebody with a possessor, who is not paid instead")
  func possessors() async throws {
    let mother = try await Household().answer("pay hannah's mother 25 from current")
    #expect(!mother.dialogue.displayed.contains("Is that right?"))
    let own = try await Household().answer("pay 25 from current to hannah's account")
    #expect(own.dialogue.displayed == "Pay £25.00 from Current to Hannah. Is that right?")
  }

  @Test("is told of what is asked for, and no item of a list")
  func told() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("add something to groceries")
      user("it's lemons")
      handles("AddItems")
      user("make a list")
      user("okay, call it Camping")
      handles("CreateList")
      user("add something to camping")
      user("it's a stove, they have it in town")
    }
    let turn = await household.answer("add something to groceries", "limes? no")
    #expect(turn.outcome == nil)
    #expect(try household.items("Groceries") == ["lemons"])
    #expect(try household.items("Camping").allSatisfy { $0 == "a stove" || $0 == "stove" })
  }

  @Test(
    "refuses the value that it repeats", arguments: ["25? no", "25? cancel", "25, no", "25 no"])
  func refused(_ answer: String) async throws {
    let turn = try await Household().answer("pay hannah from current", answer)
    #expect(turn.expectation == .request)
  }

  @Test("gives values of others beside the one that is asked for")
  func others() async throws {
    try await converse(with: Household().helper) {
      user("pay hannah from current")
      user("15 out of savings")
      assistant("Pay £15.00 from Savings to Hannah. Is that right?")
      user("no, not from savings, from current")
      assistant("Pay £15.00 from Current to Hannah. Is that right?")
      user("no")
      user("make a transfer")
      user("from current to savings")
      user("30")
      assistant("Transfer £30.00 from Current to Savings. Is that right?")
    }
  }

  @Test(
    "are remarks, which are left out at a confirmation too",
    arguments: ["sorry 14, the price went up", "make it 14, the price went up"])
  func remarks(_ correction: String) async throws {
    let turn = try await Household().answer("pay ben 12 from current", correction)
    #expect(
      turn.dialogue.displayed.hasSuffix("Pay £14.00 from Current to Ben. Is that right?"))
    #expect(turn.outcome == nil)
  }

  @Test(
    "is a name among words that only tell something",
    arguments: ["her name is Hannah", "I would rather pay it to hannah"])
  func names(_ answer: String) async throws {
    let turn = try await Household().answer("pay 15 from current to my sister", answer)
    #expect(turn.dialogue.displayed == "Pay £15.00 from Current to Hannah. Is that right?")
  }

  @Test(
    "is no name where the words deny, limit or ask",
    arguments: [
      "it isn't hannah", "anyone but hannah", "if hannah comes", "is it hannah", "hannah's mother",
      "I told hannah already", "hannah's number is 12",
    ])
  func noNames(_ answer: String) async throws {
    let turn = try await Household().answer("pay 15 from current to my sister", answer)
    #expect(!turn.dialogue.displayed.contains("Is that right?"))
  }

  @Test("is another amount where an account is asked for, and a payee after a pause")
  func otherValues() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("pay 15 to zoe from current")
      user("20 pounds")
      user("hannah")
      assistant("Pay £20.00 from Current to Hannah. Is that right?")
      user("no")
      user("pay anna berg 60")
      assistant("From which account?")
      user("wait no, I meant Ben")
      user("current")
      assistant("Pay £60.00 from Current to Ben. Is that right?")
    }
  }

  @Test(
    "where the user is asked to agree, somebody who is spoken to is not another payee",
    arguments: [
      "Hannah, come here", "sorry Ben, I am on the phone", "yes, Hannah needs it too",
      "last time it was 40",
    ])
  func addresses(_ said: String) async throws {
    let turn = try await Household().answer("pay anna berg 12 from current", said)
    #expect(
      turn.dialogue.displayed.hasSuffix("Pay £12.00 from Current to Anna Berg. Is that right?"))
    #expect(turn.outcome == nil)
  }

  @Test("too much is no other amount")
  func tooMuch() async throws {
    let turn = try await Household().answer("pay ben 12", "60 would be too much", "current")
    #expect(turn.dialogue.displayed == "Pay £12.00 from Current to Ben. Is that right?")
  }

  @Test("what was just paid is planned from the next time on")
  func plannedLater() async throws {
    let household = try Household()
    _ = await household.answer("pay ben 5 from current", "yes", "do that every day", "yes")
    let current = try #require(
      household.ledger.accounts().first { $0.name == "Current" })
    #expect(current.balance.units == 95_00)
  }

  @Test("what is named after a list was made belongs on it")
  func listMade() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("create a list called books to read")
      handles("CreateList")
      user("Dune")
      assistant("Shall I add Dune to Books to read?")
      user("yes")
      handles("AddItems")
    }
    let turn = await household.answer("create a list called films", "and Alien")
    #expect(turn.dialogue.displayed == "Shall I add Alien to Films?")
    #expect(try household.book.lists().count == 4)
  }

  @Test("a number after an item is about the game before it")
  func numbers() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("solve 365 with 100 50 2 3 4 5")
      handles("SolveGame")
      user("add tea to groceries")
      handles("AddItems")
      user("try it with 366")
      assistant("I've found a solution: (5 × 4 + 100 + 2) × 3 = 366")
    }
    #expect(try household.items("Groceries") == ["tea"])
  }

  @Test(
    "what only judges is no answer to a game that nobody played",
    arguments: ["yes that's right", "how does this work", "is that right"])
  func verdicts(_ utterance: String) async throws {
    let turn = try await Household().answer(utterance)
    #expect(!turn.dialogue.displayed.contains("target"))
  }

  @Test(
    "a payment is made again and again",
    arguments: [
      (Language.english, "pay ben 5 from current", "yes", "can you do that every month"),
      (.french, "paie 5 euros à ben depuis courant", "oui", "fais ça tous les mois"),
    ])
  func regular(
    _ language: Language, _ payment: String, _ yes: String, _ again: String
  ) async throws {
    let turn = try await Household(language).answer(payment, yes, again)
    guard case .confirmation(let intent) = turn.expectation else {
      Issue.record("\(turn.dialogue.displayed)")
      return
    }
    #expect(intent == "SchedulePayment")
  }
}
