// Re-exported because users of the ledger use money amounts.
@_exported public import MoneyKit
