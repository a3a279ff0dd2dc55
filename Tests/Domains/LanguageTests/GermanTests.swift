import CheckAnswer
import DrawGame
import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import SolveGame
import Testing
import Workers

@testable import Bank
@testable import BankIntents
@testable import ListIntents

@Suite("Conversations in German")
struct GermanTests {
  private let folder: TemporaryFolder
  private let book: ListBook
  private let ledger: Ledger
  private let helper: Assistant

  init() throws {
    let folder = try TemporaryFolder()
    let book = try ListBook(path: folder.path("lists.sqlite"))
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    (self.folder, self.book, self.ledger) = (folder, book, ledger)
    helper = try Assistant(
      plugins: [
        Plugin(SolveGameHandler()), Plugin(CheckAnswerHandler()), Plugin(DrawGameHandler()),
      ]
        + ListPlugins.all(language: .german) { book }
        + BankPlugins.all(language: .german, clock: .utc) { ledger },
      language: .german, environment: ScriptClock(seed: 3).environment)
  }

  @Test(
    "solve a game however it is said",
    arguments: [
      "löse 952 mit 25, 50, 75, 100, 3 und 6", "wie komme ich mit 25 50 75 100 3 6 auf 952",
      "Wie komme ich auf 952 mit den Zahlen 25, 50, 75, 100, 3 und 6?",
      "loese 952 aus 25 50 75 100 3 6", "952 aus 25 50 75 100 3 6",
      "wie komme ich mit fünfundzwanzig fünfzig fünfundsiebzig hundert drei und sechs auf neunhundertzweiundfünfzig",
      "kannst du bitte 952 aus 25 50 75 100 3 und 6 machen",
    ])
  func solve(_ sentence: String) async throws {
    let turn = await helper.newConversation().respond(to: sentence)
    #expect(turn.dialogue.displayed.hasPrefix("Ich habe eine Lösung gefunden: "), "\(sentence)")
    #expect(turn.dialogue.displayed.hasSuffix(" = 952"))
  }

  @Test("ask back, help, correct, go back and cancel")
  func game() async throws {
    try await converse(with: helper) {
      user("löse ein Spiel")
      assistant("Was ist die Zielzahl?")
      user("tausend")
      assistant("1000 geht nicht (Zielzahl): Erlaubt ist 100 bis 999. Was ist die Zielzahl?")
      user("953")
      assistant("Was ist die erste Zahl?")
      user("Hilfe")
      assistant(
        "Die Zahlen stehen auf Kärtchen: je zwei von 1 bis 10 und je eins mit 25, 50, 75, 100. Du kannst mehrere auf einmal nennen. Du kannst auch „zurück“, „von vorn“ oder „abbrechen“ sagen. Was ist die erste Zahl?"
      )
      user("nein, die Zielzahl ist 952")
      assistant("Gut: 952. Was ist die erste Zahl?")
      user("25 50 75 und hundert")
      assistant("Was ist die fünfte Zahl?")
      user("11")
      assistant(
        "11 geht nicht (Zahlen): Erlaubt sind 1 bis 10, 25, 50, 75 und 100. Was ist die fünfte Zahl?"
      )
      user("drei und sechs")
      handles("SolveGame")
      user("zieh ein Spiel mit zwei großen Zahlen")
      handles("DrawGame", with: ["large": .integer(2)])
      user("nein")
      assistant("Gut, ich mache es nicht.")
      user("prüf hundert plus drei mal neun")
      user("löse ein Spiel")
      user("abbrechen")
      assistant("Gut, ich lasse es.")
    }
  }

  @Test("keep lists")
  func lists() async throws {
    try await converse(with: helper) {
      user("erstelle eine Einkaufsliste")
      assistant("Ich habe die Liste Einkauf angelegt.")
      user("füge Reis, Zwiebeln und Oliven zur Einkaufsliste hinzu")
      assistant("Ich habe Reis, Zwiebeln und Oliven auf die Liste Einkauf gesetzt.")
      user("setz Nägel auf die Liste Baumarkt")
      assistant("Es gibt noch keine Liste „Baumarkt“. Soll ich sie anlegen?")
      user("ja bitte")
      assistant("Ich habe die Liste Baumarkt mit Nägel angelegt.")
      user("hak die Zwiebel ab")
      assistant("Ich habe Zwiebeln abgehakt. Auf der Liste Einkauf sind noch 2 offen.")
      user("was steht auf der Einkaufsliste")
      assistant("Auf der Liste Einkauf: Reis und Oliven.")
      user("lies mir die Liste Einkauf vor")
      assistant("Auf der Liste Einkauf: Reis und Oliven.")
      user("steht Reis auf der Einkaufsliste?")
      assistant("Ja, „Reis“ steht auf der Liste Einkauf.")
      user("streich Oliven von der Einkaufsliste")
      assistant("Ich habe Oliven von der Liste Einkauf gestrichen.")
      user("mach das rückgängig")
      user("ja")
      user("lösche die Einkaufsliste")
      assistant("Soll ich die ganze Liste Einkauf mit allen 3 Einträgen löschen?")
      user("nein")
      assistant("Gut, ich mache es nicht.")
      user("zeig mir meine Listen")
      assistant("Deine Listen sind Einkauf (2) und Baumarkt (1).")
    }
  }

