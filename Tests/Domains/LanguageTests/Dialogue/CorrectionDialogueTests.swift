import IntentKit
import IntentLanguage
import IntentTesting
import Testing

@Suite("Corrections in a conversation")
struct CorrectionDialogueTests {
  @Test(
    "change the value that they fit, when asked to agree",
    arguments: [
      ("no make it six", "Pay £6.00 from Current to Anna Berg"),
      ("make it 50 please", "Pay £50.00 from Current to Anna Berg"),
      ("make that thirty", "Pay £30.00 from Current to Anna Berg"),
      ("actually make it thirty instead", "Pay £30.00 from Current to Anna Berg"),
      ("yes but make it six", "Pay £6.00 from Current to Anna Berg"),
      ("from savings", "Pay £5.00 from Savings to Anna Berg"),
      ("no, from my savings please", "Pay £5.00 from Savings to Anna Berg"),
      ("to Ben", "Pay £5.00 from Current to Ben"), ("no to ben", "Pay £5.00 from Current to Ben"),
      ("to savings", "Transfer £5.00 from Current to Savings"),
      ("not Anna, Hannah", "Pay £5.00 from Current to Hannah"),
      ("not Anna but Hannah", "Pay £5.00 from Current to Hannah"),
      ("I said Hannah not Anna", "Pay £5.00 from Current to Hannah"),
      ("I said thirty not five", "Pay £30.00 from Current to Anna Berg"),
      ("not five pounds but fifteen", "Pay £15.00 from Current to Anna Berg"),
    ])
  func agreement(_ correction: String, _ question: String) async throws {
    let turn = try await Household().answer("pay anna berg 5 pounds from current", correction)
    #expect(turn.dialogue.displayed == "\(question). Is that right?")
    #expect(turn.outcome == nil)
  }

  @Test(
    "change the value that they fit, in French",
    arguments: [
      ("non, mets six euros", "Je paie 6,00 € à Anna Berg depuis le compte Courant"),
      ("non six", "Je paie 6,00 € à Anna Berg depuis le compte Courant"),
      ("oui mais plutôt trente", "Je paie 30,00 € à Anna Berg depuis le compte Courant"),
      ("de l'épargne", "Je paie 5,00 € à Anna Berg depuis le compte Épargne"),
      ("non, depuis mon compte épargne", "Je paie 5,00 € à Anna Berg depuis le compte Épargne"),
      ("à Ben", "Je paie 5,00 € à Ben depuis le compte Courant"),
      ("non au laitier", "Je paie 5,00 € au laitier depuis le compte Courant"),
      ("pas Anna, Hannah", "Je paie 5,00 € à Hannah depuis le compte Courant"),
      ("pas Anna mais Hannah", "Je paie 5,00 € à Hannah depuis le compte Courant"),
      ("j'ai dit trente pas cinq", "Je paie 30,00 € à Anna Berg depuis le compte Courant"),
    ])
  func french(_ correction: String, _ question: String) async throws {
    let turn = try await Household(.french).answer(
      "paie cinq euros à anna berg depuis courant", correction)
    #expect(turn.dialogue.displayed == "\(question). C'est bien ça ?")
    #expect(turn.outcome == nil)
  }

