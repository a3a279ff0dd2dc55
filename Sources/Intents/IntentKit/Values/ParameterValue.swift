/// A Swift type that parameters and results can use.
public protocol IntentValueConvertible: Hashable, Sendable {
  /// The values of the type, unless the parameter restricts them.
  static var intentKind: ParameterKind { get }

  /// Converts a value; `nil` if it is not of this type.
  init?(intentValue: IntentValue)

  /// The type-erased value.
  var intentValue: IntentValue { get }
}

/// A type that can declare a parameter: a value type if it is required, or an optional of one if
/// not.
public protocol ParameterValue: Hashable, Sendable {
  /// The type of the values themselves.
  associatedtype ParameterBase: IntentValueConvertible = Self

  /// Whether the parameter is optional.
  static var isOptionalParameter: Bool { get }

  /// Creates the property's value; `nil` if a required value is missing.
  init?(parameterBase: ParameterBase?)

  /// The value, if there is one.
  var parameterBase: ParameterBase? { get }
}

extension ParameterValue where ParameterBase == Self {
  /// Whether the parameter is optional: `false`.
  public static var isOptionalParameter: Bool { false }

  /// The value itself.
  public init?(parameterBase: Self?) {
    guard let parameterBase else { return nil }
    self = parameterBase
  }

  /// The value itself.
  public var parameterBase: Self? { self }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  /// Whether the parameter is optional: `true`.
  public static var isOptionalParameter: Bool { true }

  /// The value, or `nil`.
  public init?(parameterBase: Wrapped.ParameterBase?) {
    self = parameterBase.flatMap { Wrapped(parameterBase: $0) }
  }

  /// The value, if there is one.
  public var parameterBase: Wrapped.ParameterBase? { flatMap(\.parameterBase) }
}
