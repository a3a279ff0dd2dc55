/// What an intent is called and how it is asked for in another language than that in which it was declared.
/// What is not given stays as it was declared.
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
  /// What people call it.
  public let title: String
  /// What it does, in a sentence or two.
  public let explanation: String?
  /// How people ask for it.
  public let phrases: [Phrase]
  /// The intent in one sentence with its parameters.
  public let summary: Summary?
  /// Its parameters by name.
  public let parameters: [String: Parameter]

  /// A parameter in another language.
  public struct Parameter: Hashable, Sendable {
    /// What people call it.
    public let title: String
    /// The question for it.
    public let prompt: String
    /// What is said to someone who asks for help with the question.
    public let help: String?
    /// What is said for the cases of an enumeration, by their ids: the first is shown, all are understood.
    public let cases: [String: [String]]

    /// A parameter in another language.
    ///
    /// - Parameters:
    ///   - title: What people call it.
    ///   - prompt: The question for it.
    ///   - help: What is said to someone who asks for help with the question.
    ///   - cases: What is said for the cases of an enumeration, by their ids.
    public init(
      title: String, prompt: String, help: String? = nil, cases: [String: [String]] = [:]
    ) {
      self.title = title
      self.prompt = prompt
      self.help = help
      self.cases = cases
    }
  }

  /// An intent in another language.
  ///
  /// - Parameters:
  ///   - title: What people call it.
  ///   - explanation: What it does, in a sentence or two.
  ///   - phrases: How people ask for it.
  ///   - summary: The intent in one sentence with its parameters.
  ///   - parameters: Its parameters by name.
  public init(
    title: String, explanation: String? = nil, phrases: [Phrase], summary: Summary? = nil,
    parameters: [String: Parameter] = [:]
  ) {
    self.title = title
    self.explanation = explanation
    self.phrases = phrases
    self.summary = summary
    self.parameters = parameters
  }
}

extension IntentDescription {
  /// The intent as it is called and asked for in a language.
  ///
  /// - Parameter language: A code of ISO 639-1.
  /// - Returns: The translation of the intent into that language; if there is none, the intent as it was
  ///   declared.
  public func translated(to language: String) -> IntentDescription {
    guard let translation = translations[language] else { return self }
    var copy = self
    copy.title = translation.title
    copy.explanation = translation.explanation ?? explanation
    copy.phrases = translation.phrases
    copy.summary = translation.summary ?? Summary(translation.title)
    copy.parameters = parameters.map { parameter in
      translation.parameters[parameter.name].map { parameter.translated($0) } ?? parameter
    }
    return copy
  }

  /// What is missing or too much in the translations.
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
