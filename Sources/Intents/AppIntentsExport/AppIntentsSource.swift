import CAppIntentsSource
public import IntentKit

/// The Swift source that offers the intents of an assistant to Siri, Shortcuts and Spotlight, by
/// Apple's App Intents framework.
///
/// ```swift
/// let source = AppIntentsSource(assistant.catalog)
/// print(source.text)
/// for omission in source.omissions { print(omission) }
/// ```
///
/// There is an `AppIntent` for each intent, an `AppEnum` for each enumeration, an `AppEntity` with
/// its query for each kind of entity, an `AppShortcutsProvider`, and the code that they share. The
/// same declarations always give the same source. It is one file for an app's target; the app also
/// needs the product `IntentKit`, and must register an `AssistantProvider`: see
/// `Docs/AppleAppIntents.md`.
///
/// The intents only translate: each drives a `ConversationSession`, which asks, checks and
/// confirms as it does elsewhere.
public struct AppIntentsSource: Hashable, Sendable {
  /// The maximum number of App Shortcuts that an app can have.
  public static let maximumShortcutCount = 10
  /// The maximum number of phrases of all App Shortcuts of an app.
  public static let maximumPhraseCount = 1000

  /// The source of the file.
  public let text: String
  /// The translations of the source's texts, as a string catalog: the file `Localizable.xcstrings`.
  public let stringCatalog: String
  /// The parts of the declarations that are left out.
  public let omissions: [Omission]

  /// Writes the source for a catalog of intents.
  public init(_ catalog: IntentCatalog) {
    let plan = ExportPlan(catalog)
    var parts = [plan.header]
    parts += plan.intents.map(\.source)
    parts += plan.enumerations.map(\.source)
    parts += plan.entities.map(\.source)
    if !plan.shortcuts.isEmpty { parts.append(plan.shortcutsSource) }
    parts.append(String(cString: app_intents_source()))
    text = parts.joined(separator: "\n\n")
    stringCatalog = StringCatalog(plan, language: catalog.language).text
    omissions = plan.omissions
  }
}
