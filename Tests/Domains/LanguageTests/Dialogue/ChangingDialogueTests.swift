import Bank
import IntentKit
import IntentTesting
import Testing

@Suite("What was said is changed")
struct ChangingDialogueTests {
  @Test(
    "by a no and another thing in place of the only one, and not if there are several",
    arguments: [
      (["add soap to groceries", "no, shampoo"], ["shampoo"]),
      (["add soap to groceries", "no, thanks"], ["soap"]),
      (["add soap and tea to groceries", "no, shampoo"], ["soap", "tea"]),
      (["add soap to groceries", "undo the last change"], []),
      (["add soap to groceries", "oh and a sponge"], ["soap", "a sponge"]),
    ])
  func items(_ said: [String], _ items: [String]) async throws {
    let household = try Household()
    let conversation = household.helper.newConversation()
    for utterance in said { _ = await conversation.respond(to: utterance) }
    #expect(try household.items("Groceries") == items)
  }

  @Test(
    "of a payment by another amount or day, whatever word it begins with, at its question and after a no"
  )
  func payment() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben 5 pounds from current for the tickets")
      assistant(mentions: "Pay £5.00 from Current to Ben. Is that right?")
      user("and make it 7")
      assistant("Pay £7.00 from Current to Ben. Is that right?")
      user("no")
      user("and make it 8")
      assistant("Pay £8.00 from Current to Ben. Is that right?")
      user("no")
      // What was declined gives another payment nothing.
      user("pay hannah")
      assistant("From which account?")
    }
  }

  @Test(
    "and nothing that what is only near would change is changed without its values being asked about"
  )
  func near() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("show groceries")
      user("add 2 litres of white paint for the shed and a brush")
      assistant("Shall I add 2 litres of white paint for the shed and a brush to Groceries?")
      user("no")
      user("to buy a present for her")
    }
    #expect(try household.items("Groceries").isEmpty)
  }

  @Test("of a payment by what was meant, where another value is asked for")
  func meant() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben 5 on Friday")
      assistant("From which account?")
      user("sorry, I meant hannah")
      assistant("OK: Hannah. From which account?")
      user("no wait, Saturday")
      assistant(mentions: "OK: Saturday")
      user("current")
      assistant(mentions: "Pay £5.00 from Current to Hannah on Saturday")
    }
  }

  @Test("as a number of a thing, in digits or words")
  func counts() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("add two plates and forks to groceries")
      user("change two plates to four")
      assistant(mentions: "to four plates")
      user("change forks to 5")
      assistant(mentions: "to 5 forks")
    }
    #expect(try household.items("Groceries") == ["four plates", "5 forks"])
  }

  @Test("nothing that leaves nothing out is taken for a yes or no")
  func otherRequest() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("pay ben 5 pounds from current")
      user("on the garden list put seeds")
      assistant(mentions: "I've added seeds to Garden.")
    }
    #expect(try household.ledger.account(named: "Ben").balance.units == 0)
  }
}
