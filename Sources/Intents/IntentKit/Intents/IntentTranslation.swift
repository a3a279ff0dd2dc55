/// The translation of an intent. Anything not translated keeps its declared form.
///
/// ```swift
/// static let translations = [
///   "fr": IntentTranslation(
///     title: "Mettre un minuteur",
///     phrases: ["(mets|mettez) un minuteur [de {minutes} minutes]"],
///     parameters: ["minutes": .init(title: "durée", prompt: "De combien de minutes ?")])
/// ]
/// ```
public struct IntentTranslation: Hashable, Sendable {
  /// The user-facing title.
  public let title: String
  /// A description, in a sentence or two.
  public let explanation: String?
  /// The phrases that request the intent.
  public let phrases: [Phrase]
  /// Words that suggest the intent without being a whole request.
  public let keywords: [Phrase]
  /// Phrases that request the intent only right after a response that offers it.
  public let followUpPhrases: [Phrase]
  /// A one-sentence summary with parameters.
  public let summary: Summary?
  /// The parameters by name.
  public let parameters: [String: Parameter]

  /// The translation of a parameter.
  public struct Parameter: Hashable, Sendable {
    /// The user-facing title.
    public let title: String
    /// The question for it.
    public let prompt: String
    /// The help text for the question.
    public let help: String?
    /// The names of an enumeration's cases, by case identifier: the first is displayed, all are
    /// understood.
    public let cases: [String: [String]]

    /// Creates the translation of a parameter.
    public init(
      title: String, prompt: String, help: String? = nil, cases: [String: [String]] = [:]
    ) {
      self.title = title
      self.prompt = prompt
      self.help = help
      self.cases = cases
    }
  }

  /// Creates the translation of an intent.
  public init(
    title: String, explanation: String? = nil, phrases: [Phrase], keywords: [Phrase] = [],
    followUpPhrases: [Phrase] = [], summary: Summary? = nil, parameters: [String: Parameter] = [:]
  ) {
    self.title = title
    self.explanation = explanation
    self.phrases = phrases
    self.keywords = keywords
    self.followUpPhrases = followUpPhrases
    self.summary = summary
    self.parameters = parameters
  }
}

extension IntentDescription {
  /// Whether the intent can be requested in a language: it is declared in it, or translated to it. An intent without any translation is
  /// requested as it is declared, in all languages.
  public func isOffered(in language: String) -> Bool {
    language == self.language || translations.isEmpty || translations[language] != nil
  }

  /// Translates the intent into a language; the declared intent if there is none.
  public func translated(to language: String) -> IntentDescription {
    guard let translation = translations[language] else { return self }
    var copy = self
    copy.title = translation.title
    copy.explanation = translation.explanation ?? explanation
    copy.phrases = translation.phrases
    copy.keywords = translation.keywords
    copy.followUpPhrases = translation.followUpPhrases
    copy.summary = translation.summary ?? Summary(translation.title)
    copy.parameters = parameters.map { parameter in
      translation.parameters[parameter.name].map { parameter.translated($0) } ?? parameter
    }
    return copy
  }

  /// Missing and superfluous entries in the translations.
  var translationFaults: [String] {
    translations.sorted { $0.key < $1.key }.flatMap { language, translation in
      let names = Set(parameters.map(\.name))
      let missing = names.subtracting(translation.parameters.keys).sorted().map {
        "its translation to '\(language)' lacks the parameter '\($0)'"
      }
      let unknown = Set(translation.parameters.keys).subtracting(names).sorted().map {
        "its translation to '\(language)' has '\($0)', which is not a parameter: \(parameterNames)"
      }
      let cases = parameters.compactMap { parameter -> String? in
        guard case .enumeration(_, let cases) = parameter.kind.elementKind ?? parameter.kind,
          let names = translation.parameters[parameter.name]?.cases,
          Set(names.keys) != Set(cases.map(\.id)) || names.values.contains([])
        else { return nil }
        let ids = cases.map(\.id).joined(separator: ", ")
        return "its translation to '\(language)' must name the cases of '\(parameter.name)': \(ids)"
      }
      return missing + unknown + cases
    }
  }
}

extension ParameterDeclaration {
  fileprivate func translated(_ translation: IntentTranslation.Parameter) -> ParameterDeclaration {
    var copy = self
    copy.title = translation.title
    copy.kind = kind.translated(translation)
    copy.prompt = translation.prompt
    copy.help = translation.help ?? help
    return copy
  }
}

extension ParameterKind {
  fileprivate func translated(_ translation: IntentTranslation.Parameter) -> ParameterKind {
    switch self {
    case .entity(let kind):
      .entity(
        EntityKind(
          type: kind.type, title: translation.title, allowsNew: kind.allowsNew,
          allowsAll: kind.allowsAll))
    case .list(let kind, let count): .list(of: kind.translated(translation), count: count)
    case .enumeration(let name, let cases):
      .enumeration(
        name: name,
        cases.map { each in
          guard let names = translation.cases[each.id], let first = names.first else { return each }
          return EnumCase(id: each.id, name: first, synonyms: Array(names.dropFirst()))
        })
    default: self
    }
  }
}
