import CheckAnswer
import DrawGame
import GameParameters
import IntentKit
import IntentLanguage
import IntentTesting
import Lists
import NumbersGame
import SolveGame
import Testing
import Workers

@testable import Bank
@testable import BankIntents
@testable import ListIntents

@Suite("The languages of the assistant")
struct LanguageTests {
  private let folder: TemporaryFolder
  private let book: ListBook
  private let ledger: Ledger

  init() throws {
    folder = try TemporaryFolder()
    book = try ListBook(path: folder.path("lists.sqlite"))
    ledger = try Ledger(path: folder.path("bank.sqlite"))
  }

  private func plugins(_ language: Language, _ rules: Rules = .countdown) -> [Plugin] {
    [
      Plugin(SolveGameHandler(rules: rules)), Plugin(CheckAnswerHandler(rules: rules)),
      Plugin(DrawGameHandler(rules: rules)),
    ] + ListPlugins.all(language: language) { [book] in book }
      + BankPlugins.all(language: language, clock: .utc) { [ledger] in ledger }
  }

  @Test("have a title for every property of the entities", arguments: Language.all)
  func properties(_ language: Language) {
    let own =
      AccountEntity.properties.map(\.declaration) + ListEntity.properties.map(\.declaration)
      + ItemEntity.properties.map(\.declaration) + PaymentEntity.properties.map(\.declaration)
      + StandingOrderEntity.properties.map(\.declaration)
    for property in own where language.code != "en" {
      #expect(property.titles[language.code] != nil, "\(property.name) lacks \(language.code)")
    }
  }

