import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("A request that is known, said again with other values in any words")
struct RestatingDialogueTests {
  @Test(
    "what is to be agreed to takes another value, and is asked about again",
    arguments: [
      ("hm no, 25 then", "Transfer £25.00 from Current to Savings. Is that right?"),
      ("no, from savings", "Transfer £20.00 from Savings to Current. Is that right?"),
      ("the wrong way round", "Transfer £20.00 from Savings to Current. Is that right?"),
      ("from savings to current please", "Transfer £20.00 from Savings to Current. Is that right?"),
      ("yes, from savings to current", "Transfer £20.00 from Savings to Current. Is that right?"),
      ("yes, to savings", "Transfer £20.00 from Current to Savings. Is that right?"),
    ])
  func confirmed(_ sentence: String, _ question: String) async throws {
    let turn = await (try Household()).answer("transfer 20 from current to savings", sentence)
    #expect(turn.dialogue.displayed == question)
    #expect(turn.outcome == nil)
  }

  @Test(
    "words for something else move no money, and change nothing of what is asked",
    arguments: [
      "not the other way round", "the other way round is wrong", "is 25 enough", "25 is too much",
      "no more than 15", "5 more", "wake me at 7", "yes at 5", "Ben already has 30", "correct it",
      "correct the amount", "make sure", "say yes for me", "I would say yes",
      "yes if it's to savings", "and 30 to Ben", "Ben 30 too",
    ])
  func others(_ sentence: String) async throws {
    let turn = await (try Household()).answer("transfer 20 from current to savings", sentence)
    #expect(turn.outcome?.invocation.intent != "TransferMoney", "\(turn.dialogue.displayed)")
    if turn.dialogue.displayed.contains("Transfer £") {
      #expect(turn.dialogue.displayed.contains("£20.00 from Current to Savings"))
    }
  }

  @Test(
    "after a no, only what is about the request takes it up again",
    arguments: [
      "wake me at 7", "I'm off at 5", "dinner at 7", "Ben called at 3", "Hannah is here",
      "my savings are low", "I paid 30 yesterday", "it is 5 to 7",
    ])
  func unrelated(_ sentence: String) async throws {
    let turn = await (try Household()).answer("pay Anna Berg 20 from current", "no", sentence)
    #expect(!turn.dialogue.displayed.contains("Is that right?"), "\(turn.dialogue.displayed)")
  }

  @Test("a date that is said with an amount is not dropped")
  func dates() async throws {
    let turn = await (try Household()).answer("pay Ben from current", "20 on Friday")
    #expect(!turn.dialogue.displayed.contains("Is that right?"), "\(turn.dialogue.displayed)")
  }

  @Test("where it can be taken back, a yes with a name that it is about is a yes")
  func agreed() async throws {
    let household = try Household()
    _ = await household.answer("add call mum to garden", "cross off mum", "yes, mum")
    #expect(try household.items("Garden").isEmpty)
  }

  @Test("what was declined is asked about again, with what is said of it")
  func declined() async throws {
    try await converse(with: try Household().helper) {
      user("transfer 20 from current to savings")
      user("no")
      user("15 then, from current")
      assistant("Transfer £15.00 from Current to Savings. Is that right?")
    }
  }

  @Test(
    "a game goes on with another target",
    arguments: ["can you do 251", "no, 251", "solve it for 251 too"])
  func targets(_ sentence: String) async throws {
    let turn = await (try Household()).answer("solve 250 with 10 10 5 5 2 25", sentence)
    #expect(turn.outcome?.invocation.intent == "SolveGame")
    #expect(turn.outcome?.invocation.values["target"] == .integer(251))
  }

  @Test(
    "a number of the game, of other things or in a question is no target",
    arguments: [
      "I only have one 25, right", "there were 251 guests", "not 251", "who lives at number 251",
      "I got 251",
    ])
  func noTargets(_ sentence: String) async throws {
    let turn = await (try Household()).answer("solve 250 with 10 10 5 5 2 25", sentence)
    #expect(turn.outcome?.invocation.intent != "SolveGame", "\(turn.dialogue.displayed)")
  }

