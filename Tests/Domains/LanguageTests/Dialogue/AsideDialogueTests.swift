import Bank
import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("Side questions, choices, and the way back")
struct AsideDialogueTests {
  @Test("a side question is answered, and the open question comes back")
  func sideQuestions() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("pay ben 5 pounds")
      assistant("From which account?")
      user("hang on, how much is in savings first?")
      assistant("There's £50.00 in Savings. From which account?")
      user("wait, what's my balance")
      assistant("There's £100.00 in Current and £50.00 in Savings. From which account?")
      user("savings")
      assistant("Pay £5.00 from Savings to Ben. Is that right?")
      user("um, what's on the groceries list though?")
      assistant("There's nothing to do on Groceries. Pay £5.00 from Savings to Ben. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
  }

  @Test("whether there is enough is asked where an account is asked for")
  func enough() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben 5 pounds")
      user("wait, do I have enough")
      assistant("There's £100.00 in Current and £50.00 in Savings. From which account?")
    }
  }

  @Test(
    "what was said can be asked for again",
    arguments: [
      "what was the balance of savings again", "what was it again", "so what was it again",
    ])
  func again(sentence: String) async throws {
    try await converse(with: try Household().helper) {
      user("how much is in savings")
      assistant("There's £50.00 in Savings.")
      user(sentence)
      assistant("There's £50.00 in Savings.")
    }
  }

  @Test("a side question or another request is not the name of what was asked for last")
  func notNames() async throws {
    try await converse(with: try Household().helper) {
      user("pay 5 pounds from current to")
      user("cancel")
      user("send 5 pounds")
      assistant("To whom, or to which account?")
      user("ben")
      user("current")
      assistant("Pay £5.00 from Current to Ben. Is that right?")
      user("wait, what's my balance")
      assistant(
        "There's £100.00 in Current and £50.00 in Savings. Pay £5.00 from Current to Ben. Is that right?"
      )
      user("actually, solve a numbers game")
      assistant("OK, I'll leave \"pay or transfer money\". What is the target?")
    }
  }

  @Test("it and there are what the open request is about")
  func references() async throws {
    let household = try Household()
    try household.book.add(["rice"], to: household.book.lists()[0].id)
    try await converse(with: household.helper) {
      user("transfer 5 pounds from savings to current")
      user("hang on, how much is in there first?")
      assistant("Which account: Current or Savings?")
      user("savings")
      assistant("There's £50.00 in Savings. Transfer £5.00 from Savings to Current. Is that right?")
      user("no")
      user("pay ben from savings")
      assistant("How much?")
      user("wait, how much is in it?")
      // Only one's own accounts have something in them.
      assistant("There's £50.00 in Savings. How much?")
      user("cancel")
      user("add milk")
      user("wait, what's on the list?")
      assistant("Your lists are Groceries (1) and Garden (0). To which list?")
    }
  }

  @Test("a side question in French")
  func french() async throws {
    try await converse(with: try Household(.french).helper) {
      user("paie 5 euros à ben")
      assistant("De quel compte ?")
      user("attends, quel est mon solde d'abord ?")
      assistant(
        "Il y a 100,00 € sur le compte Courant et 50,00 € sur le compte Épargne. De quel compte ?")
      user("courant")
      assistant("Je paie 5,00 € à Ben depuis le compte Courant. C'est bien ça ?")
    }
  }

  @Test("what is left for something else can be returned to, with all its values")
  func wayBack() async throws {
    try await converse(with: try Household().helper) {
      user("solve a numbers game")
      user("952")
      user("25 and 50")
      assistant("What is the third number?")
      user("pay ben 5 pounds")
      assistant("OK, I'll leave \"solve a numbers game\". From which account?")
      user("back to the game")
      assistant(
        "OK, I'll leave \"pay or transfer money\". OK, back to \"solve a numbers game\". What is the third number?"
      )
      user("where were we")
      assistant("What is the third number?")
      user("75 100 3 6")
      handles("SolveGame")
      user("let's go on with the transfer")
      assistant("OK, back to \"pay or transfer money\". From which account?")
      user("current")
      assistant("Pay £5.00 from Current to Ben. Is that right?")
      user("solve a numbers game")
      user("go back to the transfer")
      assistant(
        "OK, I'll leave \"solve a numbers game\". OK, back to \"pay or transfer money\". Pay £5.00 from Current to Ben. Is that right?"
      )
      handlesNothing()
      user("yes")
      handles("TransferMoney")
      user("where were we")
      assistant("OK, back to \"solve a numbers game\". What is the target?")
      user("cancel")
      user("where were we")
      assistant("There's nothing open.")
    }
  }

  @Test("what is asked for again starts anew")
  func anew() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben 5 pounds")
      user("draw a game")
      user("pay hannah 6 pounds from current")
      assistant("Pay £6.00 from Current to Hannah. Is that right?")
      user("no")
      user("where were we")
      assistant("There's nothing open.")
      user("pay ben 5 pounds")
      user("pay anna berg 7 pounds")
      assistant("OK, from the start. From which account?")
    }
  }

  @Test("what is given up can be returned to, and is locked with the device")
  func givenUp() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben from current")
      user("blue")
      user("green")
      user("red")
      user("black")
      assistant(mentions: "Let's leave it for now.")
      user("back to the payment", isLocked: true)
      assistant("Please unlock first, to pay or transfer money.")
      user("back to the payment")
      assistant("OK, back to \"pay or transfer money\". How much?")
    }
  }

  @Test("a reason is given once")
  func reasons() async throws {
    try await converse(with: try Household().helper) {
      user("solve a numbers game")
      user("eleven")
      assistant("11 can't be the target: choose 100 to 999. What is the target?")
      user("twelve")
      assistant(
        "12 can't be the target: choose 100 to 999. You can also say go back, start again or cancel. "
          + "What is the target?")
      user("cancel")
      user("pay the plumber")
      user("the plumber")
      assistant(
        "I can't find the account plumber. You can also say go back, start again or cancel. "
          + "To whom, or to which account?")
    }
  }

  @Test("the way back in French")
  func frenchWayBack() async throws {
    try await converse(with: try Household(.french).helper) {
      user("résous un compte")
      user("952")
      user("paie 5 euros à ben")
      user("revenons au compte")
      assistant(mentions: "Quel est le premier nombre ?")
      user("annule")
      user("où en étions-nous")
      assistant("D'accord, reprenons : payer ou virer de l'argent. De quel compte ?")
    }
  }

  @Test("options are chosen without their names")
  func choices() async throws {
    let household = try Household()
    let pounds = try #require(Currency("GBP"))
    try household.ledger.addPayee("Anna Holm", pounds)
    for (answer, text) in [
      ("the former", "Pay £5.00 from Current to Anna Berg. Is that right?"),
      ("the latter please", "Pay £5.00 from Current to Anna Holm. Is that right?"),
      ("the second", "Pay £5.00 from Current to Anna Holm. Is that right?"),
      ("the one called holm", "Pay £5.00 from Current to Anna Holm. Is that right?"),
      ("either", "Pay £5.00 from Current to Anna Berg. Is that right?"),
      ("neither", "To whom, or to which account?"),
      ("none of them", "To whom, or to which account?"),
      ("no", "To whom, or to which account?"),
      ("both", "I can only take one of them. Which account: Anna Berg or Anna Holm?"),
      ("all of them", "I can only take one of them. Which account: Anna Berg or Anna Holm?"),
    ] {
      let turn = await household.answer("pay anna 5 pounds from current", answer)
      #expect(turn.dialogue.displayed == text, "\(answer)")
    }
    try await converse(with: household.helper) {
      user("pay anna 5 pounds from current")
      user("berg")
      assistant("Pay £5.00 from Current to Anna Berg. Is that right?")
      user("no, the other one")
      assistant("Pay £5.00 from Current to Anna Holm. Is that right?")
      user("the other one")
      assistant("Pay £5.00 from Current to Anna Berg. Is that right?")
      user("no")
      user("pay anna")
      user("berg")
      assistant("From which account?")
      user("hmm")
      assistant("Take your time. From which account?")
      user("current")
      user("no, the other one")
      assistant("How much?")
      user("hang on, draw a game")
      assistant(mentions: "OK, I'll leave \"pay or transfer money\".")
      user("no")
      user("where were we")
      user("5")
      assistant("Pay £5.00 from Current to Anna Holm. Is that right?")
      user("it should be six")
      assistant("Pay £6.00 from Current to Anna Holm. Is that right?")
    }
  }

  @Test("options are chosen without their names in French")
  func frenchChoices() async throws {
    let household = try Household(.french)
    try household.ledger.addPayee("Anna Holm", #require(Currency("EUR")))
    for (answer, text) in [
      ("la seconde", "Je paie 5,00 € à Anna Holm depuis le compte Courant. C'est bien ça ?"),
      ("aucune des deux", "À qui, ou vers quel compte ?"),
      ("les deux", "Je ne peux en prendre qu'un. Quel compte : Anna Berg ou Anna Holm ?"),
    ] {
      let turn = await household.answer("paie 5 euros à anna depuis courant", answer)
      #expect(turn.dialogue.displayed == text, "\(answer)")
    }
  }
}
