/// The declaration of an intent.
public struct IntentDescription: Hashable, Sendable {
  /// The name, for programs.
  public internal(set) var name: String
  /// The user-facing title.
  public internal(set) var title: String
  /// A description, in a sentence or two.
  public internal(set) var explanation: String
  /// The domain of the intent, such as "games"; empty if it has none.
  public internal(set) var domain: String
  /// The category of the intent.
  public internal(set) var verb: IntentVerb
  /// The phrases that request the intent.
  public internal(set) var phrases: [Phrase]
  /// Words that suggest the intent without being a whole request.
  public internal(set) var keywords: [Phrase] = []
  /// Phrases that request the intent only right after a response that offers it.
  public internal(set) var followUpPhrases: [Phrase] = []
  /// The text parameter whose values say what is to be done, if who did it asks for the intent by saying so.
  public internal(set) var deeds: String?
  /// The look-up that answers whether what ``deeds`` names is done.
  public internal(set) var deedQuestion: Invocation?
  /// The risk of the intent, which decides when the user must agree first.
  public internal(set) var risk: Risk
  /// A one-sentence summary with parameters.
  public internal(set) var summary: Summary
  /// The name in links, if there is one.
  public internal(set) var activityType: String?
  /// The parameters, in the order in which they are asked for.
  public internal(set) var parameters: [ParameterDeclaration]
  /// The ISO 639-1 code of the language in which the intent is declared.
  public internal(set) var language = "en"
  /// The translations, by language code.
  public internal(set) var translations: [String: IntentTranslation] = [:]
  /// The possible values of the result.
  public internal(set) var resultKind: ParameterKind

  /// Creates the description of an intent type.
  ///
  /// - Parameter type: The type.
  /// - Complexity: Reflection over the properties of the type, once for each plug-in.
  public init<Declared: Intent>(_ type: Declared.Type) {
    name = type.name
    title = type.title
    explanation = type.explanation
    domain = type.domain
    verb = type.verb
    phrases = type.phrases
    keywords = type.keywords
    followUpPhrases = type.followUpPhrases
    deeds = type.deeds
    deedQuestion = type.deedQuestion
    risk = type.risk
    summary = type.summary
    activityType = type.activityType
    parameters = type.parameterDeclarations
    resultKind = type.Result.intentKind
    language = type.language
    translations = type.translations
  }

  /// Creates the description of an intent without a Swift type, such as one loaded from a file.
  public init(
    name: String, title: String, verb: IntentVerb = .perform, phrases: [Phrase],
    risk: Risk = .harmless, parameters: [ParameterDeclaration]
  ) {
    self.name = name
    self.title = title
    self.phrases = phrases
    self.parameters = parameters
    explanation = title
    domain = ""
    self.verb = verb
    self.risk = risk
    summary = Summary(title)
    activityType = nil
    resultKind = Nothing.intentKind
  }

  /// The parameter with a name; `nil` if there is none.
  public func parameter(_ name: String) -> ParameterDeclaration? {
    parameters.first { $0.name == name }
  }

  /// The intent as it can be requested right after a response that offers it; `nil` if it has no phrases
  /// for that.
  package var following: IntentDescription? {
    guard !followUpPhrases.isEmpty else { return nil }
    var copy = self
    copy.phrases = followUpPhrases
    copy.followUpPhrases = []
    copy.keywords = []
    return copy
  }

  /// The summary of the intent with values, and with the defaults of those that are not given.
  package func sentence(_ values: [String: IntentValue], in wording: any Wording) -> String {
    summary.text { name in
      let parameter = parameter(name)
      let value = values[name] ?? parameter?.defaultValue
      return value.map { wording.text(for: $0, of: parameter?.kind ?? .anyText) }
    }
  }
}

/// A type-erased request to handle an intent: its name and parameter values.
public struct Invocation: Hashable, Sendable, Codable {
  /// The intent's name, for programs.
  public let intent: String
  /// Values by parameter name.
  public let values: [String: IntentValue]

  /// Creates an invocation by names. They are checked when it is sent to a conversation.
  public init(intent: String, values: [String: IntentValue] = [:]) {
    self.intent = intent
    self.values = values
  }

  /// Creates an invocation of an intent with its current values.
  public init<Asked: Intent>(_ intent: Asked) {
    self.init(intent: Asked.name, values: intent.values)
  }
}
