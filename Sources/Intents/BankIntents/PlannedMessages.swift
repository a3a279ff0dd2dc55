import Bank
import IntentKit
import IntentLanguage

extension BankMessage {
  /// A line about a planned payment.
  struct Plan: Sendable {
    let money: Money
    let from: String
    let to: String
    let isOwn: Bool
    let rule: Recurrence
    let start: CalendarDate
    let next: CalendarDate
    let today: CalendarDate

    /// "every month".
    func schedule(in language: Language) -> String {
      language.wording.values.time(.recurrence(rule), today)
    }

    /// "on Tuesday 1 December", "today".
    func next(in language: Language, after preposition: String) -> String {
      BankMessage.day(next, today, in: language, after: preposition)
    }
  }
}

extension BankMessage.Plan {
  /// The plan of a standing order; `nil` if it has ended or its schedule cannot be read.
  init?(_ order: StandingOrder, isOwn: Bool, today: CalendarDate) {
    guard let rule = Recurrence(order.schedule), let start = CalendarDate(number: order.start),
      let next = order.next.flatMap({ CalendarDate(number: $0) })
    else { return nil }
    self.init(
      money: order.amount, from: order.fromName, to: order.toName, isOwn: isOwn, rule: rule,
      start: start, next: next, today: today)
  }
}
