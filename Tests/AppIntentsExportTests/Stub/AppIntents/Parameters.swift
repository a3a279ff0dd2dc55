// swift-format-ignore-file

// Parameters, and the functions that ask for their values.

@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  private init(stub: Void) {}

  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public var projectedValue: IntentParameter<Value> { self }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { fatalError() }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { fatalError() }

  public func requestDisambiguation(
    among options: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType { fatalError() }

  public func requestConfirmation(
    for value: Value.UnwrappedType, dialog: IntentDialog? = nil
  ) async throws -> Bool { fatalError() }
}

extension IntentParameter {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { fatalError() }
}

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { fatalError() }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { fatalError() }
}

extension IntentParameter where Value.ValueType == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { fatalError() }
}

extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { fatalError() }
}

extension IntentParameter where Value.UnwrappedType: AppEnum {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { fatalError() }
}
