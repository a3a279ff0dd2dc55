/// Why money was not moved, or something else not done. Nothing was changed.
public enum BankError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such account.
  case unknownAccount(String)
  /// Money cannot go from an account to itself.
  case sameAccount(String)
  /// The money comes from the account of someone else.
  case notOwn(String)
  /// The amount is zero or less.
  case notPositive
  /// The amount has more digits after the point than the currency.
  case tooManyDecimals(Currency)
  /// The amount is in another currency than an account.
  case wrongCurrency(account: String, Currency, given: Currency)
  /// There is not enough in the account.
  case insufficientFunds(account: String, available: Money)
  /// It is more than may be moved at once.
  case overTransferLimit(Money)
  /// It is more than may be moved in a day; with what is left of that today.
  case overDailyLimit(Money, left: Money)
  /// The key was used for another transfer.
  case keyReused
  /// An account of that name is there already.
  case nameTaken(String)
  /// The name cannot be that of an account; with the reason.
  case badName(String, reason: String)
  /// The account cannot be closed, for there is money in it.
  case notEmpty(account: String, Money)
  /// The amount is greater than any account can have.
  case tooLarge
  /// Accounts of the currency cannot be opened with that much more, all together; with what is allowed.
  case openingTooLarge(allowed: Money)
  /// The transfer of the key was made, but its details were lost when the file was damaged.
  case detailsLost
  /// A key or a note cannot be stored; with the reason.
  case badText(String)

  /// What is wrong, and what is allowed.
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
    }
  }
}
