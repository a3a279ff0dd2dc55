public import Bank
public import IntentKit
public import IntentLanguage

/// An account as a parameter.
public struct AccountEntity: IntentEntity {
  /// What programs call the type.
  public static let typeName = "account"
  /// "account".
  public static let title = "account"
  /// The id of the account in its ledger.
  public let id: String
  /// What it is called.
  public let name: String

  /// An account.
  ///
  /// - Parameters:
  ///   - id: The id of the account in its ledger.
  ///   - name: What it is called.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ account: Account) {
    self.init(id: account.id, name: account.name)
  }
}

/// Where the intents find the accounts. The ledger is opened when it is first needed.
public typealias LedgerSource = @Sendable () throws -> Ledger

/// Finds accounts and payees by their names.
public struct AccountQuery: EntityQuery {
  private let ledger: LedgerSource
  private let language: Language

  /// A query.
  ///
  /// - Parameters:
  ///   - ledger: Where the accounts are.
  ///   - language: The language of the names.
  public init(_ ledger: @escaping LedgerSource, language: Language = .english) {
    self.ledger = ledger
    self.language = language
  }

  /// The account of an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The account.
  /// - Throws: `StorageError`
  public func entity(id: String) async throws -> AccountEntity? {
    try ledger().account(id).map { AccountEntity($0) }
  }

  /// The accounts with that name or a similar one.
  ///
  /// - Parameter name: The name.
  /// - Returns: The candidates.
  /// - Throws: `StorageError`
  public func entities(matching name: String) async throws -> EntityMatches<AccountEntity> {
    let accounts = try ledger().accounts()
    let matcher = NameMatcher(accounts.map(\.name), language: language)
    let (exact, similar) = matcher.matches(name)
    return EntityMatches(
      exact: exact.map { AccountEntity(accounts[$0]) },
      similar: similar.map { AccountEntity(accounts[$0]) })
  }

  /// All accounts, the user's own first.
  ///
  /// - Returns: The accounts.
  /// - Throws: `StorageError`
  public func suggestedEntities() async throws -> [AccountEntity] {
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
  /// The amount without its sign.
  var size: Money { Money(units: Int(clamping: amount.units.magnitude), amount.currency) }
}
