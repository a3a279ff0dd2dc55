/// A handler's response.
public struct IntentResponse<Value: IntentValueConvertible>: Sendable {
  /// The status of the intent.
  public let code: ResponseCode
  /// The spoken and displayed text.
  public let dialogue: Dialogue
  /// The visual presentation.
  public let snippet: Snippet?
  /// The result, for other intents and programs.
  public let value: Value?
  /// The activity that continues the intent.
  public let activity: UserActivity?
  /// A proposed next intent.
  public let offer: Offer?
  /// The intents that can follow, each with the values it has if no others are said. While the
  /// response is the latest, they can be requested with their ``Intent/followUpPhrases``. Those that
  /// the assistant does not have are ignored.
  public let followUps: [Invocation]
  /// The entities that the response is about, besides the named ones, such as one that was
  /// made: "it" refers to them next.
  public let subjects: [EntityReference]
  /// The permanently removed entities, so that no memory of them is kept.
  public let removed: [EntityReference]
  /// The intent that undoes this one; `nil` if it cannot be undone.
  public let undo: Invocation?
  /// The values that cannot be used, by parameter, with the reasons.
  var unsupported: [String: Dialogue] = [:]

  /// Creates a response.
  public init(
    _ code: ResponseCode = .success, _ dialogue: Dialogue, snippet: Snippet? = nil,
    value: Value? = nil, activity: UserActivity? = nil, offer: Offer? = nil,
    followUps: [Invocation] = [], subjects: [EntityReference] = [],
    removed: [EntityReference] = [], undo: (any Intent)? = nil
  ) {
    self.undo = undo.map { Invocation($0) }
    self.code = code
    self.dialogue = dialogue
    self.snippet = snippet
    self.value = value
    self.activity = activity
    self.offer = offer
    self.followUps = followUps
    self.subjects = subjects
    self.removed = removed
  }

  /// Creates the response of a successful intent.
  public static func success(
    _ dialogue: Dialogue, snippet: Snippet? = nil, value: Value? = nil,
    activity: UserActivity? = nil, offer: Offer? = nil,
    followUps: [Invocation] = [], subjects: [EntityReference] = [],
    removed: [EntityReference] = [], undo: (any Intent)? = nil
  ) -> IntentResponse {
    IntentResponse(
      .success, dialogue, snippet: snippet, value: value, activity: activity, offer: offer,
      followUps: followUps, subjects: subjects, removed: removed, undo: undo)
  }

  /// Creates the response of a failed intent.
  public static func failure(_ dialogue: Dialogue) -> IntentResponse {
    IntentResponse(.failure, dialogue)
  }
}

/// A proposed next intent: "Shall I solve it?"
public struct Offer: Hashable, Sendable, Codable {
  /// The question, to be answered with yes or no.
  public let question: Dialogue
  /// The intent to handle if the answer is yes.
  public let invocation: Invocation

  /// Creates an offer. It is only made if the assistant has the intent.
  public init(_ intent: some Intent, question: Dialogue) {
    self.question = question
    invocation = Invocation(intent)
  }
}
