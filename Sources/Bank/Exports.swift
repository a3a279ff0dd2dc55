// Whoever opens a ledger names amounts of money.
@_exported public import MoneyKit
