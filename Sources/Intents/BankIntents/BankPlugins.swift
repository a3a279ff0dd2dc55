public import IntentKit

/// What the bank can be asked for.
public enum BankPlugins {
  /// All intents of the bank.
  ///
  /// - Parameters:
  ///   - clock: The user's time zone, which tells when a day begins.
  ///   - ledger: Where the accounts are; it is opened when it is first needed.
  /// - Returns: The plug-ins.
  public static func all(
    clock: LocalClock = .system, _ ledger: @escaping LedgerSource
  ) -> [Plugin] {
    let query = AccountQuery(ledger)
    return [
      Plugin(TransferMoneyHandler(ledger, clock: clock), entities: query, blocks: true),
      Plugin(CheckBalanceHandler(ledger), entities: query, blocks: true),
      Plugin(ListTransactionsHandler(ledger, clock: clock), entities: query, blocks: true),
    ]
  }
}
