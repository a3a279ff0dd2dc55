/// The declaration of a parameter.
public struct ParameterDeclaration: Hashable, Sendable {
  /// The name in programs, phrases and links.
  public internal(set) var name: String
  /// The user-facing noun: "target", "payee".
  public internal(set) var title: String
  /// The possible values.
  public internal(set) var kind: ParameterKind
  /// Whether the intent cannot be handled without the parameter.
  public internal(set) var isRequired: Bool
  /// The value if none is given.
  public internal(set) var defaultValue: IntentValue?
  /// The question for the parameter. In the question for the elements of a list, `{ordinal}` stands
  /// for "first", "second" and so on.
  public internal(set) var prompt: String
  /// The help text for the question.
  public internal(set) var help: String?
  /// Whether the values are never stored, nor shown in what is remembered.
  public internal(set) var isPrivate: Bool
  /// The content of a text, which distinguishes the request from others.
  public internal(set) var content = TextContent.any
}

/// The content of a text parameter.
public enum TextContent: String, Hashable, Sendable, Codable {
  /// Anything.
  case any
  /// A calculation, in words or signs.
  case arithmetic
}

extension ParameterDeclaration {
  /// Changes the possible values.
  ///
  /// - Parameters:
  ///   - kind: The values. They must be convertible to the property's type.
  ///   - help: The answer to someone who asks for help with the question; unchanged by default.
  public mutating func change(to kind: ParameterKind, help: String? = nil) {
    self.kind = kind
    self.help = help ?? self.help
  }

  /// Creates a parameter that is only parsed, never asked for.
  package init(reading kind: ParameterKind, name: String, title: String) {
    self.init(
      name: name, title: title, kind: kind, isRequired: false, defaultValue: nil, prompt: "",
      help: nil, isPrivate: false)
  }
}
