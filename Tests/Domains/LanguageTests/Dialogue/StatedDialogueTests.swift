import BankIntents
import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("What is stated beside a request, instead of a question, or after something was made")
struct StatedDialogueTests {
  private func household(_ language: Language = .english, with items: String...) throws -> Household
  {
    let household = try Household(language)
    try household.book.add(items, to: household.book.lists()[0].id)
    return household
  }

  @Test(
    "a statement after a request is none of the things that it is about",
    arguments: ["add tea, we're out", "add tea to groceries, it's for mum"])
  func remark(_ request: String) async throws {
    let household = try household(with: "rice")
    try await converse(with: household.helper) {
      user("show groceries")
      user(request)
      assistant(mentions: "I've added tea to Groceries.")
    }
    #expect(try household.items("Groceries") == ["rice", "tea"])
  }

  @Test("nor is what it tells of another thing")
  func other() async throws {
    let household = try household(with: "rice", "eggs")
    try await converse(with: household.helper) {
      user("remove the rice, the eggs are fine")
      assistant(mentions: "I've removed rice from Groceries.")
    }
    #expect(try household.items("Groceries") == ["eggs"])
  }

  @Test(
    "a statement that ends as a question is one",
    arguments: [
      "the rice is on groceries, isn't it?", "rice is on the groceries list, right?",
      "the rice is on groceries?",
    ])
  func tag(_ question: String) async throws {
    try await converse(with: try household(with: "rice").helper) {
      user(question)
      assistant("Yes, rice is on Groceries.")
      user("milk?")
      assistant("No, milk isn't on Groceries.")
      user("really?")
      assistant(mentions: "Sorry, I can't do that.")
    }
  }

  @Test("a German statement that ends as a question is one")
  func german() async throws {
    try await converse(with: try household(.german, with: "Reis").helper) {
      user("Reis ist auf der Liste Groceries, nicht wahr?")
      assistant(mentions: "Ja")
    }
  }

  @Test(
    "other statements are not",
    arguments: ["rice is on the groceries list", "rice is nice, isn't it?"])
  func plain(_ statement: String) async throws {
    let turn = try await household(with: "rice").helper.newConversation().respond(to: statement)
    #expect(turn.outcome == nil)
  }

  @Test("several things after a list was made may be meant for it, but nothing that is told is")
  func made() async throws {
    try await converse(with: try Household().helper) {
      user("create a list called presents")
      user("my wife is expecting twins")
      assistant(mentions: "Sorry, I can't do that.")
      user("OK, a scarf for mum, and a big puzzle for tom")
      assistant("Shall I add a scarf for mum and a big puzzle for tom to Presents?")
    }
  }

  @Test("a request after what is wished is one word for word, and another day is a correction")
  func wish() async throws {
    try await converse(with: try Household().helper) {
      user("I want to pay hannah 20 on Friday from current")
      assistant(mentions: "Shall I plan that?")
      user("not Friday, Saturday")
      assistant(mentions: "Saturday")
      user("no, Sunday")
      assistant(mentions: "Shall I plan that?")
      user("no, thanks")
      assistant("OK, I won't.")
    }
  }

  @Test("an amount that was too large for one account is tried with another, unless it was changed")
  func refusedAmount() async throws {
    try await converse(with: try Household().helper) {
      user("pay hannah 80 from savings")
      assistant("There's only £50.00 in Savings. How much?")
      user("use current then")
      assistant("Pay £80.00 from Current to Hannah. Is that right?")
      user("from savings")
      assistant("There's only £50.00 in Savings. How much?")
      user("30")
      assistant("Pay £30.00 from Savings to Hannah. Is that right?")
      user("change the amount")
      assistant("How much?")
      user("from current")
      assistant("OK: Current. How much?")
      user("20")
      user("no, 120")
      assistant("There's only £100.00 in Current. How much?")
    }
  }

  @Test("what a payment would leave is told of each account, and what it left where it came from")
  func left() async throws {
    try await converse(with: try Household().helper) {
      user("transfer 20 from current to savings")
      user("how much would that leave me?")
      assistant(
        "That would leave £80.00 in Current. Transfer £20.00 from Current to Savings. Is that right?"
      )
      user("and what would that leave in savings")
      assistant(
        "That would leave £70.00 in Savings. Transfer £20.00 from Current to Savings. Is that right?"
      )
      user("no")
      user("pay hannah 20 from current on Friday")
      user("what would that leave me")
      assistant(mentions: "That would leave £80.00 in Current.")
      user("no")
      user("pay hannah 20 from current")
      user("yes")
      user("how much is left in there?")
      assistant("There's £80.00 in Current.")
    }
  }

  @Test("up to an amount is not the amount, although a word of it belongs to the request")
  func bound() async throws {
    try await converse(with: try Household().helper) {
      user("top savings up to 60 from current")
      assistant("I've left out \"up to\". How much?")
    }
  }

  @Test("what is offered is told with what was said of it")
  func offered() async throws {
    try await converse(with: try Household().helper) {
      user("I'd like to give hannah 25 every month for the gym")
      assistant(mentions: "Shall I pay 25 to Hannah every month?")
    }
  }

  @Test(
    "plans have their parts in any order",
    arguments: [
      "set up a standing order for the milkman, £11 every Saturday from current",
      "set up a standing order to pay the milkman £11 every Saturday from current",
      "£11 every Saturday to the milkman from current",
    ])
  func plans(_ request: String) async throws {
    try await converse(with: try Household().helper) {
      user(request)
      assistant(mentions: "Pay £11.00 from Current to Milkman every Saturday")
    }
  }

  @Test("a day after the account is the day of the payment, and no day of every week")
  func dayAfterAccount() async throws {
    try await converse(with: try Household(.dutch).helper) {
      user("stuur Hannah 20 van Current op vrijdag")
      assistant(mentions: "Op vrijdag")
    }
    try await converse(with: try Household(.german).helper) {
      user("überweise Hannah 20 von Current am Freitag")
      assistant(mentions: "Am Freitag")
    }
  }

  @Test("a payment for a day, or by it, is planned", arguments: ["for Saturday", "by Saturday"])
  func planned(_ day: String) async throws {
    try await converse(with: try Household().helper) {
      user("pay hannah 20 \(day)")
      assistant("From which account?")
      user("current")
      assistant(mentions: "Shall I plan that?")
    }
  }
}
