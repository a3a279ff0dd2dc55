public import IntentKit

/// What a program asks of an assistant.
///
/// The coded form is one of
///
/// ```json
/// {"intent": "TransferMoney", "values": {"to": "Anna", "amount": "20 GBP"}}
/// {"agree": "…"}
/// ```
///
/// where `agree` has the token of an answer that needs agreement.
public enum IntentCall: Hashable, Sendable {
  /// Carries out an intent, with values in the form of ``JSONSchema/parameters(of:)``.
  case request(intent: String, values: JSON)
  /// Carries out exactly what a token was given for.
  case agreement(token: String)
}

extension IntentCall: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case intent, values, agree
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
    } else if container.contains(.intent) {
      self = .request(
        intent: try container.decode(String.self, forKey: .intent),
        values: try container.decodeIfPresent(JSON.self, forKey: .values) ?? [:])
    } else {
      throw decoder.error("a call has an intent, with values, or agree with a token")
    }
  }
}
