/// The state of a conversation: everything needed to continue it, in this process or another.
///
/// It is a plain, codable value. Decoding rejects an invalid form with a reason, and a conversation
/// that continues from a state first validates it against its intents. Seal a state before a client
/// holds it, so that it cannot be tampered with.
public struct ConversationState: Hashable, Sendable {
  /// The identifier of the conversation: 32 hexadecimal digits.
  public let id: String
  /// The time at which the conversation expires if the user says no more.
  public internal(set) var expires: Timestamp
  /// The recently handled intents, the latest last; at most three.
  public internal(set) var recent: [CompletedIntent] = []
  /// The intents that can follow the latest result, with their values; at most ``followUpCount``.
  var followUps: [Invocation] = []
  var onScreen: [EntityReference] = []
  /// The shortcuts that were saved in this conversation, which its assistant does not know yet.
  var saved: [Shortcut] = []
  /// The requests that were made in one sentence with the present one, in order.
  var queued: [IntentRequest] = []
  /// The deeds of this conversation, the earliest first; those that were undone last.
  var deeds: [Deed] = []
  var phase = Phase.idle
  /// Questions that side questions interrupted, the latest last. They resume after the side
  /// question is answered.
  var suspended: [OpenQuestion] = []
  /// Drafts that were left for something else, the latest last. The user can return to them.
  var left: [Draft] = []
  /// The draft that the user declined or cancelled last, which can be corrected until something else is begun.
  var declined: Draft?
  /// The number of drafts and runs begun so far.
  var begunCount = 0
  /// The number of consecutive answers that were not understood.
  var failures = 0
  var lastReply: Dialogue?
  /// The turn in progress; `nil` between turns.
  var turn: TurnInProgress?

  static let recentCount = 12
  /// The maximum size of a remembered completed intent, in bytes.
  static let recentWeight = 2000
  /// The maximum number of intents that can follow.
  static let followUpCount = 16
  /// The maximum number of entities on the screen that are kept in mind.
  static let onScreenCount = 20
  /// The maximum number of shortcuts that were saved in a conversation and are known to it.
  static let savedCount = 5
  /// The maximum number of requests in one sentence.
  static let queuedCount = 5
  /// The maximum number of deeds that are kept here.
  static let deedCount = 5
  static let suspendedCount = 3
  /// The maximum number of drafts to return to.
  static let leftCount = 3

  init(id: String, expires: Timestamp) {
    self.id = id
    self.expires = expires
  }

  package static func new(_ environment: AssistantEnvironment) -> ConversationState {
    let digits = [environment.random(), environment.random()].map { bits in
      let text = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return ConversationState(
      id: digits.joined(), expires: environment.now() + environment.expiry)
  }

  /// Whether a text has the form of a conversation's identifier: 32 hexadecimal digits.
  static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 32 && text.allSatisfy(\.isHexDigit)
  }

  /// The name of the phase, for logs and tests.
  package var phaseName: String { phase.name }
  /// The idempotency key of the open draft, for tests; `nil` if none is open.
  package var openKey: String? { phase.draft.map(key(of:)) }

  /// The last reply, to repeat it; `nil` if it has no words, as in a state that was tampered with.
  var lastWords: Dialogue? { lastReply.flatMap { $0.isSilent ? nil : $0 } }

  /// A draft or run number that is unique in this conversation.
  mutating func nextNumber() -> Int {
    begunCount &+= 1
    return begunCount
  }

  /// The idempotency key of a draft, the same for every attempt. What takes a deed back, or does it
  /// again, has one that follows from the deed, so that two processes cannot both do it.
  func key(of draft: Draft) -> String {
    switch draft.reversal {
    case .undo(let key)? where key.utf8.count <= Self.derivedKeyLength: "undo-\(key)"
    case .redo(let key)? where key.utf8.count <= Self.derivedKeyLength: "redo-\(key)"
    default: key(of: draft.number)
    }
  }

  /// The length of the keys from which others are derived.
  private static let derivedKeyLength = 70

  func key(of number: Int) -> String { "\(id)-\(number)" }
}

