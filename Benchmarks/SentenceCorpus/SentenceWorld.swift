import Bank
import Foundation
public import IntentKit
import Lists
public import NumberRaceAssistant

/// The lists, accounts and payees that the sentences of a language speak about, in a folder that is
/// removed afterwards.
public final class SentenceWorld: Sendable {
  /// The assistant.
  public let assistant: Assistant
  private let folder: URL

  /// Makes the world of a language.
  ///
  /// - Parameter language: The language.
  /// - Throws: An error if a file cannot be made.
  public init(_ language: SpokenLanguage) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "numberrace-sentences-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stores = AssistantStores(StorePaths(folder: folder.path(percentEncoded: false)))
    let names = Names.all[language.code] ?? Names.english
    let book = try stores.lists()
    for (list, items) in names.lists { _ = try book.add(items, toNew: list) }
    let ledger = try stores.bank()
    guard let currency = Currency(names.currency) else { throw CocoaError(.featureUnsupported) }
    for account in names.accounts { try ledger.open(account, currency) }
    for payee in names.payees { try ledger.addPayee(payee, currency) }
    assistant = try NumberRace.assistant(language: language, stores: stores, remembers: false)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The codes of the languages of which there are names, and sentences in the corpus.
  public static var languages: Set<String> { Set(Names.all.keys) }

  private struct Names {
    let lists: KeyValuePairs<String, [String]>
    let accounts: [String]
    let payees: [String]
    let currency: String

    /// The names in each language, by its code.
    static let all = [
      "en": english, "fr": french, "de": german, "nl": dutch, "es": spanish,
    ]

    static let english = Names(
      lists: [
        "Shopping": ["milk", "eggs", "bread", "apples", "soap", "batteries", "washing powder"],
        "To do": ["call mum", "pay rent", "water the plants", "book dentist"],
        "Hardware": ["nails", "paint", "light bulbs"], "Books": ["Dune", "Emma", "Middlemarch"],
        "Holiday": ["sunscreen", "passport", "adapters"], "Work": ["slides", "invoice Ben"],
      ], accounts: ["Current", "Savings", "Joint"],
      payees: ["Anna", "Ben", "Milkman", "Dr Patel", "Green Energy", "Landlord", "Sophie"],
      currency: "GBP")

    static let french = Names(
      lists: [
        "Courses": ["lait", "oeufs", "pain", "pommes", "savon", "piles"],
        "Tâches": ["appeler maman", "payer le loyer", "arroser les plantes"],
        "Bricolage": ["clous", "peinture", "ampoules"], "Livres": ["Germinal", "Candide"],
        "Vacances": ["crème solaire", "passeport"],
      ], accounts: ["Courant", "Épargne", "Joint"],
      payees: ["Anna", "Marc", "Docteur Petit", "Propriétaire", "Sophie", "EDF"],
      currency: "EUR")

    static let german = Names(
      lists: [
        "Einkauf": ["Milch", "Eier", "Brot", "Äpfel", "Seife", "Batterien"],
        "Aufgaben": ["Mama anrufen", "Miete zahlen", "Pflanzen gießen"],
        "Baumarkt": ["Nägel", "Farbe", "Glühbirnen"], "Bücher": ["Der Prozess", "Momo"],
        "Urlaub": ["Sonnencreme", "Reisepass"], "Arbeit": ["Folien"],
      ], accounts: ["Giro", "Tagesgeld", "Haushalt"],
      payees: ["Anna", "Ben", "Milchmann", "Doktor Klein", "Stadtwerke", "Vermieter", "Sophie"],
      currency: "EUR")

    static let dutch = Names(
      lists: [
        "Boodschappen": ["melk", "brood", "eieren"], "Jumbo": [],
        "Huishouden": ["vuilnis buiten zetten"], "Klussen": ["spijkers", "verf"], "Boeken": [],
      ], accounts: ["Betaalrekening", "Spaarrekening"], payees: ["Anna", "Tim", "Huisbaas"],
      currency: "EUR")

    static let spanish = Names(
      lists: [
        "Compra": ["leche", "pan", "huevos"], "Mercadona": [], "Ferretería": ["clavos", "pintura"],
        "Libros": [],
      ], accounts: ["Corriente", "Ahorros"], payees: ["Ana", "Luis", "Casero"], currency: "EUR")
  }
}
