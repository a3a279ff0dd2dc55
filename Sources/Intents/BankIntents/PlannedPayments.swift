public import Bank
public import IntentKit

/// Carries out the standing orders of a ledger. Call ``catchUp(at:language:)`` when the app starts, and
/// when a day begins.
///
/// ```swift
/// for dialogue in try PlannedPayments(ledger).catchUp(at: environment.now(), language: "en") {
///   print(dialogue.displayed)  // As planned for today, £20.00 went from Current to Anna.
/// }
/// ```
public struct PlannedPayments: Sendable {
  private let ledger: Ledger
  private let clock: LocalClock

  /// Creates the payments of a ledger.
  ///
  /// - Parameters:
  ///   - ledger: The ledger.
  ///   - clock: The user's time zone, which determines when a day begins.
  public init(_ ledger: Ledger, clock: LocalClock = .system) {
    self.ledger = ledger
    self.clock = clock
  }

  /// Makes the payments that are due, also those of days on which nothing ran, each once. One that cannot
  /// be made is missed and not tried again.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - language: The ISO 639-1 code of the language to tell it in.
  /// - Returns: The payments made and missed since the last report, by any process.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func catchUp(at now: Timestamp, language: String) throws -> [Dialogue] {
    try carryOut(at: now)
    let today = clock.reading(at: now)
    return try ledger.takeUntoldRuns().map { run in
      let day = CalendarDate(dayNumber: run.day) ?? today.date
      return BankMessage.ran(run, on: day, today: today.date).dialogue(in: language)
    }
  }

  /// Makes the payments that are due as ``catchUp(at:language:)`` does, and leaves telling the user to
  /// the next call of that.
  ///
  /// - Parameter now: The current time.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func carryOut(at now: Timestamp) throws {
    try ledger.carryOutStandingOrders(
      today: clock.reading(at: now).day, time: now.secondsSince1970, following: Self.day)
  }

  /// The day after the given one on which an order is due.
  private static func day(of order: StandingOrder, after day: Int) throws -> Int? {
    guard let rule = Recurrence(order.schedule) else { throw UnreadableSchedule(order.schedule) }
    let (following, overflow) = day.addingReportingOverflow(1)
    guard let start = CalendarDate(dayNumber: order.start), !overflow,
      let earliest = CalendarDate(dayNumber: following)
    else { return nil }
    return rule.date(onOrAfter: earliest, startingOn: start)?.dayNumber
  }
}
