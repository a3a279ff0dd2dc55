/// A Swift type whose values parameters and results can have.
public protocol IntentValueConvertible: Hashable, Sendable {
  /// What values the type has, if the parameter does not say it more closely.
  static var kind: ParameterKind { get }

  /// The value; nothing if it is none of this type.
  ///
  /// - Parameter value: A value.
  init?(_ value: IntentValue)

  /// The value without its type.
  var intentValue: IntentValue { get }
}

/// What a parameter can be declared as: a type of values if it is required, an optional of one if not.
public protocol ParameterValue: Hashable, Sendable {
  /// The type of the values themselves.
  associatedtype Base: IntentValueConvertible

  /// Whether the parameter may stay without a value.
  static var isOptional: Bool { get }

  /// The value that stands in the intent; nothing if there is none and there must be.
  ///
  /// - Parameter base: The value, if there is one.
  init?(base: Base?)

  /// The value, if there is one.
  var base: Base? { get }
}

extension ParameterValue where Base == Self {
  /// Values that are no optionals are required.
  public static var isOptional: Bool { false }

  /// The value itself.
  ///
  /// - Parameter base: The value, if there is one.
  public init?(base: Self?) {
    guard let base else { return nil }
    self = base
  }

  /// The value itself.
  public var base: Self? { self }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  /// Optionals need not have a value.
  public static var isOptional: Bool { true }

  /// The value, or nothing.
  ///
  /// - Parameter base: The value, if there is one.
  public init?(base: Wrapped.Base?) {
    self = base.flatMap { Wrapped(base: $0) }
  }

  /// The value, if there is one.
  public var base: Wrapped.Base? { flatMap(\.base) }
}

extension Int: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias Base = Int

  /// Any whole number.
  public static var kind: ParameterKind { .anyInteger }

  /// The number; nothing of other values.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard case .integer(let number) = value else { return nil }
    self = number
  }

  /// The number.
  public var intentValue: IntentValue { .integer(self) }
}

extension String: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias Base = String

  /// Any text of up to 500 characters.
  public static var kind: ParameterKind { .anyText }

  /// The text; nothing of other values.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  /// The text.
  public var intentValue: IntentValue { .text(self) }
}

extension Bool: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias Base = Bool

  /// Yes or no.
  public static var kind: ParameterKind { .boolean }

  /// Yes or no; nothing of other values.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }

  /// Yes or no.
  public var intentValue: IntentValue { .boolean(self) }
}

extension DecimalNumber: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias Base = DecimalNumber

  /// Any decimal number.
  public static var kind: ParameterKind {
    .decimal(
      DecimalNumber(.min)...DecimalNumber(.max),
      fractionDigits: DecimalNumber.maximumFractionDigits)
  }

  /// The number; nothing of other values.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard case .decimal(let number) = value else { return nil }
    self = number
  }

  /// The number.
  public var intentValue: IntentValue { .decimal(self) }
}

extension Array: IntentValueConvertible, ParameterValue where Element: IntentValueConvertible {
  /// The type itself.
  public typealias Base = [Element]

  /// One to a hundred elements.
  public static var kind: ParameterKind { .list(of: Element.kind, count: 1...100) }

  /// The elements; nothing if one of them is not of the type, or the value is no list.
  ///
  /// - Parameter value: A value.
  public init?(_ value: IntentValue) {
    guard let elements = value.elements else { return nil }
    let converted = elements.compactMap { Element($0) }
    guard converted.count == elements.count else { return nil }
    self = converted
  }

  /// The elements.
  public var intentValue: IntentValue { .list(map(\.intentValue)) }
}
