import IntentTesting
import Testing

@Suite("What revises an open request, or goes on with it")
struct RevisingDialogueTests {
  @Test("agreement to what lacks a value keeps it", arguments: ["ok send it", "yes, send it"])
  func agreedTooEarly(_ agreement: String) async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25")
      assistant("From which account?")
      user(agreement)
      assistant("From which account?")
      user("current")
      assistant("Pay £25.00 from Current to Hannah. Is that right?")
    }
  }

  @Test(
    "what the speaker will do instead does not keep it from being cancelled",
    arguments: ["cancel it, I'll pay her cash", "no wait, don't", "wait, no"])
  func cancelled(_ refusal: String) async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25 from current")
      assistant("Pay £25.00 from Current to Hannah. Is that right?")
      user(refusal)
      user("yes")
      handlesNothing()
    }
  }

  @Test("another amount is enough", arguments: ["hmm no, 10 is enough", "10 is plenty"])
  func enough(_ correction: String) async throws {
    try await converse(with: Household().helper) {
      user("move 50 from savings to current")
      user(correction)
      assistant("Transfer £10.00 from Savings to Current. Is that right?")
    }
  }

  @Test(
    "what was declined is taken up again with another value, also after a look at something else")
  func declined() async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25")
      user("how much do I have")
      user("no, don't send it")
      user("just 10")
      assistant("From which account?")
      user("current")
      assistant("Pay £10.00 from Current to Hannah. Is that right?")
    }
  }

  @Test("three requests in a sentence are three, and two things to do are one")
  func several() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("add twine to garden and show groceries and add milk to groceries")
      user("add call mum and pay rent to garden")
    }
    #expect(try household.items("Garden") == ["twine", "call mum", "pay rent"])
    #expect(try household.items("Groceries") == ["milk"])
  }

  @Test("what has its own amount is another payment, whatever was called off before it")
  func otherPayment() async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25 from current")
      user("cancel it, I'll pay ben 3 from savings")
      assistant(mentions: "Pay £3.00 from Savings to Ben. Is that right?")
    }
  }

  @Test("a reminder with two things to do is one request")
  func reminder() async throws {
    let household = try Household()
    _ = await household.answer(
      "put tea on groceries", "remind me to phone gran and remove tea from groceries")
    #expect(try household.items("Groceries").contains("tea"))
  }

  @Test("a request that is taken up again is not left as well")
  func onlyOnce() async throws {
    try await converse(with: Household().helper) {
      user("pay hannah 25")
      user("no")
      user("just 10")
      user("current")
      assistant("Pay £10.00 from Current to Hannah. Is that right?")
      user("yes")
      handles("TransferMoney")
      user("thanks")
      user("who did that go to?")
      assistant(mentions: "Done: £10.00 went from Current to Hannah.")
      user("continue")
      handlesNothing()
      assistant("There's nothing open.")
    }
  }
}
