import IntentKit

/// Catalogs that are exported in tests.
enum Samples {
  /// Names and texts that mean something in Swift, and names that clash.
  static let hostile = IntentCatalog([
    IntentDescription(HostileIntent.self),
    IntentDescription(
      name: "Self", title: "", phrases: ["same"], parameters: []),
    IntentDescription(name: "SELF-", title: "Again", phrases: [], parameters: []),
    IntentDescription(name: "self", title: "Twice", phrases: ["twice"], parameters: []),
    IntentDescription(name: "🎲", title: "Roll", phrases: ["roll", "\u{202E}lor"], parameters: []),
    IntentDescription(NestedIntent.self),
  ])

  /// Every kind of parameter.
  static let everyKind = IntentCatalog([IntentDescription(EveryKindIntent.self)])
}
