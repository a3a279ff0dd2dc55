/// A parameter of an ``Intent``, declared with the values it can have and the question for it.
///
/// ```swift
/// @Parameter(in: 100...999, prompt: "What is the target?") var target: Int
/// @Parameter(prompt: "Any notes?") var notes: String?
/// ```
///
/// Programs, phrases and links call it by the name of the property, or by a name of its own if one is given first:
/// `@Parameter("goal", in: …)`.
///
/// The parameter is required unless its type is an optional. Handlers get intents whose required parameters all have
/// values; before that, read `$target.value`, which is always an optional.
@propertyWrapper
public struct Parameter<Value: ParameterValue>: Sendable {
  /// The declaration. Its name is empty in an intent that the framework did not make, if it comes from the property.
  public let declaration: ParameterDeclaration
  /// The value, if one was given.
  public var value: Value.ParameterBase?

  /// The value, or the default; the parameter must have one of them if it is required.
  public var wrappedValue: Value {
    get {
      guard let value = valueOrDefault else {
        // A programmer's error: the framework hands over complete intents only.
        preconditionFailure(
          "the parameter '\(declaration.name)' has no value yet: before the intent is handled, read "
            + "$\(declaration.name).value")
      }
      return value
    }
    set { value = newValue.parameterBase }
  }

  /// The value, or the default, if there is what the type of the property needs.
  var valueOrDefault: Value? {
    let base =
      value ?? declaration.defaultValue.flatMap { Value.ParameterBase(intentValue: $0) }
    return Value(parameterBase: base)
  }

  /// The parameter itself.
  public var projectedValue: Parameter { self }

  /// A parameter whose values are of a given kind, for kinds that several intents share.
  ///
  /// - Parameters:
  ///   - name: The name in programs, phrases and links; the name of the property if it is not given.
  ///   - kind: The values it can have. They must be convertible to the type of the property.
  ///   - title: The noun that people use for it; the name if it is not given.
  ///   - defaultValue: The value if nothing is said.
  ///   - prompt: The question for it.
  ///   - help: The answer to someone who asks for help with the question.
  ///   - isPrivate: Whether its values are never stored.
  public init(
    _ name: String? = nil, kind: ParameterKind, title: String? = nil,
    default defaultValue: Value.ParameterBase? = nil,
    prompt: String, help: String? = nil, isPrivate: Bool = false
  ) {
    let given = GivenValues.current?.next()
    let name = name ?? given?.label ?? ""
    declaration = ParameterDeclaration(
      name: name, title: title ?? name, kind: kind,
      isRequired: !Value.isOptionalParameter, defaultValue: defaultValue?.intentValue,
      prompt: prompt, help: help, isPrivate: isPrivate)
    value = given?.values[name].flatMap { Value.ParameterBase(intentValue: $0) }
  }

  /// A parameter that can have any value of its type.
  ///
  /// - Parameters:
  ///   - name: The name in programs, phrases and links; the name of the property if it is not given.
  ///   - title: The noun that people use for it; the name if it is not given.
  ///   - defaultValue: The value if nothing is said.
  ///   - prompt: The question for it.
  ///   - help: The answer to someone who asks for help with the question.
  ///   - isPrivate: Whether its values are never stored.
  public init(
    _ name: String? = nil, title: String? = nil,
    default defaultValue: Value.ParameterBase? = nil, prompt: String,
    help: String? = nil, isPrivate: Bool = false
  ) {
    self.init(
      name, kind: Value.ParameterBase.intentKind, title: title, default: defaultValue,
      prompt: prompt, help: help, isPrivate: isPrivate)
  }
}

extension Parameter where Value.ParameterBase == Int {
  /// A whole number in a range.
  ///
  /// - Parameters:
  ///   - name: The name in programs, phrases and links; the name of the property if it is not given.
  ///   - range: The numbers it can be.
  ///   - title: The noun that people use for it; the name if it is not given.
  ///   - defaultValue: The value if nothing is said.
  ///   - prompt: The question for it.
  ///   - help: The answer to someone who asks for help with the question.
  public init(
    _ name: String? = nil, in range: ClosedRange<Int>, title: String? = nil,
    default defaultValue: Int? = nil, prompt: String, help: String? = nil
  ) {
    self.init(
      name, kind: .integer([range]), title: title, default: defaultValue, prompt: prompt,
      help: help)
  }
}

extension Parameter where Value.ParameterBase == DecimalNumber {
  /// A decimal number in a range.
  ///
  /// - Parameters:
  ///   - name: The name in programs, phrases and links; the name of the property if it is not given.
  ///   - range: The numbers it can be.
  ///   - fractionDigits: The maximum number of digits after the point.
  ///   - title: The noun that people use for it; the name if it is not given.
  ///   - prompt: The question for it.
  ///   - help: The answer to someone who asks for help with the question.
  public init(
    _ name: String? = nil, in range: ClosedRange<DecimalNumber>, fractionDigits: Int,
    title: String? = nil, prompt: String, help: String? = nil
  ) {
    self.init(
      name, kind: .decimal(range, fractionDigits: fractionDigits), title: title, prompt: prompt,
      help: help)
  }
}

extension Parameter {
  /// Several values, given at once or asked for one by one.
  ///
  /// - Parameters:
  ///   - name: The name in programs, phrases and links; the name of the property if it is not given.
  ///   - element: The values that the elements can have; any of their type if it is not given.
  ///   - count: The number of elements.
  ///   - title: The noun that people use for it; the name if it is not given.
  ///   - prompt: The question for an element, in which `{ordinal}` stands for "first" and so on.
  ///   - help: The answer to someone who asks for help with the question.
  public init<Element: IntentValueConvertible>(
    _ name: String? = nil, each element: ParameterKind? = nil, count: ClosedRange<Int>,
    title: String? = nil, prompt: String, help: String? = nil
  ) where Value.ParameterBase == [Element] {
    self.init(
      name, kind: .list(of: element ?? Element.intentKind, count: count), title: title,
      prompt: prompt, help: help)
  }
}
