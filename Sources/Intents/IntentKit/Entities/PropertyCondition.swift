/// A condition on the properties of an entity.
///
/// ```swift
/// let condition: PropertyCondition = .all([
///   .compare("isDone", .equals, false), .between("due", monday, sunday),
/// ])
/// ```
///
/// An entity that lacks a property fulfils no comparison of it; ``hasValue(_:)`` asks for that.
public indirect enum PropertyCondition: Hashable, Sendable {
  /// The property compares so with a value. ``PropertyComparison/between`` takes a list of two values, or
  /// a period.
  case compare(String, PropertyComparison, IntentValue)
  /// The entity has the property.
  case hasValue(String)
  /// The condition is not fulfilled.
  case not(PropertyCondition)
  /// All conditions are fulfilled; true if there are none.
  case all([PropertyCondition])
  /// One of the conditions is fulfilled; false if there are none.
  case any([PropertyCondition])

  /// The maximum number of comparisons in a condition.
  public static let maximumCount = 100
  /// The maximum nesting depth.
  public static let maximumDepth = 16

  /// A comparison of a property with a value.
  public static func compare(
    _ property: String, _ comparison: PropertyComparison, _ value: some IntentValueConvertible
  ) -> PropertyCondition {
    .compare(property, comparison, value.intentValue)
  }

  /// Whether a property is from one value to another, both included.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - first: The least value, or the first day.
  ///   - last: The greatest value, or the last day.
  /// - Returns: The condition.
  public static func between<Value: IntentValueConvertible>(
    _ property: String, _ first: Value, _ last: Value
  ) -> PropertyCondition {
    .compare(property, .between, .list([first.intentValue, last.intentValue]))
  }
}
