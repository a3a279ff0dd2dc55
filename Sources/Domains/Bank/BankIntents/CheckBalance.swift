import Bank
public import IntentKit

/// Requests the balance of an account. Not allowed while locked.
public struct CheckBalanceIntent: BankIntent {
  /// The balance of the account, if there is one account only.
  public typealias Result = MoneyAmount

  /// The category of the intent.
  public static let verb = IntentVerb.show
  /// `numberrace://balance`
  public static let activityType: String? = "balance"

  /// The account; all of the user's own by default.
  @Parameter(prompt: "Of which account?") public var account: AccountEntity?
  /// Whether only the account with the most, or the least, is asked for, the sum, or what is left after
  /// the needed amount.
  @Parameter(title: "rank", prompt: "The most, the least, the total or the rest?")
  public var rank: BalanceRank?
  /// An amount that is to be there: "can I afford 20 pounds".
  @Parameter(title: "needed amount", prompt: "How much is needed?") public var needed: MoneyAmount?

  /// Creates the intent without an account.
  public init() {}
}

/// Reports balances.
struct CheckBalanceHandler: IntentHandler {
  let ledger: LedgerSource

  /// One's own accounts: of a payee, only what was paid is known.
  func options(for parameter: String) async throws -> [String]? {
    parameter == "account" ? try ledger().own.map(\.name) : nil
  }

  /// Reports the balance of the account.
  func handle(
    _ intent: CheckBalanceIntent, context: HandlingContext
  ) async throws -> IntentResponse<MoneyAmount> {
    let ledger = try ledger()
    let language = context.language
    var intent = intent
    if intent.rank == .rest, intent.needed == nil {
      if let left = try left(by: context, of: intent.account, ledger) {
        return .success(BankMessage.left(left).dialogue(in: language))
      }
      // After a payment, what is left is where it came from.
      if intent.account == nil, context.openRequest == nil,
        let last = context.recent.last?.invocation, last.intent == TransferMoneyIntent.name
      {
        intent.account = TransferMoneyIntent(values: last.values).$from.value
      }
    }
    // "And altogether?", after one account.
    if intent.rank != .total, let entity = intent.account {
      let account = try ledger.account(entity)
      if let needed = intent.needed, account.owner == .own {
        return response([account], needed, intent.rank, context)
      }
      let message: BankMessage =
        account.owner == .own
        ? .balances([(account.balance, account.name)])
        : .paid(account.balance, to: account.name)
      return .success(
        message.dialogue(in: language), value: MoneyAmount(account.balance),
        followUps: Self.followUps)
    }
    let own = try ledger.own
    guard !own.isEmpty else {
      return .success(BankMessage.noAccounts.dialogue(in: language))
    }
    if let needed = intent.needed { return response(own, needed, intent.rank, context) }
    if intent.rank == .total {
      let totals = own.totals
      return .success(
        BankMessage.totals(totals).dialogue(in: language),
        value: totals.count == 1 ? MoneyAmount(totals[0]) : nil)
    }
    if let rank = intent.rank, rank != .rest { return try await response(rank, context) }
    var snippet = Snippet(title: BankMessage.overviewTitle.text(in: language))
    snippet.blocks = [
      .rows(own.map { .init($0.name, BankMessage.amount($0.balance).text(in: language)) })
    ]
    return .success(
      BankMessage.balances(own.map { ($0.balance, $0.name) }).dialogue(in: language),
      snippet: snippet,
      value: own.count == 1 ? MoneyAmount(own[0].balance) : nil, followUps: Self.followUps)
  }

  /// Other questions about balances.
  private static let followUps = [Invocation(intent: "CheckBalance")]

  /// Tells whether some accounts, at least one, have an amount together, or what each would have left; in the currency of
  /// the first if none was said.
  private func response(
    _ accounts: [Account], _ needed: MoneyAmount, _ rank: BalanceRank?, _ context: HandlingContext
  ) -> IntentResponse<MoneyAmount> {
    let totals = accounts.totals
    let money = (needed.currency ?? totals.first?.currency).flatMap { Money(needed.number, $0) }
    let left = money.map { money in accounts.compactMap { $0.left(after: money) } } ?? []
    if rank == .rest, !left.isEmpty {
      return .success(BankMessage.left(left).dialogue(in: context.language))
    }
    let isEnough =
      money.map { money in
        totals.contains { $0.currency == money.currency && $0.units >= money.units }
      } ?? false
    return .success(
      BankMessage.enough(isEnough, accounts.map { ($0.balance, $0.name) })
        .dialogue(in: context.language))
  }

  /// What a payment that the user is asked about would leave in an account, or where it may come from.
  private func left(
    by context: HandlingContext, of asked: AccountEntity?, _ ledger: Ledger
  ) throws -> [(balance: Money, account: String)]? {
    guard let open = context.openRequest,
      [TransferMoneyIntent.name, SchedulePaymentIntent.name].contains(open.intent)
    else { return nil }
    // Both have the parameters of a transfer.
    let payment = TransferMoneyIntent(values: open.values)
    guard let amount = payment.$amount.value else { return nil }
    let (from, to) = (payment.$from.value, payment.$to.value)
    let all = try ledger.own.filter { account in
      if let asked { account.id == asked.id } else { from == nil || account.id == from?.id }
    }
    let left = all.compactMap { account -> (balance: Money, account: String)? in
      guard amount.currency == nil || amount.currency == account.currency,
        let money = Money(amount.number, account.currency)
      else { return nil }
      if account.id == to?.id { return account.left(after: money, isPaidIn: true) }
      return from == nil || account.id == from?.id
        ? account.left(after: money) : (account.balance, account.name)
    }
    return left.isEmpty ? nil : left
  }

  /// Returns the accounts with the highest or the lowest balance, for each currency.
  private func response(
    _ rank: BalanceRank, _ context: HandlingContext
  ) async throws -> IntentResponse<MoneyAmount> {
    let accounts = try await AccountQuery(ledger: ledger).find(
      PropertyQuery(
        where: .compare("isOwn", .equals, true),
        sortedBy: [.init("balance", isDescending: rank == .most)]),
      in: context.language)
    let ranked = accounts.compactMap { account in
      account.balance.map { (balance: $0, account: account.name) }
    }.ranked { $0.balance }
    return .success(
      BankMessage.ranked(rank, ranked).dialogue(in: context.language),
      value: ranked.count == 1 ? ranked[0].balance : nil)
  }
}

extension Account {
  /// What is in it after an amount is paid from it, or into it; `nil` if there is not enough, or that is of another currency.
  fileprivate func left(
    after money: Money, isPaidIn: Bool = false
  ) -> (balance: Money, account: String)? {
    guard currency == money.currency, isPaidIn || balance.units >= money.units else { return nil }
    let (units, overflows) =
      isPaidIn
      ? balance.units.addingReportingOverflow(money.units)
      : balance.units.subtractingReportingOverflow(money.units)
    return overflows ? nil : (Money(units: units, currency), name)
  }
}

extension [Account] {
  /// The sum of the balances for each currency, in the order of the accounts.
  fileprivate var totals: [Money] {
    var totals: [Money] = []
    for account in self { totals.add(account.balance) }
    return totals
  }
}

extension [Money] {
  /// Adds an amount to the sum of its currency; one that would be too large is left out.
  mutating func add(_ money: Money) {
    guard let place = firstIndex(where: { $0.currency == money.currency }) else {
      append(money)
      return
    }
    let (sum, overflows) = self[place].units.addingReportingOverflow(money.units)
    if !overflows { self[place] = Money(units: sum, money.currency) }
  }
}
