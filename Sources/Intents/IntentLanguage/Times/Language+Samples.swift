import IntentKit

extension Language {
  func sample(of kind: TemporalKind) -> String {
    let today = CalendarDate(day: 20_000)
    let tomorrow = today.adding(days: 1)
    let value: TemporalValue? =
      switch kind {
      case .date: .date(tomorrow)
      case .time: TimeOfDay(hour: 18).map { .time($0) }
      case .moment: .moment(CalendarMoment(tomorrow))
      case .period: .period(.month(of: today))
      case .duration: TimeSpan(1, .hour).map { .duration($0) }
      case .recurrence: Recurrence(.weeks(1)).map { .recurrence($0) }
      }
    return value.map { wording.values.time($0, today) } ?? kind.rawValue
  }
}
