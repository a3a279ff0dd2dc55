import IntentKit

/// Writes out the phrases of an intent that an App Shortcut can have.
struct PhraseExpander {
  private let intent: ExportedIntent
  private let rules: [String: String]
  /// The number of templates that no sentence is left of.
  private(set) var leftOutCount = 0

  /// The maximum number of sentences of each template: phrases should be few and different, for
  /// similar ones are understood without being listed.
  static let maximumCountOfEach = 4

  init(_ intent: ExportedIntent, _ catalog: IntentCatalog) {
    self.intent = intent
    rules = catalog.vocabulary.rules
  }

  /// The phrases, in the order of their templates.
  mutating func phrases() -> [ShortcutPhrase] {
    var phrases: [ShortcutPhrase] = []
    for template in intent.declaration.phrases {
      let sentences = PhraseTemplate(template.text)?.sentences(rules: rules) ?? []
      let allowed = sentences.filter(isAllowed).compactMap { ShortcutPhrase($0) }
      let chosen = allowed.prefix(Self.maximumCountOfEach)
      if chosen.isEmpty { leftOutCount += 1 }
      phrases += chosen
    }
    return phrases
  }

  private func isAllowed(_ sentence: [PhraseTemplate.Piece]) -> Bool {
    let parameters = sentence.compactMap { piece in
      if case .parameter(let name) = piece { name } else { nil }
    }
    return parameters.count <= 1
      && parameters.allSatisfy { intent.parameter($0)?.type.fitsPhrase == true }
  }
}
