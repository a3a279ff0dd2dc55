/// The reason why a query by properties is invalid.
public enum PropertyQueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No entities of the type can be queried; with the types that can.
  case unknownType(String, known: [String])
  /// The entities of the type can be found by name, but not queried by properties: their query is
  /// no ``EntityPropertyQuery``.
  case notQueryable(String)
  /// The entities have no such property; with those that they have.
  case unknownProperty(String, of: String, known: [String])
  /// The kind of the property does not allow the comparison; with those that it allows.
  case comparisonNotAllowed(
    PropertyComparison, property: String, allowed: [PropertyComparison])
  /// The value cannot be compared with the property; with the values that can.
  case valueNotAllowed(String, property: String, expected: String)
  /// Entities cannot be sorted by the property.
  case notSortable(String)
  /// The limit is negative.
  case negativeLimit(Int)
  /// There are too many comparisons, levels or orders; with the maximum.
  case tooMany(String, maximum: Int)

  /// The fault and the allowed values.
  public var description: String {
    switch self {
    case .unknownType(let type, let known):
      "there are no entities of type '\(type.prefix(80))' to query"
        + (known.isEmpty
          ? ", nor of any other type" : "; there are " + known.joined(separator: ", "))
    case .notQueryable(let type):
      "entities of type '\(type)' cannot be queried by properties: to allow it, make their query "
        + "conform to EntityPropertyQuery"
    case .unknownProperty(let name, let type, let known):
      "'\(name.prefix(80))' is not a property of '\(type)'; it has "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .comparisonNotAllowed(let comparison, let property, let allowed):
      "'\(property)' cannot be compared by '\(comparison.rawValue)'; it can by "
        + allowed.map(\.rawValue).joined(separator: ", ")
    case .valueNotAllowed(let value, let property, let expected):
      "\(value) cannot be compared with '\(property)'; expected \(expected)"
    case .notSortable(let property): "entities cannot be sorted by '\(property)'"
    case .negativeLimit(let limit): "the limit is \(limit); it must be zero or more"
    case .tooMany(let things, let maximum):
      "a query can have at most \(maximum) \(things)"
    }
  }
}
