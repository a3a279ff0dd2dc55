// Whoever declares intents names amounts of money and decimal numbers.
@_exported public import MoneyKit
