public import IntentKit

/// The account with the most or the least in it.
public enum BalanceRank: String, IntentEnum {
  /// The one with the most.
  case most
  /// The one with the least.
  case least

  /// The name of the type.
  public static let typeName = "balanceRank"

  /// The names of the rank.
  public var names: [String] {
    switch self {
    case .most: ["most", "highest", "largest", "biggest"]
    case .least: ["least", "lowest", "smallest"]
    }
  }
}

/// The payment of the largest or the smallest amount.
public enum PaymentRank: String, IntentEnum {
  /// The largest.
  case largest
  /// The smallest.
  case smallest

  /// The name of the type.
  public static let typeName = "paymentRank"

  /// The names of the rank.
  public var names: [String] {
    switch self {
    case .largest: ["largest", "biggest", "highest", "most expensive"]
    case .smallest: ["smallest", "lowest", "cheapest"]
    }
  }
}
