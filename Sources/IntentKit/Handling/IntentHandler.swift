/// Carries out an intent. Only ``handle(_:context:)`` must be written; what it needs, such as a solver or
/// a store, it gets in its initialiser.
public protocol IntentHandler<Handled>: Sendable {
  /// The intent.
  associatedtype Handled: Intent

  /// What is to be looked at in parameters beyond their kinds.
  var resolvers: [ParameterResolver<Handled>] { get }

  /// Has the last word before the user is asked to agree, and before the intent is handled: is there
  /// enough money, are the values possible together? It must not change anything.
  ///
  /// - Parameters:
  ///   - intent: The intent, with values for all that is required.
  ///   - context: What surrounds it.
  /// - Returns: Whether to go on.
  /// - Throws: What kept it from looking; the user is told.
  func confirm(_ intent: Handled, context: HandlingContext) async throws -> Readiness

  /// Carries out the intent.
  ///
  /// - Parameters:
  ///   - intent: The intent, with values for all that is required; if it needed the user's agreement,
  ///     exactly the values that were agreed to.
  ///   - context: What surrounds it.
  /// - Returns: What to say, to show and to hand on.
  /// - Throws: What went wrong; the user is told. An ``IntentFailure`` says how.
  func handle(_ intent: Handled, context: HandlingContext) async throws
    -> IntentResponse<Handled.Result>
}

extension IntentHandler {
  /// Nothing.
  public var resolvers: [ParameterResolver<Handled>] { [] }

  /// Nothing is to be said.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - context: What surrounds it.
  /// - Returns: That it is ready.
  /// - Throws: Nothing.
  public func confirm(_ intent: Handled, context: HandlingContext) async throws -> Readiness {
    .ready
  }
}

/// What surrounds an intent that is resolved, confirmed or handled. Time and chance come from here, so
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
  /// The same for every attempt to carry out what the user asked for or agreed to once, and different for
  /// everything else: what must not happen twice is stored under it.
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
        return Value(member)
      }
      if let value = completed.invocation.values[name] { return Value(value) }
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

/// An error that knows how the user is told of it.
public protocol IntentFailure: Error {
  /// What the user is told.
  var dialogue: Dialogue { get }
}

/// A point in time, in seconds since the beginning of 1970 in UTC, without leap seconds.
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// The seconds.
  public let secondsSince1970: Int

  /// A point in time.
  ///
  /// - Parameter secondsSince1970: The seconds.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// Reads a point in time from its number of seconds.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: `DecodingError` if there is no number.
  public init(from decoder: any Decoder) throws {
    secondsSince1970 = try Int(from: decoder)
  }

  /// Writes the number of seconds.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try secondsSince1970.encode(to: encoder)
  }

  /// Whether one is before the other.
  ///
  /// - Parameters:
  ///   - first: A point in time.
  ///   - second: Another.
  /// - Returns: Whether the first is before the second.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.secondsSince1970 < second.secondsSince1970
  }

  /// A point in time some seconds later.
  ///
  /// - Parameters:
  ///   - time: A point in time.
  ///   - seconds: How many seconds later.
  /// - Returns: The later point.
  public static func + (time: Timestamp, seconds: Int) -> Timestamp {
    Timestamp(secondsSince1970: time.secondsSince1970 + seconds)
  }
}
