// swift-format-ignore-file

// The types that parameters can have.

public import Foundation

public protocol _IntentValue: Sendable {
  associatedtype ValueType
  associatedtype UnwrappedType: _IntentValue
}

extension Int: _IntentValue {
  public typealias ValueType = Int
  public typealias UnwrappedType = Int
}

extension Double: _IntentValue {
  public typealias ValueType = Double
  public typealias UnwrappedType = Double
}

extension Bool: _IntentValue {
  public typealias ValueType = Bool
  public typealias UnwrappedType = Bool
}

extension String: _IntentValue {
  public typealias ValueType = String
  public typealias UnwrappedType = String
}

extension Date: _IntentValue {
  public typealias ValueType = Date
  public typealias UnwrappedType = Date
}

extension Measurement: _IntentValue where UnitType == UnitDuration {
  public typealias ValueType = Measurement<UnitDuration>
  public typealias UnwrappedType = Measurement<UnitDuration>
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

extension Array: _IntentValue where Element: _IntentValue {
  // As the documentation has it for arrays of people: the type of one of them.
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = [Element]
}

public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  public typealias ValueType = IntentCurrencyAmount
  public typealias UnwrappedType = IntentCurrencyAmount
  public var amount: Decimal
  public var currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "" }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { "" }
}

public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable
where ValueType == Self, UnwrappedType == Self {}

public protocol StaticDisplayRepresentable: CaseIterable, CustomLocalizedStringResourceConvertible,
  Hashable, TypeDisplayRepresentable
{
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension StaticDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { "" }
}

public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}
