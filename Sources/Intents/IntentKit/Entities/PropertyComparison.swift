/// A comparison of an entity's property with a value.
///
/// The kind of the property determines which comparisons are possible:
///
/// | kind | comparisons |
/// | --- | --- |
/// | text | `equals`, `notEquals`, `contains`, `startsWith`, `endsWith`, ignoring case |
/// | numbers, money | `equals`, `notEquals`, `less`, `lessOrEqual`, `greater`, `greaterOrEqual`, `between` |
/// | date, time, moment, period | `equals`, `notEquals`, `before`, `after`, `between` |
/// | yes or no, case, entity, duration, recurrence | `equals`, `notEquals` |
public enum PropertyComparison: String, Hashable, Sendable, Codable, CaseIterable {
  /// The value itself. A day equals any time on it.
  case equals
  /// Another value.
  case notEquals
  /// The text is part of the property.
  case contains
  /// The property begins with the text.
  case startsWith
  /// The property ends with the text.
  case endsWith
  /// Less than the value.
  case less
  /// At most the value.
  case lessOrEqual
  /// More than the value.
  case greater
  /// At least the value.
  case greaterOrEqual
  /// Over before the value begins.
  case before
  /// Begun after the value is over.
  case after
  /// From the first of two values to the second, both included; or in a period.
  case between

  /// Whether the comparison is allowed for a kind.
  public func isAllowed(for kind: ParameterKind) -> Bool {
    switch (self, kind) {
    case (_, .list), (_, .object): false
    case (.equals, _), (.notEquals, _): true
    case (.contains, .text), (.startsWith, .text), (.endsWith, .text): true
    case (.less, _), (.lessOrEqual, _), (.greater, _), (.greaterOrEqual, _): kind.isNumeric
    case (.between, .temporal(let kind, _)), (.before, .temporal(let kind, _)),
      (.after, .temporal(let kind, _)):
      kind != .duration && kind != .recurrence
    case (.between, _): kind.isNumeric
    default: false
    }
  }
}
