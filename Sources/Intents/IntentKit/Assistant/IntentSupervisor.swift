/// Watches over what an assistant carries out for somebody who may not do all that it can: it may refuse an intent before
/// it is handled, and is told what came of it.
///
/// ```swift
/// struct OnlyLookUps: IntentSupervisor {
///   func begin(_ intent: String, _ risk: Risk) throws {
///     guard risk.confirmation == .never else { throw NotAllowed() }
///   }
///   func end(_ intent: String, _ risk: Risk, _ code: ResponseCode) {}
/// }
/// let conversation = assistant.supervised(by: OnlyLookUps()).newConversation()
/// ```
public protocol IntentSupervisor: Sendable {
  /// Called before an intent is handled, after the user has agreed to it where that is needed. If
  /// it throws, the handler is not called, and the intent fails. The intent is `SaveShortcut` if a
  /// shortcut is to be saved.
  ///
  /// - Throws: An error if it may not be handled; an ``IntentFailure`` has the words for the user.
  func begin(_ intent: String, _ risk: Risk) throws

  /// Called after an intent that may be handled was.
  func end(_ intent: String, _ risk: Risk, _ code: ResponseCode)
}

extension Assistant {
  /// The assistant with somebody who watches over what it carries out.
  ///
  /// - Parameter supervisor: Watches over it, in place of any other.
  /// - Returns: The assistant.
  public func supervised(by supervisor: any IntentSupervisor) -> Assistant {
    var copy = self
    copy.supervisor = supervisor
    return copy
  }

  /// Does what the supervisor allows, and tells it what came of it.
  func supervising<Value>(
    _ intent: String, _ risk: Risk, _ work: () async throws -> (Value, ResponseCode?)
  ) async throws -> Value {
    guard let supervisor else { return try await work().0 }
    try supervisor.begin(intent, risk)
    do {
      let (value, code) = try await work()
      if let code { supervisor.end(intent, risk, code) }
      return value
    } catch {
      supervisor.end(intent, risk, .failure)
      throw error
    }
  }
}
