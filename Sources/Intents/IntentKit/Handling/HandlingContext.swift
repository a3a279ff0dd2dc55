/// The context in which an intent is resolved, confirmed or handled. It supplies time and
/// randomness, so that tests can control them.
public struct HandlingContext: Sendable {
  /// The current time.
  public let now: Timestamp
  /// The user's time zone.
  public let clock: LocalClock
  /// The current local time.
  public var localTime: LocalTime { clock.reading(at: now) }
  /// A source of random bits.
  public let random: @Sendable () -> UInt64
  /// Whether the device is locked.
  public let isLocked: Bool
  /// The ISO 639-1 code of the conversation's language.
  public let language: String
  /// The intents recently handled in this conversation, the latest last; at most a few.
  public let recent: [CompletedIntent]
  /// The request that the user is still asked about, if this intent only looks something up meanwhile: "how much would that
  /// leave". It has the values so far, except private ones.
  public let openRequest: Invocation?
  /// The idempotency key: the same for every attempt to carry out a request that the user made or
  /// agreed to once. Store under it what must not happen twice. Every other request has a different
  /// key, unless an old state of the conversation is continued in another way, so compare the
  /// stored values too.
  public let idempotencyKey: String
  /// Reports the progress of long work. Cancellation is reported through the task.
  public let progress: @Sendable (HandlingProgress) -> Void
  /// The words for a value, as seen from today.
  let text: @Sendable (IntentValue, ParameterKind) -> String
  /// The requests of the call; `nil` where a handler can make none.
  let requests: HandlerRequests?

  /// A value in the language of the conversation: "20,50 €", "morgen um 19:30", "Milch und Brot".
  ///
  /// Times are said as seen from today. The cases of an enumeration have the names that a parameter
  /// of that type has, one of this intent first; else those of the type.
  ///
  /// - Parameter value: The value.
  /// - Returns: The words, to be part of a dialogue.
  public func words<Value: IntentValueConvertible>(_ value: Value) -> String {
    text(value.intentValue, Value.intentKind)
  }

  /// The most recent value of a parameter in this conversation.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type of the value.
  /// - Returns: The value in the latest intent that had the parameter, or in its result.
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

/// The progress of long work.
public struct HandlingProgress: Hashable, Sendable {
  /// The completed share, from 0 to 1, if it is known.
  public let share: Double?
  /// The current step.
  public let text: String

  /// Creates a progress report.
  public init(share: Double? = nil, _ text: String) {
    self.share = share
    self.text = text
  }
}

/// An intent that was carried out, with its result.
public struct CompletedIntent: Hashable, Sendable {
  /// The intent and its values.
  public let invocation: Invocation
  /// The intent's result.
  public let result: IntentValue?
  /// The entities that the result is about, besides those in the values.
  public let subjects: [EntityReference]
}

extension CompletedIntent: Codable {
  private enum CodingKeys: String, CodingKey {
    case invocation, result, subjects
  }

  /// Decodes a completed intent.
  ///
  /// - Throws: `DecodingError` if this is not the coded form of one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    invocation = try container.decode(Invocation.self, forKey: .invocation)
    result = try container.decodeIfPresent(IntentValue.self, forKey: .result)
    subjects = try container.decodeIfPresent([EntityReference].self, forKey: .subjects) ?? []
  }

  /// Encodes the completed intent.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(invocation, forKey: .invocation)
    try container.encodeIfPresent(result, forKey: .result)
    if !subjects.isEmpty { try container.encode(subjects, forKey: .subjects) }
  }
}

/// An error with a user-facing message.
public protocol IntentFailure: Error {
  /// The message for the user.
  func dialogue(in language: String) -> Dialogue
}
