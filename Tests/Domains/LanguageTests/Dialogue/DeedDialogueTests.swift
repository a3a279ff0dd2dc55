import IntentKit
import IntentLanguage
import Lists
import Testing

@Suite("Who has done something says so in the words of the item")
struct DeedDialogueTests {
  private static let items: [String: [String]] = [
    "en": ["ring grandpa", "book the plumber", "water the plants"],
    "de": ["Opa anrufen", "Klempner bestellen", "Blumen gießen"],
    "nl": ["opa bellen", "loodgieter bestellen", "planten gieten"],
    "fr": ["appeler papi", "payer le plombier", "arroser les plantes"],
    "es": ["llamar al abuelo", "pagar al fontanero", "regar las plantas"],
  ]

  private func left(
    _ language: Language, after said: [String]
  ) async throws -> (turn: Turn, items: [String]) {
    let household = try Household(language)
    let list = try household.book.createList("Errands")
    try household.book.add(Self.items[language.code] ?? [], to: list.id)
    let turn =
      said.count == 1
      ? await household.answer(said[0]) : await household.answer(said[0], said[1])
    return (turn, try household.items("Errands"))
  }

  @Test(
    "exactly, which ticks it off",
    arguments: [
      (.english, "I've rung grandpa"), (.english, "I rang grandpa yesterday"),
      (.english, "grandpa, I've already rung"), (.german, "Opa hab ich schon angerufen"),
      (.german, "ich habe Opa heute früh angerufen"), (.dutch, "ik heb opa gisteren gebeld"),
      (.dutch, "opa heb ik al gebeld"), (.french, "j'ai appelé papi ce matin"),
      (.french, "papi, je l'ai appelé"), (.spanish, "he llamado al abuelo"),
      (.spanish, "ya llamé al abuelo"),
    ] as [(Language, String)])
  func sure(_ language: Language, _ sentence: String) async throws {
    let (turn, items) = try await left(language, after: [sentence])
    #expect(
      items == Self.items[language.code]?.dropFirst().map { $0 }, "\(turn.dialogue.displayed)")
  }

  @Test("several at once")
  func several() async throws {
    let items = try await left(.english, after: ["I rang grandpa and watered the plants"]).items
    #expect(items == ["book the plumber"])
  }

  @Test(
    "with another verb or more words, which is asked about",
    arguments: [
      (.english, "I've phoned grandpa", "yes"),
      (.english, "I rang grandpa from the station", "yes"),
      (.english, "rang grandpa", "yes"), (.german, "Opa hab ich schon geschrieben", "ja"),
      (.german, "das mit Opa ist erledigt", "ja"), (.dutch, "ik heb opa gisteren gesproken", "ja"),
      (.french, "j'ai vu papi", "oui"), (.spanish, "lo del abuelo ya está", "sí"),
    ] as [(Language, String, String)])
  func asked(_ language: Language, _ sentence: String, _ yes: String) async throws {
    #expect(try await left(language, after: [sentence]).items == Self.items[language.code])
    let (turn, items) = try await left(language, after: [sentence, yes])
    #expect(
      items == Self.items[language.code]?.dropFirst().map { $0 }, "\(turn.dialogue.displayed)")
  }

  @Test(
    "but not who asks, denies, plans or tells of somebody else",
    arguments: [
      (.english, "did I ring grandpa"), (.english, "I haven't rung grandpa"),
      (.english, "I should have rung grandpa"), (.english, "I nearly rang grandpa"),
      (.english, "she rang grandpa"), (.english, "grandpa rang"),
      (.english, "I ring grandpa daily"),
      (.english, "if I had rung grandpa"), (.english, "when I rang grandpa he was out"),
      (.english, "I've just been rung by grandpa"), (.english, "he says I've rung grandpa"),
      (.german, "ich hätte Opa angerufen"), (.german, "ich bin von Opa angerufen worden"),
      (.dutch, "ik ben door opa gebeld"), (.french, "j'aurais appelé papi"),
      (.spanish, "habría llamado al abuelo"), (.english, "I've rung about the boat"),
      (.english, "I think grandpa rang"),
      (.german, "Opa hat angerufen"), (.german, "ich hab Opa nicht angerufen"),
      (.german, "hab ich Opa angerufen?"), (.german, "ich rufe Opa an"),
      (.dutch, "opa heeft gebeld"), (.dutch, "ik heb opa nog niet gebeld"),
      (.french, "papi a appelé"), (.french, "est-ce que j'ai appelé papi"),
      (.french, "je n'ai pas appelé papi"), (.spanish, "el abuelo ha llamado"),
      (.spanish, "¿he llamado al abuelo?"), (.spanish, "llame al abuelo"),
    ] as [(Language, String)])
  func others(_ language: Language, _ sentence: String) async throws {
    let (turn, items) = try await left(language, after: [sentence])
    #expect(items == Self.items[language.code], "\(turn.dialogue.displayed)")
    #expect(turn.outcome?.undo == nil)
  }

  @Test(
    "who asks whether something is done is told so, and nothing changes",
    arguments: [
      (.english, "have I rung grandpa yet?"), (.english, "did I ring grandpa?"),
      (.german, "hab ich Opa schon angerufen?"), (.dutch, "heb ik opa al gebeld?"),
      (.french, "est-ce que j'ai appelé papi ?"), (.spanish, "¿he llamado al abuelo?"),
    ] as [(Language, String)])
  func question(_ language: Language, _ sentence: String) async throws {
    let (turn, items) = try await left(language, after: [sentence])
    let item = try #require(Self.items[language.code]?.first)
    #expect(turn.outcome?.invocation.intent == "FindItems", "\(turn.dialogue.displayed)")
    #expect(turn.dialogue.displayed.contains(item), "\(turn.dialogue.displayed)")
    #expect(items == Self.items[language.code])
  }

  @Test("what is ticked off already is told as done")
  func answered() async throws {
    let turn = try await left(.english, after: ["I've rung grandpa", "have I rung grandpa?"]).turn
    #expect(turn.dialogue.displayed.hasPrefix("Yes"), "\(turn.dialogue.displayed)")
  }

  @Test(
    "but no question about somebody else, or why and when",
    arguments: ["has grandpa rung?", "why have I rung grandpa?", "when did I ring grandpa?"])
  func otherQuestions(_ sentence: String) async throws {
    let turn = try await left(.english, after: [sentence]).turn
    #expect(turn.outcome?.invocation.intent != "FindItems", "\(turn.dialogue.displayed)")
  }
}

@Suite("Who asks whether there is enough")
struct EnoughDialogueTests {
  @Test(
    "cancels nothing",
    arguments: ["would I still have enough?", "will I have enough left?", "do I have enough?"])
  func question(_ sentence: String) async throws {
    let turn = try await Household().answer("pay Hannah 12 from current", sentence)
    #expect(
      turn.expectation == .confirmation(intent: "TransferMoney"), "\(turn.dialogue.displayed)")
  }

  @Test("but who has enough does", arguments: ["enough", "that's enough"])
  func enough(_ sentence: String) async throws {
    let turn = try await Household().answer("pay Hannah 12 from current", sentence)
    #expect(turn.expectation == .request, "\(turn.dialogue.displayed)")
  }
}
