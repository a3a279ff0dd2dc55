import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("Answers with other words, and corrections of what was done")
struct AmendingDialogueTests {
  @Test(
    "a name that exists is found among words that say nothing of their own",
    arguments: [
      "groceries, please", "the groceries list please", "um, to the groceries list I think",
      "oh sorry, on groceries",
    ])
  func namedAnswer(_ answer: String) async throws {
    let household = try Household()
    let turn = await household.answer("add rice", answer)
    #expect(turn.outcome?.invocation.intent == "AddItems", "\(turn.dialogue.displayed)")
    #expect(try household.items("Groceries") == ["rice"])
  }

  @Test(
    "what ends a request or asks something is no name",
    arguments: ["that's all, many thanks", "how does that work"])
  func noName(_ answer: String) async throws {
    let household = try Household()
    let turn = await household.answer("add rice", answer)
    #expect(turn.outcome == nil)
    #expect(!turn.dialogue.displayed.contains("Shall I create"), "\(turn.dialogue.displayed)")
  }

  @Test(
    "another thing that is named where one is to agree is meant instead",
    arguments: [
      "no, use current instead", "use the current account", "no, from current",
      "I'd rather take it from current",
    ])
  func otherAccount(_ correction: String) async throws {
    let household = try Household()
    let turn = await household.answer("pay Ben 20 from savings", correction)
    #expect(turn.isQuestion)
    #expect(turn.dialogue.displayed.contains("from Current to Ben"), "\(turn.dialogue.displayed)")
  }

  @Test("what is not to be done is called off where something is asked")
  func calledOff() async throws {
    let household = try Household()
    let turn = await household.answer("pay Ben 20", "no, I said don't pay him")
    #expect(!turn.isQuestion, "\(turn.dialogue.displayed)")
  }

  @Test("what was added to the wrong list is moved")
  func moved() async throws {
    let household = try Household()
    let turn = await household.answer("add nails to groceries", "no, on the garden list")
    #expect(turn.outcome?.invocation.intent == "AddItems", "\(turn.dialogue.displayed)")
    #expect(try household.items("Groceries") == [])
    #expect(try household.items("Garden") == ["nails"])
  }

  @Test("one of several things that were added is taken back, and another amount replaces one")
  func elements() async throws {
    let household = try Household()
    _ = await household.answer("add nails and a hammer to garden", "not the hammer")
    #expect(try household.items("Garden") == ["nails"])
    _ = await household.answer("add milk to groceries", "make it 3 pints")
    #expect(try household.items("Groceries") == ["3 pints milk"])
  }

  @Test(
    "a request for something else after a deed replaces no item",
    arguments: [
      "make it darker in here", "make that lamp red", "make it quiet",
    ])
  func somethingElse(_ utterance: String) async throws {
    let household = try Household()
    _ = await household.answer("add milk to groceries", utterance)
    #expect(try household.items("Groceries") == ["milk"])
  }

  @Test(
    "what shall not be done is not done, and the answer says so",
    arguments: ["don't add milk to groceries", "please do not add milk to groceries"])
  func refused(_ utterance: String) async throws {
    let household = try Household()
    let turn = await household.helper.newConversation().respond(to: utterance)
    #expect(turn.dialogue.displayed == "OK, I won't do that: Add to a list.")
    #expect(try household.items("Groceries") == [])
  }

  @Test("complaints and calls for a person are answered, and what is open stays open")
  func complaints() async throws {
    try await converse(with: try Household().helper) {
      user("you haven't understood me at all")
      assistant(mentions: "I'm sorry about that. You can say:")
      user("can I talk to a human being")
      assistant(mentions: "there is no person here")
      user("add milk")
      assistant("To which list?")
      user("you are hopeless")
      assistant("I'm sorry about that. To which list?")
      user("groceries")
      handles("AddItems")
    }
  }

  @Test("who is not understood is told of what is nearest to it")
  func nearest() async throws {
    let turn = try await Household().helper.newConversation().respond(
      to: "the accounts of my grandfather")
    let samples = turn.dialogue.displayed
    #expect(samples.contains("transfer money"), "\(samples)")
    #expect(samples.hasPrefix("Sorry, I can't do that. You can say:"), "\(samples)")
  }

  @Test("a payment is corrected where it is to be agreed to, and agreed to as it is then")
  func correctedPayment() async throws {
    try await converse(with: try Household().helper) {
      user("pay ben 5 pounds from current")
      assistant("Pay £5.00 from Current to Ben. Is that right?")
      user("change it to 7")
      assistant("Pay £7.00 from Current to Ben. Is that right?")
      user("8")
      assistant("Pay £8.00 from Current to Ben. Is that right?")
      user("change ben to hannah")
      assistant("Pay £8.00 from Current to Hannah. Is that right?")
      user("yes")
      handles("TransferMoney")
    }
  }

  @Test(
    "an amount that words beside it make another one is asked for",
    arguments: [
      "pay ben half of 30 pounds from current", "pay ben about 5 pounds from current",
      "pay ben almost 20 pounds from current", "pay ben 5 pounds off from current",
    ])
  func unclearAmount(_ utterance: String) async throws {
    let turn = try await Household().helper.newConversation().respond(to: utterance)
    #expect(turn.dialogue.displayed.hasSuffix("How much?"), "\(turn.dialogue.displayed)")
  }