/// The phase of a conversation: the input it waits for.
indirect enum Phase: Hashable, Sendable, Codable {
  /// Any request.
  case idle
  /// The answer to a question about a parameter of a draft.
  case collecting(Draft, Question)
  /// The user's agreement to a complete draft.
  case confirming(Draft, Agreement)
  /// The answer to a draft's effect. No turn ends in this phase.
  case working(Draft, Work)
  /// The choice among several requests.
  case choosing([IntentRequest])
  /// The answer to a proposed intent.
  case offering(IntentRequest)

  /// The name of the phase, for logs and tests.
  var name: String {
    switch self {
    case .idle: "idle"
    case .collecting: "collecting"
    case .confirming: "confirming"
    case .working: "working"
    case .choosing: "choosing"
    case .offering: "offering"
    }
  }

  var question: OpenQuestion? {
    switch self {
    case .collecting(let draft, let question): .collecting(draft, question)
    case .confirming(let draft, let agreement): .confirming(draft, agreement)
    case .idle, .working, .choosing, .offering: nil
    }
  }

  var draft: Draft? {
    switch self {
    case .collecting(let draft, _), .confirming(let draft, _), .working(let draft, _): draft
    case .idle, .choosing, .offering: nil
    }
  }
}

enum OpenQuestion: Hashable, Sendable, Codable {
  /// A question about a parameter.
  case collecting(Draft, Question)
  /// The question whether the user agrees to the complete draft.
  case confirming(Draft, Agreement)

  var draft: Draft {
    switch self {
    case .collecting(let draft, _), .confirming(let draft, _): draft
    }
  }

  /// The phase in which the question is asked.
  var phase: Phase {
    switch self {
    case .collecting(let draft, let question): .collecting(draft, question)
    case .confirming(let draft, let agreement): .confirming(draft, agreement)
    }
  }
}

/// A question about a parameter.
enum Question: Hashable, Sendable, Codable {
  case value(ParameterPlace)
  /// Asks which of these is the value.
  case which(ParameterPlace, [IntentValue])
  /// Asks whether this is the value, or whether to create it.
  case candidate(ParameterPlace, IntentValue)

  var place: ParameterPlace {
    switch self {
    case .value(let place), .which(let place, _), .candidate(let place, _): place
    }
  }
}

/// A parameter, or an element of a list parameter.
struct ParameterPlace: Hashable, Sendable, Codable {
  let parameter: String
  let element: Int?

  init(_ parameter: String, element: Int? = nil) {
    self.parameter = parameter
    self.element = element
  }
}

/// The question whether the user agrees to a draft with exactly the values it names.
struct Agreement: Hashable, Sendable, Codable {
  /// The question as it is asked: those of the parts together.
  let question: Dialogue
  let values: [String: KnownValue]
  /// The additional agreements of handlers; `nil` if only the intent itself is agreed to.
  var parts: [HandlerAgreement]?
  /// Whether the question was asked again, so that a mere "OK" may be meant for what was said between.
  var isRepeated: Bool?
}

/// The effect that a draft waits for.
enum Work: Hashable, Sendable, Codable {
  /// An entity is being looked up for a parameter or one of its elements.
  case lookingUp(String, element: Int)
  case resolving(String, KnownValue?)
  case suggesting(ParameterPlace)
  /// The handler is being asked whether the draft can be handled, with the user's agreement if
  /// there is one.
  case checking(Agreement?)
  case handling
  case remembering(Outcome)
  case saving(Shortcut)
  /// The host is opening the activity of a result.
  case opening(Outcome)
  case unlocking(Purpose)

  /// The work that continues when the device is unlocked.
  enum Purpose: Hashable, Sendable, Codable {
    /// The draft is resolved.
    case advancing
    /// The user has agreed.
    case agreeing(Agreement)
    /// The handler is called again; with the outcome if the device stays locked.
    case handling(Outcome)
  }
}

/// A request for an intent, with the inputs for its parameters.
struct IntentRequest: Hashable, Sendable, Codable {
  let intent: String
  let inputs: [String: GivenInput]
  /// The provenance of the request itself.
  let provenance: Provenance
  /// The deed that it takes back or does again.
  var reversal: Reversal?
}

/// The effect of an intent on an earlier deed.
enum Reversal: Hashable, Sendable, Codable {
  /// It undoes the deed with this key.
  case undo(String)
  /// It does the deed with this key again.
  case redo(String)
}

/// The partial results of a turn in progress.
struct TurnInProgress: Hashable, Sendable, Codable {
  var isLocked: Bool
  /// The remarks before the reply itself.
  var remarks: [Dialogue] = []
  /// The result of the intent handled in the turn.
  var outcome: Outcome?
  /// The results of the steps of a shortcut.
  var steps: [Outcome] = []
  /// Whether the suggestions are spoken, not only shown.
  var namesSuggestions = false
  /// A parameter that has changed though another was asked for, so that the next question says what it is now.
  var changed: String?
  /// The reason why the completed intent could not be remembered.
  var memoryFailure: String?
  /// Whether the state came from outside, so that only what is agreed to in this turn counts.
  var isForeign: Bool?
  /// How sure the conversation is of what the user said; sure if `nil`.
  var certainty: Turn.Certainty?
}
