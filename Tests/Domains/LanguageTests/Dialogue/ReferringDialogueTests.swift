import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("What is said refers to what was spoken about, or is only a part of a request")
struct ReferringDialogueTests {
  @Test("the list that was spoken about is the one that is meant")
  func list() async throws {
    let household = try Household()
    try household.book.createList("Party")
    try await converse(with: household.helper) {
      user("what's on the list")
      assistant(mentions: "Your lists are")
      user("add nails to garden")
      user("read me the list")
      assistant("On Garden: nails.")
      user("whats on it now")
      assistant("On Garden: nails.")
      user("what have we got on the list")
      assistant("On Garden: nails.")
      user("clear it")
      user("yes")
    }
    #expect(try household.items("Garden") == [])
  }

  @Test(
    "in every language",
    arguments: [
      (Language.german, ["füge Seife zu Garden hinzu", "was steht auf der Liste"]),
      (.french, ["ajoute Seife à Jardin", "montre-moi la liste"]),
      (.spanish, ["añade Seife a Garden", "qué hay en la lista"]),
      (.dutch, ["zet Seife op Garden", "toon de lijst"]),
    ])
  func languages(_ language: Language, _ sentences: [String]) async throws {
    let household = try Household(language)
    _ = try household.book.createList("Other")
    let turn = await household.answer(sentences[0], sentences[1])
    #expect(turn.outcome?.invocation.intent == "FindItems")
    #expect(turn.dialogue.spoken.contains("Seife"), "\(turn.dialogue.spoken)")
  }

  @Test("how things stand is told of the list that was spoken about, unless lists are asked for")
  func standing() async throws {
    let household = try Household()
    try household.book.createList("Party")
    try await converse(with: household.helper) {
      user("add glasses to party")
      user("add nails and glue to garden")
      user("tick nails off")
      user("which ones are done")
      assistant("1 thing is done on Garden: nails.")
      user("what's left")
      assistant("On Garden: glue.")
      user("is glue still there too")
      assistant("Yes, glue is on Garden.")
      // What exists is removed at once: it can be put back.
      user("take glue off")
      assistant(mentions: "I've removed glue from Garden.")
      user("show my lists")
      assistant(mentions: "Party")
    }
  }

  @Test("things that were spoken about are meant by a pronoun")
  func things() async throws {
    let household = try Household()
    try household.book.createList("Party")
    try await converse(with: household.helper) {
      user("add nails and glue to garden")
      user("tick them off")
      assistant(mentions: "I've ticked off nails and glue.")
      user("add tea to groceries")
      user("is tea on groceries")
      user("remove it")
      assistant("I've removed tea from Groceries.")
    }
  }

  @Test(
    "several things after a new list are meant for it, if the user agrees, and can be changed before"
  )
  func fill() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("create a list called party")
      user("balloons, candles and paper plates")
      assistant("Shall I add balloons, candles and paper plates to Party?")
      user("make that 20 balloons")
      assistant("Shall I add 20 balloons, candles and paper plates to Party?")
      user("get rid of the candles")
      assistant("Shall I add 20 balloons and paper plates to Party?")
      user("yes")
      assistant("I've added 20 balloons and paper plates to Party.")
    }
  }

  @Test("another amount replaces that of the thing with the same unit")
  func unit() async throws {
    let household = try Household()
    _ = await household.answer(
      "add two pints of milk and six eggs to groceries", "make it three pints")
    #expect(try household.items("Groceries") == ["three pints of milk", "six eggs"])
  }

  @Test("a part of a look-up is the same look-up with it")
  func elliptic() async throws {
    try await converse(with: try Household().helper) {
      user("what's my balance")
      assistant(mentions: "Current")
      user("and savings")
      assistant("There's £50.00 in Savings.")
      user("current please")
      assistant("There's £100.00 in Current.")
    }
  }

  @Test(
    "another name replaces the one that does not exist",
    arguments: ["yes groceries", "no, to groceries", "groceries please"])
  func otherName(_ answer: String) async throws {
    let household = try Household()
    _ = await household.answer("add rice to the pantry", answer)
    #expect(try household.items("Groceries") == ["rice"])
    #expect(try household.book.lists().count == 2)
  }

  @Test("a value agrees to what is offered, and another value than the one asked for is taken")
  func values() async throws {
    try await converse(with: try Household().helper) {
      user("transfer half of it to savings")
      assistant("Shall I pay or transfer money?")
      user("20")
      assistant("Transfer £20.00 from Current to Savings. Is that right?")
      user("no")
      user("pay Ben")
      assistant("From which account?")
      user("30")
      assistant("OK: 30. From which account?")
      user("current")
      assistant("Pay £30.00 from Current to Ben. Is that right?")
    }
  }

  @Test(
    "another number replaces the one it stands beside",
    arguments: [
      "ok what if i had a 9 instead of the 3", "swap the 3 for a 9", "replace the 3 with 9",
    ])
  func exchange(_ utterance: String) async throws {
    let turn = try await Household().answer("get 952 from 25 50 75 100 3 6", utterance)
    #expect(
      turn.outcome?.invocation.values["numbers"]
        == .list([25, 50, 75, 100, 9, 6].map { .integer($0) }), "\(turn.dialogue.displayed)")
  }

  @Test(
    "a question after a list was shown ticks nothing off",
    arguments: [
      (Language.english, "show shopping", ["have I bought milk", "did I already get the milk"]),
      (.german, "zeig Shopping", ["habe ich milk gekauft", "haben wir milk schon geholt"]),
      (.french, "montre Shopping", ["ai-je déjà acheté milk", "est-ce que j'ai acheté milk"]),
      (.dutch, "toon Shopping", ["heb ik milk al gekocht", "hebben we milk gehaald"]),
      (.spanish, "muestra Shopping", ["¿he comprado ya milk?"]),
    ])
  func questions(_ language: Language, _ shown: String, _ asked: [String]) async throws {
    let world = try ListsAndMoney()
    let list = try #require(world.book.lists().first)
    _ = try world.book.add(["milk", "soap"], to: list.id)
    for question in asked {
      let conversation = try world.helper(language).newConversation()
      _ = await conversation.respond(to: shown)
      let turn = await conversation.respond(to: question)
      let open = try world.book.lists().first?.open.count
      #expect(open == 2, "\(question): \(turn.dialogue.displayed)")
    }
  }
}
