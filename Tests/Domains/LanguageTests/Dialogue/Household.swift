import Bank
import BankIntents
import CheckAnswer
import DrawGame
import IntentKit
import IntentLanguage
import ListIntents
import Lists
import NumbersGame
import SolveGame
import Testing
import Workers

/// An assistant with games, lists and money, and what it keeps.
struct Household {
  let folder: TemporaryFolder
  let book: ListBook
  let ledger: Ledger
  let helper: Assistant

  init(_ language: Language = .english) throws {
    let folder = try TemporaryFolder()
    let book = try ListBook(path: folder.path("lists.sqlite"))
    let ledger = try Ledger(path: folder.path("bank.sqlite"))
    (self.folder, self.book, self.ledger) = (folder, book, ledger)
    let isFrench = language.code == "fr"
    let currency = try #require(Currency(isFrench ? "EUR" : "GBP"))
    try ledger.open(
      isFrench ? "Courant" : "Current", currency, balance: Money(units: 100_00, currency))
    try ledger.open(
      isFrench ? "Épargne" : "Savings", currency, balance: Money(units: 50_00, currency))
    for name in ["Ben", "Anna Berg", "Hannah", isFrench ? "Laitier" : "Milkman"] {
      try ledger.addPayee(name, currency)
    }
    for name in isFrench ? ["Courses", "Jardin"] : ["Groceries", "Garden"] {
      try book.createList(name)
    }
    let rules: Rules = isFrench ? .leCompteEstBon : .countdown
    let games = [
      Plugin(SolveGameHandler(rules: rules)), Plugin(CheckAnswerHandler(rules: rules)),
      Plugin(DrawGameHandler(rules: rules)),
    ]
    helper = try Assistant(
      plugins: games + ListPlugins.all(language: language) { book }
        + BankPlugins.all(language: language, clock: .utc) { ledger }, language: language)
  }

  /// The answer to the last of some utterances in one conversation.
  func answer(_ utterances: String...) async -> Turn {
    let conversation = helper.newConversation()
    var turn = await conversation.respond(to: utterances.first ?? "")
    for utterance in utterances.dropFirst() { turn = await conversation.respond(to: utterance) }
    return turn
  }

  /// The texts of what is open on a list.
  func items(_ list: String) throws -> [String] {
    try book.lists().first { $0.name == list }?.open.map(\.text) ?? []
  }
}
