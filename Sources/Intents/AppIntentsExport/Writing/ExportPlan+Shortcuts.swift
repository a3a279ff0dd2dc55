import IntentKit

extension ExportPlan {
  /// The shortcuts as an `AppShortcutsProvider`.
  var shortcutsSource: String {
    """
    /// The phrases that Siri and Spotlight know as soon as the app is installed.
    struct AssistantAppShortcuts: AppShortcutsProvider {
      @AppShortcutsBuilder
      static var appShortcuts: [AppShortcut] {
    \(shortcuts.map(text).joined(separator: "\n").indented.indented)
      }
    }
    """
  }

  private func text(_ shortcut: ExportedShortcut) -> String {
    """
    AppShortcut(
      intent: \(shortcut.intent.name)(),
      phrases: [
    \(shortcut.phrases.map { "    \(text($0, shortcut.intent))," }.joined(separator: "\n"))
      ],
      shortTitle: \(shortcut.intent.title.swiftLiteral),
      systemImageName: "\(shortcut.intent.declaration.verb.systemImage)"
    )
    """
  }

  /// A phrase with the name of the app, which every phrase must have. The name goes before it, with
  /// a colon, because that needs no word of any language.
  private func text(_ phrase: ShortcutPhrase, _ intent: ExportedIntent) -> String {
    let words = phrase.pieces.map {
      switch $0 {
      case .text(let text): text.swiftEscaped
      case .parameter(let name): "\\(\\.$\(intent.parameter(name)?.name ?? name))"
      }
    }.joined()
    guard let joint = appNameJoint else { return "\"\\(.applicationName): \(words)\"" }
    return "\"\(words) \(joint) \\(.applicationName)\""
  }
}

extension IntentVerb {
  /// The name of an SF Symbol.
  fileprivate var systemImage: String {
    switch self {
    case .show: "eye"
    case .find: "magnifyingglass"
    case .perform: "play"
    case .create: "plus"
    case .change: "pencil"
    case .remove: "trash"
    case .undo: "arrow.uturn.backward"
    case .send: "paperplane"
    case .pay: "creditcard"
    }
  }
}
