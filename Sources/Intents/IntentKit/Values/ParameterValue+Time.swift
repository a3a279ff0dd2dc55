/// The types about time that parameters can have.

extension CalendarDate: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias ParameterBase = CalendarDate

  /// Dates.
  public static var intentKind: ParameterKind { .temporal(.date) }

  /// The date; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .temporal(.date(let date)) = intentValue else { return nil }
    self = date
  }

  /// The date.
  public var intentValue: IntentValue { .temporal(.date(self)) }
}

extension TimeOfDay: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias ParameterBase = TimeOfDay

  /// Times of day.
  public static var intentKind: ParameterKind { .temporal(.time) }

  /// The time; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .temporal(.time(let time)) = intentValue else { return nil }
    self = time
  }

  /// The time.
  public var intentValue: IntentValue { .temporal(.time(self)) }
}

extension CalendarMoment: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias ParameterBase = CalendarMoment

  /// Dates, with or without times.
  public static var intentKind: ParameterKind { .temporal(.moment) }

  /// The moment; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .temporal(.moment(let moment)) = intentValue else { return nil }
    self = moment
  }

  /// The moment.
  public var intentValue: IntentValue { .temporal(.moment(self)) }
}

extension CalendarPeriod: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias ParameterBase = CalendarPeriod

  /// Periods of days.
  public static var intentKind: ParameterKind { .temporal(.period) }

  /// The period; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .temporal(.period(let period)) = intentValue else { return nil }
    self = period
  }

  /// The period.
  public var intentValue: IntentValue { .temporal(.period(self)) }
}

extension TimeSpan: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias ParameterBase = TimeSpan

  /// Durations.
  public static var intentKind: ParameterKind { .temporal(.duration) }

  /// The duration; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .temporal(.duration(let duration)) = intentValue else { return nil }
    self = duration
  }

  /// The duration.
  public var intentValue: IntentValue { .temporal(.duration(self)) }
}

extension Recurrence: IntentValueConvertible, ParameterValue {
  /// The type itself.
  public typealias ParameterBase = Recurrence

  /// Rules by which something recurs.
  public static var intentKind: ParameterKind { .temporal(.recurrence) }

  /// The rule; `nil` for other values.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {
    guard case .temporal(.recurrence(let rule)) = intentValue else { return nil }
    self = rule
  }

  /// The rule.
  public var intentValue: IntentValue { .temporal(.recurrence(self)) }
}