  @Test("the same numbers are those of the last game")
  func same() async throws {
    try await converse(with: try Household().helper) {
      user("solve 250 with 10 10 5 5 2 25")
      user("show the garden list")
      user("solve 251")
      assistant("What is the first number?")
      user("the same numbers as before")
      assistant(mentions: "= 251")
    }
  }
}

@Suite("Changing what is on a list")
struct ChangeItemTests {
  @Test(
    "another text",
    arguments: [
      "change tea to green tea", "change the tea to green tea on groceries",
      "the tea should be green tea",
    ])
  func texts(_ sentence: String) async throws {
    let household = try Household()
    _ = await household.answer("add tea and milk to groceries", sentence)
    #expect(try household.items("Groceries") == ["green tea", "milk"])
  }

  @Test(
    "another date",
    arguments: [
      "move call mum to tomorrow", "call mum should be for tomorrow",
      "push call mum back to tomorrow",
      "the first one has to be ready by tomorrow",
    ])
  func dates(_ sentence: String) async throws {
    let household = try Household()
    let turn = await household.answer("add call mum and weeding to garden", sentence)
    #expect(turn.outcome?.invocation.intent == "ChangeItem", "\(turn.dialogue.displayed)")
    let items = try household.book.lists().first { $0.name == "Garden" }?.items
    #expect(items?.map { $0.due != nil } == [true, false])
    #expect(items?.map(\.text) == ["call mum", "weeding"])
    let found = await household.answer("is call mum on the garden list")
    #expect(found.dialogue.displayed == "Yes, call mum is on Garden, due tomorrow.")
  }

  @Test("several items get one date, but not one text")
  func several() async throws {
    let household = try Household()
    let turn = await household.answer(
      "add sow, weed and mow to garden", "the first two should be for tomorrow",
      "change the first two to dig")
    #expect(turn.outcome?.code != .success, "\(turn.dialogue.displayed)")
    let items = try household.book.lists().first { $0.name == "Garden" }?.items
    #expect(items?.map { $0.due != nil } == [true, true, false])
    #expect(items?.map(\.text) == ["sow", "weed", "mow"])
  }

  @Test("what was moved is put back")
  func putBack() async throws {
    let household = try Household()
    _ = await household.answer(
      "add soap to garden", "move soap to groceries", "no, put it back on garden")
    #expect(try household.items("Garden") == ["soap"])
    #expect(try household.items("Groceries").isEmpty)
  }

  @Test("what was added last is it, and the change is taken back as one")
  func last() async throws {
    let household = try Household()
    let turn = await household.answer(
      "add milk and cheese to groceries", "change it to cheddar", "undo")
    #expect(turn.outcome?.code == .success, "\(turn.dialogue.displayed)")
    #expect(try household.items("Groceries") == ["milk", "cheese"])
  }

  @Test("what is new is asked for, and what is not there is said")
  func asked() async throws {
    try await converse(with: try Household().helper) {
      user("add tea to groceries")
      user("change tea on the groceries list")
      assistant("What shall it say?")
      user("mint tea")
      assistant("I've changed tea to mint tea on Groceries.")
    }
    let turn = await (try Household()).answer("add tea to groceries", "change coffee to mint tea")
    #expect(turn.outcome == nil, "\(turn.dialogue.displayed)")
  }

  @Test(
    "in other languages",
    arguments: [
      ("de", "ändere tee in grünen tee"), ("fr", "remplace thé par thé vert"),
      ("nl", "verander thee in groene thee"), ("es", "cambia té por té verde"),
    ])
  func languages(_ code: String, _ sentence: String) async throws {
    let household = try Household(Language(code: code))
    let list = try #require(try household.book.lists().first)
    let words = sentence.split(separator: " ")
    try household.book.add([String(words[1])], to: list.id)
    let turn = await household.answer(sentence)
    #expect(turn.outcome?.invocation.intent == "ChangeItem", "\(turn.dialogue.displayed)")
    #expect(try household.items(list.name) == [words.suffix(2).joined(separator: " ")])
  }
}
