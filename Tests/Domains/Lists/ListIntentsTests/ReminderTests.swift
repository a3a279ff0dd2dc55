import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import Testing

@Suite("Reminders")
struct ReminderTests {
  private let day: ListDay

  init() throws {
    day = try ListDay()
    try day.book.removeList(day.book.list(named: "Shopping").id)
  }

  private func items() throws -> [ItemList.Item] { try day.book.list(named: "To do").items }

  @Test(
    "keep what a clause says, and take its time out of it",
    arguments: [
      (Language.english, "remind me to go to the market", "go to the market", false),
      (
        .english, "remind me to ring the plumber tomorrow about the leak",
        "ring the plumber about the leak", true
      ),
      (.english, "on Friday remind me that the meter is read", "the meter is read", true),
      (
        .german, "erinnere mich daran, morgen um 9 den Klempner anzurufen",
        "den Klempner anzurufen", true
      ),
      (
        .german, "kannst du mich daran erinnern, mit Pia über das Dach zu reden",
        "mit Pia über das Dach zu reden", false
      ),
      (
        .german, "stell mir eine Erinnerung, die Pflanzen am Sonntag zu gießen",
        "die Pflanzen zu gießen", true
      ),
      (
        .dutch, "herinner me eraan om vrijdag de planten water te geven",
        "de planten water te geven", true
      ),
      (
        .dutch, "zet een herinnering om met Pia over het dak te praten",
        "met Pia over het dak te praten", false
      ),
      (.french, "rappelle-moi demain de passer à la mairie", "passer à la mairie", true),
      (.french, "peux-tu me rappeler d'arroser les plantes dimanche", "arroser les plantes", true),
      (.spanish, "recuérdame ir al mercado", "ir al mercado", false),
      (.spanish, "ponme un recordatorio para llamar a Pia mañana", "llamar a Pia", true),
    ])
  func noted(_ language: Language, _ sentence: String, _ item: String, _ hasTime: Bool) async throws
  {
    _ = try await day.helper(language).newConversation().respond(to: sentence)
    let items = try items()
    #expect(items.map(\.text) == [item], "\(sentence)")
    #expect(items.map { $0.due != nil } == [hasTime], "\(sentence)")
  }

  @Test(
    "are asked for and removed by that name",
    arguments: [
      (Language.english, "show me my reminders", "remove the reminder to ring Pia", "ring Pia"),
      (
        .german, "welche Erinnerungen habe ich", "lösche meine Erinnerung, Pia anzurufen",
        "Pia anzurufen"
      ),
      (
        .dutch, "wat zijn mijn herinneringen", "verwijder de herinnering om Pia te bellen",
        "Pia te bellen"
      ),
      (.french, "quels sont mes rappels", "supprime mon rappel d'appeler Pia", "appeler Pia"),
      (
        .spanish, "qué recordatorios tengo", "borra el recordatorio de llamar a Pia", "llamar a Pia"
      ),
    ])
  func found(_ language: Language, _ question: String, _ removal: String, _ item: String)
    async throws
  {
    try day.book.add([item, "read"], to: day.book.list(named: "To do").id)
    let turn = try await day.helper(language).newConversation().respond(to: question)
    #expect(turn.dialogue.displayed.contains(item), "\(turn.dialogue.displayed)")
    _ = try await day.helper(language).newConversation().respond(to: removal)
    #expect(try items().map(\.text) == ["read"], "\(removal)")
  }
}
