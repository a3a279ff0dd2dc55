public import IntentKit
public import IntentLanguage

/// The plug-ins of the bank intents.
public enum BankPlugins {
  /// All bank intents, with account names in a language. A day begins as the clock says; the ledger
  /// is opened on first use.
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