  @Test(
    "an amount that words beside it make another one is asked for in all languages, and no condition pays",
    arguments: [
      (Language.english, "pay Ben a quarter of a pound from Current", "How much?"),
      (.english, "pay Ben a tenth of 50 from Current", "How much?"),
      (.english, "pay Ben up to a pound from Current", "How much?"),
      (.english, "if I pay Ben 5 pounds what is left", nil),
      (.english, "pay Ben twice 5 pounds from Current", nil),
      (.german, "ein Drittel von einem Pfund an Ben von Current zahlen", "Wie viel?"),
      (.german, "zahle Ben ein Drittel von einem Pfund von Current", "Wie viel?"),
      (.german, "zahle Ben die Hälfte von 30 Pfund von Current", "Wie viel?"),
      (.french, "paie à Ben la moitié de 30 euros depuis Courant", nil),
      (.dutch, "betaal Ben ongeveer 5 pond van Current", nil),
      (.spanish, "paga a Ben la mitad de 30 libras de Current", "¿Cuánto?"),
    ] as [(Language, String, String?)])
  func amountOfOtherWords(_ language: Language, _ utterance: String, _ question: String?)
    async throws
  {
    let turn = try await Household(language).helper.newConversation().respond(to: utterance)
    #expect(turn.expectation != .confirmation(intent: "TransferMoney"), "\(turn)")
    guard let question else { return }
    #expect(turn.dialogue.displayed.hasSuffix(question), "\(turn.dialogue.displayed)")
  }

  @Test(
    "who belongs to a payee is not paid in the payee's place",
    arguments: [
      (Language.english, "pay the sister of Ben 5 pounds from Current"),
      (.english, "pay 5 pounds from Current to the sister of Ben"),
      (.german, "zahle der Schwester von Ben 5 Pfund von Current"),
      (.french, "paie 5 livres depuis Current à la soeur de Ben"),
      (.dutch, "betaal de zus van Ben 5 pond van Current"),
      (.spanish, "paga 5 libras de Current a la hermana de Ben"),
    ])
  func relative(_ language: Language, _ utterance: String) async throws {
    let turn = try await Household(language).helper.newConversation().respond(to: utterance)
    #expect(turn.expectation != .confirmation(intent: "TransferMoney"), "\(turn)")
  }

  @Test("a verb alone that begins requests replaces no item in French")
  func frenchVerb() async throws {
    let household = try Household(.french)
    _ = await household.answer("ajoute lait à la liste Courses", "mets la radio plus fort")
    #expect(try household.items("Courses") == ["lait"])
  }

  @Test("a payment is never done again by a correction after it")
  func payments() async throws {
    let household = try Household()
    let turn = await household.answer(
      "pay ben 5 pounds from current", "yes", "no, make it 10 pounds")
    #expect(turn.outcome == nil)
  }

  @Test("another request with its verb and a value leaves what is to be agreed to")
  func another() async throws {
    let household = try Household()
    let turn = await household.answer(
      "pay ben 5 pounds from current", "oh, and add rice to groceries")
    #expect(turn.outcome?.invocation.intent == "AddItems", "\(turn.dialogue.displayed)")
  }

  @Test("no yes agrees to a question that was not said because the device is locked")
  func lockedQuestion() async throws {
    let household = try Household()
    let conversation = household.helper.newConversation()
    _ = await conversation.respond(to: "pay ben 5 pounds from current")
    let turn = await conversation.respond(to: "repeat that", isLocked: true)
    #expect(!turn.dialogue.displayed.contains("Ben"), "\(turn.dialogue.displayed)")
    let yes = await conversation.respond(to: "yes")
    #expect(yes.outcome == nil)
    let again = await conversation.respond(to: "where were we")
    #expect(again.expectation == .confirmation(intent: "TransferMoney"))
  }

  @Test("nothing that was done is told while the device is locked")
  func locked() async throws {
    let household = try Household()
    let conversation = household.helper.newConversation()
    _ = await conversation.respond(to: "add secret to groceries")
    for utterance in ["undo", "repeat that", "what did you say", "redo", "no, on the garden list"] {
      let turn = await conversation.respond(to: utterance, isLocked: true)
      #expect(!turn.dialogue.displayed.lowercased().contains("secret"), "\(utterance)")
    }
    #expect(try household.items("Groceries") == ["secret"])
  }

  @Test(
    "no deed is told while the device is locked, in any language, and in the middle of a request",
    arguments: [
      (Language.english, ["pay ben 5 pounds from current", "yes"], "solve a game", "undo", "Ben"),
      (.english, ["create a list called Secrets"], "solve a game", "undo that", "Secrets"),
      (.german, ["erstelle eine Liste namens Geheim"], "löse ein Spiel", "rückgängig", "Geheim"),
      (
        .french, ["crée une liste Secrets"], "résous un jeu", "annule la dernière action", "Secrets"
      ),
    ])
  func lockedDeeds(
    _ language: Language, _ deed: [String], _ request: String, _ undo: String, _ secret: String
  ) async throws {
    let conversation = try Household(language).helper.newConversation()
    var done: Turn?
    for utterance in deed { done = await conversation.respond(to: utterance) }
    #expect(done?.outcome?.code == .success, "\(done?.dialogue.displayed ?? "")")
    for begun in [nil, request] {
      if let begun { _ = await conversation.respond(to: begun) }
      let turn = await conversation.respond(to: undo, isLocked: true)
      #expect(!turn.dialogue.displayed.contains(secret), "\(turn.dialogue.displayed)")
    }
  }
}