  @Test("word every message on their own")
  func different() throws {
    let (first, others) = (try #require(Language.all.first), Language.all.dropFirst())
    let pounds = try #require(Currency("GBP"))
    let money = Money(units: 5_20, pounds)
    let line = StatementLine(
      kind: .opening, time: 0, other: "", note: "Opening balance", amount: money, balance: money)
    let day = try #require(CalendarDate("2026-11-25"))
    let lists: [ListMessage] =
      [
        .created(list: "L", items: []), .created(list: "L", items: ["x"]),
        .added(["x"], present: ["y"], list: "L"), .nothingOpen(list: "L"),
        .open(["x", "y"], done: 1, list: "L"), .noLists, .lists([("L", 1), ("M", 2)]),
        .overviewTitle, .tickOff("x"), .notOnList(["x"], list: "L"), .noListWithAll,
        .confirmRemoval(list: "L", itemCount: 0), .confirmRemoval(list: "L", itemCount: 1),
        .confirmRemoval(list: "L", itemCount: 2), .listRemoved("L"), .removed(["x"], list: "L"),
        .moved(["x"], from: "L", to: "M"), .changed(["x"], to: "y", list: "L", due: nil),
        .tickedOff(["x"], left: 0, list: "L"), .tickedOff(["x"], left: 2, list: "L"),
        .takenBack("Ticked off x"),
      ] + ListMessage.Purpose.allCases.map { .noItem("x", for: $0) }
      + [
        ListError.nameTaken("L"), .badName("L", reason: "r"), .badText("x", reason: "r"),
        .itemTaken("x"), .unknownList("L"), .noSuchList, .noSuchItem, .tooMany(limit: 3),
        .nothingToUndo, .oneText, .unreadable("r"),
      ].map { .failed($0) }
    let bank: [BankMessage] =
      [
        .amount(money), .balances([(money, "A"), (money, "B")]), .paid(money, to: "A"),
        .noAccounts, .noAccountToPayFrom, .overviewTitle, .noTransactions(account: "A"),
        .lastTransaction(line, account: "A"), .statementLine(line, on: day, today: day),
        .confirmTransfer(money, from: "A", to: "B", isOwn: true, isAgain: false),
        .confirmTransfer(money, from: "A", to: "B", isOwn: false, isAgain: true),
        .transferred(money, from: "A", to: "B", left: money),
        .transferredBefore(money, from: "A", to: "B"),
      ]
      + [
        BankError.unknownAccount("A"), .sameAccount("A"), .notOwn("A"), .notPositive,
        .tooManyDecimals(pounds), .wrongCurrency(account: "A", pounds, given: pounds),
        .insufficientFunds(account: "A", available: money), .overTransferLimit(money),
        .overDailyLimit(money, left: money), .keyReused, .nameTaken("A"),
        .badName("A", reason: "r"), .notEmpty(account: "A", money), .tooLarge,
        .openingTooLarge(allowed: money), .detailsLost, .badText("r"),
      ].map { .failed($0) }
    for language in others {
      for message in lists {
        #expect(message.text(in: language.code) != message.text(in: first.code), "\(message)")
      }
      for message in bank {
        #expect(message.text(in: language.code) != message.text(in: first.code), "\(message)")
      }
    }
  }

  // MARK: French

  /// Words that are English and not French.
  private static let english: Set<String> = [
    "the", "is", "are", "of", "you", "your", "i", "there", "what", "with", "from", "to", "my",
    "it", "that", "this", "was", "shall", "and", "or", "please", "say", "list", "lists", "account",
    "can", "nothing", "which", "done", "left", "yes", "no", "game", "target", "numbers", "answer",
  ]

  private static func texts(_ turn: Turn) -> [String] {
    var texts = [turn.dialogue.spoken, turn.dialogue.short, turn.dialogue.displayed]
    if let outcome = turn.outcome {
      if let snippet = outcome.snippet { texts.append(snippet.text()) }
      if let title = outcome.activity?.title { texts.append(title) }
    }
    return texts
  }

  @Test(
    "say the days of a statement in their own words",
    arguments: [
      ("en", "Today · Milkman", "Monday 23 November 2026 · Opening balance"),
      ("fr", "Aujourd'hui · Milkman", "Lundi 23 novembre 2026 · ouverture"),
      ("de", "Heute · Milkman", "Montag, 23. November 2026 · Eröffnung"),
      ("nl", "Vandaag · Milkman", "Maandag 23 november 2026 · opening"),
      ("es", "Hoy · Milkman", "El lunes 23 de noviembre de 2026 · apertura"),
    ])
  func statement(language: String, today: String, earlier: String) throws {
    let money = Money(units: 5_20, try #require(Currency("GBP")))
    func line(_ kind: StatementLine.Kind, _ other: String, _ note: String) -> StatementLine {
      StatementLine(kind: kind, time: 0, other: other, note: note, amount: money, balance: money)
    }
    let (day, first) = (
      try #require(CalendarDate("2026-11-25")), try #require(CalendarDate("2026-11-23"))
    )
    #expect(
      BankMessage.statementLine(line(.outgoing, "Milkman", ""), on: day, today: day)
        .text(in: language) == today)
    #expect(
      BankMessage.statementLine(line(.opening, "", "Opening balance"), on: first, today: day)
        .text(in: language) == earlier)
  }

