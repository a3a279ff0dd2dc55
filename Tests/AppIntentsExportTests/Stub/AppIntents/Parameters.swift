// swift-format-ignore-file

// Parameters, and the functions that ask for their values.

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

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    try StubUser.shared.value(dialog)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { fatalError() }

  public func requestDisambiguation(
    among options: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType {
    try StubUser.shared.value(dialog)
  }

  public func requestConfirmation(
    for value: Value.UnwrappedType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try StubUser.shared.agree(dialog)
    return true
  }
}

extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: nil) }
}

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue) }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue) }
}

extension IntentParameter where Value.ValueType == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue) }
}

extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue) }
}

extension IntentParameter where Value.UnwrappedType: AppEnum {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { self.init(stub: defaultValue) }
}
