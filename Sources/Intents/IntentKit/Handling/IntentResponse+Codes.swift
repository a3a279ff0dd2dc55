/// A value that a handler cannot use, with the reason.
public struct UnsupportedValue: Sendable {
  let parameter: String
  let reason: Dialogue

  /// Creates the reason why a value cannot be used, by the key path of its parameter with its
  /// dollar sign.
  public init<Asked: Intent, Value: ParameterValue>(
    _ path: KeyPath<Asked, Parameter<Value>>, of intent: Asked, _ reason: Dialogue
  ) {
    parameter = Asked.name(of: path)
    self.reason = reason
  }
}

extension IntentResponse {
  /// Creates the response of an intent that goes on after the conversation. The activity shows how
  /// far it is; undoing stops it or takes it back.
  public static func inProgress(
    _ dialogue: Dialogue, snippet: Snippet? = nil, activity: UserActivity? = nil,
    undo: (any Intent)? = nil
  ) -> IntentResponse {
    IntentResponse(.inProgress, dialogue, snippet: snippet, activity: activity, undo: undo)
  }

  /// Creates the response of an intent that continues in the app. The activity to open is by
  /// default the intent with the values understood so far, if it has an activity type.
  public static func continueInApp(
    _ dialogue: Dialogue, snippet: Snippet? = nil, activity: UserActivity? = nil,
    followUps: [Invocation] = []
  ) -> IntentResponse {
    IntentResponse(
      .continueInApp, dialogue, snippet: snippet, activity: activity, followUps: followUps)
  }

  /// Creates the response of an intent that cannot be handled here, but in the app, for a reason.
  /// The activity to open is by default the same as for one that continues there.
  public static func failureRequiringAppLaunch(
    _ dialogue: Dialogue, activity: UserActivity? = nil
  ) -> IntentResponse {
    IntentResponse(.failureRequiringAppLaunch, dialogue, activity: activity)
  }

  /// Creates the response of an intent that needs an unlocked device with these values. The host
  /// unlocks it, and the handler is called again under the same idempotency key. An intent that
  /// always needs it declares that with its ``Risk``.
  ///
  /// - Parameter dialogue: The reply if the device stays locked.
  /// - Returns: The response.
  public static func requiresUnlock(_ dialogue: Dialogue) -> IntentResponse {
    IntentResponse(.requiresUnlock, dialogue)
  }

  /// Creates the response of an intent with values that cannot be used. They are asked for again,
  /// and the handler is called again with the new ones under the same idempotency key.
  ///
  /// - Parameters:
  ///   - first: A value, with the reason.
  ///   - others: Others, if there are any.
  /// - Returns: The response.
  public static func unsupported(
    _ first: UnsupportedValue, _ others: UnsupportedValue...
  ) -> IntentResponse {
    var response = IntentResponse(
      .unsupported, others.reduce(first.reason) { $0 + $1.reason })
    response.unsupported = Dictionary(
      ([first] + others).map { ($0.parameter, $0.reason) }, uniquingKeysWith: { first, _ in first })
    return response
  }
}
