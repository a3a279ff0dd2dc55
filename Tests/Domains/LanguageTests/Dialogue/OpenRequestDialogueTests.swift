import Bank
import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("What is said beside a question, and about a request that is open")
struct OpenRequestDialogueTests {
  @Test(
    "more of what is added, and less of it, changes what is added",
    arguments: [
      (Language.english, ["add rice and tea", "we need salt too"], "OK: rice, tea and salt."),
      (.english, ["add rice and tea", "not the tea, we have some"], "OK: rice."),
      (.english, ["add rice and tea", "take the tea off"], "OK: rice."),
      (.german, ["setz Reis und Tee auf die Liste", "den Tee doch nicht"], "Gut: Reis."),
      (.german, ["setz Reis und Tee auf die Liste", "streich den Tee wieder"], "Gut: Reis."),
      (.french, ["ajoute du riz et du thé", "enlève le thé"], "D'accord : du riz."),
      (.dutch, ["zet rijst en thee op de lijst", "thee toch niet"], "Goed: rijst."),
      (.spanish, ["apunta arroz", "apunta también sal y pan"], "Vale: arroz, sal y pan."),
      (.spanish, ["apunta arroz y sal", "la sal no, que ya tengo"], "Vale: arroz."),
      (.english, ["add rice and tea", "no tea"], "OK: rice."),
      (.german, ["setz Reis und Tee auf die Liste", "keinen Tee, den haben wir"], "Gut: Reis."),
      (.dutch, ["zet rijst en thee op de lijst", "geen thee"], "Goed: rijst."),
      (.spanish, ["apunta arroz y sal", "sin sal"], "Vale: arroz."),
    ])
  func edited(_ language: Language, _ said: [String], _ reply: String) async throws {
    let household = try Household(language)
    let conversation = household.helper.newConversation()
    _ = await conversation.respond(to: said[0])
    let turn = await conversation.respond(to: said[1])
    #expect(turn.dialogue.displayed.hasPrefix(reply), "\(turn.dialogue.displayed)")
    #expect(try household.book.lists().allSatisfy(\.items.isEmpty))
  }

