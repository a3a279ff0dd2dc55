/// What a parameter was declared to be.
public struct ParameterDeclaration: Hashable, Sendable {
  /// What programs, phrases and links call it.
  public internal(set) var name: String
  /// What people call it: "target", "payee". The name, if nothing else was given.
  public internal(set) var title: String
  /// What values it can have.
  public internal(set) var kind: ParameterKind
  /// Whether the intent cannot be handled without it.
  public internal(set) var isRequired: Bool
  /// What it is if nothing is said.
  public internal(set) var defaultValue: IntentValue?
  /// The question for it. In the question for the elements of a list, `{ordinal}` stands for "first",
  /// "second" and so on.
  public internal(set) var prompt: String
  /// What is said to someone who asks for help with the question.
  public internal(set) var help: String?
  /// Whether its values are never stored, nor shown in what is remembered.
  public internal(set) var isPrivate: Bool
  /// Whether it can be an entity that does not exist yet, and is made if the user agrees.
  public internal(set) var mayBeNew = false
}

extension ParameterDeclaration {
  /// A parameter that is only read, never asked for.
  package init(reading kind: ParameterKind, name: String, title: String) {
    self.init(
      name: name, title: title, kind: kind, isRequired: false, defaultValue: nil, prompt: "",
      help: nil, isPrivate: false)
  }
}
