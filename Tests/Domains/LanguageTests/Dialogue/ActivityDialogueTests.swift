import IntentKit
import IntentLanguage
import Lists
import Testing

@Suite("What is to be bought, done or packed is on the list for it")
struct ActivityDialogueTests {
  private static let lists: [String: [(String, [String])]] = [
    "en": [("Shopping", ["rice"]), ("Tasks", ["mow lawn"]), ("Trip", ["torch"])],
    "de": [("Einkaufen", ["Reis"]), ("Zu erledigen", ["Rasen mähen"]), ("Ferien", ["Lampe"])],
    "nl": [("Boodschappen", ["rijst"]), ("Te doen", ["gras maaien"]), ("Reis", ["lamp"])],
    "fr": [("Courses", ["riz"]), ("Tâches", ["tondre la pelouse"]), ("Voyage", ["lampe"])],
    "es": [("Compras", ["arroz"]), ("Pendientes", ["cortar el césped"]), ("Viaje", ["linterna"])],
  ]

  private func book(_ household: Household, _ language: Language) throws {
    for list in try household.book.lists() { try household.book.removeList(list.id) }
    for (name, items) in Self.lists[language.code] ?? [] {
      try household.book.add(items, to: household.book.createList(name).id)
    }
  }

  @Test(
    "by the verb",
    arguments: [
      (.english, ["what have we got to buy", "what else do I need from the shop?"], 0),
      (.english, ["what is left to do", "what do I have to get done today?"], 1),
      (.english, ["what have I still got to pack", "what still needs packing"], 2),
      (.german, ["was muss ich heute noch besorgen", "was brauchen wir denn noch"], 0),
      (.german, ["was hab ich heute noch alles zu erledigen", "was steht noch an"], 1),
      (.german, ["was muss ich noch mitnehmen", "was muss noch in den Koffer"], 2),
      (.dutch, ["wat moeten we nog kopen", "wat moet er vandaag gehaald worden"], 0),
      (.dutch, ["wat moet ik vandaag doen", "wat is er nog te doen"], 1),
      (.dutch, ["wat moet ik allemaal inpakken"], 2),
      (.french, ["qu'est-ce qu'il faut encore acheter", "il me reste quoi à prendre"], 0),
      (.french, ["qu'est-ce que j'ai à faire aujourd'hui"], 1),
      (.french, ["que dois-je emporter"], 2),
      (.spanish, ["qué nos falta por comprar", "qué tengo que comprar hoy"], 0),
      (.spanish, ["qué tengo pendiente", "qué me queda por hacer"], 1),
      (.spanish, ["qué tengo que meter en la maleta"], 2),
    ] as [(Language, [String], Int)])
  func verb(_ language: Language, _ sentences: [String], _ place: Int) async throws {
    let household = try Household(language)
    try book(household, language)
    for sentence in sentences {
      let turn = await household.answer(sentence)
      for (other, list) in (Self.lists[language.code] ?? []).enumerated() {
        #expect(
          turn.dialogue.displayed.contains(list.1[0]) == (other == place),
          "\(sentence): \(turn.dialogue.displayed)")
      }
    }
  }

  @Test("but all lists where none or several are for it")
  func overview() async throws {
    let household = try Household()
    for list in try household.book.lists() { try household.book.removeList(list.id) }
    for name in ["Weekly groceries", "Party groceries"] { _ = try household.book.createList(name) }
    for sentence in ["what do I have to buy", "what do I have to pack"] {
      let shown = await household.answer(sentence).dialogue.displayed
      #expect(shown.contains("Weekly groceries") && shown.contains("Party groceries"), "\(shown)")
    }
  }

  @Test("today also what is due on other lists, but not what is due later")
  func due() async throws {
    let household = try Household()
    for list in try household.book.lists() { try household.book.removeList(list.id) }
    let tasks = try household.book.createList("Tasks")
    let garden = try household.book.createList("Allotment")
    try household.book.add(["mow lawn"], to: tasks.id)
    try household.book.add(["sow peas"], to: garden.id)
    _ = await household.answer("remind me to call the bank tomorrow")
    let shown = await household.answer("what do I have to do today").dialogue.displayed
    #expect(shown.contains("mow lawn"))
    #expect(!shown.contains("sow peas") && !shown.contains("bank"), "\(shown)")
    let later = await household.answer("what do I have to do tomorrow").dialogue.displayed
    #expect(later.contains("bank") && !later.contains("mow lawn"), "\(later)")
  }
}
