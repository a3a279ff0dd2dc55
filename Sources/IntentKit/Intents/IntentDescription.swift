/// All that was declared of an intent.
public struct IntentDescription: Hashable, Sendable {
  /// What programs call it.
  public internal(set) var name: String
  /// What people call it.
  public internal(set) var title: String
  /// What it does, in a sentence or two.
  public internal(set) var explanation: String
  /// What kind of thing it does.
  public internal(set) var verb: IntentVerb
  /// How people ask for it.
  public internal(set) var phrases: [Phrase]
  /// What could go wrong.
  public internal(set) var risk: Risk
  /// The intent in one sentence with its parameters.
  public internal(set) var summary: Summary
  /// Its name in links, if it has one.
  public internal(set) var activityType: String?
  /// Its parameters, in the order in which they are asked for.
  public internal(set) var parameters: [ParameterDeclaration]
  /// What it is called and how it is asked for in other languages, by their codes.
  public internal(set) var translations: [String: IntentTranslation] = [:]
  /// What values its result can have.
  public internal(set) var resultKind: ParameterKind

  /// What was declared of a type.
  ///
  /// - Parameter type: The type.
  /// - Complexity: Reflection over the properties of the type; done once for each plug-in.
  public init<Declared: Intent>(_ type: Declared.Type) {
    name = type.name
    title = type.title
    explanation = type.explanation
    verb = type.verb
    phrases = type.phrases
    risk = type.risk
    summary = type.summary
    activityType = type.activityType
    parameters = type.parameterDeclarations
    resultKind = type.Result.intentKind
    translations = type.translations
  }

  /// What is declared of an intent that has no type of its own, as one that is made from a file.
  ///
  /// - Parameters:
  ///   - name: What programs call it.
  ///   - title: What people call it.
  ///   - phrases: How people ask for it.
  ///   - parameters: Its parameters, in the order in which they are asked for.
  public init(
    name: String, title: String, phrases: [Phrase], parameters: [ParameterDeclaration]
  ) {
    self.name = name
    self.title = title
    self.phrases = phrases
    self.parameters = parameters
    explanation = title
    verb = .perform
    risk = .harmless
    summary = Summary(title)
    activityType = nil
    resultKind = Nothing.intentKind
  }

  /// The parameter of a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The parameter, if there is one.
  public func parameter(_ name: String) -> ParameterDeclaration? {
    parameters.first { $0.name == name }
  }

  /// The combinations of parameters with which the intent can be asked for: what is required is in all of
  /// them, and what is not is in some.
  public var supportedCombinations: [Set<String>] {
    let required = Set(parameters.filter(\.isRequired).map(\.name))
    let optional = parameters.filter { !$0.isRequired }.map(\.name)
    guard optional.count <= 10 else { return [required, required.union(optional)] }
    return (0..<(1 << optional.count)).map { choice in
      required.union(optional.indices.filter { choice & (1 << $0) != 0 }.map { optional[$0] })
    }
  }
}

/// An intent to be carried out, without its type: its name and the values of its parameters.
public struct Invocation: Hashable, Sendable, Codable {
  /// What programs call the intent.
  public let intent: String
  /// Values by the names of parameters.
  public let values: [String: IntentValue]

  /// An intent to be carried out.
  ///
  /// - Parameters:
  ///   - intent: What programs call the intent.
  ///   - values: Values by the names of parameters.
  public init(intent: String, values: [String: IntentValue] = [:]) {
    self.intent = intent
    self.values = values
  }

  /// An intent to be carried out, with the values that it has.
  ///
  /// - Parameter intent: The intent.
  public init<Asked: Intent>(_ intent: Asked) {
    self.init(intent: Asked.name, values: intent.values)
  }
}
