/// An error of the bank. The ledger is unchanged.
public enum BankError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The account does not exist.
  case unknownAccount(String)
  /// The source and target accounts are the same.
  case sameAccount(String)
  /// The source account is not the user's own.
  case notOwn(String)
  /// The amount is not positive.
  case notPositive
  /// The amount has more decimal digits than the currency.
  case tooManyDecimals(Currency)
  /// The amount and the account have different currencies.
  case wrongCurrency(account: String, Currency, given: Currency)
  /// The balance is insufficient.
  case insufficientFunds(account: String, available: Money)
  /// The amount exceeds the limit for a single transfer.
  case overTransferLimit(Money)
  /// The amount exceeds the daily limit; with the amount left today.
  case overDailyLimit(Money, left: Money)
  /// The key was used for a different transfer.
  case keyReused
  /// The account name is already in use.
  case nameTaken(String)
  /// The account name is invalid; with the reason.
  case badName(String, reason: String)
  /// The account cannot be closed because its balance is not zero.
  case notEmpty(account: String, Money)
  /// The amount exceeds the maximum balance of an account.
  case tooLarge
  /// The opening balances of the currency would exceed the maximum total; with the amount still
  /// allowed.
  case openingTooLarge(allowed: Money)
  /// The transfer with the key was made, but its details were lost when the file was damaged.
  case detailsLost
  /// A key or a note is invalid; with the reason.
  case badText(String)
  /// The standing order does not exist, or was stopped.
  case noSuchStandingOrder
  /// There are as many standing orders as a ledger can have.
  case tooManyStandingOrders(maximum: Int)

  /// The fault and the allowed values.
  public var description: String {
    switch self {
    case .unknownAccount(let name): "there is no account '\(name)'"
    case .sameAccount(let name): "money cannot go from \(name) to itself"
    case .notOwn(let name): "\(name) is not yours to take money from"
    case .notPositive: "an amount must be more than nothing"
    case .tooManyDecimals(let currency):
      currency.digits == 0
        ? "amounts in \(currency.plural) have no decimals"
        : "amounts in \(currency.plural) have at most \(currency.digits) decimals"
    case .wrongCurrency(let account, let currency, let given):
      "\(account) is in \(currency.plural), not in \(given.plural)"
    case .insufficientFunds(let account, let available): "there is only \(available) in \(account)"
    case .overTransferLimit(let limit): "at most \(limit) can be moved at once"
    case .overDailyLimit(let limit, let left):
      "at most \(limit) can be moved in a day, and \(left) of that is left today"
    case .keyReused: "that key was used for another transfer"
    case .nameTaken(let name): "there is an account '\(name)' already"
    case .badName(let name, let reason):
      "'\(name.prefix(80))' cannot be the name of an account: \(reason)"
    case .notEmpty(let account, let balance):
      "\(account) still has \(balance) in it: move that first"
    case .tooLarge:
      "that is more than an account can have: at most \(Ledger.maximumUnits) of the smallest unit"
    case .openingTooLarge(let allowed):
      "all accounts in \(allowed.currency.plural) can be opened with at most \(allowed) more"
    case .detailsLost:
      "that transfer was made, but its details were lost when the file was damaged"
    case .badText(let reason): reason
    case .noSuchStandingOrder: "there is no such standing order; it may have been stopped"
    case .tooManyStandingOrders(let maximum):
      "there can be at most \(maximum) standing orders: stop one first"
    }
  }
}
