/// A parameter of an ``Intent``, declared with its possible values and its question.
///
/// ```swift
/// @Parameter(in: 100...999, prompt: "What is the target?") var target: Int
/// @Parameter(prompt: "Any notes?") var notes: String?
/// ```
///
/// In programs, phrases and links, its name is the property's name, or an explicit name given
/// first: `@Parameter("goal", in: …)`.
///
/// The parameter is required unless its type is an optional. In a handler, all required parameters
/// have values; before that, read `$target.value`, which is always optional.
@propertyWrapper
public struct Parameter<Value: ParameterValue>: Sendable {
  /// The declaration. Its name is empty in an intent that the framework did not create, if the name
  /// comes from the property.
  public let declaration: ParameterDeclaration
  /// The value, if one was given.
  public var value: Value.ParameterBase?

  /// The value, or the default; a required parameter must have one of them.
  public var wrappedValue: Value {
    get {
      guard let value = valueOrDefault else {
        // A programmer error: the framework only passes on complete intents.
        preconditionFailure(
          "the parameter '\(declaration.name)' has no value yet: before the intent is handled, read "
            + "$\(declaration.name).value")
      }
      return value
    }
    set { value = newValue.parameterBase }
  }

  /// The value, or the default, if the property's type can be satisfied.
  var valueOrDefault: Value? {
    let base =
      value ?? declaration.defaultValue.flatMap { Value.ParameterBase(intentValue: $0) }
    return Value(parameterBase: base)
  }

  /// The parameter itself.
  public var projectedValue: Parameter { self }

  /// Creates a parameter of a given kind, for kinds that several intents share.
  ///
  /// - Parameters:
  ///   - name: The name in programs, phrases and links; the property's name by default.
  ///   - kind: The possible values. They must be convertible to the property's type.
  ///   - title: The user-facing noun; the name by default.
  ///   - defaultValue: The value if none is given.
  ///   - prompt: The question for it.
  ///   - help: The help text for the question.
  ///   - isPrivate: Whether its values are never stored.
  ///   - content: The content of a text parameter.
  public init(
    _ name: String? = nil, kind: ParameterKind, title: String? = nil,
    default defaultValue: Value.ParameterBase? = nil,
    prompt: String, help: String? = nil, isPrivate: Bool = false, content: TextContent = .any
  ) {
    let given = GivenValues.current?.next()
    let name = name ?? given?.label ?? ""
    declaration = ParameterDeclaration(
      name: name, title: title ?? name, kind: kind,
      isRequired: !Value.isOptionalParameter, defaultValue: defaultValue?.intentValue,
      prompt: prompt, help: help, isPrivate: isPrivate, content: content)
    value = given?.values[name].flatMap { Value.ParameterBase(intentValue: $0) }
  }

  /// Creates a parameter that accepts any value of its type.
  public init(
    _ name: String? = nil, title: String? = nil,
    default defaultValue: Value.ParameterBase? = nil, prompt: String,
    help: String? = nil, isPrivate: Bool = false, content: TextContent = .any
  ) {
    self.init(
      name, kind: Value.ParameterBase.intentKind, title: title, default: defaultValue,
      prompt: prompt, help: help, isPrivate: isPrivate, content: content)
  }
}

extension Parameter where Value.ParameterBase == Int {
  /// Creates a parameter for a whole number in a range.
  public init(
    _ name: String? = nil, in range: ClosedRange<Int>, title: String? = nil,
    default defaultValue: Int? = nil, prompt: String, help: String? = nil,
    isPrivate: Bool = false
  ) {
    self.init(
      name, kind: .integer([range]), title: title, default: defaultValue, prompt: prompt,
      help: help, isPrivate: isPrivate)
  }
}

extension Parameter where Value.ParameterBase == DecimalNumber {
  /// Creates a parameter for a decimal number in a range, with at most some digits after the point.
  public init(
    _ name: String? = nil, in range: ClosedRange<DecimalNumber>, fractionDigits: Int,
    title: String? = nil, default defaultValue: DecimalNumber? = nil, prompt: String,
    help: String? = nil, isPrivate: Bool = false
  ) {
    self.init(
      name, kind: .decimal(range, fractionDigits: fractionDigits), title: title,
      default: defaultValue, prompt: prompt, help: help, isPrivate: isPrivate)
  }
}

extension Parameter {
  /// Creates a list parameter, whose values are given at once or asked for one by one. By default, its
  /// elements can be any values of their type. The prompt is the question for an element, in which
  /// `{ordinal}` stands for "first" and so on.
  public init<Element: IntentValueConvertible>(
    _ name: String? = nil, each element: ParameterKind? = nil, count: ClosedRange<Int>,
    title: String? = nil, default defaultValue: [Element]? = nil, prompt: String,
    help: String? = nil, isPrivate: Bool = false
  ) where Value.ParameterBase == [Element] {
    self.init(
      name, kind: .list(of: element ?? Element.intentKind, count: count), title: title,
      default: defaultValue, prompt: prompt, help: help, isPrivate: isPrivate)
  }
}
