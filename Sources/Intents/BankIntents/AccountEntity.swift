public import Bank
public import IntentKit
public import IntentLanguage

/// An account as a parameter.
public struct AccountEntity: IntentEntity {
  /// The name of the type, for programs.
  public static let typeName = "account"
  /// "account".
  public static let title = "account"
  /// The identifier of the account in its ledger.
  public let id: String
  /// The name.
  public let name: String

  /// Creates an account entity.
  ///
  /// - Parameters:
  ///   - id: The identifier of the account in its ledger.
  ///   - name: The name.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ account: Account) {
    self.init(id: account.id, name: account.name)
  }
}

/// A source of the ledger, which is opened on first use.
public typealias LedgerSource = @Sendable () throws -> Ledger

/// Finds accounts and payees by their names.
public struct AccountQuery: EntityQuery {
  private let ledger: LedgerSource
  private let language: Language

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - ledger: The source of the ledger.
  ///   - language: The language of the names.
  public init(_ ledger: @escaping LedgerSource, language: Language = .english) {
    self.ledger = ledger
    self.language = language
  }

  /// The account with an identifier.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The account.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func entity(id: String) async throws -> AccountEntity? {
    try ledger().account(id).map { AccountEntity($0) }
  }

  /// The accounts with that name or a similar one.
  ///
  /// - Parameter name: The name.
  /// - Returns: The candidates.
  /// - Throws: `StorageError` if the file cannot be accessed.
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
  /// - Throws: `StorageError` if the file cannot be accessed.
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
  /// The absolute value of the amount.
  var size: Money { Money(units: Int(clamping: amount.units.magnitude), amount.currency) }
}
