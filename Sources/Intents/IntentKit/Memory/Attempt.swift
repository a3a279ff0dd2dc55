/// A record of a risky intent, made before it is handled, so that the outcome is known even if the
/// process ends before it is remembered.
public struct Attempt: Hashable, Sendable, Codable, Identifiable {
  /// The idempotency key under which the intent is handled.
  public let key: String
  /// The intent with its values, except those of private parameters.
  public let invocation: Invocation
  /// The time at which the attempt began.
  public let time: Timestamp
  /// The outcome; `nil` if it was not recorded.
  public let outcome: Outcome?

  /// The key, which identifies the attempt.
  public var id: String { key }

  /// The outcome of an attempt, as far as it is known.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// The intent was handled.
    case done
    /// The intent failed.
    case failed
    /// The outcome cannot be determined.
    case unknown
  }

  /// Creates an attempt.
  public init(
    key: String, _ invocation: Invocation, at time: Timestamp, outcome: Outcome? = nil
  ) {
    self.key = key
    self.invocation = invocation
    self.time = time
    self.outcome = outcome
  }
}

/// A store of attempts, which tells after a crash what became of a risky intent.
public protocol AttemptStore: Sendable {
  /// Records that an intent is about to be handled. The record is durable once the call returns.
  /// Repeating a key has no effect; then the outcome of the earlier attempt is returned, unless it
  /// is unknown.
  ///
  /// - Throws: An error if the write fails. The intent is handled all the same, and the user is
  ///   told that it is not remembered.
  @discardableResult
  func begin(_ attempt: Attempt) async throws -> Attempt.Outcome?

  /// Records the outcome of an attempt and its donation, atomically; no donation if it is not
  /// remembered.
  ///
  /// - Throws: An error if the write fails. The attempt then stays unfinished.
  func finish(key: String, outcome: Attempt.Outcome, donating donation: Donation?) async throws

  /// Removes the record of an attempt without an outcome: its handler asks the user before it goes on,
  /// and is called again under the same key. By default, it is recorded as failed.
  ///
  /// - Throws: An error if the write fails.
  func withdraw(key: String) async throws

  /// The attempts without a recorded outcome, such as those of a killed process, the earliest first.
  ///
  /// - Throws: An error if the read fails.
  func unfinishedAttempts() async throws -> [Attempt]
}

extension AttemptStore {
  /// Records the attempt as failed.
  public func withdraw(key: String) async throws {
    try await finish(key: key, outcome: .failed, donating: nil)
  }
}
