/// The types of the standard library that parameters can have.

extension Int: IntentValueConvertible, ParameterValue {
  /// Any whole number.
  public static var intentKind: ParameterKind { .anyInteger }

  /// The number; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .integer(let number) = intentValue else { return nil }
    self = number
  }

  /// The number.
  public var intentValue: IntentValue { .integer(self) }
}

extension String: IntentValueConvertible, ParameterValue {
  /// Any text of up to 500 characters.
  public static var intentKind: ParameterKind { .anyText }

  /// The text; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .text(let text) = intentValue else { return nil }
    self = text
  }

  /// The text.
  public var intentValue: IntentValue { .text(self) }
}

extension Bool: IntentValueConvertible, ParameterValue {
  /// Yes or no.
  public static var intentKind: ParameterKind { .boolean }

  /// The answer; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .boolean(let answer) = intentValue else { return nil }
    self = answer
  }

  /// The answer.
  public var intentValue: IntentValue { .boolean(self) }
}

extension MoneyAmount: IntentValueConvertible, ParameterValue {
  /// Amounts of money.
  public static var intentKind: ParameterKind { .money }

  /// The amount; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .money(let amount) = intentValue else { return nil }
    self = amount
  }

  /// The amount.
  public var intentValue: IntentValue { .money(self) }
}

extension DecimalNumber: IntentValueConvertible, ParameterValue {
  /// Any decimal number.
  public static var intentKind: ParameterKind {
    .decimal(
      DecimalNumber(.min)...DecimalNumber(.max),
      fractionDigits: DecimalNumber.maximumFractionDigits)
  }

  /// The number; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .decimal(let number) = intentValue else { return nil }
    self = number
  }

  /// The number.
  public var intentValue: IntentValue { .decimal(self) }
}

extension Array: IntentValueConvertible, ParameterValue where Element: IntentValueConvertible {
  /// One to a hundred elements.
  public static var intentKind: ParameterKind { .list(of: Element.intentKind, count: 1...100) }

  /// The elements; `nil` if one of them is not of the type, or the value is not a list.
  public init?(intentValue: IntentValue) {
    guard let elements = intentValue.elements else { return nil }
    let converted = elements.compactMap { Element(intentValue: $0) }
    guard converted.count == elements.count else { return nil }
    self = converted
  }

  /// The elements.
  public var intentValue: IntentValue { .list(map(\.intentValue)) }
}