  @Test(
    "what denies, tells or asks is no text that is added",
    arguments: [
      (Language.english, "add rice and tea", ["and that's it", "and no milk", "don't add that"]),
      (.german, "setz Reis auf die Liste", ["ich habe schon Milch", "füge das nicht hinzu"]),
      (.dutch, "zet rijst op de lijst", ["ik heb al melk", "voeg dat niet toe"]),
      (.spanish, "apunta arroz", ["no lo añadas", "no compres arroz", "y leche no"]),
    ])
  func noTexts(_ language: Language, _ request: String, _ said: [String]) async throws {
    for utterance in said {
      let turn = try await Household(language).answer(request, utterance)
      for noted in ["OK:", "Gut:", "Goed:", "Vale:"] {
        #expect(
          !turn.dialogue.displayed.contains(noted), "\(utterance): \(turn.dialogue.displayed)")
      }
    }
  }

  @Test(
    "a value that is denied is none, and another after it is", arguments: ["no a Anna", "no Anna"])
  func denied(_ denial: String) async throws {
    let household = try Household(.spanish)
    let turn = await household.answer("envía 20 libras desde Current", denial)
    #expect(turn.outcome == nil)
    #expect(!turn.dialogue.displayed.contains("Anna"), "\(turn.dialogue.displayed)")
    let other = await household.answer(
      "envía 20 libras a Ben desde Current", "a Ben no, a Hannah")
    #expect(other.dialogue.displayed.contains("Hannah"), "\(other.dialogue.displayed)")
  }

  @Test(
    "what is complete is done beside the question, which waits, and what is not takes its place")
  func beside() async throws {
    let household = try Household()
    let garden = try #require(household.book.lists().first { $0.name == "Garden" })
    _ = try household.book.add(["seeds"], to: garden.id)
    try await converse(with: household.helper) {
      user("add wine")
      user("got the seeds")
      assistant(mentions: "I've ticked off seeds.")
      assistant(mentions: "To which list?")
      user("put nails on the garden list")
      assistant("I've added nails to Garden. To which list?")
      user("groceries")
      assistant("I've added wine to Groceries.")
      user("pay ben")
      user("draw a game")
      assistant(mentions: "OK, I'll leave \"pay or transfer money\".")
    }
    #expect(try household.items("Garden") == ["nails"])
  }

  @Test("what is complete is done beside a payment, which is asked about again")
  func besideMoney() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("pay ben 5 from current")
      user("add wine to groceries")
      assistant("I've added wine to Groceries. Pay £5.00 from Current to Ben. Is that right?")
      user("and pay hannah 4 from current")
      assistant(mentions: "I'll do that next.")
      user("no")
      handlesNothing()
    }
    #expect(try household.ledger.account(named: "Ben").balance.units == 0)
  }

  @Test(
    "what a question or a wish requests changes what is to be agreed to",
    arguments: [
      (Language.english, "pay ben 5 from current", "could we make it 30?"),
      (.english, "pay ben 5 from current", "I want to make it 30 instead"),
      (.english, "pay ben 5 from current", "no wait, make it 30"),
      (.french, "paie ben 5 depuis courant", "tu peux mettre 30 ?"),
      (.spanish, "paga a ben 5 desde current", "¿puedes poner 30?"),
      (.german, "überweis ben 5 von current", "kannst du 30 draus machen"),
      (.dutch, "betaal ben 5 van current", "kun je er 30 van maken"),
    ])
  func requestedByQuestion(_ language: Language, _ request: String, _ said: String) async throws {
    let turn = try await Household(language).answer(request, said)
    #expect(turn.dialogue.displayed.contains("30"))
    #expect(turn.expectation == .confirmation(intent: "TransferMoney"))
  }

  @Test(
    "a change that is refused beside a question is not made",
    arguments: [
      (Language.english, "pay ben 5 from current", "don't add wine to groceries"),
      (.english, "pay ben 5 from current", "I don't want to add wine to groceries"),
      (.english, "pay ben", "don't add wine to groceries"),
      (.english, "pay ben 5 from current", "we don't need wine on groceries, do we?"),
      (.spanish, "paga a ben 5 desde current", "no quiero añadir vino a groceries"),
      (.german, "überweis ben 5 von current", "setz keinen Wein auf groceries"),
      (.french, "paie ben 5 depuis courant", "n'ajoute pas de vin à courses"),
    ])
  func refusedBeside(_ language: Language, _ request: String, _ said: String) async throws {
    let household = try Household(language)
    _ = await household.answer(request, said)
    #expect(try household.book.lists().allSatisfy(\.items.isEmpty))
  }

  @Test(
    "a statement with a tag asks, and changes nothing",
    arguments: [
      (Language.english, "butter isn't on groceries, is it?"),
      (.english, "we don't need butter do we"), (.english, "butter's off the list, right?"),
      (.german, "Butter brauchen wir nicht mehr, oder?"),
      (.dutch, "we hebben geen butter meer nodig, toch?"),
      (.spanish, "ya no necesitamos butter, ¿no?"),
    ])
  func tags(_ language: Language, _ said: String) async throws {
    let household = try Household(language)
    let list = try #require(household.book.lists().first)
    _ = try household.book.add(["butter"], to: list.id)
    _ = await household.answer(said)
    #expect(try household.items(list.name) == ["butter"])
  }

  @Test(
    "what was shown is meant by its place with an article alone",
    arguments: [
      (Language.english, "tick off the third"), (.german, "hak den dritten ab"),
      (.french, "coche le troisième"), (.dutch, "vink de derde af"), (.spanish, "tacha el tercero"),
    ])
  func places(_ language: Language, _ said: String) async throws {
    let household = try Household(language)
    let list = try #require(household.book.lists().first)
    _ = try household.book.add(["milk", "bread", "eggs"], to: list.id)
    _ = await household.answer(said)
    #expect(try household.items(list.name) == ["milk", "bread"])
  }

  @Test(
    "a preposition with its article in one is a preposition before a name",
    arguments: [
      (Language.spanish, "pasa 10 del current", "Current"),
      (.french, "vire 10 euros du courant", "Courant"),
      (.german, "überweis 10 vom current", "Current"),
    ])
  func contracted(_ language: Language, _ request: String, _ source: String) async throws {
    let turn = try await Household(language).answer(request, "Hannah")
    #expect(turn.dialogue.displayed.contains("Hannah"))
    #expect(turn.dialogue.displayed.contains(source))
  }

  @Test(
    "a question about a payment that is to be agreed to is answered by what is to be agreed to",
    arguments: [
      (Language.english, "pay ben 5 from current", "which account does it come from"),
      (.english, "pay ben 5 from current", "how much was that again"),
      (.french, "paie ben 5 depuis courant", "attends, depuis quel compte ?"),
    ])
  func asked(_ language: Language, _ request: String, _ question: String) async throws {
    let conversation = try Household(language).helper.newConversation()
    let open = await conversation.respond(to: request)
    let turn = await conversation.respond(to: question)
    #expect(turn.dialogue == open.dialogue)
  }

  @Test("a question is no name of a list, nor a text that is added")
  func questions() async throws {
    let household = try Household()
    for question in ["it's there already?", "who said that?"] {
      let turn = await household.answer("add milk", question)
      #expect(turn.dialogue.displayed.hasSuffix("To which list?"), "\(turn.dialogue.displayed)")
    }
    #expect(try household.book.lists().count == 2)
  }

  @Test("what the speaker said before is said again")
  func saidBefore() async throws {
    let household = try Household()
    try await converse(with: household.helper) {
      user("I said add milk to groceries")
      assistant("I've added milk to Groceries.")
      user("I asked you to show the garden list")
      assistant(mentions: "Garden")
      user("don't pay ben")
      user("I said do not pay him")
      assistant(mentions: "OK, I won't do that")
      user("he told me to remove the milk")
      handlesNothing()
    }
    #expect(try household.items("Groceries") == ["milk"])
  }

  @Test("a day of the week is in the week of the day that it corrects")
  func weekday() async throws {
    let household = try Household()
    let first = await household.answer("pay ben 5 from current next Monday")
    let other = await household.answer("pay ben 5 from current next Monday", "rather Wednesday")
    let same = await household.answer("pay ben 5 from current on Wednesday next week")
    #expect(first.dialogue != other.dialogue)
    #expect(other.dialogue == same.dialogue)
  }

  @Test("a month to start in moves a plan, and what joins a correction is no part of it")
  func start() async throws {
    let household = try Household()
    let plan = await household.answer("pay ben 5 from current every month", "starting in March")
    #expect(plan.dialogue.displayed.contains("1 March"), "\(plan.dialogue.displayed)")
    for correction in ["or no, make it 6", "and rather 6", "or rather 6"] {
      let turn = await household.answer("pay ben 5 from current", correction)
      #expect(
        turn.dialogue.displayed == "Pay £6.00 from Current to Ben. Is that right?", "\(correction)")
    }
    let added = await household.answer("add a towel, oh, and soap to groceries")
    #expect(added.outcome != nil)
    #expect(try household.items("Groceries") == ["a towel", "soap"])
  }

  @Test("a number after an article is a day where one was said, and a name replaces its like")
  func french() async throws {
    let household = try Household(.french)
    let day = await household.answer("paie 50 à ben le 5 depuis courant", "ah non le 6")
    let same = await household.answer("paie 50 à ben le 6 depuis courant")
    #expect(day.dialogue == same.dialogue)
    let account = await household.answer("paie 40 à ben depuis courant", "prends plutôt l'épargne")
    #expect(
      account.dialogue.displayed
        == "Je paie 40,00 € à Ben depuis le compte Épargne. C'est bien ça ?")
  }
}
