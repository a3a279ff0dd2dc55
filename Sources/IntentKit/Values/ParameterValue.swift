/// A Swift type whose values parameters and results can have.
public protocol IntentValueConvertible: Hashable, Sendable {
  /// The values of the type, where the parameter does not narrow them.
  static var intentKind: ParameterKind { get }

  /// Converts a value; `nil` if it is not of this type.
  ///
  /// - Parameter intentValue: A value.
  init?(intentValue: IntentValue)

  /// The value without its type.
  var intentValue: IntentValue { get }
}

/// A type that a parameter can be declared with: a type of values if it is required, an optional of one if not.
public protocol ParameterValue: Hashable, Sendable {
  /// The type of the values themselves.
  associatedtype ParameterBase: IntentValueConvertible

  /// Whether the parameter may stay without a value.
  static var isOptionalParameter: Bool { get }

  /// The value as it stands in the intent; `nil` if there is none although it is required.
  ///
  /// - Parameter parameterBase: The value, if there is one.
  init?(parameterBase: ParameterBase?)

  /// The value, if there is one.
  var parameterBase: ParameterBase? { get }
}

extension ParameterValue where ParameterBase == Self {
  /// Whether the parameter may stay without a value: `false`.
  public static var isOptionalParameter: Bool { false }

  /// The value itself.
  ///
  /// - Parameter parameterBase: The value, if there is one.
  public init?(parameterBase: Self?) {
    guard let parameterBase else { return nil }
    self = parameterBase
  }

  /// The value itself.
  public var parameterBase: Self? { self }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  /// Whether the parameter may stay without a value: `true`.
  public static var isOptionalParameter: Bool { true }

  /// The value, or `nil`.
  ///
  /// - Parameter parameterBase: The value, if there is one.
  public init?(parameterBase: Wrapped.ParameterBase?) {
    self = parameterBase.flatMap { Wrapped(parameterBase: $0) }
  }

  /// The value, if there is one.
  public var parameterBase: Wrapped.ParameterBase? { flatMap(\.parameterBase) }
}