  @Test("say no English in French")
  func noEnglish() async throws {
    let pounds = try #require(Currency("GBP"))
    try ledger.open("Courant", pounds, balance: Money(units: 100_00, pounds))
    try ledger.open("Épargne", pounds)
    try ledger.addPayee("Laitier", pounds)
    let assistant = try Assistant(
      plugins: plugins(.french, .leCompteEstBon), language: .french,
      environment: ScriptClock(seed: 3).environment)
    let conversation = assistant.newConversation()
    for sentence in [
      "aide", "bonjour", "recommence", "fais un tirage", "non", "résous un compte", "aide", "mille",
      "952", "vingt-cinq cinquante onze", "25", "cent cent", "blabla", "annule",
      "résous 952 avec 25 50 75 100 3 et 6", "vérifie ma réponse", "cent plus trois, fois neuf",
      "vérifie la réponse cent fois cent", "vérifie la réponse trois moins six",
      "crée une liste", "courses", "crée une liste courses", "annule",
      "ajoute riz, oignons et olives à la liste courses", "ajoute riz aux courses",
      "ajoute lait à la liste bricolage", "oui", "montre mes listes", "montre la liste courses",
      "coche riz", "coche perles", "annule", "qu'est-ce qu'il y a sur la liste courses",
      "enlève olives", "défais la dernière modification", "supprime la liste courses", "oui",
      "quel est mon solde", "combien y a-t-il sur Épargne", "vire dix livres de Courant à Épargne",
      "oui", "paie mille livres à Laitier", "Courant", "cinq livres", "oui",
      "montre les opérations de Courant", "montre le relevé de Épargne",
      "paie trois euros au laitier", "de Courant", "annule", "combien j'ai payé",
    ] {
      let turn = await conversation.respond(to: sentence)
      for text in Self.texts(turn) {
        let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
        let found = words.filter(Self.english.contains)
        #expect(found == [], "\(sentence): \(text)")
      }
    }
    // The conversation did all that, and not only refuse.
    #expect(try book.lists().map(\.name) == ["Bricolage"])
    #expect(
      Set(try ledger.accounts().map { "\($0.name) \($0.balance.units)" })
        == ["Courant 8500", "Épargne 1000", "Laitier 500"])
  }

  @Test("keep lists in French")
  func lists() async throws {
    let helper = try Assistant(plugins: plugins(.french), language: .french)
    try await converse(with: helper) {
      user("crée une liste appelée courses")
      assistant("J'ai créé la liste Courses.")
      user("ajoute riz, oignons et olives à la liste des courses")
      assistant("J'ai ajouté « riz », « oignons » et « olives » à la liste Courses.")
      user("ajoute des clous au bricolage")
      assistant("Il n'y a pas encore de liste « Bricolage ». Dois-je la créer ?")
      user("d'accord")
      assistant("J'ai créé la liste Bricolage avec « clous ».")
      user("coche l'oignon")
      assistant("J'ai coché « oignons ». Il en reste 2 sur la liste Courses.")
      user("qu'est-ce qu'il y a sur ma liste de courses")
      assistant("Sur la liste Courses : riz et olives.")
      user("enlève les clous de la liste courses")
      assistant("« clous » n'est pas sur la liste Courses. De quelle liste ?")
      user("annule")
      user("supprime la liste courses")
      assistant("Voulez-vous supprimer la liste Courses et ses 3 éléments ?")
      user("oui")
      assistant("J'ai supprimé la liste Courses. Dites « annule » pour la récupérer.")
      user("défais ça")
      assistant("J'ai annulé la dernière modification.")
      user("montre-moi mes listes")
      assistant("Vos listes sont Courses (2) et Bricolage (1).")
    }
  }

  @Test("move money in French")
  func money() async throws {
    let euros = try #require(Currency("EUR"))
    try ledger.open("Courant", euros, balance: Money(units: 100_00, euros))
    try ledger.open("Épargne", euros)
    try ledger.addPayee("Laitier", euros)
    let helper = try Assistant(plugins: plugins(.french), language: .french)
    try await converse(with: helper) {
      user("quel est le solde de mon compte courant")
      assistant("Il y a 100,00 € sur le compte Courant.")
      user("paie vingt euros cinquante au laitier depuis mon compte courant")
      assistant("Je paie 20,50 € au laitier depuis le compte Courant. C'est bien ça ?")
      user("oui")
      assistant("C'est fait : 20,50 € du compte Courant au laitier. Il reste 79,50 €.")
      user("vire 500 euros de courant à épargne")
      assistant("Il n'y a que 79,50 € sur le compte Courant. Combien ?")
      user("cinq euros et dix centimes")
      assistant("Je vire 5,10 € au compte Épargne depuis le compte Courant. C'est bien ça ?")
      user("oui")
      assistant("C'est fait : 5,10 € du compte Courant au compte Épargne. Il reste 74,40 €.")
    }
  }

  // MARK: Dutch and Spanish

  @Test("keep lists and pay in Dutch")
  func dutch() async throws {
    let euros = try #require(Currency("EUR"))
    try ledger.open("Betaalrekening", euros, balance: Money(units: 1500_00, euros))
    try ledger.open("Spaarpot", euros)
    try ledger.addPayee("Anna", euros)
    let helper = try Assistant(plugins: plugins(.dutch), language: .dutch)
    try await converse(with: helper) {
      user("maak een lijst boodschappen")
      assistant("Ik heb de lijst Boodschappen gemaakt.")
      user("zet melk, brood en eieren op de boodschappenlijst")
      assistant("Ik heb melk, brood en eieren op de lijst Boodschappen gezet.")
      user("staat er melk op de lijst boodschappen")
      assistant("Ja, ‘melk’ staat op de lijst Boodschappen.")
      user("vink melk af")
      assistant("Ik heb melk afgevinkt. Op de lijst Boodschappen staan er nog 2 open.")
      user("verwijder de lijst boodschappen")
      assistant("Zal ik de hele lijst Boodschappen verwijderen, met alle 3 dingen erop?")
      user("nee")
      assistant("Goed, ik doe het niet.")
      user("hoeveel staat er op mijn betaalrekening")
      assistant("Er staat € 1.500,00 op de betaalrekening.")
      user("maak 5 euro over van betaalrekening naar spaarpot")
      assistant("€ 5,00 van de betaalrekening naar de spaarpot overmaken. Klopt dat?")
      user("ja")
      assistant("Gedaan: € 5,00 van de betaalrekening naar de spaarpot. Er blijft € 1.495,00 over.")
      user("betaal Anna 2000 euro van betaalrekening")
      assistant("Je kunt hooguit € 1.000,00 tegelijk overmaken. Hoeveel?")
    }
  }

  @Test(
    "give accounts and roles their articles, and people none",
    arguments: [
      ("de", "Girokonto", "Vermieter", "vom Girokonto an den Vermieter zahlen"),
      ("de", "Reisekasse", "Anna Vermieter", "von der Reisekasse an Anna Vermieter zahlen"),
      ("fr", "Compte courant", "Laitier", "Je paie {} au laitier depuis le compte courant."),
      ("fr", "Épargne", "Électricien", "Je paie {} à l'électricien depuis le compte Épargne."),
      ("fr", "Livret A", "Marie Laitier", "Je paie {} à Marie Laitier depuis le livret A."),
      ("nl", "Betaalrekening", "Huisbaas", "{} van de betaalrekening aan de huisbaas betalen"),
      ("nl", "Spaargeld", "Jan Bakker", "{} van het spaargeld aan Jan Bakker betalen"),
      ("es", "Cuenta corriente", "Casero", "Voy a pagar {} al casero desde la cuenta corriente."),
      ("es", "Ahorros", "Ana Casero", "Voy a pagar {} a Ana Casero desde Ahorros."),
    ])
  func articles(code: String, from: String, to: String, said: String) throws {
    let euros = try #require(Currency("EUR"))
    let message = BankMessage.confirmTransfer(
      Money(units: 12_50, euros), from: from, to: to, isOwn: false, isAgain: false)
    let amount = code == "nl" ? "€ 12,50" : "12,50 €"
    let text = message.text(in: code)
    #expect(text.contains(said.replacing("{}", with: amount)))
  }

  @Test("keep lists and pay in Spanish")
  func spanish() async throws {
    let euros = try #require(Currency("EUR"))
    try ledger.open("Corriente", euros, balance: Money(units: 1500_00, euros))
    try ledger.open("Ahorro", euros)
    try ledger.addPayee("Anna", euros)
    let helper = try Assistant(plugins: plugins(.spanish), language: .spanish)
    try await converse(with: helper) {
      user("crea una lista compra")
      assistant("He creado la lista Compra.")
      user("añade leche, pan e higos a la lista de la compra")
      assistant("He añadido «leche», «pan» e «higos» a la lista Compra.")
      user("quita pan de la compra")
      assistant("He quitado «pan» de la lista Compra.")
      user("borra la lista compra")
      assistant("¿Borro la lista Compra entera, con las 2 cosas que hay en ella?")
      user("no")
      assistant("Vale, no lo hago.")
      user("cuánto dinero tengo")
      assistant("Hay 0,00 € en Ahorro y 1.500,00 € en Corriente.")
      user("paga a Anna 10 euros cada mes desde Corriente")
      assistant(
        "Voy a pagar 10,00 € a Anna desde Corriente cada mes, la primera vez hoy. ¿Lo programo así?"
      )
      user("no")
      assistant("Vale, no lo hago.")
    }
  }
}