  @Test("move money")
  func money() async throws {
    let euros = try #require(Currency("EUR"))
    try ledger.open("Giro", euros, balance: Money(units: 100_00, euros))
    try ledger.open("Tagesgeld", euros)
    try ledger.addPayee("Milchmann", euros)
    try await converse(with: helper) {
      user("wie hoch ist der Kontostand vom Girokonto")
      assistant("Auf dem Giro sind 100,00 €.")
      user("zahl dem Milchmann zwanzig Euro fünfzig vom Girokonto")
      assistant("20,50 € vom Giro an den Milchmann zahlen. Ist das richtig?")
      user("ja")
      assistant("Erledigt: 20,50 € vom Giro an den Milchmann. Es bleiben 79,50 €.")
      user("überweise 500 Euro vom Giro aufs Tagesgeld")
      assistant("Auf dem Giro sind nur 79,50 €. Wie viel?")
      user("einen Fünfer")
      assistant("5,00 € vom Giro aufs Tagesgeld überweisen. Ist das richtig?")
      user("nein, 5,10 €")
      assistant("5,10 € vom Giro aufs Tagesgeld überweisen. Ist das richtig?")
      user("ja")
      assistant("Erledigt: 5,10 € vom Giro aufs Tagesgeld. Es bleiben 74,40 €.")
    }
  }

  /// Words that are English and not German.
  private static let english: Set<String> = [
    "the", "is", "are", "of", "you", "your", "i", "there", "what", "with", "from", "to", "my", "it",
    "that", "this", "shall", "and", "or", "please", "say", "list", "lists", "account", "can",
    "nothing", "which", "done", "left", "yes", "no", "game", "target", "numbers", "answer", "step",
  ]

  @Test("say no English")
  func noEnglish() async throws {
    let pounds = try #require(Currency("GBP"))
    try ledger.open("Giro", pounds, balance: Money(units: 100_00, pounds))
    try ledger.open("Tagesgeld", pounds)
    try ledger.addPayee("Milchmann", pounds)
    let conversation = helper.newConversation()
    for sentence in [
      "hilfe", "hallo", "von vorn", "zieh ein spiel", "nein", "löse ein spiel", "hilfe", "tausend",
      "952", "fünfundzwanzig fünfzig elf", "25", "hundert hundert", "blabla", "abbrechen",
      "löse 952 mit 25 50 75 100 3 und 6", "prüfe meine antwort", "hundert plus drei, mal neun",
      "prüfe die antwort hundert mal hundert", "prüfe die antwort drei minus sechs",
      "erstelle eine liste", "einkauf", "erstelle eine liste einkauf", "abbrechen",
      "setz reis, zwiebeln und oliven auf die liste einkauf", "setz reis auf die einkaufsliste",
      "setz milch auf die liste garten", "ja", "zeig meine listen", "zeig die liste einkauf",
      "hak reis ab", "hak perlen ab", "abbrechen", "was steht auf der liste einkauf",
      "streich oliven", "mach die letzte änderung rückgängig", "lösche die liste einkauf", "ja",
      "wie ist mein kontostand", "wie viel ist auf tagesgeld",
      "überweise zehn pfund von giro auf tagesgeld", "ja", "zahl dem milchmann tausend pfund",
      "giro", "fünf pfund", "ja", "zeig die umsätze von giro", "zeig den kontoauszug von tagesgeld",
      "zahl dem milchmann drei euro", "von giro", "abbrechen", "wie viel habe ich ausgegeben",
      "von vorn",
      "welches konto hat das meiste geld", "was war meine größte zahlung",
      "zahl dem milchmann jeden monat zwei pfund von giro", "nein", "welche zahlungen sind geplant",
      "sortiere die liste garten nach dem alphabet",
    ] {
      let turn = await conversation.respond(to: sentence)
      var texts = [turn.dialogue.spoken, turn.dialogue.short, turn.dialogue.displayed]
      if let outcome = turn.outcome {
        if let snippet = outcome.snippet { texts.append(snippet.text()) }
        if let title = outcome.activity?.title { texts.append(title) }
      }
      for text in texts {
        let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
        #expect(words.filter(Self.english.contains) == [], "\(sentence): \(text)")
      }
    }
    // The conversation did all that, and not only refuse.
    #expect(try book.lists().map(\.name) == ["Garten"])
    #expect(
      Set(try ledger.accounts().map { "\($0.name) \($0.balance.units)" })
        == ["Giro 8500", "Tagesgeld 1000", "Milchmann 500"])
  }
}
