// Whoever holds a conversation names events and turns, and whoever opens stores names what can be wrong with them.
@_exported public import IntentKit
@_exported public import SharedDatabase
