public import IntentKit
public import IntentLanguage

/// The plug-ins of the bank intents.
public enum BankPlugins {
  /// All bank intents.
  ///
  /// - Parameters:
  ///   - language: The language of the account names.
  ///   - clock: The user's time zone, which determines when a day begins.
  ///   - ledger: The source of the ledger, which is opened on first use.
  /// - Returns: The plug-ins.
  public static func all(
    language: Language = .english, clock: LocalClock = .system, _ ledger: @escaping LedgerSource
  ) -> [Plugin] {
    let query = AccountQuery(ledger: ledger, language: language)
    let orders = StandingOrderQuery(ledger: ledger, language: language)
    return [
      Plugin(TransferMoneyHandler(ledger: ledger, clock: clock), entities: query, blocks: true),
      Plugin(CheckBalanceHandler(ledger: ledger), entities: query, blocks: true),
      Plugin(FindPayeesHandler(ledger: ledger), blocks: true),
      Plugin(
        ListTransactionsHandler(ledger: ledger, clock: clock), entities: query,
        PaymentQuery(ledger: ledger, clock: clock), blocks: true),
      Plugin(SchedulePaymentHandler(ledger: ledger, clock: clock), entities: query, blocks: true),
      Plugin(StopPaymentHandler(ledger: ledger, clock: clock), entities: orders, blocks: true),
      Plugin(
        FindPlannedPaymentsHandler(ledger: ledger, clock: clock), entities: orders, blocks: true),
    ]
  }
}
