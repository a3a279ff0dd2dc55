public import IntentKit

/// What a program asks of an assistant.
///
/// The coded form is one of
///
/// ```json
/// {"intent": "TransferMoney", "values": {"to": "Anna", "amount": "20 GBP"}}
/// {"agree": "…"}
/// {"answer": "…", "value": "Groceries"}
/// ```
///
/// where `agree` has the token of an answer that needs agreement, and `answer` that of one that needs
/// a value.
public enum IntentCall: Hashable, Sendable {
  /// Carries out an intent, with values in the form of ``JSONSchema/parameters(of:)``.
  case request(intent: String, values: JSON)
  /// Carries out exactly what a token was given for.
  case agreement(token: String)
  /// Goes on with what a token was given for, with the value that was needed.
  case answer(token: String, value: JSON)
}

extension IntentCall: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case intent, values, agree, answer, value
  }

  /// Decodes a call.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` if this is not the coded form of a call.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "a call")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let token = try container.decodeIfPresent(String.self, forKey: .agree) {
      guard container.allKeys.count == 1 else {
        throw decoder.error("a call that agrees has no intent and no values of its own")
      }
      self = .agreement(token: token)
    } else if let token = try container.decodeIfPresent(String.self, forKey: .answer) {
      guard Set(container.allKeys) == [.answer, .value] else {
        throw decoder.error("a call that answers has a value, and no intent of its own")
      }
      self = .answer(token: token, value: try container.decode(JSON.self, forKey: .value))
    } else if container.contains(.intent) {
      guard !container.contains(.value) else {
        throw decoder.error("'value' goes with 'answer'; an intent has 'values'")
      }
      self = .request(
        intent: try container.decode(String.self, forKey: .intent),
        values: try container.decodeIfPresent(JSON.self, forKey: .values) ?? [:])
    } else {
      throw decoder.error(
        "a call has an intent, with values, agree with a token, or answer with a token and a value")
    }
  }
}
