/// A risky intent that is about to be handled, recorded before, so that what was done is known even if the process ends
/// before it could be remembered.
public struct Attempt: Hashable, Sendable, Codable, Identifiable {
  /// The idempotency key under which the intent is handled.
  public let key: String
  /// The intent with its values, without those of private parameters.
  public let invocation: Invocation
  /// The time at which it was begun.
  public let time: Timestamp
  /// How it ended; `nil` if that was not recorded.
  public let outcome: Outcome?

  /// The key.
  public var id: String { key }

  /// How an attempt ended.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// The intent was carried out.
    case done
    /// The intent failed.
    case failed
    /// It cannot be known how it ended.
    case unknown
  }

  /// An attempt.
  ///
  /// - Parameters:
  ///   - key: The idempotency key under which the intent is handled.
  ///   - invocation: The intent with its values, without those of private parameters.
  ///   - time: The time at which it is begun.
  ///   - outcome: How it ended; `nil` if it has not.
  public init(
    key: String, _ invocation: Invocation, at time: Timestamp, outcome: Outcome? = nil
  ) {
    self.key = key
    self.invocation = invocation
    self.time = time
    self.outcome = outcome
  }
}

/// Records attempts.
public protocol AttemptStore: Sendable {
  /// Records that an intent is about to be handled. When this returns, it is stored. The same key again changes
  /// nothing.
  ///
  /// - Parameter attempt: The attempt.
  /// - Returns: How an earlier attempt under the key ended; `nil` if there was none, or its end is unknown.
  /// - Throws: An error if it cannot be stored. The intent is handled all the same, and the user told that it is not
  ///   remembered.
  @discardableResult
  func begin(_ attempt: Attempt) async throws -> Attempt.Outcome?

  /// Records how an attempt ended, and the donation that follows from it, both or neither.
  ///
  /// - Parameters:
  ///   - key: The key of the attempt.
  ///   - outcome: How it ended.
  ///   - donation: What is remembered of it; `nil` for nothing.
  /// - Throws: An error if it cannot be stored. The attempt is unfinished then.
  func finish(key: String, outcome: Attempt.Outcome, donating donation: Donation?) async throws

  /// The attempts whose end was not recorded, such as those of a process that was killed.
  ///
  /// - Returns: The attempts, the earliest first.
  /// - Throws: An error if they cannot be read.
  func unfinishedAttempts() async throws -> [Attempt]
}
