/// The status of an intent.
public enum ResponseCode: String, Hashable, Sendable, Codable {
  /// The intent can be handled.
  case ready
  /// The intent was handled.
  case success
  /// The intent is in progress and will continue after the conversation. It is remembered like one
  /// that was handled; ``Assistant/wasDone(_:)`` tells later whether it ended.
  case inProgress
  /// The intent continues in the app: the host opens the activity.
  case continueInApp
  /// The intent failed.
  case failure
  /// The intent can only be handled in the app: the host opens the activity.
  case failureRequiringAppLaunch
  /// The intent can only be handled on an unlocked device: the host unlocks it, and the handler is
  /// called again.
  case requiresUnlock
  /// Values cannot be used, each for a reason: they are asked for again, and the handler is called
  /// again.
  case unsupported

  /// Whether the intent was not carried out.
  public var isFailure: Bool {
    switch self {
    case .ready, .success, .inProgress, .continueInApp: false
    case .failure, .failureRequiringAppLaunch, .requiresUnlock, .unsupported: true
    }
  }

  /// Whether the app goes on with an activity.
  public var opensApp: Bool { self == .continueInApp || self == .failureRequiringAppLaunch }

  /// Whether the intent was handled, or is being handled.
  var isDone: Bool { self == .success || self == .inProgress }

  /// Whether the handler is called again before there is an outcome.
  var isRequest: Bool { self == .requiresUnlock || self == .unsupported }
}
