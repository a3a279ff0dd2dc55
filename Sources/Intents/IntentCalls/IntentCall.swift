public import IntentKit

/// A call of an assistant by a program.
///
/// The coded form is one of
///
/// ```json
/// {"intent": "TransferMoney", "values": {"to": "Anna", "amount": "20 GBP"}}
/// {"agree": "…"}
/// {"answer": "…", "value": "Groceries"}
/// {"answer": "…", "words": "on the first of every month"}
/// {"find": "item", "query": {"where": {"property": "due", "before": "2026-12-01"}, "sort": [{"property": "due"}]}}
/// {"count": "item", "query": {"where": {"property": "text", "contains": "milk"}}}
/// ```
///
/// where `agree` has the token of an answer that needs agreement, `answer` that of one that needs a value,
/// and `find` and `count` the name of an entity type, with a `PropertyQuery`.
public enum IntentCall: Hashable, Sendable {
  /// Carries out an intent, with values in the form of `JSONSchema/parameters(of:)`.
  case request(intent: String, values: JSON = [:])
  /// Carries out exactly what a token was given for.
  case agreement(token: String)
  /// Goes on with what a token was given for, with the value that was needed.
  case answer(token: String, value: JSON)
  /// Goes on with what a token was given for, with the words of a person who was asked for the value. They are understood as in
  /// a conversation: "£20", "every Friday", "never mind".
  case words(token: String, String)
  /// Finds the entities of a type by their properties.
  case find(type: String, PropertyQuery)
  /// Counts the entities of a type by their properties, ignoring the limit.
  case count(type: String, PropertyQuery)
}

extension IntentCall {
  /// The token that the call goes on with; `nil` if it goes on with none.
  public var token: String? {
    switch self {
    case .agreement(let token), .answer(let token, _), .words(let token, _): token
    case .request, .find, .count: nil
    }
  }
}

extension IntentCall: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case intent, values, agree, answer, value, words, find, count, query
  }

  /// Decodes a call.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "a call")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let token = try container.decodeIfPresent(String.self, forKey: .agree) {
      guard container.allKeys.count == 1 else {
        throw decoder.error("'agree' cannot be combined with other keys")
      }
      self = .agreement(token: token)
    } else if let token = try container.decodeIfPresent(String.self, forKey: .answer) {
      switch Set(container.allKeys) {
      case [.answer, .value]:
        self = .answer(token: token, value: try container.decode(JSON.self, forKey: .value))
      case [.answer, .words]:
        self = .words(token: token, try container.decode(String.self, forKey: .words))
      default:
        throw decoder.error("a call that answers has a value or words, and no intent of its own")
      }
    } else if container.contains(.intent) {
      guard container.allKeys.allSatisfy({ [.intent, .values].contains($0) }) else {
        throw decoder.error("a call with an intent has values, and nothing else")
      }
      self = .request(
        intent: try container.decode(String.self, forKey: .intent),
        values: try container.decodeIfPresent(JSON.self, forKey: .values) ?? [:])
    } else {
      self = try Self.search(container, decoder)
    }
  }

  private static func search(
    _ container: KeyedDecodingContainer<CodingKeys>, _ decoder: any Decoder
  ) throws -> IntentCall {
    let query =
      try container.decodeIfPresent(PropertyQuery.self, forKey: .query) ?? PropertyQuery()
    let names = container.allKeys.filter { $0 != .query }
    guard names == [.find] || names == [.count] else {
      throw decoder.error(
        "a call has an intent, with values; or agree, with a token; or answer, with a token and a value; or find "
          + "or count, with the name of an entity type and perhaps a query")
    }
    if container.contains(.find) {
      return .find(type: try container.decode(String.self, forKey: .find), query)
    }
    return .count(type: try container.decode(String.self, forKey: .count), query)
  }
}
