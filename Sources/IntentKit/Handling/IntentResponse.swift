/// What became of an intent.
public enum ResponseCode: String, Hashable, Sendable, Codable {
  /// It can be carried out.
  case ready
  /// It was carried out.
  case success
  /// It is being carried out and will go on after the conversation.
  case inProgress
  /// It goes on in the app, with the activity.
  case continueInApp
  /// It could not be carried out.
  case failure
  /// It can only be carried out in the app, with the activity.
  case failureRequiringAppLaunch
}

/// What a handler answers.
public struct IntentResponse<Value: IntentValueConvertible>: Sendable {
  /// What became of it.
  public let code: ResponseCode
  /// What is said and shown.
  public let dialogue: Dialogue
  /// What is drawn.
  public let snippet: Snippet?
  /// What came of it, for other intents and programs.
  public let value: Value?
  /// Where it can be gone on with.
  public let activity: UserActivity?
  /// What the user is asked to do next.
  public let offer: Offer?
  /// What was removed for good, so that nothing that mentions it is remembered.
  public let removed: [EntityReference]
  /// The intent that takes it back; `nil` if it cannot be taken back.
  public let undo: Invocation?

  /// An answer.
  ///
  /// - Parameters:
  ///   - code: What became of it.
  ///   - dialogue: What is said and shown.
  ///   - snippet: What is drawn.
  ///   - value: What came of it.
  ///   - activity: Where it can be gone on with.
  ///   - offer: What the user is asked to do next.
  ///   - removed: What was removed for good.
  ///   - undo: The intent that takes it back.
  public init(
    _ code: ResponseCode = .success, _ dialogue: Dialogue, snippet: Snippet? = nil,
    value: Value? = nil, activity: UserActivity? = nil, offer: Offer? = nil,
    removed: [EntityReference] = [], undo: (any Intent)? = nil
  ) {
    self.undo = undo.map { Invocation($0) }
    self.code = code
    self.dialogue = dialogue
    self.snippet = snippet
    self.value = value
    self.activity = activity
    self.offer = offer
    self.removed = removed
  }

  /// The answer of an intent that was carried out.
  ///
  /// - Parameters:
  ///   - dialogue: What is said and shown.
  ///   - snippet: What is drawn.
  ///   - value: What came of it.
  ///   - activity: Where it can be gone on with.
  ///   - offer: What the user is asked to do next.
  ///   - removed: What was removed for good.
  ///   - undo: The intent that takes it back.
  /// - Returns: The answer.
  public static func success(
    _ dialogue: Dialogue, snippet: Snippet? = nil, value: Value? = nil,
    activity: UserActivity? = nil, offer: Offer? = nil,
    removed: [EntityReference] = [], undo: (any Intent)? = nil
  ) -> IntentResponse {
    IntentResponse(
      .success, dialogue, snippet: snippet, value: value, activity: activity, offer: offer,
      removed: removed, undo: undo)
  }

  /// The answer of an intent that could not be carried out.
  ///
  /// - Parameter dialogue: Why not.
  /// - Returns: The answer.
  public static func failure(_ dialogue: Dialogue) -> IntentResponse {
    IntentResponse(.failure, dialogue)
  }
}

/// Something that the user is asked to do next: "Shall I solve it?"
public struct Offer: Hashable, Sendable, Codable {
  /// The question.
  public let question: Dialogue
  /// What is done if the answer is yes.
  public let invocation: Invocation

  /// An offer. It is only made if the assistant has that intent.
  ///
  /// - Parameters:
  ///   - intent: What is done if the answer is yes.
  ///   - question: The question.
  public init(_ intent: some Intent, question: Dialogue) {
    self.question = question
    invocation = Invocation(intent)
  }
}
