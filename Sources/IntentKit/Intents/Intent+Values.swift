import Synchronization

/// A parameter whatever the type of its value.
protocol AnyParameter {
  var declaration: ParameterDeclaration { get }
  var given: IntentValue? { get }
  /// Whether it has what the type of its property needs.
  var isUsable: Bool { get }
}

extension Parameter: AnyParameter {
  var given: IntentValue? { value?.intentValue }
  var isUsable: Bool { valueOrDefault != nil }
}

/// The values for an intent that is being made. Parameters take theirs when they are initialised, so that intents
/// stay plain values whose parameters need no setters. A parameter learns the name of its property in the same way:
/// properties are initialised in the order of their declaration.
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

/// The labels of the parameters of each type, found by reflection once.
private let knownLabels = Mutex<[ObjectIdentifier: [String]]>([:])

extension Intent {
  /// An intent with values. Values of another type, or without a parameter, are left out.
  ///
  /// - Parameter values: Values by the names of parameters.
  public init(values: [String: IntentValue]) {
    self = GivenValues.$current.withValue(GivenValues(values, labels: Self.labels)) { Self() }
  }

  /// The values that were given, by the names of parameters.
  public var values: [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    for (name, parameter) in parameters { values[name] = parameter.given }
    return values
  }

  /// The parameters in the order of their declaration, found by reflection.
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

  /// The parameters whose initialisers do not run in the order of their declaration, so that they would get each
  /// other's names.
  static var misnamedParameters: [String] {
    let parameters = Self(values: [:]).parameters
    // Two of one name are a fault of another kind.
    guard Set(parameters.map(\.name)).count == parameters.count else { return [] }
    return zip(labels, parameters).compactMap { label, entry in
      // A name of its own is never the label of another property.
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

  /// The name of a property, from the label of the storage behind its wrapper.
  private static func propertyName(_ label: String?) -> String {
    String((label ?? "").drop { $0 == "_" })
  }
}
