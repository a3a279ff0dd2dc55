extension PropertyQuery {
  /// The query with its values in the form of the properties that they are compared with: a text
  /// "20 GBP" is an amount where an amount is compared.
  ///
  /// - Parameters:
  ///   - properties: The properties of the entities.
  ///   - type: The name of the type of the entities, for errors.
  /// - Returns: The query. Checking is idempotent.
  /// - Throws: ``PropertyQueryError`` for the first fault.
  public func checked(
    for properties: [PropertyDeclaration], of type: String
  ) throws(PropertyQueryError) -> PropertyQuery {
    var checker = PropertyChecker(properties, type)
    if let limit, limit < 0 { throw .negativeLimit(limit) }
    guard order.count <= Self.maximumOrderCount else {
      throw .tooMany("properties to sort by", maximum: Self.maximumOrderCount)
    }
    for order in order where !(try checker.property(order.property).isSortable) {
      throw .notSortable(order.property)
    }
    var copy = self
    if let condition { copy.condition = try checker.checked(condition, depth: 0) }
    return copy
  }

  /// The query with its values in the form of the properties of an entity type.
  ///
  /// - Throws: ``PropertyQueryError`` for the first fault.
  public func checked<Entity: IntentEntity>(
    for entity: Entity.Type
  ) throws(PropertyQueryError) -> PropertyQuery {
    try checked(for: entity.properties.map(\.declaration), of: entity.typeName)
  }
}

/// Checks the conditions of a query.
private struct PropertyChecker {
  private let properties: [PropertyDeclaration]
  private let type: String
  private var count = 0

  init(_ properties: [PropertyDeclaration], _ type: String) {
    self.properties = properties
    self.type = type
  }

  func property(_ name: String) throws(PropertyQueryError) -> PropertyDeclaration {
    guard let property = properties.first(where: { $0.name == name }) else {
      throw .unknownProperty(name, of: type, known: properties.map(\.name))
    }
    return property
  }

  mutating func checked(
    _ condition: PropertyCondition, depth: Int
  ) throws(PropertyQueryError) -> PropertyCondition {
    guard depth <= PropertyCondition.maximumDepth else {
      throw .tooMany("levels of conditions", maximum: PropertyCondition.maximumDepth)
    }
    count += 1
    guard count <= PropertyCondition.maximumCount else {
      throw .tooMany("conditions", maximum: PropertyCondition.maximumCount)
    }
    switch condition {
    case .compare(let name, let comparison, let value):
      let property = try property(name)
      guard comparison.isAllowed(for: property.kind) else {
        throw .comparisonNotAllowed(
          comparison, property: name, allowed: property.comparisons)
      }
      guard let converted = property.operand(value, of: comparison) else {
        throw .valueNotAllowed(
          JSONSchema.json(value).notation, property: name,
          expected: property.expectedOperand(of: comparison))
      }
      return .compare(name, comparison, converted)
    case .hasValue(let name):
      _ = try property(name)
      return condition
    case .not(let inner): return .not(try checked(inner, depth: depth + 1))
    case .all(let conditions): return .all(try checked(conditions, depth))
    case .any(let conditions): return .any(try checked(conditions, depth))
    }
  }

  private mutating func checked(
    _ conditions: [PropertyCondition], _ depth: Int
  ) throws(PropertyQueryError) -> [PropertyCondition] {
    var result: [PropertyCondition] = []
    for condition in conditions { result.append(try checked(condition, depth: depth + 1)) }
    return result
  }
}

extension PropertyDeclaration {
  /// A value in the form in which it is compared with the property; `nil` if it cannot be.
  fileprivate func operand(
    _ value: IntentValue, of comparison: PropertyComparison
  ) -> IntentValue? {
    guard comparison == .between else { return operand(value) }
    if let elements = value.elements {
      let bounds = elements.compactMap(operand)
      return bounds.count == 2 && elements.count == 2 ? .list(bounds) : nil
    }
    guard case .temporal(let temporal, _) = kind, temporal != .time,
      case .value(.temporal(.period(let period))) =
        ParameterKind.temporal(.period).input(value)
    else { return nil }
    let days = [period.first, period.last].map { operand(.temporal(.date($0))) }
    return .list(days.compactMap(\.self))
  }

  private func operand(_ value: IntentValue) -> IntentValue? {
    switch (kind, value) {
    case (.entity(let kind), .entity(let reference)):
      return reference.type == kind.type ? value : nil
    case (.entity(let kind), .object(let members)):
      // A found entity; only its identifier counts.
      guard Set(members.keys).isSubset(of: ["id", "name", "subtitle"]),
        case .text(let id)? = members["id"]
      else { return nil }
      return .entity(EntityReference(type: kind.type, id: id, name: id))
    case (.entity, .text): return value
    case (.text, .text): return value
    case (.integer, _), (.decimal, _):
      // A bound may be beyond the range of the values.
      guard case .value(let converted) = kind.input(value) else { return nil }
      switch (kind, converted) {
      case (.integer, .integer), (.decimal, .decimal): return converted
      default: return nil
      }
    default:
      guard case .value(let converted) = kind.input(value), kind.contains(converted) else {
        return nil
      }
      return converted
    }
  }

  fileprivate func expectedOperand(of comparison: PropertyComparison) -> String {
    let single: String
    switch kind {
    case .text: single = "a text"
    case .integer: single = "a whole number"
    case .decimal: single = "a number, as a text such as \"20.50\""
    default: single = kind.schemaText
    }
    return comparison == .between ? "an array of two, each \(single)" : single
  }
}
