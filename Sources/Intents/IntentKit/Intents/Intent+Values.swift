import Synchronization

/// A type-erased parameter.
protocol AnyParameter {
  var declaration: ParameterDeclaration { get }
  var given: IntentValue? { get }
  /// Whether the parameter has a value of the property's type, if it needs one.
  var isUsable: Bool { get }
}

extension Parameter: AnyParameter {
  var given: IntentValue? { value?.intentValue }
  var isUsable: Bool { valueOrDefault != nil }
}

/// The values for an intent under construction. Each parameter takes its value when it is
/// initialised, so that intents stay plain values without setters. A parameter learns its
/// property's name in the same way: properties are initialised in declaration order.
final class GivenValues: Sendable {
  @TaskLocal static var current: GivenValues?

  let values: [String: IntentValue]
  private let labels: [String]
  private let place = Atomic(0)

  init(_ values: [String: IntentValue], labels: [String]) {
    self.values = values
    self.labels = labels
  }

  /// The label of the next property, with all values.
  func next() -> (label: String?, values: [String: IntentValue]) {
    let place = place.add(1, ordering: .relaxed).oldValue
    return (labels.indices.contains(place) ? labels[place] : nil, values)
  }
}

/// The labels of the parameters of each type, cached after one reflection.
private let knownLabels = Mutex<[ObjectIdentifier: [String]]>([:])

extension Intent {
  /// Creates an intent with values. Values of the wrong type and unknown parameters are ignored.
  public init(values: [String: IntentValue]) {
    self = GivenValues.$current.withValue(GivenValues(values, labels: Self.labels)) { Self() }
  }

  /// The given values, by parameter name.
  public var values: [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for (name, parameter) in parameters { values[name] = parameter.given }
    return values
  }

  /// The parameters in declaration order, found by reflection.
  var parameters: [(name: String, parameter: any AnyParameter)] {
    Mirror(reflecting: self).children.compactMap { label, value in
      guard let parameter = value as? any AnyParameter else { return nil }
      let name = parameter.declaration.name
      return (name.isEmpty ? Self.propertyName(label) : name, parameter)
    }
  }

  /// The declarations of the parameters, in order.
  static var parameterDeclarations: [ParameterDeclaration] {
    Self(values: [:]).parameters.map(\.parameter.declaration)
  }

  /// The parameters whose initialisers do not run in declaration order, so that they would get each
  /// other's names.
  static var misnamedParameters: [String] {
    let parameters = Self(values: [:]).parameters
    // Duplicate names are a separate fault.
    guard Set(parameters.map(\.name)).count == parameters.count else { return [] }
    return zip(labels, parameters).compactMap { label, entry in
      // An explicit name is never the label of another property.
      labels.contains(entry.name) && entry.name != label ? label : nil
    }
  }

  private static var labels: [String] {
    let key = ObjectIdentifier(Self.self)
    if let labels = knownLabels.withLock({ $0[key] }) { return labels }
    let plain = GivenValues.$current.withValue(nil) { Self() }
    let labels = Mirror(reflecting: plain).children.compactMap { label, value in
      value is any AnyParameter ? propertyName(label) : nil
    }
    knownLabels.withLock { $0[key] = labels }
    return labels
  }

  /// The name of a property, derived from the label of its wrapper's storage.
  private static func propertyName(_ label: String?) -> String {
    String((label ?? "").drop { $0 == "_" })
  }
}
