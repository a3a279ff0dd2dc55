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

  /// Makes the payments that are due, also those of days that were missed, each once. One that cannot
  /// be made is missed and not tried again.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - language: The ISO 639-1 code of the language to tell it in.
  /// - Returns: The payments made and missed since the last report, by any process.
  /// - Throws: `StorageError` if the file cannot be accessed.
  public func catchUp(at now: Timestamp, language: String) throws -> [Dialogue] {
    try carryOut(at: now)
    return try ledger.takeUntoldRuns().map { words(for: $0, at: now, language) }
  }

  /// Makes the payments that are due as ``catchUp(at:language:)`` does, and tells each payment made or
  /// missed until the telling has succeeded.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - language: The ISO 639-1 code of the language to tell it in.
  ///   - evenIfLate: Whether payments are made that have been due for more than ``maximumLateness`` days.
  ///   - tell: Tells a payment. If it throws an error, that payment and those after it are told the next
  ///     time.
  /// - Throws: ``LatePayments``; `StorageError` if the file cannot be accessed.
  public func catchUp(
    at now: Timestamp, language: String, evenIfLate: Bool = false, tell: (Dialogue) throws -> Void
  ) throws {
    // Payments that were made before are reported in any case.
    defer { _ = try? ledger.tellRuns { try tell(words(for: $0, at: now, language)) } }
    try carryOut(at: now, evenIfLate: evenIfLate)
  }

  private func words(for run: StandingRun, at now: Timestamp, _ language: String) -> Dialogue {
    let today = clock.reading(at: now).date
    let day = CalendarDate(dayNumber: run.day) ?? today
    return BankMessage.ran(run, on: day, today: today).dialogue(in: language)
  }

  /// The number of days for which a payment can be due and still be made without being asked for: if it is
  /// more, the clock may be wrong.
  public static let maximumLateness = 100

  /// Makes the payments that are due as ``catchUp(at:language:)`` does, and leaves telling the user to
  /// the next call of that.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - evenIfLate: Whether payments are made that have been due for more than ``maximumLateness`` days.
  /// - Throws: ``LatePayments`` if there are such payments; no money moves. `StorageError` if the file
  ///   cannot be accessed.
  public func carryOut(at now: Timestamp, evenIfLate: Bool = false) throws {
    let today = clock.reading(at: now).day
    if !evenIfLate, let next = try ledger.standingOrders().first?.next {
      let (days, overflow) = today.subtractingReportingOverflow(next)
      if !overflow, days > Self.maximumLateness {
        throw LatePayments(since: CalendarDate(dayNumber: next), days: days)
      }
    }
    try ledger.carryOutStandingOrders(
      today: today, time: Int(clamping: now.secondsSince1970), following: Self.day)
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

/// Planned payments that have been due for so long that the clock may be wrong. No money was moved.
public struct LatePayments: Error, Hashable, Sendable, CustomStringConvertible {
  /// The day on which the first was due.
  public let since: CalendarDate?
  /// The number of days since then.
  public let days: Int

  /// The problem, and how to continue.
  public var description: String {
    "planned payments have been due\(since.map { " since \($0)" } ?? ""), for \(days) days, and were not made: the "
      + "clock may be wrong; 'numberrace bank scheduled --catch-up' makes them"
  }
}
