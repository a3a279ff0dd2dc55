/// The declaration of a parameter.
public struct ParameterDeclaration: Hashable, Sendable {
  /// The name in programs, phrases and links.
  public internal(set) var name: String
  /// The noun that people use for it: "target", "payee".
  public internal(set) var title: String
  /// The values it can have.
  public internal(set) var kind: ParameterKind
  /// Whether the intent cannot be handled without it.
  public internal(set) var isRequired: Bool
  /// The value if nothing is said.
  public internal(set) var defaultValue: IntentValue?
  /// The question for it. In the question for the elements of a list, `{ordinal}` stands for "first", "second" and
  /// so on.
  public internal(set) var prompt: String
  /// The answer to someone who asks for help with the question.
  public internal(set) var help: String?
  /// Whether its values are never stored, nor shown in what is remembered.
  public internal(set) var isPrivate: Bool
}

extension ParameterDeclaration {
  /// Changes the values that it can have.
  ///
  /// - Parameters:
  ///   - kind: The values. They must be convertible to the type of the property.
  ///   - help: The answer to someone who asks for help with the question; the one it has if it is not given.
  public mutating func change(to kind: ParameterKind, help: String? = nil) {
    self.kind = kind
    self.help = help ?? self.help
  }

  /// A parameter that is only read, never asked for.
  package init(reading kind: ParameterKind, name: String, title: String) {
    self.init(
      name: name, title: title, kind: kind, isRequired: false, defaultValue: nil, prompt: "",
      help: nil, isPrivate: false)
  }
}