  @Test("set another value while one is asked for")
  func atQuestions() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben")
      assistant("From which account?")
      user("to hannah")
      assistant("OK: Hannah. From which account?")
      user("from savings")
      assistant("How much?")
      user("from current")
      assistant("OK: Current. How much?")
      user("twenty... sorry, thirty")
      assistant("Pay £30.00 from Current to Hannah. Is that right?")
      user("cancel")
      user("pay ben")
      user("make it 50")
      assistant("OK: 50. From which account?")
      user("current")
      assistant("Pay £50.00 from Current to Ben. Is that right?")
    }
  }

  @Test(
    "count inside an answer",
    arguments: [
      "twenty... sorry, thirty", "twenty no thirty", "20, I mean 30", "25 no wait make it 30",
      "twenty, no, sorry, thirty pounds", "thirteen, I meant thirty", "50 no 20 no 30",
    ])
  func inAnswers(_ answer: String) async throws {
    let turn = try await Household().answer("pay ben from current", answer)
    #expect(turn.dialogue.displayed == "Pay £30.00 from Current to Ben. Is that right?")
  }

  @Test(
    "count inside an answer in French",
    arguments: ["vingt, non, trente", "20 pardon 30", "13, je voulais dire 30"])
  func inFrenchAnswers(_ answer: String) async throws {
    let turn = try await Household(.french).answer("paie ben depuis courant", answer)
    #expect(
      turn.dialogue.displayed == "Je paie 30,00 € à Ben depuis le compte Courant. C'est bien ça ?")
  }

  @Test("count in names and lists, where a comma or several words mark them")
  func inNames() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben")
      user("current, no, savings")
      assistant("How much?")
      user("cancel")
      user("add apples")
      user("garden I mean groceries")
      assistant("I've added apples to Groceries.")
      user("solve a numbers game")
      user("900 no 952")
      assistant("What is the first number?")
      user("25 and 50 no 75")
      assistant("What is the third number?")
      user("25, sorry, 50")
      assistant("What is the fourth number?")
      user("100 3 and 6")
      assistant(mentions: "952")
      handles(
        "SolveGame",
        with: [
          "target": .integer(952), "numbers": .list([25, 75, 50, 100, 3, 6].map { .integer($0) }),
        ])
    }
  }

  @Test("remove what was collected")
  func removal() async throws {
    try await converse(with: try Household().helper) {
      user("solve a numbers game")
      user("952")
      user("25 50 75 and 100")
      assistant("What is the fifth number?")
      user("remove the last one")
      assistant("What is the fourth number?")
      user("no not the last one please")
      assistant("What is the third number?")
      user("scratch the first one")
      assistant("What is the second number?")
      user("forget the last number")
      assistant("What is the first number?")
      user("25 50 75 100 3 6")
      handles("SolveGame")
      user("add rice, onions and olives")
      assistant("To which list?")
      user("remove the last one")
      assistant("OK: rice and onions. To which list?")
      user("not rice, bread")
      assistant("OK: bread and onions. To which list?")
      user("add butter")
      assistant("OK: bread, onions and butter. To which list?")
      user("oh, and we need salt too")
      assistant("OK: bread, onions, butter and salt. To which list?")
      user("take the butter off again")
      assistant("OK: bread, onions and salt. To which list?")
      user("not the salt, we have some")
      assistant("OK: bread and onions. To which list?")
      user("groceries")
      assistant("I've added bread and onions to Groceries.")
    }
  }

  @Test("remove what was collected in French")
  func frenchRemoval() async throws {
    try await converse(with: try Household(.french).helper) {
      user("résous un compte")
      user("952")
      user("25 50 75 et 100")
      assistant("Quel est le cinquième nombre ?")
      user("enlève le dernier")
      assistant("Quel est le quatrième nombre ?")
      user("pas le dernier")
      assistant("Quel est le troisième nombre ?")
    }
  }

  @Test("repeat a number that was refused")
  func retry() async throws {
    try await converse(with: try Household().helper) {
      user("solve a numbers game")
      user("thirteen")
      assistant(mentions: "13 can't be the target")
      user("I said nine hundred not thirteen")
      assistant("What is the first number?")
      user("eleven")
      user("I said one")
      assistant("What is the second number?")
    }
  }

  @Test("do not take names apart")
  func names() async throws {
    try await converse(with: try Household().helper) {
      user("make a list")
      user("to do")
      assistant("I've created the list To do.")
      user("make a list called no frills")
      assistant("I've created the list No frills.")
      user("show my lists")
      user("add milk")
      assistant("To which list?")
      user("to do")
      assistant("I've added milk to To do.")
      user("show my lists")
      user("add salt")
      assistant("To which list?")
      user("no frills")
      handles("AddItems")
    }
  }
}
