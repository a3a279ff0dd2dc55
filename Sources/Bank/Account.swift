/// An account: of the user's own, or of a payee.
public struct Account: Hashable, Sendable, Identifiable {
  /// What tells it from all others.
  public let id: String
  /// What it is called.
  public let name: String
  /// Whose it is.
  public let owner: Owner
  /// What is in it. For a payee, what was paid.
  public let balance: Money

  /// The currency.
  public var currency: Currency { balance.currency }

  /// Whose an account is.
  public enum Owner: String, Hashable, Sendable, Codable {
    /// The user's own.
    case own
    /// Someone else's, to whom money can be paid.
    case payee
  }
}

/// Money that was moved.
public struct Transfer: Hashable, Sendable, Identifiable {
  /// What tells it from all others: its place in the ledger.
  public let id: Int64
  /// The account that the money came from; the id.
  public let from: String
  /// The account that the money went to; the id.
  public let to: String
  /// How much.
  public let amount: Money
  /// When, in seconds since the beginning of 1970 in UTC.
  public let time: Int
  /// What it was for.
  public let note: String
}

/// A line of a statement.
public struct StatementLine: Hashable, Sendable {
  /// The kind of movement.
  public let kind: Kind
  /// The time, in seconds since the beginning of 1970 in UTC.
  public let time: Int
  /// The name of the account on the other side; empty for what comes from no account.
  public let other: String
  /// The note of the transfer, or a description of another movement.
  public let note: String
  /// The amount that came in; negative if it went out.
  public let amount: Money
  /// The balance after the movement.
  public let balance: Money

  /// A kind of movement, as one account sees it.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The balance that the account was opened with.
    case opening
    /// A transfer from another account.
    case incoming
    /// A transfer to another account.
    case outgoing
    /// A difference that was booked when a damaged file was repaired.
    case correction
  }
}

/// How much may be moved out of the user's own accounts.
public struct Limits: Hashable, Sendable {
  /// At once.
  public var transfer: Money
  /// In a day.
  public var day: Money

  /// Limits.
  ///
  /// - Parameters:
  ///   - transfer: At once.
  ///   - day: In a day.
  public init(transfer: Money, day: Money) {
    self.transfer = transfer
    self.day = day
  }
}
