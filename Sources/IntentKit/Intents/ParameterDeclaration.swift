/// What a parameter was declared to be.
public struct ParameterDeclaration: Hashable, Sendable {
  /// What programs, phrases and links call it.
  public let name: String
  /// What people call it: "target", "payee". The name, if nothing else was given.
  public let title: String
  /// What values it can have.
  public let kind: ParameterKind
  /// Whether the intent cannot be handled without it.
  public let isRequired: Bool
  /// What it is if nothing is said.
  public let defaultValue: IntentValue?
  /// The question for it. In the question for the elements of a list, `{ordinal}` stands for "first",
  /// "second" and so on.
  public let prompt: String
  /// What is said to someone who asks for help with the question.
  public let help: String?
  /// Whether its values are never stored, nor shown in what is remembered.
  public let isPrivate: Bool
}

extension ParameterDeclaration {
  /// A parameter that is only read, never asked for.
  package init(reading kind: ParameterKind, name: String, title: String) {
    self.init(
      name: name, title: title, kind: kind, isRequired: false, defaultValue: nil, prompt: "",
      help: nil, isPrivate: false)
  }
}
