/// The handling context of an intent that is resolved, confirmed or handled. Time and chance come from here, so
/// that tests can set them.
public struct HandlingContext: Sendable {
  /// The time.
  public let now: Timestamp
  /// Random bits.
  public let random: @Sendable () -> UInt64
  /// Whether the device is locked.
  public let isLocked: Bool
  /// The language of the conversation, as a code of ISO 639-1.
  public let language: String
  /// What was carried out in this conversation, the latest last; a few at most.
  public let recent: [CompletedIntent]
  /// The same for every attempt to carry out what the user asked for or agreed to once: what must not happen twice is
  /// stored under it. It differs for everything else, unless an old state of the conversation is continued in another
  /// way: compare what is stored under it with the values.
  public let idempotencyKey: String
  /// Tells how far long work has come. Cancelled work finds its task cancelled.
  public let progress: @Sendable (HandlingProgress) -> Void

  /// The latest value of a parameter in this conversation.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type of the value.
  /// - Returns: The value of the latest intent that had the parameter, or of its result.
  public func recentValue<Value: IntentValueConvertible>(
    _ name: String, as type: Value.Type
  ) -> Value? {
    for completed in recent.reversed() {
      if case .object(let members)? = completed.result, let member = members[name] {
        return Value(intentValue: member)
      }
      if let value = completed.invocation.values[name] { return Value(intentValue: value) }
    }
    return nil
  }
}

/// How far long work has come.
public struct HandlingProgress: Hashable, Sendable {
  /// The share that is done, from 0 to 1, if it is known.
  public let share: Double?
  /// What is being done.
  public let text: String

  /// Progress.
  ///
  /// - Parameters:
  ///   - share: The share that is done, from 0 to 1, if it is known.
  ///   - text: What is being done.
  public init(share: Double? = nil, _ text: String) {
    self.share = share
    self.text = text
  }
}

/// An intent that was carried out.
public struct CompletedIntent: Hashable, Sendable, Codable {
  /// The intent and its values.
  public let invocation: Invocation
  /// What came of it.
  public let result: IntentValue?
}

/// An error with a user-facing message.
public protocol IntentFailure: Error {
  /// What the user is told.
  ///
  /// - Parameter language: The language of the conversation, as a code of ISO 639-1.
  /// - Returns: The words.
  func dialogue(in language: String) -> Dialogue
}
