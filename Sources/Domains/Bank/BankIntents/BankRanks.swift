import Bank
public import IntentKit

/// The account with the most or the least in it, or the sum of all accounts.
public enum BalanceRank: String, IntentEnum {
  /// The one with the most.
  case most
  /// The one with the least.
  case least
  /// All of them together.
  case total

  /// The name of the type.
  public static let typeName = "balanceRank"

  /// The names of the rank.
  public var names: [String] {
    switch self {
    case .most: ["most", "highest", "largest", "biggest", "more"]
    case .least: ["least", "lowest", "smallest", "less"]
    case .total:
      ["in total", "altogether", "in all", "all together", "total", "combined", "together"]
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

extension Sequence {
  /// The elements with the first amount of each currency, in their order: if they are sorted by
  /// amount, the ones with the largest or the smallest.
  ///
  /// - Parameter amount: Returns the amount of an element.
  /// - Returns: The elements.
  func ranked(by amount: (Element) -> MoneyAmount) -> [Element] {
    var first: [Currency?: MoneyAmount] = [:]
    return filter { element in
      let amount = amount(element)
      if first[amount.currency] == nil { first[amount.currency] = amount }
      return first[amount.currency] == amount
    }
  }
}
