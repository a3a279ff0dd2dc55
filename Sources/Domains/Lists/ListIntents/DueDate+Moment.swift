import IntentKit
import IntentLanguage
import Lists

extension DueDate {
  /// The date and time of a moment.
  init?(_ moment: CalendarMoment) { self.init("\(moment)") }

  /// The date and time.
  var moment: CalendarMoment? { CalendarMoment(description) }
}

/// A due date as it is said on a day.
struct DueText: Sendable {
  let moment: CalendarMoment
  let today: CalendarDate

  init(_ moment: CalendarMoment, _ context: HandlingContext) {
    self.moment = moment
    today = context.localTime.date
  }

  init?(_ due: DueDate?, _ context: HandlingContext) {
    guard let moment = due?.moment else { return nil }
    self.init(moment, context)
  }

  /// "tomorrow at 18:00".
  func words(in texts: MessageTexts) -> String {
    Language(code: texts.language).wording.values.time(.moment(moment), today)
  }
}

/// A period as it is said on a day.
struct PeriodText: Sendable {
  let period: CalendarPeriod
  let today: CalendarDate

  /// "from Monday 23 November to Sunday 29 November".
  func words(in texts: MessageTexts) -> String {
    Language(code: texts.language).wording.values.time(.period(period), today)
  }
}
