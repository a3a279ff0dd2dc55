public import MoneyKit

/// A payment or transfer that is made again and again, by a schedule.
///
/// The ledger does not interpret schedules: whoever carries the orders out says on which day one
/// is due next.
public struct StandingOrder: Hashable, Sendable, Identifiable {
  /// The unique identifier.
  public let id: String
  /// The identifier of the source account.
  public let from: String
  /// The name of the source account.
  public let fromName: String
  /// The identifier of the target account.
  public let to: String
  /// The name of the target account.
  public let toName: String
  /// The amount of each movement.
  public let amount: Money
  /// The schedule, such as a recurrence rule of RFC 5545.
  public let schedule: String
  /// The day from which the schedule counts, in the user's calendar, counted from 1 January 1970.
  public let start: Int
  /// The day on which the order is due next; `nil` if it was stopped or has ended.
  public let next: Int?
  /// The note of the movements.
  public let note: String

  /// The key of the movement that is due on a day. There is one for each, however often it is tried.
  func key(on day: Int) -> String { "standing-\(id)-\(day)" }
}

/// A movement that a standing order made, or did not make.
public struct StandingRun: Hashable, Sendable {
  /// The standing order that was due.
  public let order: StandingOrder
  /// The day on which it was due.
  public let day: Int
  /// The reason why no money was moved; `nil` if the money was moved.
  public let failure: Failure?

  /// A reason why no money was moved.
  public enum Failure: String, Hashable, Sendable, Codable {
    /// The balance was insufficient.
    case insufficientFunds
    /// A limit would have been exceeded.
    case overLimit
    /// An account was closed.
    case accountClosed
    /// The schedule could not be read, so the order was stopped.
    case unreadableSchedule
    /// Another reason.
    case other

    init(_ error: BankError) {
      self =
        switch error {
        case .insufficientFunds: .insufficientFunds
        case .overTransferLimit, .overDailyLimit, .tooLarge: .overLimit
        case .unknownAccount: .accountClosed
        default: .other
        }
    }
  }
}

/// The schedule of a standing order cannot be read, so the day on which it is due next is not known.
public struct UnreadableSchedule: Error, Hashable, CustomStringConvertible {
  /// The text that is no recurrence.
  public let schedule: String

  /// Creates the error.
  public init(_ schedule: String) {
    self.schedule = schedule
  }

  /// The fault.
  public var description: String { "the schedule '\(schedule.prefix(80))' cannot be read" }
}
