public import Bank
public import IntentKit
import IntentLanguage

/// An account as a parameter.
public struct AccountEntity: ReferenceEquatable {
  /// The name of the type, for programs.
  public static let typeName = "account"
  /// "account".
  public static let title = "account"
  /// The identifier of the account in its ledger.
  public let id: String
  /// The name of the account in its ledger.
  public let name: String
  /// The balance, or what was paid to a payee; `nil` if it is not known.
  public private(set) var balance: MoneyAmount?
  /// Whether it is the user's own; `nil` if that is not known.
  public private(set) var isOwn: Bool?

  /// The name, the balance and whether it is the user's own.
  public static let properties: [EntityProperty<AccountEntity>] = [
    .init(
      "name", \.name, title: "name",
      titles: ["fr": "nom", "de": "Name", "nl": "naam", "es": "nombre"]),
    .init(
      "balance", \.balance, title: "balance",
      titles: ["fr": "solde", "de": "Kontostand", "nl": "saldo", "es": "saldo"]),
    .init(
      "isOwn", \.isOwn, title: "own account",
      titles: [
        "fr": "compte à soi", "de": "eigenes Konto", "nl": "eigen rekening", "es": "cuenta propia",
      ]),
  ]

  /// Creates an account entity.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ account: Account) {
    self.init(id: account.id, name: account.name)
    balance = MoneyAmount(account.balance)
    isOwn = account.owner == .own
  }

  /// The balance of an own account. What was paid to a payee is not shown.
  public func display(in language: String) -> EntityDisplay {
    guard let balance, isOwn == true else { return .plain }
    return EntityDisplay(subtitle: BankMessage.sum(balance).text(in: language))
  }
}

/// A source of the ledger, which is opened on first use.
public typealias LedgerSource = @Sendable () throws -> Ledger

/// Finds accounts and payees by their names and properties.
struct AccountQuery: EntityPropertyQuery {
  let ledger: LedgerSource
  var language = Language.english

  /// The account with an identifier.
  func entity(id: String, in language: String) async throws -> AccountEntity? {
    try ledger().account(id).map { AccountEntity($0) }
  }

  /// The accounts with that name or a similar one.
  func entities(
    matching name: String, in language: String
  ) async throws -> EntityMatches<AccountEntity> {
    let accounts = try ledger().accounts()
    let matcher = NameMatcher(accounts.map(\.name), language: self.language)
    let (exact, similar) = matcher.matches(name)
    return EntityMatches(
      exact: exact.map { AccountEntity(accounts[$0]) },
      similar: similar.map { AccountEntity(accounts[$0]) })
  }

  /// All accounts, the user's own first.
  func allEntities(in language: String) async throws -> [AccountEntity] {
    try ledger().accounts().map { AccountEntity($0) }
  }
}

extension Ledger {
  /// The user's own accounts.
  var own: [Account] {
    get throws { try accounts().filter { $0.owner == .own } }
  }
}

extension StatementLine {
  /// The absolute value of the amount.
  var size: Money { Money(units: Int(clamping: amount.units.magnitude), amount.currency) }
}
