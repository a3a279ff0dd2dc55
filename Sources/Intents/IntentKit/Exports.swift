// Re-exported because intent declarations use money amounts and decimal numbers.
@_exported public import MoneyKit
