import Bank
import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("A pronoun stands for what the same sentence names before it")
struct AntecedentDialogueTests {
  @Test(
    "somebody who is paid",
    arguments: [
      (.english, "Hannah got the taxi, send her 12"),
      (.german, "Hannah wartet auf ihr Geld, überweis ihr 12 Pfund"),
      (.dutch, "Hannah heeft de taxi betaald, stuur haar 12 pond"),
    ] as [(Language, String)])
  func payee(_ language: Language, _ sentence: String) async throws {
    let turn = try await Household(language).answer(
      sentence, language.code == "fr" ? "Courant" : "Current")
    #expect(turn.dialogue.displayed.contains("Hannah"), "\(turn.dialogue.displayed)")
    #expect(turn.dialogue.displayed.contains("12"), "\(turn.dialogue.displayed)")
    #expect(turn.outcome == nil)
  }

  @Test(
    "an amount, and whom it is owed to",
    arguments: [
      (.english, "my share of the gas is 42 send it to Hannah"),
      (.english, "Hannah got the tickets for 42, pay her back"),
      (.german, "Hannah kriegt noch 42 Pfund von mir, überweis ihr das"),
      (.german, "ich schulde Hannah 42 Pfund, schickst du ihr die?"),
      (.french, "ma part est de 42, envoie-la à Hannah"),
      (.dutch, "mijn deel is 42 pond, maak het over naar Hannah"),
      (.spanish, "mi parte son 42, mándala a Hannah"),
    ] as [(Language, String)])
  func amount(_ language: Language, _ sentence: String) async throws {
    let turn = try await Household(language).answer(
      sentence, language.code == "fr" ? "Courant" : "Current")
    let said = turn.dialogue.displayed
    #expect(said.contains("Hannah") && said.contains("42"), "\(said)")
    #expect(turn.outcome == nil)
  }

  @Test(
    "but no payment of what is only told, asked or refused",
    arguments: [
      "my share is 42, Hannah sends it", "does Hannah know it is 42? she said so",
      "Hannah got the tickets for 42 or 45, don't pay her", "my share is 42, is it too much",
    ])
  func toldAmount(_ sentence: String) async throws {
    let turn = try await Household().answer(sentence)
    #expect(!turn.dialogue.displayed.contains("42.00"), "\(turn.dialogue.displayed)")
    #expect(turn.outcome == nil)
  }

  @Test(
    "what is owed, or costs, is due",
    arguments: [
      (.english, "I still owe Hannah 42, can you send it to her?"),
      (.english, "Hannah lent me 42, pay her back"),
      (.english, "we all went out, she was great, my share was £42, send it to Hannah"),
      (.german, "Hannah hat 42 ausgelegt, überweis ihr das"),
      (.german, "die Gasrechnung ist 42, überweis sie an Hannah"),
      (.french, "je dois 42 à Hannah, envoie-les-lui"),
      (.dutch, "Hannah heeft 42 voorgeschoten, maak het naar haar over"),
      (.spanish, "debo 42 libras a Hannah, mándalas a Hannah"),
    ] as [(Language, String)])
  func due(_ language: Language, _ sentence: String) async throws {
    let turn = try await Household(language).answer(
      sentence, language.code == "fr" ? "Courant" : "Current")
    let said = turn.dialogue.displayed
    #expect(said.contains("Hannah") && said.contains("42"), "\(said)")
    #expect(turn.outcome == nil)
  }

