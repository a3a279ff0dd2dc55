import IntentKit

/// The translations of the source's texts, in the form of Xcode's string catalogs.
///
/// Source: <https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog>.
struct StringCatalog {
  private let language: String
  /// The translations by key, and by language.
  private var strings: [String: [String: String]] = [:]

  init(_ plan: ExportPlan, language: String) {
    self.language = language
    for intent in plan.intents {
      let translations = intent.declaration.translations
      add(intent.title, translations.mapValues(\.title))
      add(intent.declaration.explanation, translations.compactMapValues(\.explanation))
      for parameter in intent.parameters {
        add(parameter, translations.compactMapValues { $0.parameters[parameter.declaration.name] })
      }
    }
  }

  private mutating func add(
    _ parameter: ExportedParameter, _ translations: [String: IntentTranslation.Parameter]
  ) {
    add(parameter.title, translations.mapValues(\.title))
    add(parameter.prompt, translations.mapValues(\.prompt))
    add(parameter.declaration.help, translations.compactMapValues(\.help))
    guard case .enumeration(_, let cases) = parameter.declaration.kind.singleKind else { return }
    for each in cases { add(each.name, translations.compactMapValues { $0.cases[each.id]?.first }) }
  }

  /// Adds a text with its translations by language. The first translation of a text is kept.
  private mutating func add(_ key: String?, _ translations: [String: String]) {
    guard let key, !key.isEmpty else { return }
    strings[key, default: [:]].merge(translations) { first, _ in first }
  }

  /// The catalog in JSON, with its keys in order.
  var text: String {
    let entries = strings.sorted { $0.key < $1.key }.map { key, translations in
      let units = translations.sorted { $0.key < $1.key }.map { language, text in
        "        \(language.jsonLiteral): {\"stringUnit\": {\"state\": \"translated\", \"value\": \(text.jsonLiteral)}}"
      }
      guard !units.isEmpty else { return "    \(key.jsonLiteral): {}" }
      return """
            \(key.jsonLiteral): {
              "localizations": {
        \(units.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage": \(language.jsonLiteral),
        "strings": {
      \(entries.joined(separator: ",\n"))
        },
        "version": "1.0"
      }

      """
  }
}

extension String {
  /// The text as a JSON string.
  fileprivate var jsonLiteral: String { JSON.string(self).text }
}
