/// A parameter of an ``Intent``, declared with its name, what values it can have and how it is asked for.
///
/// ```swift
/// @Parameter("target", in: 100...999, prompt: "What is the target?") var target: Int
/// @Parameter("notes", prompt: "Any notes?") var notes: String?
/// ```
///
/// The parameter is required unless its type is an optional. Handlers get intents whose required
/// parameters all have values; before that, ask `$target.value`, which is an optional always.
@propertyWrapper
public struct Parameter<Value: ParameterValue>: Sendable {
  /// What the parameter was declared to be.
  public let declaration: ParameterDeclaration
  /// The value, if one was given.
  public var value: Value.Base?

  /// The value, or the default; the parameter must have one of them if it is required.
  public var wrappedValue: Value {
    get {
      let base = value ?? declaration.defaultValue.flatMap { Value.Base($0) }
      guard let value = Value(base: base) else {
        preconditionFailure(
          "the parameter '\(declaration.name)' has no value yet: before the intent is handled, use "
            + "$\(declaration.name).value")
      }
      return value
    }
    set { value = newValue.base }
  }

  /// The parameter itself.
  public var projectedValue: Parameter { self }

  /// A parameter whose values are of a kind that is stated, for the other initialisers and for kinds that
  /// several intents share.
  ///
  /// - Parameters:
  ///   - name: What programs, phrases and links call it.
  ///   - kind: What values it can have. They must be convertible to the type of the property.
  ///   - title: What people call it; the name if it is not given.
  ///   - defaultValue: What it is if nothing is said.
  ///   - prompt: The question for it.
  ///   - help: What is said to someone who asks for help with the question.
  ///   - isPrivate: Whether its values are never stored.
  ///   - mayBeNew: Whether it can be an entity that does not exist yet, as its query proposes it
  ///     (``EntityMatches/new``).
  public init(
    _ name: String, kind: ParameterKind, title: String? = nil,
    default defaultValue: Value.Base? = nil,
    prompt: String, help: String? = nil, isPrivate: Bool = false, mayBeNew: Bool = false
  ) {
    declaration = ParameterDeclaration(
      name: name, title: title ?? name, kind: kind,
      isRequired: !Value.isOptional, defaultValue: defaultValue?.intentValue, prompt: prompt,
      help: help, isPrivate: isPrivate, mayBeNew: mayBeNew)
    value = GivenValues.current[name].flatMap { Value.Base($0) }
  }

  /// A parameter that can have any value of its type.
  ///
  /// - Parameters:
  ///   - name: What programs, phrases and links call it.
  ///   - title: What people call it; the name if it is not given.
  ///   - defaultValue: What it is if nothing is said.
  ///   - prompt: The question for it.
  ///   - help: What is said to someone who asks for help with the question.
  ///   - isPrivate: Whether its values are never stored.
  ///   - mayBeNew: Whether it can be an entity that does not exist yet, as its query proposes it.
  public init(
    _ name: String, title: String? = nil, default defaultValue: Value.Base? = nil, prompt: String,
    help: String? = nil, isPrivate: Bool = false, mayBeNew: Bool = false
  ) {
    self.init(
      name, kind: Value.Base.kind, title: title, default: defaultValue, prompt: prompt, help: help,
      isPrivate: isPrivate, mayBeNew: mayBeNew)
  }
}

extension Parameter where Value.Base == Int {
  /// A whole number in a range.
  ///
  /// - Parameters:
  ///   - name: What programs, phrases and links call it.
  ///   - range: The numbers it can be.
  ///   - title: What people call it; the name if it is not given.
  ///   - defaultValue: What it is if nothing is said.
  ///   - prompt: The question for it.
  ///   - help: What is said to someone who asks for help with the question.
  public init(
    _ name: String, in range: ClosedRange<Int>, title: String? = nil,
    default defaultValue: Int? = nil, prompt: String, help: String? = nil
  ) {
    self.init(
      name, kind: .integer([range]), title: title, default: defaultValue, prompt: prompt,
      help: help)
  }
}

extension Parameter where Value.Base == DecimalNumber {
  /// A decimal number in a range.
  ///
  /// - Parameters:
  ///   - name: What programs, phrases and links call it.
  ///   - range: The numbers it can be.
  ///   - fractionDigits: The most digits it can have after the point.
  ///   - title: What people call it; the name if it is not given.
  ///   - prompt: The question for it.
  ///   - help: What is said to someone who asks for help with the question.
  public init(
    _ name: String, in range: ClosedRange<DecimalNumber>, fractionDigits: Int,
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
  ///   - name: What programs, phrases and links call it.
  ///   - element: What values the elements can have; any of their type if it is not given.
  ///   - count: How many there are.
  ///   - title: What people call it; the name if it is not given.
  ///   - prompt: The question for an element, in which `{ordinal}` stands for "first" and so on.
  ///   - help: What is said to someone who asks for help with the question.
  public init<Element: IntentValueConvertible>(
    _ name: String, each element: ParameterKind? = nil, count: ClosedRange<Int>,
    title: String? = nil, prompt: String, help: String? = nil
  ) where Value.Base == [Element] {
    self.init(
      name, kind: .list(of: element ?? Element.kind, count: count), title: title, prompt: prompt,
      help: help)
  }
}

/// A parameter whatever the type of its value.
protocol AnyParameter {
  var declaration: ParameterDeclaration { get }
  var given: IntentValue? { get }
}

extension Parameter: AnyParameter {
  var given: IntentValue? { value?.intentValue }
}

/// The values for an intent that is being made. Parameters take theirs when they are initialised, so that
/// intents stay plain values whose parameters need no setters.
enum GivenValues {
  @TaskLocal static var current: [String: IntentValue] = [:]
}

extension Intent {
  /// An intent with values. Those that it has no parameter for, or of another type, are left out.
  ///
  /// - Parameter values: Values by the names of parameters.
  public init(values: [String: IntentValue]) {
    self = GivenValues.$current.withValue(values) { Self() }
  }

  /// The values that were given, by the names of parameters.
  public var values: [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for parameter in parameters { values[parameter.declaration.name] = parameter.given }
    return values
  }

  /// The parameters in the order of their declaration, found by reflection.
  var parameters: [any AnyParameter] {
    Mirror(reflecting: self).children.compactMap { $0.value as? any AnyParameter }
  }
}
