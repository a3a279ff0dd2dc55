// swift-format-ignore-file

// Parameters, and the functions that ask for their values.

public import Foundation
import Synchronization

@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  private let value: Mutex<Value?>

  fileprivate init(stub value: Value?) {
    self.value = Mutex(value)
  }

  public var wrappedValue: Value {
    // Parameters of the source are optionals: one without a value is `nil`.
    get { value.withLock { $0 } ?? (Int?.none as Any) as! Value }
    set { value.withLock { $0 = newValue } }
  }
  public var projectedValue: IntentParameter<Value> { self }

  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try StubUser.shared.value(dialog)
  }

  @available(*, deprecated)
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { StubUser.Declined() }

  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try StubUser.shared.value(dialog)
  }

  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    StubUser.shared.agrees(to: dialog)
  }
}

// Of the documented initialisers, those without resolvers, options and content types.

extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: nil) }
}

extension IntentParameter where Value.ValueType == Int {
  public enum IntControlStyle: Sendable { case stepper, field }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue as? Value) }
}

extension IntentParameter where Value.ValueType == Double {
  public enum DoubleControlStyle: Sendable { case stepper, slider, field }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue as? Value) }
}

extension IntentParameter where Value.ValueType == Date {
  public enum DateKind: Sendable { case date, time, dateTime }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue as? Value) }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue as? Value) }
}

extension IntentParameter where Value.ValueType == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue as? Value) }
}

extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue as? Value) }
}

extension IntentParameter where Value.ValueType: AppEnum {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue as? Value) }
}