  @Test(
    "but neither another number nor what others owe, nobody owes, or somebody may owe",
    arguments: [
      (.english, "my room number is 42, send it to Hannah"),
      (.english, "I am 42 years old, send it to Hannah"),
      (.english, "it's 42 degrees, send it to Hannah"),
      (.english, "I owe Hannah 42 pizzas, send them to her"),
      (.english, "my share is 42%, send it to Hannah"),
      (.english, "my share is not 42, send it to Hannah"),
      (.english, "they put up the rent by 42, send it to Hannah"),
      (.english, "Hannah owes me 42, send it to her"), (.english, "I lent Hannah 42, pay her back"),
      (.english, "Hannah borrowed 42 from me, pay her back"),
      (.english, "Hannah says I owe her 42, send it to her"),
      (.english, "I may owe Hannah 42, send it to her"),
      (.english, "do I owe Hannah 42? send it to her"),
      (.english, "I owe Ben 42, send it to Hannah"),
      (.german, "ich habe Hannah 42 Pfund geliehen, überweis ihr das"),
      (.german, "Hannah hat sich 42 Pfund von mir geliehen, überweis ihr das"),
      (.german, "meine Zimmernummer ist 42, schick sie Hannah"),
      (.french, "il fait 42 degrés, envoie-les à Hannah"),
      (.dutch, "het is 42 graden, maak het over naar Hannah"),
      (.spanish, "hace 42 grados, mándalos a Hannah"),
    ] as [(Language, String)])
  func notDue(_ language: Language, _ sentence: String) async throws {
    let turn = try await Household(language).answer(
      sentence, language.code == "fr" ? "Courant" : "Current")
    #expect(
      turn.expectation != .confirmation(intent: "TransferMoney"), "\(turn.dialogue.displayed)")
    #expect(turn.outcome?.invocation.intent != "TransferMoney")
  }

  @Test(
    "a thing on a list",
    arguments: [
      (.english, "the rice is in the cupboard, tick it off", "yes"),
      (.german, "Rice ist jetzt da, hak es ab", "ja"),
      (.french, "le rice je viens de le prendre, coche-le", "oui"),
    ] as [(Language, String, String)])
  func item(_ language: Language, _ sentence: String, _ yes: String) async throws {
    let household = try Household(language)
    try household.book.add(["rice", "tea"], to: household.book.lists()[0].id)
    _ = await household.answer(sentence, yes)
    #expect(try household.items(language.code == "fr" ? "Courses" : "Groceries") == ["tea"])
  }

  @Test(
    "what the request before it is about",
    arguments: [
      (.english, "tick off the tea and delete it"),
      (.english, "I've bought the tea, remove it and add plums"),
      (.german, "hake tea ab und streich es"), (.french, "coche tea et enlève-le"),
      (.dutch, "vink tea af en haal het er weer af"), (.spanish, "marca tea y bórralo"),
    ] as [(Language, String)])
  func ofRequest(_ language: Language, _ sentence: String) async throws {
    let household = try Household(language)
    let list = try household.book.lists()[0]
    try household.book.add(["rice", "tea"], to: list.id)
    _ = await household.answer(sentence)
    let left = try #require(try household.book.lists().first { $0.id == list.id })
    #expect(!left.items.contains { $0.text == "tea" } && left.items.contains { $0.text == "rice" })
  }

  @Test("a pronoun that is written in one word with its verb")
  func enclitic() async throws {
    let household = try Household(.spanish)
    try household.book.add(["rice", "tea"], to: household.book.lists()[0].id)
    let turn = await household.answer("marca rice", "bórralo")
    #expect(turn.outcome?.invocation.intent == "RemoveItems", "\(turn.dialogue.displayed)")
    #expect(try household.items("Groceries") == ["tea"])
    let asked = await household.answer("paga 12 a Hannah desde Current", "bórralo")
    #expect(asked.outcome?.invocation.intent != "TransferMoney")
  }

  @Test("whom two payments of the same amount go to")
  func twoPayments() async throws {
    let household = try Household()
    _ = await household.answer("pay Hannah 12 and Ben 12 from savings", "yes", "yes")
    for name in ["Hannah", "Ben"] {
      #expect(try household.ledger.account(named: name).balance.units == 12_00)
    }
  }

  @Test("a place to move it to")
  func place() async throws {
    let household = try Household(.german)
    try household.book.add(["Seife"], to: household.book.lists()[0].id)
    _ = await household.answer("Seife gehört eigentlich auf Garden, verschieb sie dahin", "ja")
    #expect(try household.items("Garden") == ["Seife"])
  }

  @Test(
    "but not one of several things, nor what is only a condition or is refused",
    arguments: [
      "the rice and the plums are here, tick those off", "if Hannah comes, send her 12",
      "Hannah is cross, so don't send her 12",
      "my phone fell on the rice, remove it", "the rice cooker is broken, delete it",
      "Hannah wrote: \"the rice is bad, remove it\"",
      "the lamp is on the groceries list, remove it",
    ])
  func doubt(_ sentence: String) async throws {
    let household = try Household()
    try household.book.add(["rice", "tea"], to: household.book.lists()[0].id)
    let turn = await household.answer(sentence)
    #expect(turn.outcome == nil)
    #expect(try household.items("Groceries") == ["rice", "tea"])
  }
}

@Suite("What belongs to a text, and what does not")
struct TextDialogueTests {
  private func added(_ sentence: String, _ language: Language) async throws -> ItemList.Item? {
    let household = try Household(language)
    _ = await household.answer(sentence, "Groceries")
    return try household.book.lists()[0].open.first
  }

  @Test("a time before it is none of it, if it begins anew after that")
  func time() async throws {
    let parcel = try await added(
      "Ich muss bis Freitag noch das Paket abholen, merk dir das", .german)
    #expect(parcel?.text == "das Paket abholen")
    #expect(parcel?.due != nil)
  }

  @Test("nouns with a preposition between them are one")
  func linking() async throws {
    #expect(
      try await added("se nos acabó la pasta de dientes", .spanish)?.text
        == "la pasta de dientes")
  }

  @Test("words that could call something off belong to the phrase that has them")
  func callingOff() async throws {
    let household = try Household(.dutch)
    try household.book.add(["rice", "tea"], to: household.book.lists()[0].id)
    _ = await household.answer("rice hoeft niet meer")
    #expect(try household.items("Groceries") == ["tea"])
  }

  @Test(
    "what asks is no text, and not all of a question",
    arguments: [(.german, "Was brauchen wir noch?"), (.dutch, "Wat hebben we nog nodig?")]
      as [(Language, String)])
  func question(_ language: Language, _ sentence: String) async throws {
    let household = try Household(language)
    try household.book.add(["rice"], to: household.book.lists()[0].id)
    let turn = await household.answer(sentence)
    #expect(turn.outcome?.invocation.intent == "FindItems", "\(turn.dialogue.displayed)")
  }
}
