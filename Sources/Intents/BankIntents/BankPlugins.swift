public import IntentKit
public import IntentLanguage

/// What the bank can be asked for.
public enum BankPlugins {
  /// All intents of the bank.
  ///
  /// - Parameters:
  ///   - language: The language of the names of accounts.
  ///   - clock: The user's time zone, which tells when a day begins.
  ///   - ledger: Where the accounts are; it is opened when it is first needed.
  /// - Returns: The plug-ins.
  public static func all(
    language: Language = .english, clock: LocalClock = .system, _ ledger: @escaping LedgerSource
  ) -> [Plugin] {
    let query = AccountQuery(ledger, language: language)
    return [
      Plugin(TransferMoneyHandler(ledger, clock: clock), entities: query, blocks: true),
      Plugin(CheckBalanceHandler(ledger), entities: query, blocks: true),
      Plugin(ListTransactionsHandler(ledger, clock: clock), entities: query, blocks: true),
    ]
  }
}
