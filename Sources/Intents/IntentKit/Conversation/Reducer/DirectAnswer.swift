/// An answer to the open question that needs no words: a value from a form, a button that was
/// tapped, a program's reply.
public enum DirectAnswer: Hashable, Sendable {
  /// The value that is asked for. The elements of a list are added to those already known. The name
  /// of an entity is a text.
  case value(IntentValue)
  /// The choice with this index among those that are offered.
  case choice(Int)
  /// Yes or no, to a question for agreement, to an offer, or whether the only choice was meant.
  case agreement(Bool)
}

/// The coded form is an object with one key: `{"value": 952}`, `{"choice": 0}`, `{"agreement":
/// true}`.
extension DirectAnswer: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case value, choice, agreement
  }

  /// Decodes an answer. Throws `DecodingError` if this is not the coded form of one.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "an answer")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw decoder.error("an answer has exactly one of the keys value, choice and agreement")
    }
    switch key {
    case .value: self = .value(try container.decode(IntentValue.self, forKey: key))
    case .choice: self = .choice(try container.decode(Int.self, forKey: key))
    case .agreement: self = .agreement(try container.decode(Bool.self, forKey: key))
    }
  }

  /// Encodes the answer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .value(let value): try container.encode(value, forKey: .value)
    case .choice(let index): try container.encode(index, forKey: .choice)
    case .agreement(let agrees): try container.encode(agrees, forKey: .agreement)
    }
  }
}
