public import IntentKit

/// What a token may do. Each includes those before it.
public enum TokenScope: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
  /// Play, look up, and talk.
  case lookUp = "look-up"
  /// Change what can be changed back, such as lists and shortcuts.
  case change
  /// Do what a person must agree to, such as paying.
  case pay

  /// The scope that an intent needs, by its risk.
  public init(for risk: Risk) {
    self =
      switch risk.confirmation {
      case .never: .lookUp
      case .whenGuessed: .change
      case .always: .pay
      }
  }

  /// Whether a scope is a part of another.
  ///
  /// - Parameters:
  ///   - first: The scope.
  ///   - second: The other one.
  /// - Returns: Whether it is less than the other one.
  public static func < (first: TokenScope, second: TokenScope) -> Bool {
    allCases.firstIndex(of: first) ?? 0 < allCases.firstIndex(of: second) ?? 0
  }
}
