// Re-exported because intent declarations use money amounts and decimal numbers.
@_exported public import MoneyKit
// Re-exported because the schemas of intents and the values of calls are JSON.
@_exported public import PlainJSON
