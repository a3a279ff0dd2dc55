import IntentKit

/// What became of the token of a call, which can be asked for also after it has expired.
public enum TokenFate: String, Hashable, Sendable, Encodable, CaseIterable {
  /// It has not expired, and can be used.
  case waiting
  /// What it is for was carried out.
  case done
  /// It has expired, and what it is for was not carried out.
  case expired
  /// It has expired, and the handler of its intent does not know whether it was carried out.
  case unknown
}

extension IntentCaller {
  /// What became of a token.
  ///
  /// - Throws: `SealError` if it was not sealed with this secret, or was changed; an error of the handler of its intent.
  public func fate(of token: String) async throws -> TokenFate {
    guard let waiting = try await open(token) else { return .unknown }
    let state = await waiting.conversation.state
    guard let key = state.openKey else { return .unknown }
    let wasDone = try await assistant.wasDone(waiting.intent, key: key)
    if wasDone == true { return .done }
    guard state.expires < assistant.environment.now() else { return .waiting }
    return wasDone == false ? .expired : .unknown
  }
}
