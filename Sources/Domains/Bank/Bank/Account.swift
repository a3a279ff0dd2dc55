/// An account of the user or of a payee.
public struct Account: Hashable, Sendable, Identifiable {
  /// The unique identifier.
  public let id: String
  /// The name by which people and intents refer to it.
  public let name: String
  /// The user, or the payee that it stands for.
  public let owner: Owner
  /// The balance. For a payee, the total paid.
  public let balance: Money

  /// The currency of the balance, in which all movements are.
  public var currency: Currency { balance.currency }

  /// The owner of an account, which decides whether money can be taken from it.
  public enum Owner: String, Hashable, Sendable, Codable {
    /// The user.
    case own
    /// Someone else, to whom money can be paid.
    case payee
  }
}

/// A transfer of money between two accounts.
public struct Transfer: Hashable, Sendable, Identifiable {
  /// The unique identifier: its position in the ledger.
  public let id: Int64
  /// The identifier of the source account.
  public let from: String
  /// The identifier of the target account.
  public let to: String
  /// The amount that was moved, always positive.
  public let amount: Money
  /// The time, in seconds since 1 January 1970 UTC.
  public let time: Int
  /// The purpose as the user said it; empty if there is none.
  public let note: String
}

/// A movement as an account's statement has it.
public struct StatementLine: Hashable, Sendable {
  /// The kind of movement.
  public let kind: Kind
  /// The time, in seconds since 1 January 1970 UTC.
  public let time: Int
  /// The name of the other account; empty if there is none.
  public let other: String
  /// The note of the transfer, or a description of another movement.
  public let note: String
  /// The amount received; negative if it was sent.
  public let amount: Money
  /// The balance after the movement.
  public let balance: Money

  /// A kind of movement, from the account's point of view.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The opening balance.
    case opening
    /// A transfer from another account.
    case incoming
    /// A transfer to another account.
    case outgoing
    /// A difference that the repair of a damaged file posted.
    case correction
  }
}

/// The limits on money leaving the user's own accounts.
public struct Limits: Hashable, Sendable {
  /// The maximum amount of a single transfer, also between the user's own accounts.
  public var transfer: Money
  /// The maximum sum that is paid to others on a day, from all accounts of the currency.
  public var day: Money

  /// Creates limits. ``Ledger/setLimits(_:)`` checks that they have one currency and are not
  /// negative.
  public init(transfer: Money, day: Money) {
    self.transfer = transfer
    self.day = day
  }
}
