import Bank
import IntentKit

/// Checks that transfers and planned payments share.
extension Ledger {
  /// The names that a parameter of a payment takes: what is paid from is one's own.
  func options(for parameter: String) throws -> [String]? {
    parameter == "from" ? try own.map(\.name) : nil
  }

  /// Resolves the source account of a transfer. If none is given, it is the user's only account, or the one that was paid from
  /// last, to the same payee if there was such a payment; the user agrees to it with the rest.
  func resolve(
    _ from: AccountEntity?, to: AccountEntity?, _ amount: MoneyAmount?, in language: String
  ) throws -> Resolution<AccountEntity> {
    let own = try own
    guard let to else { return .needsValue }
    guard let from else {
      let others = own.filter { $0.id != to.id }
      if own.isEmpty {
        return .unsupported(BankMessage.noAccountToPayFrom.dialogue(in: language))
      }
      let usual = try others.count == 1 ? others[0] : usual(of: others, for: to, amount)
      return usual.map { .success(AccountEntity($0)) } ?? .needsValue
    }
    if from.id == to.id {
      return .unsupported(BankError.sameAccount(from.name).dialogue(in: language))
    }
    guard own.contains(where: { $0.id == from.id }) else {
      return .unsupported(BankError.notOwn(from.name).dialogue(in: language))
    }
    return .success(from)
  }

  /// The account that was paid from last, to the same payee if there was such a payment lately, of some accounts that can pay an
  /// amount.
  private func usual(
    of accounts: [Account], for to: AccountEntity, _ amount: MoneyAmount?
  ) throws -> Account? {
    let currency = try account(to.id)?.currency
    let possible = accounts.filter { account in
      guard account.currency == currency else { return false }
      guard let amount else { return true }
      guard amount.currency == nil || amount.currency == currency else { return false }
      return Money(amount.number, account.currency).map { $0.units <= account.balance.units }
        ?? false
    }
    let latest = try paymentList(isPlanned: false, limit: 100).filter { payment in
      possible.contains { $0.id == payment.from }
    }
    let payment = latest.first { $0.to == to.id } ?? latest.first
    return possible.first { $0.id == payment?.from }
  }

  /// An amount in the currency of an account.
  func money(_ amount: MoneyAmount, in entity: AccountEntity) throws -> Money {
    let account = try account(entity)
    let currency = account.currency
    if let given = amount.currency, given != currency {
      throw BankError.wrongCurrency(account: account.name, currency, given: given)
    }
    guard amount.number.reduced.fractionDigits <= currency.digits else {
      throw BankError.tooManyDecimals(currency)
    }
    guard let money = Money(amount.number, currency), money.units <= Ledger.maximumUnits else {
      throw BankError.tooLarge
    }
    return money
  }

  /// Resolves the amount of a payment, if a check accepts it.
  func resolve(
    _ amount: MoneyAmount?, from: AccountEntity?, to: AccountEntity?, in language: String,
    check: (Money, _ from: String, _ to: String) throws -> Void
  ) throws -> Resolution<MoneyAmount> {
    guard let amount, let from, let to else { return .needsValue }
    do {
      let money = try money(amount, in: from)
      try check(money, from.id, to.id)
      return .success(MoneyAmount(money))
    } catch let error as BankError {
      return .unsupported(error.dialogue(in: language))
    }
  }

  /// An account as it is now.
  func account(_ entity: AccountEntity) throws -> Account {
    guard let account = try account(entity.id) else {
      throw BankError.unknownAccount(entity.name)
    }
    return account
  }
}
