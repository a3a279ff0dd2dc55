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
      (.english, "remind me that I have to ring Pia", "ring Pia", false),
      (.french, "rappelle-moi que je dois arroser les plantes", "arroser les plantes", false),
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
        .dutch, "herinner me eraan dat ik morgen de planten water moet geven",
        "de planten water geven", true
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

  @Test(
    "are put off to another time of the day, or to the same time of another day",
    arguments: [
      (
        Language.english, "remind me to ring Pia tomorrow at nine", "make it ten",
        "2026-11-19T10:00"
      ),
      (.english, "remind me to ring Pia tomorrow at nine", "no, half past ten", "2026-11-19T10:30"),
      (.english, "remind me to ring Pia tomorrow at 9 pm", "make it 8", "2026-11-19T20:00"),
      (.english, "remind me to ring Pia tomorrow at nine", "make it Friday", "2026-11-20T09:00"),
      (.english, "remind me to ring Pia tomorrow", "make it at ten", "2026-11-19T10:00"),
      (
        .german, "erinnere mich daran, morgen um 9 Uhr Pia anzurufen", "nein, um halb elf",
        "2026-11-19T10:30"
      ),
      (
        .french, "rappelle-moi demain à neuf heures d'appeler Pia", "non, à dix heures",
        "2026-11-19T10:00"
      ),
      (
        .dutch, "herinner me eraan om morgen om negen uur Pia te bellen", "nee, om tien uur",
        "2026-11-19T10:00"
      ),
      (
        .spanish, "recuérdame llamar a Pia mañana a las nueve", "no, a las diez", "2026-11-19T10:00"
      ),
    ])
  func putOff(_ language: Language, _ sentence: String, _ change: String, _ due: String)
    async throws
  {
    let conversation = try day.helper(language).newConversation()
    _ = await conversation.respond(to: sentence)
    _ = await conversation.respond(to: change)
    let items = try items()
    #expect(items.count == 1 && items.first?.due.map { "\($0)" } == due, "\(change)")
    #expect(items.first?.text.contains("Pia") == true)
  }

  @Test("of an amount are given another amount, and no time")
  func amount() async throws {
    let conversation = try day.helper().newConversation()
    _ = await conversation.respond(to: "add 2 bags of soil to to do due tomorrow at nine")
    _ = await conversation.respond(to: "make it 3")
    #expect(try items().map(\.text) == ["3 bags of soil"])
  }

  @Test(
    "are looked for by a day that is said beside the request",
    arguments: ["what have I got to do on Friday", "what do I need to get on Friday"])
  func soughtByDay(sentence: String) async throws {
    let conversation = try day.helper().newConversation()
    _ = await conversation.respond(to: "remind me to ring Pia on Friday")
    let reply = await conversation.respond(to: sentence)
    #expect(reply.dialogue.displayed.contains("1 thing is due"), "\(reply.dialogue.displayed)")
  }
}
