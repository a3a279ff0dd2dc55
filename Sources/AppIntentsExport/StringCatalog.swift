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
      let declared = intent.declaration
      add(declared.title)
      add(declared.explanation)
      for (language, translation) in declared.translations {
        add(declared.title, translation.title, language)
        add(declared.explanation, translation.explanation, language)
      }
      for parameter in intent.parameters { add(parameter.declaration, declared.translations) }
    }
  }

  private mutating func add(
    _ parameter: ParameterDeclaration, _ translations: [String: IntentTranslation]
  ) {
    add(parameter.title)
    add(parameter.help)
    if !parameter.prompt.contains("{ordinal}") { add(parameter.prompt) }
    var cases: [ParameterKind.EnumCase] = []
    if case .enumeration(_, let declared) = parameter.kind.singleKind { cases = declared }
    for each in cases { add(each.name) }
    for (language, translation) in translations {
      guard let translated = translation.parameters[parameter.name] else { continue }
      add(parameter.title, translated.title, language)
      add(parameter.help, translated.help, language)
      if !parameter.prompt.contains("{ordinal}") {
        add(parameter.prompt, translated.prompt, language)
      }
      for each in cases { add(each.name, translated.cases[each.id]?.first, language) }
    }
  }

  /// Adds a text, and a translation if there is one. The first translation of a text is kept.
  private mutating func add(_ key: String?, _ text: String? = nil, _ language: String? = nil) {
    guard let key, !key.isEmpty else { return }
    strings[key, default: [:]].merge(
      language.flatMap { language in text.map { [language: $0] } } ?? [:]
    ) { first, _ in first }
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
  fileprivate var jsonLiteral: String {
    let escaped = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
