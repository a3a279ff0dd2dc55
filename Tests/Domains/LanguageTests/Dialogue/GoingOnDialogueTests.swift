import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("What is said after something was shown, done or declined")
struct GoingOnDialogueTests {
  @Test(
    "several things go on the list, in as many words as they need",
    arguments: [
      ("and a jar of honey", ["soap", "a jar of honey"]),
      (
        "also a jar of honey and two loaves of rye",
        ["soap", "a jar of honey", "two loaves of rye"]
      ),
      ("and candles and matches", ["soap", "candles", "matches"]),
      ("lovely. and the floor cleaner too", ["soap", "floor cleaner"]),
    ])
  func more(_ sentence: String, _ items: [String]) async throws {
    let household = try Household()
    _ = await household.answer("add soap to groceries", sentence)
    #expect(try household.items("Groceries") == items)
  }

  @Test(
    "what was added is more of it, or another kind",
    arguments: [
      ("the rechargeable ones", "rechargeable batteries"), ("8 of them", "8 batteries"),
      ("a box of them", "a box of batteries"), ("no, two packs", "two packs batteries"),
      ("oh, then four", "four batteries"), ("six packs of batteries", "six packs of batteries"),
    ])
  func kinds(_ sentence: String, _ item: String) async throws {
    let household = try Household()
    _ = await household.answer("add batteries to garden", sentence)
    #expect(try household.items("Garden") == [item])
  }

  @Test(
    "the same is done for somebody else, who is named with words for it",
    arguments: [
      ("en", "pay Ben 5 pounds from current", "and Hannah too"),
      ("en", "pay Ben 5 pounds from current", "the same to Hannah"),
      ("en", "pay Ben 5 pounds from current", "same again for Hannah please"),
      ("de", "überweise 5 Pfund von Current an Ben", "und Hannah auch"),
      ("de", "überweise 5 Pfund von Current an Ben", "das gleiche an Hannah"),
      ("fr", "paie 5 euros à Ben depuis Courant", "et Hannah aussi"),
      ("nl", "betaal 5 pond aan Ben van Current", "en Hannah ook"),
      ("nl", "betaal 5 pond aan Ben van Current", "hetzelfde aan Hannah"),
      ("es", "paga 5 libras a Ben desde Current", "y Hannah también"),
      ("es", "paga 5 libras a Ben desde Current", "lo mismo a Hannah"),
    ])
  func somebodyElse(_ code: String, _ payment: String, _ sentence: String) async throws {
    let language = try #require(Language.all.first { $0.code == code })
    let yes = ["de": "ja", "fr": "oui", "nl": "ja", "es": "sí"][code] ?? "yes"
    let turn = try await Household(language).answer(payment, yes, sentence)
    #expect(turn.expectation == .confirmation(intent: "TransferMoney"))
    #expect(turn.dialogue.displayed.contains("Hannah"), "\(turn.dialogue.displayed)")
  }

  @Test(
    "praise and words for something else change nothing",
    arguments: [
      "good one", "nice ones", "that's the one", "one of those days", "just the one", "right",
    ])
  func nothing(_ sentence: String) async throws {
    let household = try Household()
    _ = await household.answer("add batteries to garden", sentence)
    #expect(try household.items("Garden") == ["batteries"])
  }

  @Test("a time that was left out is for what was done")
  func times() async throws {
    let household = try Household()
    _ = await household.answer("add seeds to garden", "by tomorrow")
    let due = try household.book.lists().first { $0.name == "Garden" }?.items.first?.due
    #expect(due != nil)
  }

  @Test("what was ticked off is another thing on the list")
  func others() async throws {
    let household = try Household()
    _ = await household.answer(
      "add soap and rice to groceries", "tick off the soap", "no, the rice")
    let list = try household.book.lists().first { $0.name == "Groceries" }
    #expect(list?.open.map(\.text) == ["soap"])
  }

  @Test("another number is another target, and what was declined can be changed")
  func numbers() async throws {
    try await converse(with: try Household().helper) {
      user("solve 250 with 10 10 5 5 2 25")
      assistant(mentions: "= 250")
      user("no, 205")
      assistant(mentions: "= 205")
      user("no not 205, 245")
      assistant(mentions: "= 245")
      user("transfer 20 to savings")
      assistant("Transfer £20.00 from Current to Savings. Is that right?")
      user("no")
      assistant("OK, I won't.")
      user("15 then")
      assistant("Transfer £15.00 from Current to Savings. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
  }

  @Test(
    "a correction that is not understood is a no, so that no yes is meant for it",
    arguments: ["no, as one does it there", "um no, like we did it in June"])
  func unclear(_ correction: String) async throws {
    let household = try Household()
    let turn = await household.answer("transfer 20 from current to savings", correction, "yes")
    #expect(turn.outcome == nil, "\(turn.dialogue.displayed)")
  }

  @Test("what was declined is what is spoken about, until something else is")
  func declined() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("delete the garden list")
      user("no")
      assistant("OK, I won't.")
      user("add seeds to it")
      assistant("I've added seeds to Garden.")
      user("what was on it again")
      assistant("On Garden: seeds.")
    }
  }

  @Test("a game is there after a look at something else")
  func game() async throws {
    try await converse(with: try Household().helper) {
      user("solve 250 with 10 10 5 5 2 25")
      user("what's on the groceries list")
      assistant("There's nothing to do on Groceries.")
      user("what's the solution")
      assistant(mentions: "= 250")
    }
  }

  @Test("what is offered is not offered again to someone who goes on")
  func offered() async throws {
    try await converse(with: try Household().helper) {
      user("my savings")
      user("the weather is awful today")
      user("show the garden list")
      assistant("There's nothing to do on Garden.")
    }
  }

  @Test("what is an account is no list of a name that is spelled alike")
  func accounts() async throws {
    let household = try Household()
    for sentence in ["what's in savings", "what do I have in savings", "what's in my savings"] {
      let turn = await household.answer(sentence)
      #expect(turn.outcome?.invocation.intent == "CheckBalance", "\(turn.dialogue.displayed)")
    }
  }

  @Test("lists are found by the other names that people have for them")
  func otherNames() async throws {
    let household = try Household()
    _ = await household.answer("put tea on my shopping list")
    #expect(try household.items("Groceries") == ["tea"])
  }
}
