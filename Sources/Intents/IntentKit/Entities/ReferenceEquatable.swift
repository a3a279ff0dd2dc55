/// An entity that is the same as another with its identifier and name, whatever else is known of them.
package protocol ReferenceEquatable: IntentEntity {}

extension ReferenceEquatable {
  /// Whether two entities have the same identifier and name.
  public static func == (first: Self, second: Self) -> Bool { first.reference == second.reference }

  /// Hashes the identifier and the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
