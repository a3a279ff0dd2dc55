/// A type about time that parameters can have, coded as its notation: ISO 8601, or RFC 5545 for recurrences.
public protocol TemporalConvertible: IntentValueConvertible, ParameterValue, Codable
where ParameterBase == Self {
  /// The kind of the values.
  static var temporalKind: TemporalKind { get }
  /// The value as one of all kinds.
  var temporalValue: TemporalValue { get }
}

extension TemporalConvertible {
  /// Values of the kind.
  public static var intentKind: ParameterKind { .temporal(temporalKind) }

  /// The value about time; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .temporal(let value) = intentValue, let value = value.base as? Self else {
      return nil
    }
    self = value
  }

  /// The value about time.
  public var intentValue: IntentValue { .temporal(temporalValue) }

  /// Decodes a value from its notation.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let value = TemporalValue(text, of: Self.temporalKind)?.base as? Self else {
      throw decoder.error("'\(text.prefix(80))' is not \(Self.temporalKind.notation)")
    }
    self = value
  }

  /// Encodes the notation of the value.
  public func encode(to encoder: any Encoder) throws { try "\(temporalValue)".encode(to: encoder) }
}

extension TemporalValue {
  fileprivate var base: any TemporalConvertible {
    switch self {
    case .date(let date): date
    case .time(let time): time
    case .moment(let moment): moment
    case .period(let period): period
    case .duration(let duration): duration
    case .recurrence(let rule): rule
    }
  }
}

extension CalendarDate: TemporalConvertible {
  /// Dates.
  public static let temporalKind = TemporalKind.date
  /// The date.
  public var temporalValue: TemporalValue { .date(self) }
}

extension TimeOfDay: TemporalConvertible {
  /// Times of day.
  public static let temporalKind = TemporalKind.time
  /// The time.
  public var temporalValue: TemporalValue { .time(self) }
}

extension CalendarMoment: TemporalConvertible {
  /// Dates, with or without times.
  public static let temporalKind = TemporalKind.moment
  /// The moment.
  public var temporalValue: TemporalValue { .moment(self) }
}

extension CalendarPeriod: TemporalConvertible {
  /// Periods of days.
  public static let temporalKind = TemporalKind.period
  /// The period.
  public var temporalValue: TemporalValue { .period(self) }
}

extension TimeSpan: TemporalConvertible {
  /// Durations.
  public static let temporalKind = TemporalKind.duration
  /// The duration.
  public var temporalValue: TemporalValue { .duration(self) }
}

extension Recurrence: TemporalConvertible {
  /// Rules by which something recurs.
  public static let temporalKind = TemporalKind.recurrence
  /// The rule.
  public var temporalValue: TemporalValue { .recurrence(self) }
}
