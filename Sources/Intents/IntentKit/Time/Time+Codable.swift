/// The values of this folder are coded as their notation.
extension Decoder {
  /// The value of a notation.
  fileprivate func notation<Value>(
    _ kind: TemporalKind, _ parse: (String) -> Value?
  ) throws -> Value {
    let text = try String(from: self)
    guard let value = parse(text) else {
      throw error("'\(text.prefix(80))' is not \(kind.notation)")
    }
    return value
  }
}

extension CalendarDate: Codable {
  /// Decodes a date in ISO 8601 format.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the text is not a date.
  public init(from decoder: any Decoder) throws {
    self = try decoder.notation(.date) { CalendarDate($0) }
  }

  /// Encodes the date in ISO 8601 format.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension TimeOfDay: Codable {
  /// Decodes a time in ISO 8601 format.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the text is not a time.
  public init(from decoder: any Decoder) throws {
    self = try decoder.notation(.time) { TimeOfDay($0) }
  }

  /// Encodes the time in ISO 8601 format.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension CalendarMoment: Codable {
  /// Decodes a moment in ISO 8601 format.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the text is not a moment.
  public init(from decoder: any Decoder) throws {
    self = try decoder.notation(.moment) { CalendarMoment($0) }
  }

  /// Encodes the moment in ISO 8601 format.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension CalendarPeriod: Codable {
  /// Decodes a period in ISO 8601 format.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the text is not a period.
  public init(from decoder: any Decoder) throws {
    self = try decoder.notation(.period) { CalendarPeriod($0) }
  }

  /// Encodes the period in ISO 8601 format.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension TimeSpan: Codable {
  /// Decodes a duration in ISO 8601 format.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the text is not a duration.
  public init(from decoder: any Decoder) throws {
    self = try decoder.notation(.duration) { TimeSpan($0) }
  }

  /// Encodes the duration in ISO 8601 format.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension Recurrence: Codable {
  /// Decodes a rule in the form of RFC 5545.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if the text is not a rule.
  public init(from decoder: any Decoder) throws {
    self = try decoder.notation(.recurrence) { Recurrence($0) }
  }

  /// Encodes the rule in the form of RFC 5545.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
