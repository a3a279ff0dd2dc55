import Bank
import IntentKit
import IntentLanguage

extension BankMessage {
  /// A line about a planned payment.
  struct Plan: Sendable {
    let money: Money
    let from: String
    let to: String
    let rule: Recurrence
    let start: CalendarDate
    let next: CalendarDate
    let today: CalendarDate

    /// Whether there is only one payment.
    var isOnce: Bool { rule.pattern == .once }

    /// "every month"; the day if there is only one.
    func schedule(in texts: MessageTexts) -> String {
      isOnce
        ? BankMessage.day(next, today, in: texts) : texts.values.time(.recurrence(rule), today)
    }
  }
}

extension BankMessage.Plan {
  /// The plan of a standing order; `nil` if it has ended or its schedule cannot be read.
  init?(_ order: StandingOrder, today: CalendarDate) {
    guard let rule = Recurrence(order.schedule), let start = CalendarDate(dayNumber: order.start),
      let next = order.next.flatMap({ CalendarDate(dayNumber: $0) })
    else { return nil }
    self.init(
      money: order.amount, from: order.fromName, to: order.toName, rule: rule, start: start,
      next: next, today: today)
  }

  /// The number of payments in a period, from the next one on.
  func count(in days: CalendarPeriod) -> Int {
    var (count, earliest) = (0, max(days.first, next))
    while let day = rule.date(onOrAfter: earliest, startingOn: start), day <= days.last,
      count < 1000
    {
      count += 1
      earliest = day.adding(days: 1)
    }
    return count
  }

  /// The plan as it was agreed to: with its first day, though that may be past.
  func fromTheFirstDay() -> Self {
    Self(
      money: money, from: from, to: to, rule: rule, start: start,
      next: rule.date(onOrAfter: start, startingOn: start) ?? next, today: today)
  }
}
