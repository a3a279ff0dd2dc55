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
  /// The amount that is left after the needed one is paid.
  case rest

  /// The name of the enumeration, for programs.
  public static let typeName = "balanceRank"

  /// The names of the rank.
  public var names: [String] {
    switch self {
    case .most: ["most", "highest", "largest", "biggest", "more"]
    case .least: ["least", "lowest", "smallest", "less"]
    case .rest: ["left over"]
    case .total:
      ["in total", "altogether", "in all", "all together", "total", "combined", "together"]
    }
  }
}

/// An answer about payments other than their sum.
public enum PaymentAnswer: String, IntentEnum {
  /// The payments one by one.
  case each

  /// The name of the enumeration, for programs.
  public static let typeName = "paymentAnswer"

  /// The names of the answer.
  public var names: [String] { ["one by one"] }
}

/// An answer about planned payments other than all of them.
public enum PlanAnswer: String, IntentEnum {
  /// The one that is made next.
  case next
  /// The sum of what goes to others.
  case total

  /// The name of the enumeration, for programs.
  public static let typeName = "planAnswer"

  /// The names of the answer.
  public var names: [String] {
    switch self {
    case .next: ["the next one"]
    case .total: ["the total"]
    }
  }
}

/// The payment of the largest or the smallest amount, or the latest.
public enum PaymentRank: String, IntentEnum {
  /// The payment of the largest amount.
  case largest
  /// The payment of the smallest amount.
  case smallest
  /// The payment that was made last.
  case latest

  /// The name of the enumeration, for programs.
  public static let typeName = "paymentRank"

  /// The names of the rank.
  public var names: [String] {
    switch self {
    case .largest: ["largest", "biggest", "highest", "most expensive"]
    case .smallest: ["smallest", "lowest", "cheapest"]
    case .latest: ["most recent"]
    }
  }
}

extension Sequence {
  /// The elements with the first amount of each currency, in their order: if they are sorted by
  /// amount, the ones with the largest or the smallest.
  func ranked(by amount: (Element) -> MoneyAmount) -> [Element] {
    var first: [Currency?: MoneyAmount] = [:]
    return filter { element in
      let amount = amount(element)
      if first[amount.currency] == nil { first[amount.currency] = amount }
      return first[amount.currency] == amount
    }
  }
}
